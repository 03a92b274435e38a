/** A house in the colour of a clan, always beside the name of that colour. */

import { html } from "../vendor/preact.js";

/** `clan` is one of `CLANS`. */
export function House({ clan }) {
  return html`<svg class=${`house ${clan}`} viewBox="0 0 20 20" aria-hidden="true"><path d="M2 9 10 2l8 7v9H2z" /></svg>`;
}
