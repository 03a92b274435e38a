/** Values in the words of the game, as `wording.py` tells them on the pages of the rules. */

import { say } from "../page.js";
import { word, wordIfAny } from "../components/reasons.js";

const PLAYER = "player-";
const SEED = "seed";

/** What the type of an action is called. */
export function titleOf(game, type) {
  return game.actions.find((action) => action.type === type)?.title ?? String(type);
}

/** What a member of an action, an event or a state is called. */
export function labelOf(game, member) {
  return word(game, "member", member);
}

/** Who can play a game, in the order of its words. */
export function playersOf({ words }) {
  const players = Object.keys(words).filter((key) => key.startsWith(PLAYER)).map((key) => key.slice(PLAYER.length));
  return players.filter((player) => player !== "none");
}

/** A value of `member` in words. */
export function told(game, member, value) {
  if (value === null) return game.words.nothing;
  if (typeof value === "boolean") return game.words[value ? "yes" : "no"];
  if (Array.isArray(value)) {
    return items(game, member, value).join(", ") || (wordIfAny(game, member, "none") ?? game.words.none);
  }
  if (typeof value === "object") return only(game, member, value) ?? (listed(game, value) || game.words.unknown);
  return member === SEED ? quoted(value) : word(game, member, value);
}

/** A text that somebody thought up, in quotation marks, with escapes instead of characters that are not seen. */
function quoted(text) {
  return JSON.stringify(String(text)).replace(/[\p{C}\u2028\u2029]/gu, (character) =>
    Array.from({ length: character.length }, (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""));
}

/** The items of a list. Several in a row of which nothing is known are said once, with how many they are. */
function items(game, member, list) {
  const runs = list.reduce((found, each) => {
    const last = found.at(-1);
    if (last && isUnknown(each) && isUnknown(last[0])) last.push(each);
    else found.push([each]);
    return found;
  }, []);
  return runs.map(([each, ...alike]) => enclosed(game, member, each) + (alike.length ? ` (${alike.length + 1})` : ""));
}

function isUnknown(item) {
  return item !== null && typeof item === "object" && !Array.isArray(item) && Object.keys(item).length === 0;
}

/** An item of a list: what has several parts itself stands in brackets. */
function enclosed(game, member, item) {
  const text = told(game, member, item);
  const hasParts = Array.isArray(item) || (item !== null && typeof item === "object"
    && Object.keys(item).length > 0 && only(game, member, item) === undefined);
  return hasParts ? `(${text})` : text;
}

/** The word for the only thing in an object, if values of `member` have words: a card is said by its name. */
function only(game, member, object) {
  const values = Object.values(object);
  return values.length === 1 ? wordIfAny(game, member, values[0]) : undefined;
}

/** Members with their values, or what each player has: "Red: 2; White: 3". */
function listed(game, members) {
  const names = Object.keys(members);
  if (names.every((name) => `player-${name}` in game.words)) {
    return names.map((player) => labelled(game, "player", player, told(game, player, members[player]))).join(`${say("semicolon")} `);
  }
  const parts = names.map((member) => {
    const text = told(game, member, members[member]);
    return member === "player" ? text : labelled(game, "member", member, text);
  });
  return parts.join(", ");
}

function labelled(game, kind, id, text) {
  return say("labelled", { what: word(game, kind, id), text });
}
