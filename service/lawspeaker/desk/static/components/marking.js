/** Marks in a picture, drawn here as the service draws them (`mark` in `svg.py`), so that nothing is asked again for them. */

import { markLines } from "../page.js";

const SVG = "http://www.w3.org/2000/svg";

/** Marks the places of `drawn`, a picture, that `marked` speaks of, pointers or names, and no others. */
export function mark(drawn, marked) {
  for (const former of drawn.querySelectorAll(".mark")) former.remove();
  for (const place of drawn.querySelectorAll(".marked")) place.classList.remove("marked");
  const places = [...drawn.querySelectorAll("[data-at]")];
  const sought = new Set(marked.flatMap((each) => shown(places, each)));
  for (const place of places.filter((each) => sought.has(each))) {
    place.classList.add("marked");
    drawn.append(highlight(place));
  }
}

/** The places that have a name, below the pointer before it, or else what shows a pointer, or the least that it is a part of. */
function shown(places, sought) {
  const end = sought.lastIndexOf("/");
  const [above, name] = [sought.slice(0, Math.max(end, 0)), sought.slice(end + 1)];
  const named = places.filter(({ dataset: { at, place } }) => place === sought || (place === name && isWithin(at, above)));
  if (named.length) return named;
  const around = places.filter(({ dataset }) => isWithin(sought, dataset.at));
  const longest = Math.max(0, ...around.map(({ dataset }) => dataset.at.length));
  return outermost(around.filter(({ dataset }) => dataset.at.length === longest));
}

/** Those of some places that lie in none of the others: a landscape, and not each of its squares. */
function outermost(places) {
  return places.filter((place) => !places.some((other) => other !== place && other.contains(place)));
}

function isWithin(one, other) {
  return !other || `${one}/`.startsWith(`${other}/`);
}

function highlight(place) {
  const group = made("g", { class: "mark", transform: transformOf(place), "stroke-linejoin": "round", "pointer-events": "none" });
  const [, outline] = place.children;
  for (const [name, colour, width] of markLines) {
    const line = outline.cloneNode(false);
    line.removeAttribute("opacity");
    group.append(withAttributes(line, { class: name, fill: "none", stroke: colour, "stroke-width": width }));
  }
  return group;
}

/** All transformations under which a place is drawn, if there are any. */
function transformOf(place) {
  const around = [];
  for (let each = place; each; each = each.parentElement) around.unshift(each.getAttribute("transform"));
  return around.filter(Boolean).join(" ") || undefined;
}

function made(name, attributes) {
  return withAttributes(document.createElementNS(SVG, name), attributes);
}

function withAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
  return element;
}
