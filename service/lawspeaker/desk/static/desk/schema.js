/** Actions and states as the contract of the API describes them, by JSON Schemas. */

/** By type, the schema of each action. */
export function actionTypes({ request, schemas }) {
  const { action } = resolved(schemas, request).properties;
  const { mapping } = resolved(schemas, action).discriminator;
  return Object.fromEntries(Object.entries(mapping).map(([type, $ref]) => [type, { $ref }]));
}

/** The schema of what is sent with a state in a question that only this game answers; if it `isShort`, of what must be sent. */
export function questionSchema({ questions, schemas }, question, isShort) {
  const { properties: { state, ...properties }, required: all } = resolved(schemas, questions[question]);
  const required = all.filter((name) => name in properties);
  return { type: "object", required, properties: isShort ? Object.fromEntries(required.map((name) => [name, properties[name]])) : properties };
}

/** The schema of a state. */
export function stateSchema({ request, schemas }) {
  return resolved(schemas, resolved(schemas, request).properties.state);
}

/** A schema, or that of `schemas` to which it refers. Of a number or its bounds it is that of the number. */
export function resolved(schemas, schema) {
  const found = schema.$ref ? schemas[schema.$ref.split("/").at(-1)] : schema;
  const number = found.oneOf?.find(({ type }) => type === "integer");
  return number ? { ...found, ...number } : found;
}

/** With what a value begins; `undefined` if that is to be typed or chosen. */
export function empty(schemas, schema) {
  const { type, enum: choices } = resolved(schemas, schema);
  return choices ? undefined : { boolean: true, array: [], object: {}, string: "" }[type];
}

/** The several values of which a schema gives examples: among them one chooses. */
export function several({ examples = [] }) {
  return examples.length > 1 ? examples : undefined;
}

/** An object with an example in place of each member that it must have and has not. */
export function completed(schemas, { properties, required = [] }, value) {
  const missing = required.filter((name) => value[name] === undefined);
  return { ...Object.fromEntries(missing.map((name) => [name, exampleOf(resolved(schemas, properties[name]))])), ...value };
}

function exampleOf({ examples, enum: choices }) {
  return (examples ?? choices)?.[0];
}

/** The members of an action that say what each player gets: with an entry for each of `players`, in which there is nothing yet. */
export function sharesOf(schemas, schema, players) {
  const lists = sharingIn(schemas, schema).map(([name, nothing]) => [name, players.map((player) => ({ player, ...nothing }))]);
  return Object.fromEntries(lists);
}

/** The action without the entries of players who get nothing. */
export function withoutEmptyShares(schemas, schema, action) {
  const isNothing = (entry, nothing) => Object.keys(nothing).every((name) => String(entry[name]) === String(nothing[name]));
  const lists = sharingIn(schemas, schema).filter(([name]) => action[name])
    .map(([name, nothing]) => [name, action[name].filter((entry) => !isNothing(entry, nothing))]);
  return { ...action, ...Object.fromEntries(lists) };
}

/** The lists of which each entry says what a player gets: things, and numbers of others; with what is nothing of them. */
function sharingIn(schemas, schema) {
  const { properties, required = [] } = resolved(schemas, schema);
  return required.flatMap((name) => {
    const { type, items } = resolved(schemas, properties[name]);
    const nothing = type === "array" && nothingOf(schemas, resolved(schemas, items));
    return nothing ? [[name, nothing]] : [];
  });
}

/** What is nothing of the things that an entry gives to a player; `undefined` if it gives none. */
function nothingOf(schemas, { properties = {}, required = [] }) {
  const things = required.filter((name) => name !== "player").map((name) => [name, resolved(schemas, properties[name])]);
  const isGiving = things.some(([, { type }]) => type === "array")
    && things.every(([, { type, minimum }]) => type === "array" || (type === "integer" && minimum === 0));
  if (!required.includes("player") || !isGiving) return undefined;
  return Object.fromEntries(things.map(([name, { type }]) => [name, type === "array" ? [] : 0]));
}

/** The schema of an entry that gives things to a player whose name stands above it. Any other stays as it is. */
export function withoutPlayer(schemas, schema, entry) {
  if (!entry?.player || !nothingOf(schemas, schema)) return schema;
  const { player, ...properties } = schema.properties;
  return { ...schema, properties, required: schema.required.filter((name) => name !== "player") };
}

/** Whether a value has everything that it must have, and each of its parts, too. */
export function isComplete(schemas, schema, value) {
  const { type, properties = {}, required = [], items } = resolved(schemas, schema);
  if (!isFilledIn(value)) return false;
  if (type === "array") return value.every((item) => isComplete(schemas, items, item));
  return type !== "object" || [...required, ...Object.keys(value)].every((name) => isComplete(schemas, properties[name], value[name]));
}

/** A value without what is not complete, as far as it need not be there. */
export function finished(schemas, schema, value) {
  const { type, properties, required = [], items } = resolved(schemas, schema);
  if (type === "array") return value.map((item) => finished(schemas, items, item));
  if (type !== "object" || !value) return value;
  const members = Object.entries(value).map(([name, each]) => [name, finished(schemas, properties[name], each)]);
  return Object.fromEntries(members.filter(([name, each]) => required.includes(name) || isComplete(schemas, properties[name], each)));
}

/** What was added to a value but not filled in is left out; JSON leaves out what is undefined by itself. */
export function cleaned(value) {
  if (Array.isArray(value)) return value.filter((item) => isFilledIn(item) && item !== null).map(cleaned);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).filter(([, each]) => isFilledIn(each));
  return Object.fromEntries(members.map(([name, each]) => [name, cleaned(each)]));
}

function isFilledIn(value) {
  return value !== "" && value !== undefined;
}
