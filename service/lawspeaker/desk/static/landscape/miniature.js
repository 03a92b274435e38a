/** A landscape, small and only to be looked at: beside a score sheet that has no room for the grid itself. */

import { html } from "../vendor/preact.js";
import { joinedTo, marksSome } from "./board.js";
import { NOWHERE, extent, nameOf } from "./grid.js";
import { Sign, ground } from "./square.js";

/** What is painted of `grid`, with its `marks`. Whoever listens is told the same by the words of the sheet. */
export function Miniature({ grid, marks }) {
  const painted = extent(grid);
  const square = (token, place) => {
    const mark = token === NOWHERE ? undefined : marks.get(nameOf(place, painted));
    return html`<i class=${`square ${ground(token)} ${mark ? `marked ${mark.kind}` : ""}`}>
      <${Sign} token=${token} joined=${joinedTo(grid, place)} /></i>`;
  };
  const columns = grid[0].map((_, column) => column).slice(painted.left, painted.right + 1);
  return html`<div class=${`miniature ${marksSome(marks) ? "lit" : ""}`} aria-hidden="true"
      style=${{ "--columns": columns.length, "--rows": painted.bottom - painted.top + 1 }}>
    ${grid.slice(painted.top, painted.bottom + 1).map((row, nth) => html`<div class="row">
      ${columns.map((column) => square(row[column], [painted.top + nth, column]))}</div>`)}
  </div>`;
}
