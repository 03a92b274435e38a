/** Which places of the picture something is about. */

import { stepsOf, valueAt } from "../pointer.js";

/** The names among `names` that the texts of `value` mention: "E9v E11r" mentions E9 and E11. */
function mentioned(value, names) {
  const found = words(value).flatMap((text) => [text, text.slice(0, -1)]);
  return [...new Set(found.filter((text) => names.has(text)))];
}

/** Every word of the texts in `value`: among them are names of places and players. */
export function words(value) {
  return texts(value).flatMap((text) => text.split(" "));
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
  const done = at.filter((pointer) => pointer.startsWith("/action")).map((pointer) => valueAt({ action }, stepsOf(pointer)));
  const whose = facts.player ?? action?.player ?? stepsOf(at.find((pointer) => pointer.startsWith("/state")) ?? "")[2];
  const named = closest(mentioned([facts, ...done], namesOf(places)), whose, places);
  const isShown = (pointer) => named.some((place) => `${place.at}/`.startsWith(`${pointer}/`));
  const pointers = at.filter((pointer) => pointer.startsWith("/state") && !isShown(pointer));
  const marks = [...pointers, ...named.map((place) => `${place.at}/${place.name}`)];
  return marks.length || !action ? marks : marksOfAction(action, places);
}

/** What to mark for an action: the places that it names. */
export function marksOfAction(action, places) {
  return closest(mentioned(action, namesOf(places)), action.player, places).map((place) => `${place.at}/${place.name}`);
}

/** As `marksOfAction`, while an action is being built: then one looks at the board, and not at what its player has. */
function marksOfDraft(action, places) {
  return marksOfAction(action, places.filter(({ name }) => name !== action.player));
}

function namesOf(places) {
  return new Set(places.map(({ name }) => name));
}

/** A name that several places have is that of the player's own, or of those in the part of the state that is meant. */
function closest(names, player, places) {
  return names.flatMap((name) => {
    const all = places.filter((place) => place.name === name);
    const own = all.filter(({ at }) => at.split("/").includes(player));
    return own.length || all.some(({ at }) => isDivided(stepsOf(at)[1], player, places)) ? own : all;
  });
}

/** Whether each player has places of their own in that member of the state: then those of another player are never meant. */
function isDivided(member, player, places) {
  return places.some(({ at }) => at.startsWith(`/state/${member}/${player}/`));
}

/** What a question asked to mark, or what its answer found. */
function marksOfQuestion({ dispute: { asked }, reply }) {
  const found = (reply?.findings ?? []).flatMap(({ at }) => at).filter((pointer) => pointer.startsWith("/state"));
  return Array.isArray(asked?.marked) ? asked.marked : found;
}

/**
 * What to mark for a dispute, `looked` at or `refused`: what the finding or line that is `pointed` at is about, or the action
 * that is `drafted`, `{action, marks}`, or else all that was found.
 */
export function marksFor({ looked, refused, pointed, drafted, places }) {
  if (refused) return pointed?.at ?? refused.errors.map(({ pointer }) => pointer);
  if (!looked) return [];
  const { ruling, action } = looked;
  if (pointed) return marksOf(pointed, pointed.outcome && action, places);
  if (drafted) return drafted.marks ?? marksOfDraft(drafted.action, places);
  if (!ruling) return marksOfQuestion(looked);
  const telling = ruling.findings.filter(({ outcome }) => outcome !== "upheld");
  const marks = telling.flatMap((finding) => marksOf(finding, action, places));
  return [...new Set(marks.length ? marks : marksOfAction(action, places))];
}
