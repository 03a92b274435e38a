/** Which moment of a game it is: the phase, the round, and whose turn it is. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Choice, Toggle } from "../components/choice.js";
import { isRecord } from "../link.js";
import { resolved } from "../desk/schema.js";
import { playersOf, told } from "../desk/words.js";

/** The members of a state that tell the moment, if the game has them. */
const MOMENT = ["phase", "round"];
const TURN = "turn";

/** To what the moment leads, as lists of steps into a state. */
export function stepsOfMoment(schemas, properties) {
  const turn = TURN in properties && (resolved(schemas, properties[TURN]).enum ? [TURN] : [TURN, "player"]);
  return [...MOMENT.map((member) => [member]), ...(turn ? [turn] : [])];
}

/**
 * `schemas` describe the `properties` of a state; `set` is called with the changed state. `beginnings` are those of the `pieces`
 * of the API: the facts of a state in which nothing has been done yet in a phase.
 */
export function Moment({ game, schemas, properties, beginnings, state, set }) {
  const has = (member) => member in properties;
  const at = (member) => html`<${MomentAt} key=${member} game=${game} schemas=${schemas} properties=${properties} member=${member}
    state=${state} set=${set} />`;
  return html`
    ${[...MOMENT, TURN].filter(has).map(at)}
    <${Beginning} beginnings=${beginnings} state=${state} set=${set} />`;
}

/** Whether steps into a state lead to the moment. */
export function isOfMoment({ schemas, properties }, steps) {
  return stepsOfMoment(schemas, properties).some((each) => steps[0] in properties && each.join() === steps.join());
}

/** The control for one part of the moment. */
export function MomentAt({ game, schemas, properties, member, state, set }) {
  const schema = resolved(schemas, properties[member]);
  return html`<${member === TURN ? Turn : One} game=${game} schema=${schema} member=${member} state=${state} set=${set} />`;
}

/** The beginning that the phase of a state has. As long as that is not known, it is the first. */
export function beginningIn(beginnings, state) {
  return beginnings.find(({ phase }) => phase === (state.phase ?? phase));
}

/** The switch for what a state says before anything is done in its phase. */
export function Beginning({ beginnings, state, set }) {
  const beginning = beginningIn(beginnings, state);
  if (!beginning) return null;
  const { phase, title, state: facts } = beginning;
  return html`<${Facts} title=${title} facts=${facts} state=${state} set=${set} along=${{ phase }} />`;
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
