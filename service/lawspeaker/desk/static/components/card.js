/** The card of a player in a question: what is entered about that player. */

import { html } from "../vendor/preact.js";

/**
 * `title` is who it is, `told` what is said of that player at present; `isBlamed` tells that it cannot be so. The children are
 * what is entered.
 */
export function Card({ player, title, told, isBlamed, children }) {
  const id = `player-${player}`;
  return html`<section class=${`sheet-of-paper card ${isBlamed ? "blamed" : ""}`} aria-labelledby=${id}>
    <header>
      <h2 id=${id}>${title}</h2>
      <span class="answered">${told}</span>
    </header>
    ${children}
  </section>`;
}
