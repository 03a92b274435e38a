/**
 * A landscape as it is painted: rows of tokens as the API writes squares (`F`, `ns`, `7`, `.`, `?`, and `-` for no square),
 * with room around it. Nobody changes a grid; painting returns another. A place is `[row, column]`, from 0.
 */

export const NOWHERE = "-";
export const EMPTY = ".";
export const UNKNOWN = "?";

const ROWS = 7;
const COLUMNS = 8;

/** The edges of a square, clockwise, with the way to the square beyond. */
export const EDGES = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] };

/** The tokens of a row as it is written. */
export const tokensOf = (row) => row.trim().split(/ +/);

/** The grid that the rows of a request describe, in the middle of as much room as there is at first. */
export function gridOf(rows) {
  const { grid } = grown(rows.length ? rows.map(tokensOf) : [[]]);
  const [down, across] = [Math.max(0, ROWS - grid.length), Math.max(0, COLUMNS - grid[0].length)];
  return framed(grid, Math.floor(down / 2), Math.ceil(across / 2), Math.ceil(down / 2), Math.floor(across / 2));
}

/** The grid as rows of text, as it stands in a link. */
export const rowsOf = (grid) => grid.map((row) => row.join(" "));

/** The part of the grid that is painted, `{top, left, bottom, right}`, all inclusive, or `null` if nothing is. */
export function extent(grid) {
  const places = placesOf(grid, (token) => token !== NOWHERE);
  if (places.length === 0) return null;
  const rows = places.map(([row]) => row);
  const columns = places.map(([, column]) => column);
  return { top: Math.min(...rows), left: Math.min(...columns), bottom: Math.max(...rows), right: Math.max(...columns) };
}

/** What is sent of the grid: the rows of the part that is painted. Its first square is `r1c1`. */
export function squaresOf(grid) {
  const { top, left, bottom, right } = extent(grid);
  return rowsOf(grid.slice(top, bottom + 1).map((row) => row.slice(left, right + 1)));
}

/** The name that a place has in what is sent. */
export const nameOf = ([row, column], { top, left }) => `r${row - top + 1}c${column - left + 1}`;

/** The places whose token passes `test`. */
export function placesOf(grid, test) {
  return grid.flatMap((row, nth) => row.flatMap((token, column) => (test(token) ? [[nth, column]] : [])));
}

/** The token at a place, `-` beyond the grid. */
export const at = (grid, [row, column]) => grid[row]?.[column] ?? NOWHERE;

/** The grid with another token at a place. */
export function put(grid, [row, column], token) {
  return grid.map((tokens, nth) => (nth === row ? tokens.with(column, token) : tokens));
}

/** The place one step over that edge. */
export const beyond = ([row, column], edge) => [row + EDGES[edge][0], column + EDGES[edge][1]];

export const same = (one, other) => one[0] === other[0] && one[1] === other[1];

/** The edge between a place and one that adjoins it, or `undefined` if it does not. */
export const edgeTo = (from, to) => Object.keys(EDGES).find((edge) => same(beyond(from, edge), to));

/** The places from one to another, step by step over edges, without the first. */
export function way(from, to) {
  const places = [];
  let here = from;
  while (!same(here, to)) {
    const [down, right] = [to[0] - here[0], to[1] - here[1]];
    here = Math.abs(down) > Math.abs(right) ? [here[0] + Math.sign(down), here[1]] : [here[0], here[1] + Math.sign(right)];
    places.push(here);
  }
  return places;
}

/** The grid with a ring of room around what is painted, and how many rows and columns came before: `{grid, above, before}`. */
export function grown(grid) {
  const painted = extent(grid);
  const above = painted?.top === 0 ? 1 : 0;
  const before = painted?.left === 0 ? 1 : 0;
  const below = painted?.bottom === grid.length - 1 ? 1 : 0;
  const after = painted?.right === grid[0].length - 1 ? 1 : 0;
  return { grid: framed(grid, above, after, below, before), above, before };
}

/** The grid with that many blank rows and columns around it, clockwise from the top. */
function framed(grid, above, after, below, before) {
  const blank = (count) => Array(count).fill(NOWHERE);
  const rows = (count) => Array.from({ length: count }, () => blank(before + grid[0].length + after));
  return [...rows(above), ...grid.map((row) => [...blank(before), ...row, ...blank(after)]), ...rows(below)];
}
