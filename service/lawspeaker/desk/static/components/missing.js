/** What would have to be known for a full answer. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";

/** `things` are said in words, or as elements; without any there is nothing to show. */
export function Missing({ things }) {
  return things.length > 0 && html`<section class="missing">
    <h3>${say("missing")}</h3>
    <ul>${things.map((thing) => html`<li>${thing}</li>`)}</ul>
  </section>`;
}
