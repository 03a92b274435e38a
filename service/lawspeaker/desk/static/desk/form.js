/** A form for an action, made from the JSON Schema of its type in the contract of the API. It knows no game. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { answers, useAnswer, useLatest } from "../answers.js";
import { Refused, ask, schemasOf } from "../api.js";
import { say } from "../page.js";
import { stepsOf, valueAt } from "../pointer.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { Members } from "./fields.js";
import { piecesOf, useLaying } from "./laying.js";
import { words } from "./marks.js";
import { filled, isLaid, put, takers, takesMore } from "./places.js";
import { actionTypes, cleaned, completed, resolved, sharesOf, withoutEmptyShares } from "./schema.js";
import { labelOf, playersOf, titleOf } from "./words.js";

/**
 * `state` is where the action is to be done: players who do not play are not offered. `places` are the names of those in its
 * picture. `wrong` says by the path, joined, what is wrong with a field. `settle` is called with whether the form is there;
 * `draft` with what is built so far and the places that it takes, as far as they are known, and with null in the end; `taker` with
 * a function that takes a place that was touched, `{name, at}`, or with null; and `use` with the action when it is to be ruled on.
 * If only some `types` are offered, they are all in sight, and without `use` there is no button for that, and no frames. `copies`
 * are pointers into the action, `[to, from]` each: there the same is said once.
 */
export function ActionForm({ game, state, places, types: offered, initial, copies = [], taker, draft, use, settle, wrong }) {
  const { answer: [contract, all] = [], refused, again } = useLatest(() => Promise.all([schemasOf(game.id), piecesOf(game)]), [game.id]);
  const { answer: listed } = useLatest(async () => (offered ? undefined : ask(game.id, "legal-actions", { state, limit: 1 })), [game.id, state]);
  const [action, setAction] = useState(initial ?? {});
  const [focused, setFocused] = useState(null);
  const types = contract && actionTypes(contract);
  const schemas = contract?.schemas;
  const schema = contract && action.type && resolved(schemas, types[action.type]);
  const fields = schema ? takers(schemas, schema, action) : [];
  const active = activeOf(fields, focused);
  const pieces = useLaying(game, action.type, all ?? []);
  const laying = active && takesMore(active.schema) ? pieces : null;
  const field = active?.path.findLast((step) => typeof step === "string");

  const laid = isLaid(fields) && answers(game, "pictures") ? cleaned(completed(schemas, schema, action)) : null;
  const { answer: ruled } = useAnswer(game.id, "rulings", laid && { state, action: laid, marks: true });

  useEffect(() => taker(active ? take : null));
  useEffect(() => () => taker(null), []);

  /** A piece that was laid can be turned. Who has squares of their own lays something there. */
  function take(place) {
    const { name, at } = place;
    if (laying) {
      setFocused(active.path.join());
      laying.take(place, (text) => setAction((latest) => put(latest, active.path, text)));
      return;
    }
    const owner = stepsOf(at).find((step) => `player-${step}` in game.words);
    const whose = active.turns && owner ? { player: owner } : {};
    setAction({ ...filled(action, active, name), ...whose });
    setFocused(null);
  }

  useEffect(() => { draft(action, laid ? ruled?.action_marks : undefined); }, [action, ruled]);
  useEffect(() => () => draft(null), []);
  useEffect(() => settle(Boolean(contract || refused)), [contract, refused]);

  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!contract) return html`<p role="status" class="unread">${say("waiting")}</p>`;
  const shared = {
    game, schemas, wrong, places, players: state.players, active: active?.path.join(), focus: (path) => setFocused(path.join()),
    isFlat: !use, copies: copies.map(([to]) => stepsOf(to).join()),
  };
  const change = (next) => setAction(copies.reduce((all, [to, from]) => put(all, stepsOf(to), valueAt(all, stepsOf(from))), next));
  const choose = async (type) => {
    setAction({ type, ...(action.player && { player: action.player }), ...sharesOf(schemas, types[type], playing(game, state)) });
    const player = await takerOf(game, state, type);
    if (player) setAction((chosen) => (chosen.type === type && !chosen.player ? { ...chosen, player } : chosen));
  };
  const asked = (event) => {
    event.preventDefault();
    use?.(cleaned(withoutEmptyShares(schemas, schema, action)));
  };
  const hint = active && (laying?.hint ?? (active.turns ? say("touch-to-lay") : say("touch-for", { field: labelOf(game, field) })));
  return html`<form class="action-form" onSubmit=${asked}>
    <${offered ? Kind : Type} game=${game} types=${offered ?? Object.keys(types)} legal=${listed?.types} value=${action.type} change=${choose} />
    ${schema && html`
      <p role="status" class="hint">${hint}</p>
      <${Members} key=${action.type} folded=${!use} shared=${shared} schema=${schema} path=${[]} value=${action} change=${change} />
      ${laying?.palette}
      ${use && html`<button class="main">${say("rule-on-it")}</button>`}`}
  </form>`;
}

/** Who plays; if that is not said, whoever the state names. */
function playing(game, state) {
  return state.players?.filter(Boolean) ?? playersOf(game).filter((player) => words(state).includes(player));
}

/** Who may take an action of a type now, or whose turn it is; `undefined` if neither is known. */
async function takerOf(game, state, type) {
  try {
    const { actions } = await ask(game.id, "legal-actions", { state, type, limit: 1 });
    return actions[0]?.player ?? whoseTurn(game, state);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return whoseTurn(game, state);
  }
}

function whoseTurn(game, { turn }) {
  return [turn, turn?.player].find((each) => typeof each === "string" && `player-${each}` in game.words);
}

/** Which of `fields` takes a place that is touched: that at the path `focused`, or the first that is empty, or the last. */
function activeOf(fields, focused) {
  return fields.find(({ path }) => path.join() === focused)
    ?? fields.find(({ value }) => value === undefined || value === "")
    ?? fields.at(-1);
}

function Kind({ game, types, value, change }) {
  return types.length > 1 && html`<${Choice} quiet label=${labelOf(game, "type")} value=${value} change=${change}
    choices=${types.map((type) => [type, titleOf(game, type)])} />`;
}

/** Those of which there are `legal` actions, or may be, come first. */
function Type({ game, types, legal = [], value, change }) {
  const isLegal = (type) => legal.some((each) => each.type === type);
  const groups = [["kinds-now", types.filter(isLegal)], ["kinds-else", types.filter((type) => !isLegal(type))]];
  const options = (some) => some.map((type) => html`<option key=${type} value=${type}>${titleOf(game, type)}</option>`);
  return html`<label class="field">${labelOf(game, "type")}
    <select required value=${value ?? ""} onChange=${({ target }) => change(target.value)}>
      <option value="" disabled>${say("choose")}</option>
      ${legal.length === 0 ? options(types) : groups.map(([label, some]) => some.length > 0 && html`
        <optgroup key=${label} label=${say(label)}>${options(some)}</optgroup>`)}
    </select></label>`;
}
