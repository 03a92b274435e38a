/** What is in hand is put down: `{piece, player, turn}`, or nothing if something is taken away. */

import { ask } from "./api.js";
import { cleaned } from "./desk/schema.js";

/**
 * The answer to the edit with what is in hand, and its `turn`. What does not fit so far turned is turned on until it does, or back
 * if `by` is -1.
 */
export async function fitted(game, before, place, hand, by = 1) {
  const { turn: first = 0, piece } = hand;
  const ways = piece?.turns ?? 1;
  const tried = [];
  for (let turn = first; tried.length < ways && !tried.at(-1)?.fits; turn += by) {
    const edit = { ...place, ...inWords({ ...hand, turn }) };
    tried.push({ turn, ...await ask(game.id, "edits", { state: sendable(game, before), edit }) });
  }
  return tried.at(-1).fits ? tried.at(-1) : tried[0];
}

/** The state as it can be asked about: as long as too few players are seated, nothing is known of who plays. */
export function sendable(game, state) {
  const { players, ...others } = cleaned(state);
  return players?.length >= game.players.minimum ? { ...others, players } : others;
}

/** What is in hand, as an edit names it; with nothing in hand something is taken away. */
export function inWords({ piece, player, turn }) {
  if (!piece) return {};
  const within = ((turn % piece.turns) + piece.turns) % piece.turns; // it may have been turned back from the first
  return { piece: piece.id, ...(turn && { turn: within }), ...(piece.has_owner && { player }) };
}
