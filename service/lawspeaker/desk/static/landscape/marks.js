/** Which squares of a landscape are marked, by the names that they have in what was sent: `Map` of `{kind, points}`. */

import { isCondition } from "./brushes.js";
import { extent, nameOf, placesOf } from "./grid.js";
import { playerAt, rowAt } from "./sheet.js";

/** The squares that a line of the score sheet counts, those because of which it does, and the condition that it is about. */
export function litBy(grid, { facts }) {
  const marks = new Map();
  const about = facts.lowest_condition ?? facts.condition;
  for (const name of conditionSquares(grid, about)) marks.set(name, { kind: "named" });
  for (const name of facts.because_of ?? []) marks.set(name, { kind: "because" });
  for (const name of facts.squares ?? []) marks.set(name, { kind: "counted" });
  for (const { points, squares } of facts.awards ?? []) {
    if (squares.length === 1) marks.set(squares[0], { kind: "counted", points });
  }
  return marks;
}

/** The squares of that condition, or of all if none is told: then the line is about how many there are. */
function conditionSquares(grid, number) {
  const squares = placesOf(grid, (token) => isCondition(token) && (number === undefined || token === String(number)));
  return squares.map((place) => nameOf(place, extent(grid)));
}

/** The squares that defects are about; if one names none, the row to which it points. */
export function wrongBy(grid, player, errors) {
  const { left, right } = extent(grid);
  const ofRow = (row) => (row ? Array.from({ length: right - left + 1 }, (_, nth) => `r${row}c${nth + 1}`) : []);
  const names = errors.filter(({ pointer }) => playerAt(pointer) === player).flatMap(({ pointer, marks = [] }) => {
    const named = marks.map((mark) => mark.split("/").at(-1)).filter((name) => /^r-?\d+c-?\d+$/.test(name));
    return named.length > 0 ? named : ofRow(rowAt(pointer));
  });
  return new Map(names.map((name) => [name, { kind: "wrong" }]));
}
