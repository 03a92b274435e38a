/** What was entered about the figures at a place, and the request that it makes. */

import { isCount, isRecord, isRecordOf } from "../link.js";

export const PLACES = ["village", "city", "shore"];
export const PLAYERS = ["one", "two", "three", "four"];
export const PALACES = [2, 4, 6, 8, 10];
export const MOST_FIGURES = 12;
export const MOST_SPACES = 99;
export const HIGHEST_LEVEL = 99; // higher than anybody builds

/** Nothing. `palace` and `spaces` are undefined until they are told; `heights` are those of each player's figures. */
export const EMPTY = { place: "city", heights: {} };

/** Whether a link brought what can be entered. */
export function isEntered(value) {
  return isRecord(value) && PLACES.includes(value.place) && [...PALACES, undefined].includes(value.palace)
    && (value.spaces === undefined || isCount(value.spaces, 1, MOST_SPACES))
    && isRecordOf(value.heights, PLAYERS, areHeights);
}

function areHeights(heights) {
  return Array.isArray(heights) && heights.length <= MOST_FIGURES && heights.every((height) => isCount(height, 1, HIGHEST_LEVEL));
}

/** The heights of the figures of `player`, the highest first. */
export function heightsOf({ heights }, player) {
  return heights[player] ?? [];
}

/** Whether a figure is there. */
export function isAnybodyThere(entered) {
  return PLAYERS.some((player) => heightsOf(entered, player).length);
}

/** Whether no space is free in a village, or in a city none for its palace: perhaps not all were counted. */
export function isFull({ place, spaces, heights }) {
  const figures = PLAYERS.flatMap((player) => heightsOf({ heights }, player)).length;
  return place !== "shore" && spaces !== undefined && figures >= spaces;
}

/** The request, or null if no figure is there. */
export function request(entered) {
  if (!isAnybodyThere(entered)) return null;
  const { place, palace, spaces, heights } = entered;
  return { state: {}, place: { type: place, heights, spaces, ...(place === "city" && { palace }) } };
}

/** The players at whom the defects of a refused request point, as a set; `refused` is undefined if it was answered. */
export function blamed(refused) {
  const pointers = (refused?.errors ?? []).map(({ pointer }) => pointer.split("/"));
  return new Set(PLAYERS.filter((player) => pointers.some((parts) => parts.includes(player))));
}
