/** From a quick question to the page on which the whole position is entered, from which a link leads back. */

import { html } from "../vendor/preact.js";
import { Refused, ask } from "../api.js";
import { goTo } from "../link.js";
import { say } from "../page.js";

/**
 * `question` of `game` is asked with `request`, which is null if nothing is entered yet; `entered` is what the page of the quick
 * question has in its address. If the request only describes what lies on the table, `whole` is its member that asks for a
 * position, and the member of the answer with the request about that.
 */
export function WholePosition({ game, question, request, entered, whole }) {
  if (!request) return null;
  const page = location.pathname.split("/").at(-1);

  async function go() {
    const { state, ...asked } = whole ? await laid() : request;
    goTo("position", { game, state, actions: [], question, asked, quick: { page, entered } });
  }

  /** What is refused is asked there as it was here. */
  async function laid() {
    try {
      return (await ask(game, question, { ...request, [whole]: true }))[whole];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return request;
    }
  }

  return html`<button type="button" onClick=${go}>${say("whole-position")}</button>`;
}
