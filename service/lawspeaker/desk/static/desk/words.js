/** Actions and pointers, in the words of the game. */

import { html } from "../vendor/preact.js";
import { word } from "../components/reasons.js";

/** What the type of an action is called. */
export function titleOf(game, type) {
  return game.actions.find((action) => action.type === type)?.title ?? String(type);
}

/** What a member of an action, an event or a state is called. */
export function labelOf(game, member) {
  return word(game, "member", member);
}

/** An action or event without its title: "Player One, space: H12, value: 6". */
export function detailsOf(game, { type, ...members }) {
  return listed(game, members);
}

/** A value of `member` in words. */
export function told(game, member, value) {
  if (typeof value === "boolean") return game.words[value ? "yes" : "no"];
  if (Array.isArray(value)) {
    const parts = value.map((each) => (typeof each === "object" ? `(${told(game, member, each)})` : told(game, member, each)));
    return parts.join(", ") || game.words.nothing;
  }
  if (typeof value === "object") return listed(game, value) || game.words.nothing;
  return word(game, member, value);
}

function listed(game, members) {
  const parts = Object.entries(members).map(([member, value]) => {
    const text = told(game, member, value);
    if (member === "player") return text;
    return `${labelOf(game, member)}: ${text}`;
  });
  return parts.join(", ");
}

/** Where a pointer leads, in words as far as there are any. */
export function Pointer({ game, pointer }) {
  const steps = pointer.split("/").slice(1).filter((step, place) => place > 0 || !["state", "action"].includes(step));
  const parts = steps.map((step) => {
    if (/^\d+$/.test(step)) return `${Number(step) + 1}.`;
    return game.words[`member-${step}`] ?? game.words[`player-${step}`] ?? html`<code>${step}</code>`;
  });
  return parts.flatMap((part, place) => (place ? [" › ", part] : [part]));
}
