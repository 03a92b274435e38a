/** The brushes: a kind of square each, and of rivers and conditions which. */

import { html, useId } from "../vendor/preact.js";
import { language, say } from "../page.js";
import { word } from "../components/reasons.js";
import { CONDITION, RIVER, RIVERS } from "./brushes.js";
import { EMPTY, NOWHERE, UNKNOWN, tokensOf } from "./grid.js";
import { Sign, ground, told } from "./square.js";

/** The numbers of the conditions. */
export const CONDITIONS = Array.from({ length: 18 }, (_, nth) => nth + 1);

const KINDS = [RIVER, "F", "M", "V", "E", "W", "C", CONDITION, EMPTY, UNKNOWN, NOWHERE];

const TOKENS = new Set([...KINDS.filter((kind) => kind !== RIVER && kind !== CONDITION), ...RIVERS, ...CONDITIONS.map(String)]);
const LONGEST = 99; // more than all cards of a landscape in a line

/** Whether something is rows of a grid that these brushes can have painted. */
export function areRows(rows) {
  if (!Array.isArray(rows) || rows.length > LONGEST || !rows.every((row) => typeof row === "string")) return false;
  const grid = rows.map(tokensOf);
  const { length = 0 } = grid[0] ?? [];
  return length <= LONGEST && grid.every((tokens) => tokens.length === length && tokens.every((token) => TOKENS.has(token)));
}

/** `brush` is `{kind, river, condition}`; `change` gets another one. */
export function Palette({ game, brush, change }) {
  const name = useId();
  return html`<fieldset class="palette">
    <legend>${say("landscape-brush")}</legend>
    <div class="brushes">
      ${KINDS.map((kind) => html`<label key=${kind}>
        <input type="radio" name=${name} checked=${kind === brush.kind} onChange=${() => change({ ...brush, kind })} />
        <span><${Sample} token=${sampleOf(kind, brush)} />${nameOf(game, kind)}</span>
      </label>`)}
    </div>
    <div class="shades">${shades(game, brush, change)}</div>
  </fieldset>`;
}

function shades(game, brush, change) {
  if (brush.kind === RIVER) return html`<${Courses} game=${game} brush=${brush} change=${change} />`;
  if (brush.kind === CONDITION) return html`<${Numbers} game=${game} brush=${brush} change=${change} />`;
  return html`<p class="hint">${say(brush.kind === NOWHERE ? "landscape-how-erase" : "landscape-how")}</p>`;
}

/** Which way a river flows: as it is drawn, or always between the same two edges. */
function Courses({ game, brush, change }) {
  const name = useId();
  return html`<fieldset class="courses">
    <legend class="unseen">${say("landscape-course")}</legend>
    ${[undefined, ...RIVERS].map((river) => html`<label key=${river ?? ""} title=${river ? told(game, river) : undefined}>
      <input type="radio" name=${name} checked=${river === brush.river} onChange=${() => change({ ...brush, river })} />
      <span>${river
        ? html`<${Sample} token=${river} /><span class="unseen">${told(game, river)}</span>`
        : say("landscape-course-drawn")}</span>
    </label>`)}
  </fieldset>
  <p class="hint">${say(brush.river ? "landscape-how" : "landscape-how-river")}</p>`;
}

function Numbers({ game, brush, change }) {
  return html`
    <${Conditions} game=${game} label=${say("landscape-number")} quiet value=${brush.condition}
      change=${(condition) => change({ ...brush, condition })} />
    <p class="hint">${say("landscape-how-condition")}</p>`;
}

/** One of the conditions by number and name; `none` is what it says if none is chosen, where that may be. */
export function Conditions({ game, label, quiet, value, none, change }) {
  const id = useId();
  const chosen = (event) => change(event.target.value ? Number(event.target.value) : undefined);
  return html`<span class="conditions">
    <label for=${id} class=${quiet ? "unseen" : ""}>${label}</label>
    <select id=${id} value=${value ?? ""} onChange=${chosen}>
      ${none && html`<option value="">${none}</option>`}
      ${CONDITIONS.map((number) => html`<option key=${number} value=${number}>${word(game, "condition", number)}</option>`)}
    </select>
  </span>`;
}

function Sample({ token }) {
  return html`<i class=${`square sample ${ground(token)}`} aria-hidden="true"><${Sign} token=${token} /></i>`;
}

function sampleOf(kind, { river, condition }) {
  if (kind === RIVER) return river ?? "es";
  return kind === CONDITION ? String(condition) : kind;
}

function nameOf(game, kind) {
  if (kind === RIVER || kind === CONDITION) return say(`landscape-${kind}`);
  return kind === NOWHERE ? say("landscape-erase") : told(game, kind).toLocaleLowerCase(language);
}
