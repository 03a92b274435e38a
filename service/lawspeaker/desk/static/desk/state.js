/** A state, an action or a dispute as JSON, to write it. */

import { html, useState } from "../vendor/preact.js";
import { say } from "../page.js";

/** A text with JSON in it; `change` gets what it says. A new `value` is shown instead of what was typed. */
export function Json({ label, value, use, change }) {
  const given = JSON.stringify(value, null, 1);
  const [typed, setTyped] = useState({ given });
  const [broken, setBroken] = useState("");
  const text = typed.given === given ? typed.text ?? given : given;
  const changed = (event) => {
    event.preventDefault();
    try {
      setBroken("");
      change(JSON.parse(text));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setBroken(error.message);
    }
  };
  return html`<form class="json" onSubmit=${changed}>
    <label>${label}<textarea spellcheck=${false} autocapitalize="off" value=${text}
      onInput=${(event) => setTyped({ given, text: event.target.value })} /></label>
    ${broken && html`<p role="alert" class="trouble">${say("no-json")} <span lang="en">${broken}</span></p>`}
    <button>${use}</button>
  </form>`;
}
