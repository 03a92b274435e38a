/** The legal actions of the state that is looked at. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { answers, useLatest } from "../answers.js";
import { Refused, ask } from "../api.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Current } from "../components/glance.js";
import { word } from "../components/reasons.js";
import { Trouble } from "../components/trouble.js";
import { useKept } from "./dispute.js";
import { numberOf } from "./numbers.js";
import { MissingAt } from "./ruling.js";
import { labelOf, titleOf } from "./words.js";

const ASKED = 100;
const SHOWN = 10;

/**
 * `asked` is what else is asked for, such as only actions of one player. `place` is the place that was touched,
 * `{name, called}`, or null; `leave` forgets it. `draft` is called with the action that is pointed at and its marks, or with null;
 * `pick` with the action that is chosen; `settle` with true when there is an answer.
 */
export function LegalActions({ game, state, asked, place, leave, draft, pick, settle }) {
  const [type, setType] = useState(null);
  const types = useRef([]);
  const { answer, refused, more, again, isStale, isSlow } = useLegalActions(game, state, { ...asked, ...(place && { place: place.name }) }, type);
  const [shown, setShown] = useState(SHOWN);
  useEffect(() => () => draft(null), []);
  useEffect(() => setShown(SHOWN), [state, type, place]);
  useEffect(() => { if (answer || refused) settle(true); }, [answer, refused]);
  useEffect(() => setType(null), [state, place]);
  if (refused) return html`<${Trouble} game=${game} refused=${refused} asked=${{ state }} again=${again} />`;
  if (!answer) return html`<p role="status" class="unread">${say("waiting")}</p>`;

  const { next } = answer;
  if (!answer.kind) types.current = (answer.types ?? []).map((each) => each.type);
  const choose = (action) => {
    draft(null);
    pick(action);
  };
  const fitting = answer.actions.map((action, index) => ({
    action,
    told: answer.sentences[index],
    points: answer.scores?.[index],
    drawn: answer.thumbnails?.[index],
    marks: answer.marks?.[index],
  }));
  const isAll = next === undefined;
  const isSure = isAll && !answer.missing_in_words?.length;
  const isLonger = fitting.length > shown;
  const left = new Set(answer.choices_left.flat());
  return html`<${Current} result=${{ isStale }}><div class="legal-actions answered">
    ${types.current.length > 1 && (fitting.length > 0 || type) && html`<${Choice} quiet label=${say("kind-of-action")}
      value=${type} change=${setType} choices=${[[null, say("all-kinds")], ...types.current.map((each) => [each, titleOf(game, each)])]} />`}
    <p role="status">${isSlow ? say("checking") : say(isSure ? "legal-count" : "legal-count-more", { count: fitting.length })}
      ${answer.hinges_on.length > 0 && ` ${say("hinges-on")}.`}
      ${place && html` <button type="button" class="quiet" onClick=${leave}>${say("everywhere", { place: place.called })}</button>`}</p>
    <ul class="actions">
      ${fitting.slice(0, shown).map(({ action, told, points, drawn, marks }) => html`<li key=${JSON.stringify(action)}>
        <button type="button" onClick=${() => choose(action)} onFocus=${() => draft(action, marks)} onBlur=${() => draft(null)}
          onMouseEnter=${() => draft(action, marks)} onMouseLeave=${() => draft(null)}>
          ${drawn && html`<i class="thumbnail" dangerouslySetInnerHTML=${{ __html: drawn }}></i>`}${told}
          ${points && html`<span class="afterwards">${afterwards(game, points)}</span>`}</button></li>`)}
    </ul>
    ${left.size > 0 && html`<p>${say("choices-left", { members: [...left].map((member) => labelOf(game, member)).join(", ") })}</p>`}
    ${isLonger && html`<button type="button" onClick=${() => setShown(shown + 5 * SHOWN)}>${say("show-more")}</button>`}
    ${!isLonger && !isAll && html`<button type="button" onClick=${more}>${say("look-further")}</button>`}
    <${MissingAt} answer=${answer} />
  </div></${Current}>`;
}

/** Two pages of a list as one. */
function joined(first, second) {
  const both = (member) => [...first[member], ...second[member]];
  const { next } = second;
  const listed = ["actions", "choices_left", "sentences", "scores", "thumbnails", "marks"].filter((member) => first[member]);
  return { ...first, next, ...Object.fromEntries(listed.map((member) => [member, both(member)])) };
}

/** What everybody has after an action: "Red 7, White 5". */
function afterwards(game, points) {
  return points.map((each) => `${word(game, "player", each.player)} ${numberOf(each)}`).join(", ");
}

/**
 * The first legal actions, only those of one `kind` unless that is null, and `more` of them as often as it is called. The answer
 * says of which `kind` it is.
 */
function useLegalActions(game, state, others, kind) {
  const drawn = { ...(answers(game, "pictures") && { marks: true }), ...(game.draws_actions && { thumbnails: true }) };
  const asked = { ...others, ...drawn, ...(kind && { type: kind }), state, sentences: true, limit: ASKED };
  const listed = async (signal) => ({ ...(await ask(game.id, "legal-actions", asked, { signal })), kind });
  const latest = useLatest(listed, [game.id, JSON.stringify(asked)]);
  const { answer: first, refused, again, isStale, isSlow } = useKept(latest);
  const [further, setFurther] = useState({});
  const answer = further.first === first ? further.answer : first;

  async function more() {
    try {
      const page = await ask(game.id, "legal-actions", { ...asked, cursor: answer.next });
      setFurther({ first, answer: joined(answer, page) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFurther({ first, answer, refused: error });
    }
  }

  const refusal = refused ?? (further.first === first ? further.refused : undefined);
  return { answer, refused: refusal, more, again: refused ? again : more, isStale, isSlow };
}
