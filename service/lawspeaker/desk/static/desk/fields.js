/** The fields of a form, made from a JSON Schema: what is in `shared` goes to all of them. */

import { html } from "../vendor/preact.js";
import { language, say } from "../page.js";
import { Choice, Toggle } from "../components/choice.js";
import { wordIfAny } from "../components/reasons.js";
import { spelled } from "../components/spelling.js";
import { Stepper } from "../components/stepper.js";
import { empty, resolved, several, withoutPlayer } from "./schema.js";
import { labelOf, told } from "./words.js";

const FEW = 5;

/**
 * The members of an object, `value`, which is at `path` in the action: those that it must have, those that were added, and the
 * others to be added, which may be `folded`. `change` gets the object with what was entered.
 *
 * `shared` is `{game, schemas, wrong, players, places, active, focus}`: `wrong` says by the path, joined, what is wrong with a
 * field, `players` are who plays, if that is known, `places` the names of those in the picture, `active` is the path, joined, of
 * the field that takes what is touched in the picture, and `focus` called with the path of a field that gets the focus. If the
 * form `isFlat`, the only item of a list has no frame; `copies` are the paths, joined, of fields that are as others and not shown.
 * Without a frame, the only field that is shown is called as what it is in: `frame`.
 */
export function Members({ shared, schema, path, value = {}, change, folded, frame }) {
  const { game, schemas, copies = [] } = shared;
  const { properties, required = [] } = schema;
  const names = Object.keys(properties).filter((name) => !(path.length === 0 && name === "type") && !copies.includes([...path, name].join()));
  const shown = names.filter((name) => required.includes(name) || name in value);
  const others = names.filter((name) => !frame && !shown.includes(name));
  const called = (name) => (frame && shown.length === 1 ? frame : labelOf(game, name));
  const without = (name) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  const add = (name) => change({ ...value, [name]: empty(schemas, properties[name]) });
  const further = html`<div class="others">${others.map((name) => html`
    <button key=${name} type="button" class="quiet" onClick=${() => add(name)}>+ <span>${labelOf(game, name)}</span></button>`)}</div>`;
  return html`
    ${shown.map((name) => html`<div key=${name} class="member">
      <${Field} shared=${shared} schema=${resolved(schemas, properties[name])} label=${called(name)} member=${name}
        path=${[...path, name]} required=${required.includes(name)} value=${value[name]}
        change=${(next) => change({ ...value, [name]: next })} />
      ${!required.includes(name) && !frame && html`<${Remove} what=${labelOf(game, name)} remove=${() => change(without(name))} />`}
    </div>`)}
    ${others.length > 0 && (folded ? html`<details><summary>${say("position-more")}</summary>${further}</details>` : further)}`;
}

function Remove({ what, remove }) {
  const removed = (event) => {
    // What had the focus is gone then: what stands before it takes it.
    event.currentTarget.closest("fieldset, form").querySelector("input, select, button")?.focus();
    remove();
  };
  return html`<button type="button" class="quiet" aria-label=${say("remove-what", { what })} onClick=${removed}>×</button>`;
}

/** The field for a schema of any kind, and what is wrong with it. */
function Field(props) {
  const { shared: { wrong }, path } = props;
  const detail = wrong?.get(path.join());
  return detail === undefined
    ? html`<${Kind} ...${props} />`
    : html`<div class="refused"><${Kind} ...${props} /><p class="wrong" role="alert">${detail}</p></div>`;
}

function Kind({ schema: described, ...others }) {
  const places = placesFor(others, described);
  const schema = { ...described, enum: places ?? choicesOf(others, described) };
  const props = { ...others, schema };
  const { label, value, change } = props;
  if (places) return html`<${Many} ...${props} />`;
  if (schema.enum) return html`<${schema.enum.length <= FEW ? Few : Many} ...${props} />`;
  if (schema.type === "boolean") return html`<${Toggle} label=${label} checked=${value ?? false} change=${change} />`;
  if (schema.type === "array") return html`<${Rows} ...${props} />`;
  if (schema.type === "object") return html`<${Group} ...${props} />`;
  if (schema.type === "integer" && "minimum" in schema && "maximum" in schema) return html`<${Counted} ...${props} />`;
  return html`<${Typed} ...${props} />`;
}

/**
 * The places of the picture among which one chooses, in the order of their words, with the one that is chosen already. Names that
 * people read in the picture itself are typed.
 */
function placesFor({ shared: { game, places = [] }, value }, { type, pattern, enum: choices }) {
  if (type !== "string" || !pattern || choices) return undefined;
  const fitting = places.filter((name) => new RegExp(pattern).test(name) && !(`player-${name}` in game.words));
  if (fitting.every((name) => spelled(game, name) === name)) return undefined;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const all = new Set(value ? [...fitting, value] : fitting);
  return [...all].sort((one, other) => compare(spelled(game, one), spelled(game, other)));
}

