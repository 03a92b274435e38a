/** The legal actions of the state that is looked at. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { Refused, ask } from "../api.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { useKept } from "./dispute.js";
import { mentioned } from "./marks.js";
import { MissingAt } from "./ruling.js";
import { detailsOf, titleOf } from "./words.js";

const ASKED = 1000;
const SHOWN = 10;

/**
 * `place` is the name of the place that was touched, or null; `leave` forgets it; `pick` is called with an action,
 * and `settle` with true when there is an answer.
 */
export function LegalActions({ game, state, place, leave, pick, settle }) {
  const { answer, refused, more, again } = useLegalActions(game, state);
  const [type, setType] = useState(null);
  const [shown, setShown] = useState(SHOWN);
  useEffect(() => setShown(SHOWN), [state, type, place]);
  useEffect(() => { if (answer || refused) settle(true); }, [answer, refused]);
  if (refused) return html`<${Trouble} game=${game} refused=${refused} asked=${{ state }} again=${again} />`;
  if (!answer) return html`<p role="status" class="unread">${say("waiting")}</p>`;

  const { actions, next, missing } = answer;
  const types = [...new Set(actions.map((action) => action.type))];
  const chosen = types.includes(type) ? type : null;
  const isThere = (action) => !place || mentioned(action, new Set([place])).length > 0;
  const fitting = actions.filter((action) => (!chosen || action.type === chosen) && isThere(action));
  const isAll = next === undefined;
  const isLonger = fitting.length > shown;
  return html`<div class="legal-actions">
    ${types.length > 1 && html`<${Choice} quiet label=${say("kind-of-action")} value=${chosen} change=${setType}
      choices=${[[null, say("all-kinds")], ...types.map((each) => [each, titleOf(game, each)])]} />`}
    <p role="status">${say(isAll ? "legal-count" : "legal-count-more", { count: fitting.length })}
      ${place && html` <button type="button" class="quiet" onClick=${leave}>${say("everywhere", { place })}</button>`}</p>
    <ul class="actions">
      ${fitting.slice(0, shown).map((action) => html`<li key=${JSON.stringify(action)}>
        <button type="button" onClick=${() => pick(action)}>
          <b>${titleOf(game, action.type)}</b> ${detailsOf(game, action)}</button></li>`)}
    </ul>
    ${isLonger && html`<button type="button" onClick=${() => setShown(shown + 5 * SHOWN)}>${say("show-more")}</button>`}
    ${!isLonger && !isAll && html`<button type="button" onClick=${more}>${say("look-further")}</button>`}
    <${MissingAt} game=${game} asked=${{ state }} missing=${missing} />
  </div>`;
}

/** The first legal actions, and `more` of them as often as it is called. */
function useLegalActions(game, state) {
  const asked = { state, limit: ASKED };
  const latest = useLatest((signal) => ask(game.id, "legal-actions", asked, { signal }), [game.id, JSON.stringify(state)]);
  const { answer: first, refused, again } = useKept(latest);
  const [further, setFurther] = useState({});
  const answer = further.first === first ? further.answer : first;

  async function more() {
    try {
      const { actions, next } = await ask(game.id, "legal-actions", { ...asked, cursor: answer.next });
      setFurther({ first, answer: { ...answer, actions: [...answer.actions, ...actions], next } });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFurther({ first, answer, refused: error });
    }
  }

  const refusal = refused ?? (further.first === first ? further.refused : undefined);
  return { answer, refused: refusal, more, again: refused ? again : more };
}
