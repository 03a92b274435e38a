/** Places that are touched in the picture, written into the action that is being built. */

import { resolved } from "./schema.js";

/** The fields of `value` that a place can be written into: `{path, value, schema}`, in their order. */
export function takers(schemas, schema, value, path = []) {
  const described = resolved(schemas, schema);
  const { type, enum: choices, properties, required = [], items } = described;
  if (type === "object") {
    const names = Object.keys(properties).filter((name) => required.includes(name) || name in (value ?? {}));
    return names.flatMap((name) => takers(schemas, properties[name], value?.[name], [...path, name]));
  }
  if (type === "array") return (value ?? []).flatMap((item, place) => takers(schemas, items, item, [...path, place]));
  const takes = (type === "string" && !choices) || path.at(-1) in coordinates("r0c0");
  return takes ? [{ path, value: value ?? undefined, schema: described }] : [];
}

/** The letters that a field wants after the name of each place: "r" and "v" if it takes "E9r" and "E9v", but not "E9". */
export function kindsOf({ pattern, examples }) {
  const [example = ""] = examples ?? [];
  const name = String(example).split(" ")[0].slice(0, -1);
  const fits = (text) => new RegExp(pattern).test(text);
  return pattern && name && !fits(name) ? [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => fits(name + letter)) : [];
}

/** `action` with one place more in a field, as what `kind` says; the same place is not there twice. */
export function added(action, { path, value = "" }, name, kind) {
  const others = value.split(" ").filter((each) => each && each.slice(0, -1) !== name);
  return put(action, path, [...others, name + kind].join(" "));
}

/** `action` with the name of a place in a field. What cannot be such a name by itself gets it added to what stands there. */
export function filled(action, { path, value, schema }, name) {
  if (schema.type !== "string") return put(action, path.slice(0, -1), coordinates(name));
  const isWhole = !schema.pattern || new RegExp(schema.pattern).test(name);
  return put(action, path, isWhole || !value ? name : `${value} ${name}`);
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