/** The values among which one chooses, if there are any: those of a number are its examples, or have words in the game. */
function choicesOf({ shared, member }, schema) {
  if (schema.enum) return offered(shared, schema.enum);
  const { type, minimum, maximum } = schema;
  if (type === "number") return several(schema);
  const isNamed = (value) => value !== undefined && wordIfAny(shared.game, member, value) !== undefined;
  if (type !== "integer" || !isNamed(minimum) || !isNamed(maximum)) return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, nth) => minimum + nth);
}

/** The choices that make sense: of players only those who play. */
function offered({ game, players }, choices) {
  const arePlayers = choices.every((each) => `player-${each}` in game.words);
  return arePlayers && Array.isArray(players) ? choices.filter((each) => players.includes(each)) : choices;
}

function Group(props) {
  if (props.frame) return html`<${Members} ...${props} />`;
  return html`<fieldset class="group"><legend>${props.label}</legend><${Members} ...${props} /></fieldset>`;
}

function Few({ shared: { game }, schema, label, member, required, value, change }) {
  const choices = schema.enum.map((each) => [each, told(game, member, each)]);
  return html`<${Choice} label=${label} required=${required} value=${value} change=${change} choices=${choices} />`;
}

function Many({ shared: { game, active, focus }, schema, label, member, path, required, value, change }) {
  const isTaking = active === path.join();
  const choose = ({ target }) => change(schema.enum.find((each) => String(each) === target.value));
  return html`<label class=${`field ${isTaking ? "taking" : ""}`}>${label}<select required=${required} value=${value ?? ""}
      onFocus=${() => focus(path)} onChange=${choose}>
    <option value="" disabled>${say("choose")}</option>
    ${schema.enum.map((each) => html`<option key=${each} value=${each}>${told(game, member, each)}</option>`)}
  </select></label>`;
}

/** A whole number within bounds. */
function Counted({ schema, label, required, value, change }) {
  return html`<${Stepper} label=${label} optional required=${required} value=${value} least=${schema.minimum} most=${schema.maximum}
    change=${change} />`;
}

/** A text or a number; a number that is not typed yet is `undefined`. */
function Typed({ shared, schema, label, path, required, value, change }) {
  const isTaking = shared.active === path.join();
  const isNumber = ["integer", "number"].includes(schema.type);
  const entered = ({ value: text, valueAsNumber: number }) => {
    if (!isNumber) return text;
    return Number.isNaN(number) ? undefined : number;
  };
  return html`<label class=${`field ${isTaking ? "taking" : ""}`}>${label}<input
    required=${required} value=${value ?? ""} placeholder=${schema.examples?.[0]}
    type=${isNumber ? "number" : "text"} min=${schema.minimum} max=${schema.maximum}
    step=${schema.type === "number" ? "any" : undefined} autocomplete="off" autocapitalize="off" spellcheck=${false}
    onFocus=${() => shared.focus(path)} onInput=${({ target }) => change(entered(target))} /></label>`;
}

/** What an item of a list is called: by the player of whom it speaks, or by its number. */
function nameOf(game, item, place) {
  return item?.player ? told(game, "player", item.player) : `${place + 1}.`;
}

/** Whether each of those who play has one item of a list, so that nobody has to be chosen. */
function areAll({ players = [] }, items) {
  return items.length === players.length && players.every((player) => items.some((item) => item?.player === player));
}

/** A list: a row for each of its items, to add and to remove. */
function Rows({ shared, schema, label, member, path, value = [], change }) {
  const items = resolved(shared.schemas, schema.items);
  const given = areAll(shared, value) ? (item) => withoutPlayer(shared.schemas, items, item) : () => items;
  const add = () => change([...value, empty(shared.schemas, schema.items) ?? null]);
  if (shared.isFlat && value.length === 1 && items.type === "object") {
    return html`<div class="flat"><${Field} shared=${shared} schema=${items} frame=${label} member=${member} path=${[...path, 0]} required=${true}
      value=${value[0]} change=${(next) => change([next])} />
      ${path.length === 1 && html`<button type="button" class="quiet" onClick=${add}>+ ${label}</button>`}</div>`;
  }
  return html`<fieldset class="group"><legend>${label}</legend>
    ${value.map((item, place) => html`<div key=${place} class="member">
      <${Field} shared=${shared} schema=${given(item)} label=${nameOf(shared.game, item, place)} member=${member}
        path=${[...path, place]} required=${true} value=${item} change=${(next) => change(value.with(place, next))} />
      <${Remove} what=${`${label} ${nameOf(shared.game, item, place)}`} remove=${() => change(value.toSpliced(place, 1))} />
    </div>`)}
    <button type="button" class="quiet" disabled=${value.length >= schema.maxItems} onClick=${add}>+ ${label}</button>
  </fieldset>`;
}
