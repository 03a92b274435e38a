/** The ruling on the move for which a position is entered. What it still needs to know is asked there, each with its control. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { useAnswer, useLatest } from "../answers.js";
import { schemasOf } from "../api.js";
import { sendable } from "../edits.js";
import { say } from "../page.js";
import { Current, Glance, exceptImpossible } from "../components/glance.js";
import { RestInOrder } from "../components/in-order.js";
import { withReading } from "../components/readings.js";
import { stepsOf } from "../pointer.js";
import { actionTypes, stateSchema, resolved } from "../desk/schema.js";
import { isAnswered } from "./controls.js";
import { Fact, OfPlayers, factAt, factsBelow, schemaAt, withAt } from "./facts.js";
import { Beginning, MomentAt, beginningIn, isOfMoment } from "./moment.js";
import { People } from "./people.js";
import { Ways } from "./ways.js";

/**
 * The `ruling`, as far as the position is known; none on one that cannot be, where what was asked stays to be corrected. `set` is
 * called with the changed `state`, `edit` as for `Subjects`, `call` with the changed `names` of the people who play, and `pick` with the `action` completed.
 * What was asked once stays: an answer may have several parts. And it stays where it is when the next ruling comes, which may be
 * just when it is tapped, so the summary is below it.
 */
export function Asked({ action, pick, ruling, ...shared }) {
  const { game, state, set } = shared;
  const { answer: contract } = useLatest(() => schemasOf(game.id), [game.id]);
  const answer = contract && ruling.answer; // together and before the rest, so that nothing moves when the other one comes
  const asked = useRef(new Map());
  const section = useRef(null);
  useEffect(() => {
    const isBelow = answer && section.current.getBoundingClientRect().top > innerHeight / 2;
    if (isBelow) section.current.scrollIntoView(); // what is asked is why somebody came here
  }, [Boolean(answer)]);
  answer?.missing.forEach((pointer, nth) => asked.current.set(pointer, answer.missing_in_words[nth]));
  const isOpen = answer?.missing.length > 0 && answer.missing.every((pointer) => pointer.startsWith("/action/"));
  const outcome = ({ verdict }) => say(`position-verdict-${verdict}`);
  return html`<${Current} result=${ruling}><section class="move" ref=${section}><div class="sheet-of-paper">
    <${Glance} result=${exceptImpossible(ruling)} mood=${answer?.verdict} verdict=${answer && outcome(answer)} more=${answer?.sentence} game=${game}
      hinges=${answer?.hinges_on} outcome=${outcome} chosen=${state.readings}
      read=${(reading, choice) => set(withReading(state, reading, choice))} />
    ${(answer || ruling.refused) && html`<p><${RestInOrder} state=${shared.state} set=${shared.set} /></p>`}
    ${asked.current.size > 0 && html`
      <${Wanted} ...${shared} action=${action} contract=${contract} asked=${[...asked.current]} missing=${answer?.missing ?? []} />`}
    ${answer?.summary && html`<p>${answer.summary}</p>`}
    ${isOpen && html`<${Ways} game=${game} state=${state} action=${action} pick=${pick} />`}
  </div></section></${Current}>`;
}

/** `asked` are pointers, each with what stands there in words. Some of them are still `missing`. */
export function Wanted({ game, pieces, action, contract, state, set, edit, names, call, asked, missing }) {
  const { schemas } = contract;
  const schema = stateSchema(contract);
  const { beginnings = [], subjects = [], owners = [], groups } = pieces ?? {};
  const members = action && resolved(schemas, actionTypes(contract)[action.type]).properties;
  const shared = { game, schemas, schema, properties: schema.properties, owners, groups, action, members, state, set, edit, names, call };
  const places = asked.map(([pointer, words]) => {
    const place = { words, steps: stepsOf(pointer.replace(/^\/state\b/, "")), isMissing: missing.includes(pointer) };
    return { ...place, control: controlFor(shared, place, subjects) };
  });
  const beginning = beginningIn(beginnings, state);
  const isBegun = ({ steps: [member, fact] }) => beginning?.state[member] && (fact === undefined || fact in beginning.state[member]);
  const others = places.filter(({ control, isMissing }) => !control && isMissing);
  const lists = others.filter(({ steps }) => schemaAt(schemas, schema, steps)?.type === "array");
  return html`<section class="missing facts">
    ${missing.length > 0 && html`<h3>${say("missing")}</h3>`}
    ${places.some(isBegun) && html`<${Beginning} beginnings=${beginnings} state=${state} set=${set} />`}
    ${places.map(({ control }) => control)}
    <${Lists} game=${game} state=${state} set=${set} places=${lists} />
    <${Words} places=${others.filter((place) => !lists.includes(place))} />
  </section>`;
}

/**
 * Lists that are not known. A button says that nothing is in them, if that is possible: something else may say that there must be.
 * If it is not, each has a button of its own.
 */
function Lists({ game, state, set, places }) {
  const emptied = places.reduce((emptied, { steps }) => withAt(emptied, steps, []), state);
  const { answer, isStale } = useAnswer(game.id, "audits", places.length > 0 ? { state: sendable(game, emptied) } : null);
  if (!answer || isStale) return html`<${Words} places=${places} />`;
  const isPossible = answer.verdict !== "impossible";
  if (!isPossible && places.length > 1) {
    return places.map((place) => html`<${Lists} key=${place.steps.join()} game=${game} state=${state} set=${set} places=${[place]} />`);
  }
  return html`<${Words} places=${places} />
    ${isPossible && html`
      <button type="button" onClick=${() => set(emptied)}>${say("position-none-there", { count: places.length })}</button>`}`;
}

function Words({ places }) {
  const all = [...new Set(places.map(({ words }) => words))];
  return all.length > 0 && html`<ul>${all.map((words) => html`<li key=${words}>${words}</li>`)}</ul>`;
}

/** The control for what stands where the steps lead, if there is one. */
function controlFor(shared, { steps, words }, subjects) {
  const at = steps.join("/");
  if (steps[0] === "action") return cardsFor(shared, steps[1], subjects);
  if (at === "players") return html`<${People} key=${at} ...${shared} />`;
  if (isOfMoment(shared, steps)) return html`<${MomentAt} key=${at} ...${shared} member=${steps[0]} />`;
  const found = factAt(shared, subjects, steps);
  if (found) return html`<${Fact} key=${at} ...${shared} ...${found} />`;
  const below = factsBelow(subjects, steps);
  if (below.length > 0) return html`<div key=${at}><p>${words}</p><${OfPlayers} ...${shared} facts=${below} /></div>`;
  const schema = schemaAt(shared.schemas, shared.schema, steps);
  const fact = { title: words, at: `/${at}` };
  return schema && isAnswered(shared.schemas, schema) && html`<${Fact} key=${at} ...${shared} fact=${fact} />`;
}

/** The cards of the player from which an action takes those in its `member`; by default, in any. */
export function cardsFor(shared, member, subjects) {
  const { schemas, members, action: { player } } = shared;
  const isOfCards = ({ items = {} } = {}) => Boolean(resolved(schemas, items).properties?.card);
  const takesCards = member ? isOfCards(members[member]) : Object.values(members).some(isOfCards);
  const fact = takesCards && subjects.flatMap(({ facts }) => facts).find(({ pieces }) => pieces);
  return fact && player && html`<${Fact} key=${player} ...${shared} fact=${fact} player=${player} />`;
}
