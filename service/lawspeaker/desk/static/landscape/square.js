/** What is on a square, as it is drawn and as it is said. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { word } from "../components/reasons.js";
import { isCondition } from "./brushes.js";
import { EMPTY, NOWHERE, UNKNOWN } from "./grid.js";

const SIGNS = new URL("signs.svg", import.meta.url);
const WORDS = {
  F: "forest", M: "mountain", V: "village", E: "elk", W: "wolf", C: "crystal",
  [EMPTY]: "empty", [UNKNOWN]: "unknown", [NOWHERE]: "nowhere",
};

/** What is on a square in words: "forest", "river from north to south", "condition 7 (Roaring Falls)". */
export function told(game, token) {
  if (isCondition(token)) return say("landscape-is-condition", { condition: word(game, "condition", token) });
  return say(token in WORDS ? `landscape-${WORDS[token]}` : `landscape-river-${token}`);
}

/** The kind of ground, for the style sheet. */
export function ground(token) {
  if (token === NOWHERE) return "nowhere";
  if (token === UNKNOWN) return "hatched";
  return isCondition(token) ? "condition" : "meadow";
}

/** The sign on a square; a condition is `joined` to its other part over that edge. */
export function Sign({ token, joined }) {
  if (token === NOWHERE || token === EMPTY) return null;
  if (token === UNKNOWN) return html`<span class="letter" aria-hidden="true">?</span>`;
  if (isCondition(token)) {
    return html`<span class=${`plaque ${joined ? `to-${joined}` : ""}`} aria-hidden="true">${token}</span>`;
  }
  return html`<svg class="sign" aria-hidden="true" focusable="false">
    <use href=${`${SIGNS}#${token}`} /></svg>`;
}
