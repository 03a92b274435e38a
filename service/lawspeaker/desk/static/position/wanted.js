/** The ruling on the move for which a position is entered. What it still needs to know is asked there, each with its control. */

import { html } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { contractOf } from "../api.js";
import { say } from "../page.js";
import { stepsOf } from "../pointer.js";
import { requestOf, resolved } from "../desk/schema.js";
import { capitalized } from "../desk/words.js";
import { isAnswered } from "./controls.js";
import { Fact, factAt, schemaAt, withAt } from "./facts.js";
import { Absence, Beginning, MomentAt, beginningIn, isOfMoment } from "./moment.js";
import { People } from "./people.js";

/**
 * The `ruling`, as far as the position is known; none on one that cannot be. `set` is called with the changed `state`, `call`
 * with the changed `names` of the people who play.
 */
export function Asked({ ruling: { answer }, ...shared }) {
  const { game } = shared;
  const { answer: contract } = useLatest(() => contractOf(game.id), [game.id]);
  return html`<section class="sheet-of-paper move">
    ${answer && html`<p><b class=${answer.verdict}>${say(`position-verdict-${answer.verdict}`)}</b>: ${answer.sentence}</p>`}
    ${answer?.missing.length > 0 && contract && html`
      <${Wanted} ...${shared} contract=${contract} answer=${answer} />`}
  </section>`;
}

function Wanted({ game, pieces, contract, state, set, names, call, answer: { missing, missing_in_words: inWords } }) {
  const { schemas } = contract.components;
  const schema = resolved(schemas, requestOf(contract, game.id, "audits").properties.state);
  const { beginnings = [], absences = [], subjects = [], owners = [] } = pieces ?? {};
  const shared = { game, schemas, schema, properties: schema.properties, owners, state, set, names, call };
  const wanted = missing.map((pointer, nth) => ({ steps: stepsOf(pointer.replace(/^\/state\b/, "")), words: inWords[nth] }));
  const beginning = beginningIn(beginnings, state);
  const isBegun = ({ steps: [member, fact] }) => beginning?.state[member] && (fact === undefined || fact in beginning.state[member]);
  const asked = wanted.map((place) => ({ ...place, control: controlFor(shared, place, subjects, absences) }));
  const others = asked.filter(({ control }) => !control);
  const lists = others.filter(({ steps }) => schemaAt(schemas, schema, steps)?.type === "array").map(({ steps }) => steps);
  const setNone = () => set(lists.reduce((emptied, steps) => withAt(emptied, steps, []), state));
  return html`<section class="missing facts">
    <h3>${say("missing")}</h3>
    ${wanted.some(isBegun) && html`<${Beginning} beginnings=${beginnings} state=${state} set=${set} />`}
    ${asked.map(({ control }) => control)}
    ${others.length > 0 && html`<ul>${[...new Set(others.map(({ words }) => words))].map((words) => html`<li>${words}</li>`)}</ul>`}
    ${lists.length > 0 && html`<button type="button" onClick=${setNone}>${say("position-none-there", { count: lists.length })}</button>`}
  </section>`;
}

/** The control for what stands where the steps lead, if there is one. */
function controlFor(shared, { steps, words }, subjects, absences) {
  const at = steps.join("/");
  if (at === "players") return html`<${People} key=${at} ...${shared} />`;
  if (isOfMoment(shared, steps)) return html`<${MomentAt} key=${at} ...${shared} member=${steps[0]} />`;
  const absence = absences.find(({ state }) => steps.length === 1 && steps[0] in state);
  if (absence) return html`<${Absence} key=${at} ...${shared} absence=${absence} />`;
  const found = factAt(shared, subjects, steps);
  if (found) return html`<${Fact} key=${at} ...${shared} ...${found} />`;
  const schema = schemaAt(shared.schemas, shared.schema, steps);
  const fact = { title: capitalized(words), at: `/${at}` };
  return schema && isAnswered(shared.schemas, schema) && html`<${Fact} key=${at} ...${shared} fact=${fact} />`;
}
