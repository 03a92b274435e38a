/** Which places of the picture something is about. */

/** The names among `names` that the texts of `value` mention: "E9v E11r" mentions E9 and E11. */
export function mentioned(value, names) {
  const words = texts(value).flatMap((text) => text.split(" ")).flatMap((text) => [text, text.slice(0, -1)]);
  return [...new Set(words.filter((text) => names.has(text)))];
}

function texts(value) {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

/**
 * What to mark for a finding or a line of a score, `{at, facts}`: what its pointers show of the state, and the places that it
 * names. `places` is what the picture shows, `[{name, at}, ...]`.
 */
export function marksOf({ at, facts }, action, places) {
  const spoken = [facts, ...at.filter((pointer) => pointer.startsWith("/action")).map((pointer) => found({ action }, pointer))];
  const named = closest(mentioned(spoken, namesOf(places)), facts.player ?? action?.player, places);
  const pointers = at.filter((pointer) => pointer.startsWith("/state") && !named.some((place) => `${place.at}/`.startsWith(`${pointer}/`)));
  const marks = [...pointers, ...named.map((place) => `${place.at}/${place.name}`)];
  return marks.length || !action ? marks : marksOfAction(action, places);
}

/** What to mark for an action: the places that it names. */
export function marksOfAction(action, places) {
  return closest(mentioned(action, namesOf(places)), action.player, places).map((place) => `${place.at}/${place.name}`);
}

/** As `marksOfAction`, while an action is being built: then one looks at the board, and not at what its player has. */
export function marksOfDraft(action, places) {
  return marksOfAction(action, places.filter(({ name }) => name !== action.player));
}

export function namesOf(places) {
  return new Set(places.map(({ name }) => name));
}

/** A name that several places have is that of the player's own. */
function closest(names, player, places) {
  return names.flatMap((name) => {
    const all = places.filter((place) => place.name === name);
    const own = all.filter(({ at }) => at.split("/").includes(player));
    return own.length ? own : all;
  });
}

function found(request, pointer) {
  return pointer.split("/").slice(1).reduce((value, step) => value?.[step], request);
}
