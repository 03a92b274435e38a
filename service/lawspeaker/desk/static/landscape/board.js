/** The grid on which a landscape is painted: by finger, by mouse, or by the arrow keys. */

import { html, useId, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { say } from "../page.js";
import { spelled } from "../components/spelling.js";
import { begun, drawn, isCondition, touched } from "./brushes.js";
import { NOWHERE, at, beyond, edgeTo, extent, grown, nameOf, placesOf, put, same, way } from "./grid.js";
import { Sign, ground, told } from "./square.js";

const ARROWS = { ArrowUp: "n", ArrowRight: "e", ArrowDown: "s", ArrowLeft: "w" };

/**
 * The landscape `grid`, painted with `brush`; `change` gets another grid at the end of each stroke. `marks` is a `Map` from
 * names of squares to `{kind, points}`: "counted", "because", "named" or "wrong", and what to write beside it.
 */
export function Board({ game, label, grid, brush, marks, change }) {
  const [stroke, setStroke] = useState(null);
  const [active, setActive] = useState([Math.floor(grid.length / 2), Math.floor(grid[0].length / 2)]);
  const [heard, setHeard] = useState("");
  const table = useRef(null);
  const anchor = useRef(null);
  const keys = useId();
  const shown = stroke?.grid ?? grid;
  const numbered = extent(grid) ?? { top: 0, left: 0 };
  const here = [Math.min(active[0], grid.length - 1), Math.min(active[1], grid[0].length - 1)];

  useLayoutEffect(() => {
    const square = squareAt(table.current, here);
    const { activeElement: focused } = document;
    if (table.current.contains(focused) && focused !== square) square?.focus({ preventScroll: true });
    if (anchor.current && square) stay(square, anchor.current);
    anchor.current = null;
  }, [grid, active]);

  /** Hands on what was painted. Room that is added above or before must not move the square that was painted last. */
  function finish(painted, place) {
    const { grid: next, above, before } = grown(painted);
    anchor.current = squareAt(table.current, place)?.getBoundingClientRect();
    setStroke(null);
    setActive([place[0] + above, place[1] + before]);
    change(next);
  }

  function begin(event) {
    const place = placeUnder(event);
    if (!place || !event.isPrimary || event.button !== 0) return;
    table.current.setPointerCapture(event.pointerId);
    setActive(place);
    setStroke({ before: grid, grid: touched(grid, place, brush), place });
  }

  function draw(event) {
    const place = stroke && placeUnder(event);
    if (place && !same(place, stroke.place)) setStroke(along(stroke, place, brush));
  }

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key in ARROWS && beyond(here, ARROWS[event.key]);
    if (next && !squareAt(table.current, next)) { /* there the grid ends */ }
    else if (next && event.shiftKey) paint(along({ before: grid, place: here }, next, brush).grid, next);
    else if (next) setActive(next);
    else if (event.key === "Enter" || event.key === " ") paint(touched(grid, here, brush), here);
    else if (event.key === "Delete" || event.key === "Backspace") paint(put(grid, here, NOWHERE), here);
    else if (event.key === "Home") setActive([here[0], 0]);
    else if (event.key === "End") setActive([here[0], grid[0].length - 1]);
    else return;
    event.preventDefault();
  }

  /** What the keys paint is told, as the square that has the focus stays the same. */
  function paint(painted, place) {
    setHeard(told(game, at(painted, place)));
    finish(painted, place);
  }

  const labelOf = (name, mark, token) => say(mark ? `landscape-square-${mark.kind}` : "landscape-square", {
    name: spelled(game, name), content: told(game, token),
  });
  const square = (token, place) => {
    const name = nameOf(place, numbered);
    const mark = token !== NOWHERE && !stroke ? marks.get(name) : undefined;
    return html`<div role="gridcell" class=${`square ${ground(token)} ${mark ? `marked ${mark.kind}` : ""}`}
      tabindex=${same(place, here) ? 0 : -1} data-row=${place[0]} data-column=${place[1]} onFocus=${() => setActive(place)}
      aria-label=${labelOf(name, mark, token)}>
      <${Sign} token=${token} joined=${joinedTo(shown, place)} />
      ${mark?.points !== undefined && html`<b class="points" aria-hidden="true">${mark.points}</b>`}</div>`;
  };
  return html`<div class="board">
    <div class="frame">
      <div role="grid" aria-label=${label} aria-describedby=${keys} ref=${table} style=${{ "--columns": shown[0].length }}
        class=${marksSome(marks) && !stroke ? "lit" : ""}
        onPointerDown=${begin} onPointerMove=${draw} onPointerUp=${() => stroke && finish(stroke.grid, stroke.place)}
        onPointerCancel=${() => setStroke(null)} onKeyDown=${pressed}>
        <div class="row heads" aria-hidden="true"><span></span>${shown[0].map((_, column) => html`
          <span>${head("c", column, numbered.left, numbered.right)}</span>`)}</div>
        ${shown.map((row, nth) => html`<div role="row" class="row" key=${nth}>
          <span class="head" aria-hidden="true">${head("r", nth, numbered.top, numbered.bottom)}</span>
          ${row.map((token, column) => square(token, [nth, column]))}</div>`)}
      </div>
    </div>
    <p class="hint keyboard" id=${keys}>${say("landscape-keys")}</p>
    <p class="unseen" role="status">${heard}</p>
  </div>`;
}

/** The stroke led on to another square, step by step, as a finger may skip some. `grid` is there once it has begun. */
function along({ before, place, previous, grid }, end, brush) {
  const start = { before, place, previous, grid: previous ? grid : begun(before, place, brush) };
  return way(place, end).reduce((stroke, to) => {
    const { place: from, previous } = stroke;
    return { before, place: to, previous: from, grid: drawn(stroke.grid, { before, previous, from, to, brush }) };
  }, start);
}

/** The name of a row or column of what is painted. */
function head(letter, nth, first, last) {
  return last !== undefined && nth >= first && nth <= last ? `${letter}${nth - first + 1}` : "";
}

/** The edge over which a part of a condition is joined to its other part. */
export function joinedTo(grid, place) {
  const token = at(grid, place);
  if (!isCondition(token)) return undefined;
  return placesOf(grid, (other) => other === token).map((other) => edgeTo(place, other)).find(Boolean);
}

/** Whether squares count, so that the others step back. */
export const marksSome = (marks) => [...marks.values()].some(({ kind }) => kind === "counted");

const squareAt = (table, [row, column]) => table.querySelector(`[data-row="${row}"][data-column="${column}"]`);

/** The place under a finger, wherever the finger came from. */
function placeUnder({ clientX, clientY }) {
  const square = document.elementFromPoint(clientX, clientY)?.closest("[data-row]");
  return square && [Number(square.dataset.row), Number(square.dataset.column)];
}

/** Scrolls so that a square stays where it was on the screen. */
function stay(square, { left, top }) {
  const table = square.closest("[role=grid]");
  const moved = () => square.getBoundingClientRect().left - left;
  table.style.setProperty("--shift", `${(parseFloat(table.style.getPropertyValue("--shift")) || 0) - moved()}px`);
  table.parentElement.scrollBy({ left: moved(), behavior: "instant" });
  scrollBy({ top: square.getBoundingClientRect().top - top, behavior: "instant" });
}
