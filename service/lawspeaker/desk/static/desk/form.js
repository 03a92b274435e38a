/** A form for an action, made from the JSON Schema of its type in the contract of the API. It knows no game. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { once } from "../api.js";
import { say } from "../page.js";
import { Choice, Toggle } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { labelOf, titleOf, told } from "./words.js";

const FEW = 5;

/**
 * `settle` is called with whether the form is there, `draft` with what is built so far, and with null in the end. `taker` is a ref whose `current` the form sets to a function that takes a place that was touched. `use` gets the action when it
 * is to be ruled on.
 */
export function ActionForm({ game, initial, taker, draft, use, settle }) {
  const { answer: contract, refused, again } = useLatest(() => once("/openapi.json"), []);
  const [action, setAction] = useState(initial ?? {});
  const [focused, setFocused] = useState(null);
  const schemas = contract?.components.schemas;
  const schema = schemas && action.type && resolved(schemas, actionTypes(contract, game)[action.type]);
  const fields = schema ? takers(schemas, schema, action, []) : [];
  const [letter, setLetter] = useState(undefined);
  const active = fields.find(({ path }) => path.join() === focused) ?? fields.find(({ value }) => value === undefined || value === "") ?? fields.at(-1);
  const kinds = active ? kindsOf(active.schema) : [];
  const kind = kinds.includes(letter) ? letter : kinds[0];
  const field = active?.path.findLast((step) => typeof step === "string");

  useEffect(() => {
    taker.current = active ? take : null;
    return () => { taker.current = null; };
  });

  /** A field that takes several places goes on taking them. */
  function take({ name }) {
    setAction(kind ? added(action, active, name, kind) : filled(action, active, name));
    setFocused(kind ? active.path.join() : null);
  }

  useEffect(() => { draft(action); }, [action]);
  useEffect(() => () => draft(null), []);
  useEffect(() => settle(Boolean(schemas || refused)), [schemas, refused]);

  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!schemas) return html`<p role="status" class="unread">${say("waiting")}</p>`;
  const types = Object.keys(actionTypes(contract, game));
  return html`<form class="action-form" onSubmit=${(event) => { event.preventDefault(); use(cleaned(action)); }}>
    <label class="field">${labelOf(game, "type")}
      <select required value=${action.type ?? ""} onChange=${(event) => setAction({ type: event.target.value, ...(action.player && { player: action.player }) })}>
        <option value="" disabled>${say("choose")}</option>
        ${types.map((type) => html`<option key=${type} value=${type}>${titleOf(game, type)}</option>`)}
      </select></label>
    ${schema && html`<${Members} key=${action.type} shared=${{ game, schemas, active: active?.path.join(), focus: (path) => setFocused(path.join()) }}
      schema=${schema} path=${[]} value=${action} change=${setAction} />
    <p role="status" class="hint">${active && say("touch-for", { field: labelOf(game, field) })}</p>
    ${kind && html`<${Choice} label=${say("touch-as")} value=${kind} change=${setLetter} choices=${kinds.map((each) => [each, told(game, field, each)])} />`}
    <button class="main">${say("rule-on-it")}</button>`}
  </form>`;
}

/** By type, the schema of each action that rulings take. */
function actionTypes(contract, game) {
  const { requestBody } = contract.paths[`/v1/games/${game.id}/rulings`].post;
  const request = resolved(contract.components.schemas, requestBody.content["application/json"].schema);
  return Object.fromEntries(Object.entries(request.properties.action.discriminator.mapping).map(([type, $ref]) => [type, { $ref }]));
}

function resolved(schemas, schema) {
  return schema.$ref ? schemas[schema.$ref.split("/").at(-1)] : schema;
}

/** The members of an object: those that it must have, those that were added, and the others to be added. */
function Members({ shared, schema, path, value = {}, change }) {
  const { game } = shared;
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties).filter((name) => !(path.length === 0 && name === "type"));
  const shown = names.filter((name) => required.includes(name) || name in value);
  const others = names.filter((name) => !shown.includes(name));
  const without = (name) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  const beginning = (name) => empty(shared.schemas, schema.properties[name]);
  return html`
    ${shown.map((name) => html`<div key=${name} class="member">
      <${Field} shared=${shared} schema=${resolved(shared.schemas, schema.properties[name])} label=${labelOf(game, name)} member=${name} path=${[...path, name]}
        required=${required.includes(name)} value=${value[name]} change=${(next) => change({ ...value, [name]: next })} />
      ${!required.includes(name) && html`<${Remove} what=${labelOf(game, name)} remove=${() => change(without(name))} />`}
    </div>`)}
    ${others.length > 0 && html`<div class="others">${others.map((name) => html`<button key=${name} type="button" class="quiet"
      onClick=${() => { change({ ...value, [name]: beginning(name) }); }}>+ ${labelOf(game, name)}</button>`)}</div>`}`;
}

function Remove({ what, remove }) {
  // What had the focus is gone then: what stands before it takes it.
  const removed = (event) => { event.currentTarget.closest("fieldset, form").querySelector("input, select, button")?.focus(); remove(); };
  return html`<button type="button" class="quiet" aria-label=${say("remove-what", { what })} onClick=${removed}>×</button>`;
}

