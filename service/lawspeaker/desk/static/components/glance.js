/** The answer at a glance, which on a phone stays in sight at the bottom while the question is put together. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { sentencesOf } from "./reasons.js";

const TROUBLES = { 401: "trouble-key", 422: "trouble-impossible" };

/**
 * `verdict` is what is announced, `more` a sentence below it; both are left out while an answer is awaited. `mood` is `legal`,
 * `illegal`, `undetermined` or nothing.
 */
export function Glance({ mood = "", verdict, more }) {
  return html`<div class=${`glance ${mood}`}>
    <p role="status" class=${`verdict ${mood}`}>${verdict}</p>
    <p>${more}</p>
  </div>`;
}

/** That there is no answer, as it was `refused`: the first thing that is wrong, or that more stands below. */
export function Troubled({ refused: { status, errors } }) {
  const more = errors.length ? sentencesOf(errors[0].detail)[0] : say("see-below");
  return html`<${Glance} mood="illegal" verdict=${say(TROUBLES[status] ?? "trouble")} more=${more} />`;
}
