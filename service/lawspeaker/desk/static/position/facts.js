/** What people say of a position beside its pieces: questions in plain words, each with a control for its answer. */

import { html } from "../vendor/preact.js";
import { isRecord } from "../link.js";
import { stepsOf, valueAt } from "../pointer.js";
import { word } from "../components/reasons.js";
import { resolved } from "../desk/schema.js";
import { playersOf } from "../desk/words.js";
import { Answer, cardsOf } from "./controls.js";
import { Swatch } from "./people.js";

/** The step of a pointer that stands for each player, and the one that stands for each entry. */
const [PLAYER, EACH] = ["{player}", "*"];

/**
 * The `subjects` of the pieces that matter in the phase of `state`. `schema` describes the state, whose parts are among
 * `schemas`; `set` is called with the changed state, and `edit` with a place and with what is in hand.
 */
export function Subjects({ subjects, ...shared }) {
  const { phase } = shared.state;
  const matters = ({ phases }) => phases.length === 0 || !phase || phases.includes(phase);
  return subjects.filter(matters).map(({ title, phases, facts }) => html`
    <details key=${title} class="sheet-of-paper facts" open=${phases.includes(phase)}>
      <summary><h2>${title}</h2></summary>
      ${facts.filter(({ at }) => !isOfEach(at)).map((fact) => html`<${Fact} key=${fact.at} ...${shared} fact=${fact} />`)}
      <${OfPlayers} ...${shared} facts=${facts.filter(({ at }) => isOfEach(at))} />
    </details>`);
}

function isOfEach(at) {
  return stepsOf(at).includes(PLAYER);
}

/** The facts of `player` among the `subjects`. */
export function FactsOf({ subjects, ...shared }) {
  const facts = subjects.flatMap((subject) => subject.facts).filter(({ at }) => isOfEach(at));
  return facts.map((fact) => html`<${Fact} key=${fact.at + shared.player} ...${shared} fact=${fact} />`);
}

export function OfPlayers({ facts, ...shared }) {
  const { game, owners, state } = shared;
  return facts.length > 0 && seated(game, state).map((player) => html`<fieldset key=${player} class="group">
    <legend><${Swatch} owners=${owners} player=${player} />${word(game, "player", player)}</legend>
    ${facts.map((fact) => html`<${Fact} key=${fact.at} ...${shared} fact=${fact} player=${player} />`)}
  </fieldset>`);
}

/** The fact of the subjects to which `steps` lead, as `{fact, player}`, if there is one with something to choose from. */
export function factAt({ game, state }, subjects, steps) {
  const players = playersOf(game);
  const leads = ({ at }) => stepsOf(at).every((step, nth) => (step === PLAYER ? players.includes(steps[nth]) : step === steps[nth]));
  const fact = subjects.flatMap(({ facts }) => facts).find(leads);
  if (!fact || (fact.among && allAt(state, stepsOf(fact.among)).length === 0)) return undefined;
  return { fact, player: steps[stepsOf(fact.at).indexOf(PLAYER)] };
}

/** The facts of each player that are parts of what stands where the steps lead. */
export function factsBelow(subjects, steps) {
  const isBelow = ({ at }) => stepsOf(at).length > steps.length && steps.every((step, nth) => step === stepsOf(at)[nth]);
  return subjects.flatMap(({ facts }) => facts).filter((fact) => isOfEach(fact.at) && isBelow(fact));
}

export function Fact({ game, schemas, schema, groups = [], state, set, edit, fact: { title, at, among, pieces }, player }) {
  const steps = stepsOf(at).map((step) => (step === PLAYER ? player : step));
  const put = (piece, nth) => {
    const place = ["", "state", ...steps, ...(piece ? [] : ["cards", nth])].join("/");
    edit({ name: player, called: title, title, at: place }, { piece, player, turn: 0 });
  };
  const kinds = pieces && groups.map((group) => ({ ...group, pieces: group.pieces.filter(({ id }) => pieces.includes(id)) }));
  return html`<div class="fact"><${Answer} game=${game} schemas=${schemas} schema=${schemaAt(schemas, schema, steps)} label=${title}
    member=${steps.findLast((step) => step !== player)} places=${among && allAt(state, stepsOf(among))}
    pieces=${kinds?.filter((kind) => kind.pieces.length > 0)} put=${put}
    players=${seated(game, state)} value=${valueAt(state, steps)} change=${(next) => set(withAt(state, steps, next))} /></div>`;
}

function seated(game, { players }) {
  return players?.length ? players.filter(Boolean) : playersOf(game);
}

/** To what the facts of `subjects` lead, as lists of steps. Of a pile without kinds of cards they ask only for the number. */
export function askedIn(subjects, schemas, schema) {
  return subjects.flatMap(({ facts }) => facts).map(({ at }) => {
    const steps = stepsOf(at);
    const cards = cardsOf(schemas, schemaAt(schemas, schema, steps));
    return cards && !cards.enum ? [...steps, "count"] : steps;
  });
}

/** The schema without that to which the lists of steps `asked` lead, and without objects in which nothing else is left. */
export function withoutAsked(schemas, schema, asked) {
  const { properties, ...others } = resolved(schemas, schema);
  const left = Object.entries(properties).flatMap(([name, each]) => {
    const below = asked.filter(([first]) => first === name || first === PLAYER).map(([, ...rest]) => rest);
    if (below.length === 0) return [[name, each]];
    if (below.some((rest) => rest.length === 0)) return [];
    const rest = withoutAsked(schemas, each, below);
    return Object.keys(rest.properties).length > 0 ? [[name, rest]] : [];
  });
  return { ...others, properties: Object.fromEntries(left) };
}

/** The schema of what stands where the steps lead, also for any of the players; `undefined` if that is an item of a list. */
export function schemaAt(schemas, schema, [first, ...rest]) {
  const found = schema && resolved(schemas, schema);
  if (first === undefined || !found) return found;
  const { properties = {}, additionalProperties } = found;
  const ofEach = first === PLAYER ? Object.values(properties)[0] : additionalProperties || undefined;
  return schemaAt(schemas, properties[first] ?? ofEach, rest);
}

/** Everything to which the steps lead, where a step can stand for each entry; in the end, for the names of members. */
function allAt(document, [first, ...rest]) {
  if (document === undefined) return [];
  if (first === undefined) return [document];
  if (first !== EACH) return allAt(document?.[first], rest);
  if (rest.length === 0 && isRecord(document)) return Object.keys(document);
  return Object.values(document).flatMap((each) => allAt(each, rest));
}

/** The record with another value where the steps lead. What is `undefined` is left out, with what holds nothing else then. */
export function withAt(record, [first, ...rest], value) {
  const next = rest.length ? withAt(record?.[first], rest, value) : value;
  const { [first]: former, ...others } = record ?? {};
  const isNothing = next === undefined || (rest.length > 0 && Object.keys(next).length === 0);
  return isNothing ? others : { ...others, [first]: next };
}