function Field(props) {
  const { schema, label, member, required, value, change, shared, path } = props;
  const { game } = shared;
  if (schema.enum && schema.enum.length <= FEW) {
    return html`<${Choice} label=${label} value=${value} change=${change} choices=${schema.enum.map((each) => [each, told(game, member, each)])} />`;
  }
  if (schema.enum) {
    return html`<label class="field">${label}<select required=${required} value=${value ?? ""} onChange=${(event) => change(schema.enum.find((each) => String(each) === event.target.value))}>
      <option value="" disabled>${say("choose")}</option>
      ${schema.enum.map((each) => html`<option key=${each} value=${each}>${told(game, member, each)}</option>`)}
    </select></label>`;
  }
  if (schema.type === "boolean") return html`<${Toggle} label=${label} checked=${value ?? false} change=${change} />`;
  if (schema.type === "array") return html`<${Rows} ...${props} />`;
  if (schema.type === "object") return html`<fieldset class="group"><legend>${label}</legend><${Members} shared=${shared} schema=${schema} path=${path} value=${value} change=${change} /></fieldset>`;
  const taking = shared.active === path.join();
  const number = ["integer", "number"].includes(schema.type);
  return html`<label class=${`field ${taking ? "taking" : ""}`}>${label}<input required=${required} value=${value ?? ""} placeholder=${schema.examples?.[0]}
    type=${number ? "number" : "text"} min=${schema.minimum} max=${schema.maximum} step=${schema.type === "number" ? "any" : undefined}
    autocomplete="off" autocapitalize="off" spellcheck=${false} onFocus=${() => shared.focus(path)}
    onInput=${({ target }) => change(number ? (Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber) : target.value)} /></label>`;
}

/** A list: a row for each of its items, to add and to remove. */
function Rows({ shared, schema, label, member, path, value = [], change }) {
  const items = resolved(shared.schemas, schema.items);
  return html`<fieldset class="group"><legend>${label}</legend>
    ${value.map((item, place) => html`<div key=${place} class="member">
      <${Field} shared=${shared} schema=${items} label=${`${place + 1}.`} member=${member} path=${[...path, place]} required=${true}
        value=${item} change=${(next) => change(value.with(place, next))} />
      <${Remove} what=${`${label} ${place + 1}`} remove=${() => change(value.toSpliced(place, 1))} />
    </div>`)}
    <button type="button" class="quiet" disabled=${value.length >= schema.maxItems} onClick=${() => change([...value, empty(shared.schemas, schema.items) ?? null])}>+ ${label}</button>
  </fieldset>`;
}

/** With what a value begins. */
function empty(schemas, schema) {
  return { boolean: true, array: [], object: {}, string: "" }[resolved(schemas, schema).enum ? "enum" : resolved(schemas, schema).type];
}

/** The fields that a place can be written into: `{path, value, schema}`, in their order. */
function takers(schemas, schema, value, path) {
  const { type, enum: choices, properties, items } = resolved(schemas, schema);
  if (type === "object") {
    const required = resolved(schemas, schema).required ?? [];
    return Object.keys(properties).filter((name) => required.includes(name) || name in (value ?? {}))
      .flatMap((name) => takers(schemas, properties[name], value?.[name], [...path, name]));
  }
  if (type === "array") return (value ?? []).flatMap((item, place) => takers(schemas, items, item, [...path, place]));
  const written = (type === "string" && !choices) || path.at(-1) in coordinates("r0c0");
  return written ? [{ path, value: value ?? undefined, schema: resolved(schemas, schema) }] : [];
}

/** The letters that a field wants after the name of each place: "r" and "v" if it takes "E9r" and "E9v", but not "E9". */
function kindsOf({ pattern, examples }) {
  const [example = ""] = examples ?? [];
  const name = String(example).split(" ")[0].slice(0, -1);
  const fits = (text) => new RegExp(pattern).test(text);
  return pattern && name && !fits(name) ? [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => fits(name + letter)) : [];
}

/** `action` with one place more in a field, as what `kind` says; the same place is not there twice. */
function added(action, { path, value = "" }, name, kind) {
  const others = value.split(" ").filter((each) => each && each.slice(0, -1) !== name);
  return put(action, path, [...others, name + kind].join(" "));
}

/** `action` with the name of a place in a field. What cannot be such a name by itself gets it added to what stands there. */
function filled(action, { path, value, schema }, name) {
  if (schema.type !== "string") return put(action, path.slice(0, -1), coordinates(name));
  const whole = !schema.pattern || new RegExp(schema.pattern).test(name);
  return put(action, path, whole || !value ? name : `${value} ${name}`);
}

/** Where a square is, as actions tell it by numbers: `r2c3`. */
function coordinates(name) {
  const [, row, column] = name.match(/^r(-?\d+)c(-?\d+)$/) ?? [];
  return row === undefined ? {} : { row: Number(row), column: Number(column) };
}

/** `value` with `leaf` at `path`, beside what stands there if that is an object. */
function put(value, [step, ...path], leaf) {
  if (step === undefined) return typeof leaf === "object" ? { ...value, ...leaf } : leaf;
  if (Array.isArray(value)) return value.with(step, put(value[step], path, leaf));
  return { ...value, [step]: put(value?.[step], path, leaf) };
}

/** What was added but not filled in is left out; JSON leaves out what is undefined by itself. */
function cleaned(value) {
  if (Array.isArray(value)) return value.filter((item) => item !== "" && item !== null && item !== undefined).map(cleaned);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== "" && each !== undefined).map(([name, each]) => [name, cleaned(each)]));
}
