/** What would lie where the mouse is, before it is put down: the places of a tile, as it is turned. */

import { useState } from "../vendor/preact.js";
import { useAnswer } from "../answers.js";
import { inWords, sendable } from "../edits.js";
import { placeIn } from "../desk/marks.js";

/**
 * `{ghosts, hover}`: the names of the places that what is in `hand` would cover, and what to call with the place under the mouse,
 * or null. Only what can be turned has a ghost: anything else lies where it is put.
 */
export function useGhost(game, state, hand) {
  const [place, hover] = useState(null);
  const hasGhost = place?.name && hand?.piece?.turns > 1;
  const edit = hasGhost && { at: place.at, place: place.name, ...inWords(hand) };
  const { answer } = useAnswer(game.id, "edits", edit ? { state: sendable(game, state), edit } : null);
  return { ghosts: edit && answer?.fits ? added(state, answer.state) : [], hover };
}

/** The names in what `after` lists and `before` does not: "E9v E11r" covers E9 and E11, and so does "E9v2" the space E9. */
function added(before, after) {
  const lists = Object.entries(after).filter(([, list]) => Array.isArray(list));
  const fresh = lists.flatMap(([member, list]) => list.filter((entry) => !before[member]?.includes(entry)));
  const words = fresh.filter((entry) => typeof entry === "string").flatMap((entry) => entry.split(" "));
  return words.flatMap((word) => [word, placeIn(word)]);
}
