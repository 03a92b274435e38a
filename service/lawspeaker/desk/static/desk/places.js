/** Places that are touched in the picture, written into the action that is being built. */

import { placeIn } from "./marks.js";
import { resolved, several } from "./schema.js";

/** The member of what is laid on squares that says how far it is turned. */
const TURN = "rotation";

/**
 * The fields of `value` that a place can be written into: `{path, value, schema}`, in their order. Of something that is laid on
 * squares and can be turned, `turns` are the ways in which it can lie.
 */
export function takers(schemas, schema, value, path = []) {
  const described = resolved(schemas, schema);
  const { type, enum: choices, const: fixed, properties, required = [], items } = described;
  if (type === "object") {
    const names = Object.keys(properties).filter((name) => required.includes(name) || name in (value ?? {}));
    const turns = TURN in properties ? several(resolved(schemas, properties[TURN])) : undefined;
    return names.flatMap((name) => takers(schemas, properties[name], value?.[name], [...path, name]).map((each) => (
      turns && name in coordinates("r0c0") ? { turns, ...each } : each)));
  }
  if (type === "array") return (value ?? []).flatMap((item, place) => takers(schemas, items, item, [...path, place]));
  const takes = (type === "string" && !choices && !fixed) || path.at(-1) in coordinates("r0c0");
  return takes ? [{ path, value: value ?? undefined, schema: described }] : [];
}

/** Whether a field takes more than names of places: not "E9", but "E9v" or "E9v E11r". */
export function takesMore({ pattern, examples }) {
  const name = placeIn(String(examples?.[0] ?? "").split(" ")[0]);
  return Boolean(pattern && name) && !new RegExp(pattern).test(name);
}

/** Whether `fields` say by numbers where something lies, and do so already. Then the service knows which places it takes. */
export function isLaid(fields) {
  const isWithin = ({ type, minimum, maximum }, value) => type !== "string" && value >= minimum && value <= maximum;
  return fields.length > 0 && fields.every(({ schema, value }) => isWithin(schema, value));
}

/**
 * `action` with the name of a place in a field. What cannot be such a name by itself gets it added to what stands there. What is
 * laid on squares is turned if it lies there already.
 */
export function filled(action, { path, value, schema, turns = [] }, name) {
  if (schema.type !== "string") return put(action, path.slice(0, -1), laid(valueIn(action, path.slice(0, -1)), name, turns));
  const isWhole = !schema.pattern || new RegExp(schema.pattern).test(name);
  return put(action, path, isWhole || !value ? name : `${value} ${name}`);
}

/** Where something lies, `former`ly perhaps elsewhere, and how it is turned: at first not at all. */
function laid(former, name, turns) {
  const { row, column } = coordinates(name);
  if (row === undefined || !turns.length) return coordinates(name);
  const turn = turns.indexOf(former[TURN]);
  const isThere = turn >= 0 && former.row === row && former.column === column;
  const next = isThere ? (turn + 1) % turns.length : Math.max(turn, 0);
  return { row, column, [TURN]: turns[next] };
}

function valueIn(action, path) {
  return path.reduce((value, step) => value?.[step], action) ?? {};
}

/** Where a square is, as actions tell it by numbers: `r2c3`. */
function coordinates(name) {
  const [, row, column] = name.match(/^r(-?\d+)c(-?\d+)$/) ?? [];
  return row === undefined ? {} : { row: Number(row), column: Number(column) };
}

/** `value` with `leaf` at `path`, beside what stands there if that is an object. */
export function put(value, [step, ...path], leaf) {
  if (step === undefined) return typeof leaf === "object" ? { ...value, ...leaf } : leaf;
  if (Array.isArray(value)) return value.with(step, put(value[step], path, leaf));
  return { ...value, [step]: put(value?.[step], path, leaf) };
}
