/** Actions and questions as the contract of the API describes them, by JSON Schemas. */

/** By type, the schema of each action that rulings take. */
export function actionTypes(contract, game) {
  const { action } = requestOf(contract, game.id, "rulings").properties;
  const { mapping } = resolved(contract.components.schemas, action).discriminator;
  return Object.fromEntries(Object.entries(mapping).map(([type, $ref]) => [type, { $ref }]));
}

/** The schema of the request that `question` takes. */
export function requestOf(contract, game, question) {
  const { requestBody } = contract.paths[`/v1/games/${game}/${question}`].post;
  return resolved(contract.components.schemas, requestBody.content["application/json"].schema);
}

/** A schema, or that of `schemas` to which it refers. */
export function resolved(schemas, schema) {
  return schema.$ref ? schemas[schema.$ref.split("/").at(-1)] : schema;
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
