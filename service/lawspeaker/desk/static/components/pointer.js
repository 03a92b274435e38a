/** Where a pointer leads, in the words of the game. */

import { html } from "../vendor/preact.js";
import { stepsOf, valueAt } from "../pointer.js";
import { word } from "./reasons.js";

const ROOTS = ["state", "action"];

/** `pointer` in words as far as `game` has them. `asked` is the request into which it leads, as far as it is known. */
export function Pointer({ game, asked, pointer }) {
  const steps = stepsOf(pointer);
  const told = steps.map((step, place) => (
    Array.isArray(valueAt(asked, steps.slice(0, place))) ? `${Number(step) + 1}.` : named(game, steps[place - 1], step)));
  return html`<span title=${pointer}>${told.slice(ROOTS.includes(steps[0]) ? 1 : 0).join(" › ")}</span>`;
}

/** A member, a player, or an id in the member `within`: 4 in `palaces` is no fifth of them. */
function named(game, within, step) {
  return game.words[`member-${step}`] ?? game.words[`player-${step}`] ?? word(game, within ?? "", step);
}
