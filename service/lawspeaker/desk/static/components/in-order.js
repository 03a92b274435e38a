/** Whether what a state does not state is in order, or even is not on the board. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { resolved } from "../desk/schema.js";
import { Toggle } from "./choice.js";

const [IN_ORDER, NOTHING_ELSE] = ["in-order", "nothing-else"];

export function isInOrder({ unstated }) {
  return [IN_ORDER, NOTHING_ELSE].includes(unstated);
}

/** Says of the `state` that the rest is in order, or no longer: `set` is called with the changed state. */
export function RestInOrder({ state, set }) {
  return html`<${Toggle} label=${say("rest-in-order")} checked=${isInOrder(state)}
    change=${(isOn) => set(withUnstated(state, isOn ? IN_ORDER : undefined))} />`;
}

/** The same, and that nothing else is on the board, in a game whose states, of that `schema`, can say so. */
export function Unstated({ schemas, schema, state, set }) {
  const isOnBoard = resolved(schemas, schema.properties.unstated).enum.includes(NOTHING_ELSE);
  return html`<p class="unstated unprinted">
    ${isOnBoard && html`<${Toggle} label=${say("nothing-else")} checked=${state.unstated === NOTHING_ELSE}
      change=${(isOn) => set(withUnstated(state, isOn ? NOTHING_ELSE : IN_ORDER))} />`}
    <${RestInOrder} state=${state} set=${set} /></p>`;
}

function withUnstated({ unstated: former, ...stated }, unstated) {
  return unstated ? { unstated, ...stated } : stated;
}

/** What an answer about the `state` takes for granted, with what else the page does: `granted` are further such texts. */
export function Granted({ state, answer: { assumptions = [] }, granted = [] }) {
  const board = state.unstated === NOTHING_ELSE ? [say("nothing-else")] : [];
  const rules = assumptions.filter(({ rule }) => rule).map(({ in_words: words }) => words);
  const all = [...new Set([...granted, ...board, ...rules])];
  return all.length > 0 && html`<section class="granted"><h3>${say("assumed-in-order")}</h3>
    <ul>${all.map((words) => html`<li key=${words}>${words}</li>`)}</ul></section>`;
}
