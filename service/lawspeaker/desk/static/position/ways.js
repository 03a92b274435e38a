/** The ways to complete a move of which something is left open, such as its payment: one tap chooses. */

import { html } from "../vendor/preact.js";
import { useAnswer } from "../answers.js";
import { sendable } from "../edits.js";
import { say } from "../page.js";

const MOST = 12;

/** `pick` is called with the completed `action`. */
export function Ways({ game, state, action, pick }) {
  const request = { state: sendable(game, state), action, limit: MOST, sentences: true };
  const { answer } = useAnswer(game.id, "legal-actions", request);
  if (!answer) return null;
  const { actions, sentences, missing = [], truncated } = answer;
  const areAll = missing.length === 0 && !truncated;
  if (actions.length === 0) return areAll && html`<p class="illegal">${say("position-no-way")}</p>`;
  return html`<h3>${say("position-ways")}</h3>
    <p class="ways">${actions.map((each, nth) => html`
      <button key=${sentences[nth]} type="button" onClick=${() => pick(each)}>${sentences[nth]}</button>`)}</p>`;
}
