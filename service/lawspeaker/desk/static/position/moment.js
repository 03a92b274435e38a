/** Which moment of a game it is: the phase, the round, and whose turn it is. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Choice, Toggle } from "../components/choice.js";
import { isRecord } from "../link.js";
import { resolved } from "../desk/schema.js";
import { playersOf, told } from "../desk/words.js";

/** The members of a state that tell the moment, if the game has them. */
export const MOMENT = ["phase", "round"];
const TURN = "turn";

/**
 * `schemas` describe the `properties` of a state; `set` is called with the changed state. `beginnings` are those of the `pieces`
 * of the API: the facts of a state in which nothing has been done yet in a phase. So are the `absences`: that something is not there.
 */
export function Moment({ game, schemas, properties, beginnings, absences, state, set }) {
  const has = (member) => member in properties;
  return html`
    ${MOMENT.filter(has).map((member) => html`<${One} key=${member} game=${game} member=${member} state=${state} set=${set}
      schema=${resolved(schemas, properties[member])} />`)}
    ${has(TURN) && html`<${Turn} game=${game} schema=${resolved(schemas, properties[TURN])} state=${state} set=${set} />`}
    <${Beginning} beginnings=${beginnings} state=${state} set=${set} />
    ${absences.map((absence) => html`<${Absence} key=${absence.title} absence=${absence} state=${state} set=${set} />`)}`;
}

/** The switch for what a state says before anything is done in its phase. Without a known phase, it is that of the only beginning. */
function Beginning({ beginnings, state, set }) {
  const beginning = beginnings.find(({ phase }) => phase === (state.phase ?? (beginnings.length === 1 && phase)));
  if (!beginning) return null;
  const { phase, title, state: facts } = beginning;
  return html`<${Facts} title=${title} facts=${facts} state=${state} set=${set} along=${{ phase }} />`;
}

/** The switch for the fact that there is nothing of a kind, as long as nothing of it was put down. */
function Absence({ absence: { title, state: facts }, state, set }) {
  const isThere = Object.keys(facts).some((member) => state[member]?.length > 0);
  return !isThere && html`<${Facts} title=${title} facts=${facts} state=${state} set=${set} />`;
}

/** A switch that puts some `facts` into the state, with what goes `along` with them, or takes the facts out. */
function Facts({ title, facts, state, set, along = {} }) {
  const isSo = Object.entries(facts).every(([member, value]) => says(state[member], value));
  const change = (next) => set(Object.entries(facts).reduce(next ? withFacts : withoutFacts, { ...state, ...(next && along) }));
  return html`<${Toggle} label=${title} checked=${isSo} change=${change} />`;
}

/** Whether `value` is `facts`, or has all of them if they are several. */
function says(value, facts) {
  if (!areSeveral(facts)) return JSON.stringify(value) === JSON.stringify(facts);
  return isRecord(value) && Object.entries(facts).every(([member, fact]) => says(value[member], fact));
}

function withFacts(state, [member, facts]) {
  return { ...state, [member]: areSeveral(facts) ? { ...state[member], ...facts } : facts };
}

function withoutFacts(state, [member, facts]) {
  const rest = areSeveral(facts) ? Object.entries(state[member]).filter(([name]) => !(name in facts)) : [];
  return withMember(state, member, rest.length ? Object.fromEntries(rest) : undefined);
}

/** Whether these are facts with names. An empty object is a single one: that there is nothing. */
function areSeveral(facts) {
  return isRecord(facts) && Object.keys(facts).length > 0;
}

function One({ game, member, schema, state, set }) {
  const choices = schema.enum ?? Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, nth) => schema.minimum + nth);
  const choose = ({ target }) => set(withMember(state, member, choices.find((each) => String(each) === target.value)));
  return html`<label class="field">${say(`position-${member}`)}<select value=${state[member] ?? ""} onChange=${choose}>
    <option value="">${say("position-unknown")}</option>
    ${choices.map((each) => html`<option key=${each} value=${each}>${told(game, member, each)}</option>`)}
  </select></label>`;
}

/** Whose turn it is, which some games say together with what was done in it. */
function Turn({ game, schema, state, set }) {
  const isPlain = Boolean(schema.enum);
  const seated = state.players?.length ? state.players.filter(Boolean) : playersOf(game);
  const choose = (player) => {
    if (isPlain) return set(withMember(state, TURN, player));
    const turn = withMember(state[TURN] ?? {}, "player", player);
    return set(withMember(state, TURN, Object.keys(turn).length ? turn : undefined));
  };
  return html`<${Choice} label=${say("position-turn-whose")} value=${isPlain ? state[TURN] : state[TURN]?.player} change=${choose}
    choices=${[...seated.map((player) => [player, told(game, "player", player)]), [undefined, say("position-unknown")]]} />`;
}

function withMember(record, member, value) {
  const { [member]: former, ...others } = record;
  return value === undefined ? others : { ...others, [member]: value };
}
