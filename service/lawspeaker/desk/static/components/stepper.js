/** A number that is stepped up and down by thumbs, or typed. */

import { html, useId, useState } from "../vendor/preact.js";
import { isCount, isRecord } from "../link.js";
import { say } from "../page.js";

/**
 * `label` is read out and shown unless `quiet`; `change` gets a number within `least` and `most`, or undefined if the
 * number is `optional` and nothing is typed, as it may be from the beginning: then + begins with one, and − with none. A form
 * cannot be sent without one that is `required`. A `value` may be the bounds of a number.
 */
export function Stepper({ label, quiet, optional, required, value: given, least = 0, most = 99, change }) {
  const id = useId();
  // Bounds stay until another number is chosen.
  const bounds = isRecord(given) ? given : undefined;
  const value = bounds ? undefined : given;
  const unknown = bounds ? `${bounds.at_least}–${bounds.at_most ?? ""}` : optional && "?";
  // What is being typed may be no number yet. It stays, whatever is drawn anew meanwhile.
  const [text, setText] = useState(undefined);
  const within = (number) => Math.min(most, Math.max(least, number));
  const type = ({ target }) => {
    setText(target.value);
    if (isCount(target.valueAsNumber, least, most)) change(target.valueAsNumber);
  };
  const finish = ({ target }) => {
    if (text === undefined) return;
    setText(undefined);
    change(optional && target.value === "" ? undefined : within(Math.trunc(target.valueAsNumber) || 0));
  };
  const step = (number) => {
    setText(undefined);
    change(within(number));
  };
  // At its limit a button does nothing, and keeps the focus, which it would lose if it were disabled.
  return html`<span class="stepper">
    <label for=${id} class=${quiet ? "unseen" : ""}>${label}</label>
    <span class="steps">
      <button type="button" aria-label=${say("labelled", { what: label, text: say("less") })}
        aria-disabled=${value <= least} onClick=${() => step(bounds?.at_least ?? (value === undefined ? 0 : value - 1))}>−</button>
      <input id=${id} type="number" inputmode="numeric" placeholder=${unknown} required=${required} min=${least} max=${most}
        value=${text ?? value ?? ""} onInput=${type} onChange=${finish} onBlur=${finish} />
      <button type="button" aria-label=${say("labelled", { what: label, text: say("more") })} aria-disabled=${value >= most}
        onClick=${() => step(bounds?.at_most ?? bounds?.at_least ?? (value ?? 0) + 1)}>+</button>
    </span>
  </span>`;
}
