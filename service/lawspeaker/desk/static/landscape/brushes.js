/** What brushes do to a grid. Rivers join what flows towards them; a condition has two squares, wherever it is painted last. */

import { EDGES, NOWHERE, at, beyond, edgeTo, placesOf, put, same } from "./grid.js";

/** The rivers, in the order in which touching one turns it into the next. */
export const RIVERS = ["ns", "ew", "ne", "es", "sw", "nw"];

/** The brushes that are of several shades; any other paints the token that it is called. */
export const RIVER = "river";
export const CONDITION = "condition";

const OPPOSITE = { n: "s", e: "w", s: "n", w: "e" };

/** Whether a river is on the square. */
const isRiver = (token) => RIVERS.includes(token);

/** Whether the square is part of a condition. */
export const isCondition = (token) => /^\d+$/.test(token);

/** The grid after a touch of one square. `brush` is `{kind, river, condition}`: a river of no certain shape joins others. */
export function touched(grid, place, { kind, river, condition }) {
  if (kind === CONDITION) return withCondition(grid, grid, String(condition), place);
  if (kind !== RIVER) return put(grid, place, kind);
  const there = at(grid, place);
  return put(grid, place, river ?? (isRiver(there) ? turned(there) : joining(grid, place)));
}

/** The grid from which a stroke goes on: a touch alone would turn a river, a stroke does not. */
export function begun(grid, place, brush) {
  return followsStroke(brush) && isRiver(at(grid, place)) ? grid : touched(grid, place, brush);
}

/**
 * The grid after the brush was drawn from one square to an adjoining one. `before` is what the grid was before the stroke,
 * `previous` the square from which the stroke came to `from`, if it did not begin there.
 */
export function drawn(grid, { before, previous, from, to, brush }) {
  if (brush.kind === CONDITION) return withCondition(grid, before, String(brush.condition), to, from);
  if (!followsStroke(brush)) return touched(grid, to, brush);
  return previous && same(previous, to) ? grid : flowing(grid, before, from, to, previous && edgeTo(from, previous));
}

const followsStroke = ({ kind, river }) => kind === RIVER && !river;

const turned = (river) => RIVERS[(RIVERS.indexOf(river) + 1) % RIVERS.length];

const riverWith = (one, other) => RIVERS.find((river) => river.includes(one) && river.includes(other));

/** The edges of a square over which a river flows into it. */
const flowsIn = (grid, place) => Object.keys(EDGES).filter((edge) => {
  const neighbour = at(grid, beyond(place, edge));
  return isRiver(neighbour) && neighbour.includes(OPPOSITE[edge]);
});

function joining(grid, place) {
  const [one = "n", other = OPPOSITE[one]] = flowsIn(grid, place);
  return riverWith(one, other);
}

/** The river flows over the edge between the two squares: it leaves the first there, and goes straight on in the second. */
function flowing(grid, before, from, to, entry) {
  const edge = edgeTo(from, to);
  const kept = entry ?? keptEnd(grid, from, edge);
  const joined = flowsIn(before, to).filter((other) => other !== OPPOSITE[edge]);
  const onwards = joined.length === 0 || joined.includes(edge) ? edge : joined[0];
  return put(put(grid, from, riverWith(kept, edge)), to, riverWith(OPPOSITE[edge], onwards));
}

/** The end of a river that stays where the other one is turned to `edge`: the one that joins a river, else the far one. */
function keptEnd(grid, place, edge) {
  const ends = [...at(grid, place)].filter((end) => end !== edge);
  if (ends.length === 1) return ends[0];
  return ends.find((end) => flowsIn(grid, place).includes(end)) ?? OPPOSITE[edge];
}

/** The condition is on this square and on the one where it was begun; whatever else bore it is as it was, or is no square. */
function withCondition(grid, before, number, place, from) {
  const others = placesOf(grid, (token) => token === number).filter((other) => !same(other, place));
  const beside = others.filter((other) => edgeTo(other, place));
  const kept = beside.find((other) => from && same(other, from)) ?? (others.length === 1 ? beside[0] : undefined);
  const gone = others.filter((other) => other !== kept);
  const cleared = gone.reduce((rest, other) => put(rest, other, former(before, other, number)), grid);
  return put(cleared, place, number);
}

function former(before, place, number) {
  const token = at(before, place);
  return token === number ? NOWHERE : token;
}
