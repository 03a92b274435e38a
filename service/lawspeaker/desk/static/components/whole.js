/** From a quick question to the page on which the whole position is entered, from which a link leads back. */

import { html } from "../vendor/preact.js";
import { goTo } from "../link.js";
import { say } from "../page.js";

/**
 * `question` of `game` is asked with `request`, which is null if nothing is entered yet; `entered` is what the page of the quick
 * question has in its address.
 */
export function WholePosition({ game, question, request, entered }) {
  if (!request) return null;
  const { state, ...asked } = request;
  const page = location.pathname.split("/").at(-1);
  const go = () => goTo("position", { game, state, actions: [], question, asked, quick: { page, entered } });
  return html`<button type="button" onClick=${go}>${say("whole-position")}</button>`;
}
