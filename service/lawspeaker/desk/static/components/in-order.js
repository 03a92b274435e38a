/** Whether what a state does not state is in order. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Toggle } from "./choice.js";

export const IN_ORDER = "in-order";

export function isInOrder({ unstated }) {
  return unstated === IN_ORDER;
}

/** Says of the `state` that the rest is in order, or no longer: `set` is called with the changed state. */
export function RestInOrder({ state, set }) {
  const { unstated, ...stated } = state;
  return html`<${Toggle} label=${say("rest-in-order")} checked=${isInOrder(state)}
    change=${(isOn) => set(isOn ? { unstated: IN_ORDER, ...stated } : stated)} />`;
}
