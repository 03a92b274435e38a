/** The people at the table: where they have told their names, answers name them instead of "Player One" or "Red". */

let chosen = "{}";
let renamed = Promise.resolve((text) => text);

/**
 * From now on, answers of the service name players by `names`, `{one: "Anna", ...}`. `describe` promises what the API tells of the
 * game, and is only called if there are names.
 */
export function nameAs(names, describe) {
  const wanted = JSON.stringify(names ?? {});
  if (wanted === chosen) return;
  chosen = wanted;
  renamed = Object.keys(names ?? {}).length ? describe().then((game) => renaming(game, names), () => (text) => text)
    : Promise.resolve((text) => text);
}

/** What was chosen: an answer from before another choice is no answer any more. */
export function named() {
  return chosen;
}

/** A promise of what the service answered, `text`, with the names of people. `escaped` writes a name as such a text does. */
export async function withNames(text, escaped) {
  return (await renamed)(text, escaped);
}

function renaming({ player_names: forms }, names) {
  const players = Object.keys(names).filter((player) => names[player] && forms[player]);
  const called = new Map(players.flatMap((player) => (
    Object.entries(forms[player]).map(([form, pattern]) => [form, pattern.split("{name}").join(names[player])]))));
  if (!called.size) return (text) => text;
  const longestFirst = [...called.keys()].sort((one, other) => other.length - one.length).map(escapedForm);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}-])`, "gu");
  return (text, escaped) => text.replaceAll(pattern, (form) => escaped(called.get(form)));
}

function escapedForm(form) {
  return form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
