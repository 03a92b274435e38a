/** What a position says beside the pieces on the table: who plays, whose turn it is, how the rulebook is read, and all the rest. */

import { html, useState } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { contractOf } from "../api.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { Members } from "../desk/fields.js";
import { requestOf, resolved } from "../desk/schema.js";
import { MOMENT, Moment } from "./moment.js";
import { People } from "./people.js";

/** Members with fields of their own, or with nothing that people at a table could tell. */
const OTHERWISE = ["readings", "options", "chance", "overlay"];

/**
 * `pieces` are what can be put down, if the game has pieces; `set` is called with the changed `state`, `call` with the changed
 * `names` of the people who play. The children come below, and no sooner: what they are would move down.
 */
export function Particulars({ game, pieces, state, set, names, call, children }) {
  const { answer: contract, refused, again } = useLatest(() => contractOf(game.id), [game.id]);
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />${children}`;
  if (!contract) return null;
  const { schemas } = contract.components;
  const { properties, required } = resolved(schemas, requestOf(contract, game.id, "audits").properties.state);
  const hidden = [...(pieces?.members ?? []), ...OTHERWISE, ...MOMENT, ...("players" in properties ? ["players"] : [])];
  return html`<section class="sheet-of-paper" aria-label=${say("position-moment")}><h2>${say("position-moment")}</h2>
      ${"players" in properties && html`
        <${People} game=${game} owners=${pieces?.owners ?? []} state=${state} set=${set} names=${names} call=${call} />`}
      <${Moment} game=${game} schemas=${schemas} properties=${properties} beginnings=${pieces?.beginnings ?? []} absences=${pieces?.absences ?? []}
        state=${state} set=${set} /></section>
    <details class="sheet-of-paper"><summary><h2>${say("position-more")}</h2></summary>
      <${Form} game=${game} schemas=${schemas} properties=${properties} required=${required} hidden=${hidden}
        state=${state} set=${set} /></details>
    ${game.readings.length > 0 && html`<details class="sheet-of-paper"><summary><h2>${say("position-readings")}</h2></summary>
      <p>${say("position-readings-what")}</p>
      <${Options} game=${game} state=${state} set=${set} />
      <${Readings} game=${game} state=${state} set=${set} /></details>`}
    ${children}`;
}

/** Fields for everything that is known; what is left out is unknown. */
function Form({ game, schemas, properties, required, hidden, state, set }) {
  const [focused, focus] = useState(null);
  const isShown = ([name]) => !hidden.includes(name);
  const schema = { properties: Object.fromEntries(Object.entries(properties).filter(isShown)), required };
  const shown = Object.fromEntries(Object.entries(state).filter(isShown));
  const others = Object.fromEntries(Object.entries(state).filter(([name]) => hidden.includes(name)));
  const shared = { game, schemas, active: focused, focus: (path) => focus(path.join()) };
  return html`<form class="particulars" onSubmit=${(event) => event.preventDefault()}>
    <p>${say("position-more-what")}</p>
    <${Members} shared=${shared} schema=${schema} path=${[]} value=${shown} change=${(next) => set({ ...others, ...next })} />
  </form>`;
}

/** The optional rules: in use, not in use, or as is usual. */
function Options({ game, state, set }) {
  const choices = [[undefined, say("position-usual")], [true, game.words.yes], [false, game.words.no]];
  return game.options.map(({ id, title }) => html`<${Choice} key=${id} label=${title} value=${state.options?.[id]}
    choices=${choices} change=${(choice) => set(withTerm(state, "options", id, choice))} />`);
}

function Readings({ game, state, set }) {
  const choose = ({ id, default: usual }, choice) => set(withTerm(state, "readings", id, choice === usual ? undefined : choice));
  return game.readings.map((reading) => html`<${Choice} key=${reading.id} label=${reading.question}
    value=${state.readings?.[reading.id] ?? reading.default} choices=${reading.choices.map(({ id, text }) => [id, text])}
    change=${(choice) => choose(reading, choice)} />`);
}

/** The state with another choice in `member`; what is usual, `undefined`, is not said. */
function withTerm(state, member, id, choice) {
  const { [member]: terms, ...others } = state;
  const { [id]: _, ...rest } = terms ?? {};
  const chosen = choice === undefined ? rest : { ...rest, [id]: choice };
  return Object.keys(chosen).length ? { ...others, [member]: chosen } : others;
}
