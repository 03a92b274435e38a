/** What a position says beside the pieces on the table: who plays, whose turn it is, how the rulebook is read, and all the rest. */

import { html, useState } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { schemasOf } from "../api.js";
import { say } from "../page.js";
import { Unstated } from "../components/in-order.js";
import { Trouble } from "../components/trouble.js";
import { Members } from "../desk/fields.js";
import { stateSchema, resolved } from "../desk/schema.js";
import { Subjects, askedIn, withoutAsked } from "./facts.js";
import { Moment, stepsOfMoment } from "./moment.js";
import { People } from "./people.js";
import { Options, Readings } from "./terms.js";

/** Members with fields of their own, or with nothing that people at a table could tell. */
const OTHERWISE = ["readings", "options", "chance", "overlay", "players", "unstated"];

/**
 * `pieces` are what can be put down, if the game has pieces; `places` are the names of those in the picture; `set` is called with
 * the changed `state`, `edit` as for `Subjects`, `call` with the changed `names` of the people who play. The children come below, and no sooner: what they
 * are would move down.
 */
export function Particulars({ game, pieces, state, places, set, edit, names, call, children }) {
  const { answer: contract, refused, again } = useLatest(() => schemasOf(game.id), [game.id]);
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />${children}`;
  if (!contract) return null;
  const { schemas } = contract;
  const schema = stateSchema(contract);
  const { properties } = schema;
  const { members = [], owners = [], beginnings = [], subjects = [], groups } = pieces ?? {};
  const shared = { game, schemas, state, set };
  return html`<section class="sheet-of-paper" aria-label=${say("position-moment")}><h2>${say("position-moment")}</h2>
      ${"players" in properties && html`
        <${People} game=${game} owners=${owners} state=${state} set=${set} names=${names} call=${call} />`}
      <${Moment} ...${shared} properties=${properties} beginnings=${beginnings} />
      <${Unstated} ...${shared} schema=${schema} /></section>
    <${Subjects} ...${shared} schema=${schema} subjects=${subjects} owners=${owners} groups=${groups} edit=${edit} />
    <${Others} ...${shared} places=${places} schema=${schema} asked=${[
      ...[...members, ...OTHERWISE].map((member) => [member]),
      ...stepsOfMoment(schemas, properties),
      ...askedIn(subjects, schemas, schema),
    ]} />
    ${game.readings.length > 0 && html`<details class="sheet-of-paper"><summary><h2>${say("position-readings")}</h2></summary>
      <p>${say("position-readings-what")}</p>
      <${Options} game=${game} state=${state} set=${set} />
      <${Readings} game=${game} state=${state} set=${set} /></details>`}
    ${children}`;
}

/** Fields for everything that is not `asked` for elsewhere; what is left out is unknown. */
function Others({ game, schemas, schema, places, asked, state, set }) {
  const [focused, focus] = useState(null);
  const rest = withoutAsked(schemas, schema, asked);
  const shared = { game, schemas, places, active: focused, focus: (path) => focus(path.join()) };
  return Object.keys(rest.properties).length > 0 && html`
    <details class="sheet-of-paper"><summary><h2>${say("position-more")}</h2></summary>
      <form class="particulars" onSubmit=${(event) => event.preventDefault()}>
        <p>${say("position-more-what")}</p>
        <${Members} shared=${shared} schema=${rest} path=${[]} value=${state} change=${set} />
      </form></details>`;
}
