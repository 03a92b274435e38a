/** What was entered about a place, as a position on the board. Nobody has said where on it: it lies somewhere in the middle. */

import { PLAYERS, heightsOf, request } from "./entered.js";

const LETTERS = "ABCDEFGHIJKL";
/** From a space to its neighbours: columns and rows. */
const AROUND = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]];

const MIDDLE = "E15";
const PRINTED_WATER = ["E7", "E25", "H18"];

/** The spaces of the printed board without water, from its middle outwards. The first ones, however many, are connected. */
const SPACES = spread([
  ...row("C", 5, 31), ...row("D", 2, 34), ...row("E", 3, 33), ...row("F", 2, 34), ...row("G", 3, 33), ...row("H", 6, 30),
  ...row("I", 5, 31), ...row("J", 6, 30),
].filter((space) => !PRINTED_WATER.includes(space)));
/** Of these, those on which a water tile does not touch printed water: as many as there are water tiles. */
const FOR_WATER = spread(SPACES.filter((space) => !neighbours(space).some((each) => PRINTED_WATER.includes(each)))).slice(0, 16);

function row(letter, first, last) {
  return Array.from({ length: (last - first) / 2 + 1 }, (_, nth) => `${letter}${first + 2 * nth}`);
}

/** `spaces` from the middle outwards, each beside one before it. */
function spread(spaces) {
  const found = [MIDDLE];
  for (const each of found) found.push(...neighbours(each).filter((other) => spaces.includes(other) && !found.includes(other)));
  return found;
}

/** The question about that position: a request like that of the page, or null if no figure is there. */
export function position(entered) {
  const asked = request(entered);
  return asked && (entered.place === "shore" ? onShore(entered, asked) : inSettlement(entered));
}

/** Where the number of its spaces is not known, nothing is known of the spaces around it. */
function inSettlement({ place, palace, spaces, heights }) {
  const figures = figuresOf({ heights });
  const least = figures.length + (place === "city" ? 1 : 0);
  const there = SPACES.slice(0, Math.max(spaces ?? 0, least));
  const around = spaces === undefined ? besides(there).map((space) => `${space}?`) : below(figures, there);
  const palaces = place === "city" ? [{ space: there[figures.length], ...(palace && { value: palace }) }] : [];
  const land = [...there.map((space, nth) => `${space}v${figures[nth]?.height ?? ""}`), ...around];
  return { state: { land, palaces, figures: standing(figures, there) }, place: { type: "board", space: there[0] } };
}

/** A state cannot say that there is water without saying how much: then, the position has the figures, and the question all. */
function onShore({ spaces = 0, heights }, asked) {
  const figures = figuresOf({ heights });
  const water = FOR_WATER.slice(0, spaces);
  const shore = water.length ? besides(water) : SPACES;
  const isOnBoard = water.length > 0 && water.length === spaces && shore.length >= figures.length;
  const beside = isOnBoard ? shore : SPACES;
  const there = beside.slice(0, figures.length);
  const land = [...figures.map(({ height }, nth) => `${there[nth]}r${height}`), ...below(figures, there, water)];
  const state = { land, figures: standing(figures, beside) };
  return isOnBoard ? { state: { ...state, water }, place: { type: "board", space: water[0] } } : { ...asked, state };
}

function figuresOf(entered) {
  return PLAYERS.flatMap((player) => heightsOf(entered, player).map((height) => ({ player, height })));
}

function standing(figures, spaces) {
  return figures.map(({ player }, nth) => `${spaces[nth]} ${player}`);
}

/**
 * Land around the figures that stand too high over the spaces that are `there`: no space can be two levels above all around it.
 * It is rice, which makes no village larger, and nobody has said how high it is.
 */
function below(figures, there, water = []) {
  const heights = new Map(there.map((space, nth) => [space, figures[nth]?.height]));
  const isSteep = (space) => {
    const around = neighbours(space).filter((each) => heights.has(each)).map((each) => heights.get(each));
    return heights.get(space) > 1 && around.every((height) => height + 1 < heights.get(space));
  };
  return besides(there.filter(isSteep)).filter((space) => !heights.has(space) && !water.includes(space)).map((space) => `${space}r`);
}

/** The spaces that adjoin some others. */
function besides(spaces) {
  return SPACES.filter((each) => !spaces.includes(each) && neighbours(each).some((other) => spaces.includes(other)));
}

function neighbours(space) {
  const [letter, column] = [space[0], Number(space.slice(1))];
  return AROUND.map(([across, down]) => `${LETTERS[LETTERS.indexOf(letter) + down]}${column + across}`);
}
