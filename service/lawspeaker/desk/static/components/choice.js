/** One of a few things, all of them in sight: radio buttons that look like a row of keys. */

import { html, useId } from "../vendor/preact.js";

/** `choices` is `[[value, text], ...]`; `change` gets the value that was chosen. A form with a `required` one is not sent without it. */
export function Choice({ label, quiet, required, value, choices, change }) {
  const name = useId();
  return html`<fieldset class="choice">
    <legend class=${quiet ? "unseen" : ""}>${label}</legend>
    <span class="keys">
      ${choices.map(([each, text]) => html`<label key=${each}>
        <input type="radio" name=${name} required=${required} checked=${each === value} onChange=${() => change(each)} /><span>${text}</span>
      </label>`)}
    </span>
  </fieldset>`;
}

/** Something that is so or not: a check box that looks like a key. */
export function Toggle({ label, checked, change }) {
  return html`<label class="toggle">
    <input type="checkbox" checked=${checked} onChange=${(event) => change(event.target.checked)} /><span>${label}</span>
  </label>`;
}
