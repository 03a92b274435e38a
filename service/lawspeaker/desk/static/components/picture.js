/** A state as the service draws it, in which places can be touched, or reached by the arrow keys. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { draw } from "../api.js";
import { useLatest } from "../answers.js";
import { say } from "../page.js";
import { Toggle } from "./choice.js";
import { Trouble } from "./trouble.js";

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const SCALES = [0.5, 0.75, 1, 1.5, 2, 3];

/**
 * The picture of `state` with the places `marked` (pointers into the request, or names). `touched({name, at, title})` is
 * called with a place that is touched, and the name of what it lies in or stands on if it has none itself; without it the
 * picture is only looked at. Where a position is entered, the `whole` table is drawn, large enough for fingers, and stays where it
 * was scrolled to. `hovered` is called with the place under the mouse, or null, and `ghosts` are the names of places that are
 * outlined, because something would lie there. `drawn` is told the places that have names, `[{name, at}, ...]`, whenever there is a new picture.
 */
export function Picture({ game, state, marked = [], whole, touched, hovered, ghosts = [], drawn: tell }) {
  const [hidden, showHidden] = useState(false);
  const [hides, setHides] = useState(false);
  const request = JSON.stringify({ state, marked: marked.slice(0, 200), whole, ...(hidden && { hidden }) });
  const { answer, refused, again } = useLatest((signal) => draw(game, JSON.parse(request), { signal }), [game, request]);
  const [scale, setScale] = useState(null);
  const frame = useRef(null);

  useEffect(() => {
    if (!answer) return;
    const drawn = document.importNode(new DOMParser().parseFromString(answer, "image/svg+xml").documentElement, true);
    const focused = frame.current.contains(document.activeElement) && document.activeElement.closest(".place");
    const before = (focused || frame.current.querySelector('[tabindex="0"]'))?.dataset;
    const { scrollLeft, scrollTop, firstElementChild: former } = frame.current;
    zoom(drawn);
    frame.current.replaceChildren(drawn);
    if (touched) makeTouchable(drawn, before, Boolean(focused));
    if (!whole) showMark(frame.current);
    else if (former) frame.current.scrollTo(scrollLeft, scrollTop);
    else startIn(frame.current);
    setHides("hidden" in drawn.dataset);
    tell?.(Array.from(drawn.querySelectorAll("[data-place]"), ({ dataset }) => ({ name: dataset.place, at: dataset.at })));
  }, [answer, Boolean(touched)]);

  useEffect(() => {
    for (const place of frame.current.querySelectorAll("[data-place]")) {
      place.classList.toggle("ghost", ghosts.includes(place.dataset.place));
    }
  }, [answer, ghosts.join()]);

  useEffect(() => { if (frame.current.firstElementChild) zoom(frame.current.firstElementChild); }, [scale]);

  function zoom(drawn) {
    const factor = scale ?? (whole && 1);
    drawn.style.width = factor ? `${drawn.viewBox.baseVal.width * factor}px` : "";
  }

  const step = (by) => setScale(nearest(scale ?? shownScale(frame.current), by));
  const choose = (event) => {
    const place = event.target.closest?.(".place");
    if (place && touched) touched(described(place));
  };
  const over = ({ pointerType, target }) => {
    const place = pointerType === "mouse" ? target.closest?.(".place") : null;
    hovered?.(place ? described(place) : null);
  };
  const pressed = (event) => {
    const direction = event.target.matches(".place") && DIRECTIONS[event.key];
    if (!direction && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (direction) walk(frame.current, event.target, direction);
    else choose(event);
  };
  return html`<figure class="picture" aria-label=${say("picture-of")}>
    <div class="sheet" tabindex=${touched ? undefined : 0} role="group" aria-label=${say("picture-of")} ref=${frame}
      onClick=${choose} onKeyDown=${pressed} onPointerOver=${over} onPointerLeave=${() => hovered?.(null)}></div>
    <figcaption>
      <button type="button" aria-label=${say("smaller")} onClick=${() => step(-1)}>−</button>
      <button type="button" aria-label=${say("larger")} onClick=${() => step(1)}>+</button>
      ${hides && html`<${Toggle} checked=${hidden} change=${showHidden} label=${say("show-hidden")} />`}
    </figcaption>
    ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
  </figure>`;
}

function described(place) {
  return { name: named(place)?.dataset.place, at: place.dataset.at, title: place.querySelector("title").textContent };
}

/** What has the name of a place: the place itself, what it lies in, or what it stands on, as a figure does on a space. */
function named(place) {
  const { width } = place.getBoundingClientRect();
  const beneath = document.elementsFromPoint(...middle(place)).map((each) => each.closest("[data-place]")).find(Boolean);
  return place.closest("[data-place]") ?? (beneath?.getBoundingClientRect().width > width ? beneath : undefined);
}

/** Scrolls the picture, and not the page, so that its first mark is in sight. */
function showMark(frame) {
  const mark = frame.querySelector(".mark")?.getBoundingClientRect();
  if (!mark) return;
  const { top, bottom, left, right } = frame.getBoundingClientRect();
  if (mark.top < top || mark.bottom > bottom) frame.scrollTop += (mark.top + mark.bottom - top - bottom) / 2;
  if (mark.left < left || mark.right > right) frame.scrollLeft += (mark.left + mark.right - left - right) / 2;
}

/** A picture that is much wider than the screen begins in its middle. */
function startIn(frame) {
  const { scrollWidth, clientWidth } = frame;
  if (scrollWidth > 2 * clientWidth) frame.scrollTo((scrollWidth - clientWidth) / 2, 0);
}

function shownScale(frame) {
  const drawn = frame.firstElementChild;
  return drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
}

function nearest(scale, by) {
  const further = SCALES.filter((each) => (each - scale) * by > 0.01);
  return (by > 0 ? further[0] : further.at(-1)) ?? scale;
}

/** Every place is a button, or a group of them; one at a time can be reached by Tab, the others from it by arrows. */
function makeTouchable(drawn, before, focused) {
  drawn.setAttribute("role", "group");
  // The places and the description of the picture tell all that is written in it.
  for (const text of drawn.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
  const places = [...drawn.querySelectorAll(".place")];
  for (const place of places) {
    place.setAttribute("role", place.querySelector(".place") ? "group" : "button");
    place.setAttribute("aria-label", place.querySelector("title").textContent);
    place.setAttribute("tabindex", "-1");
  }
  const wasBefore = ({ dataset: { at, place } }) => at === before?.at && place === before?.place;
  const first = (before && places.find(wasBefore)) ?? places[0];
  first?.setAttribute("tabindex", "0");
  if (focused) first?.focus({ preventScroll: true });
}

/** Moves the focus to the nearest place in a direction. */
function walk(frame, from, direction) {
  const others = [...frame.querySelectorAll(".place")].filter((place) => place !== from);
  const distances = others.map((place) => [place, distance(middle(from), middle(place), direction)]);
  const [next, way] = distances.reduce((least, each) => (each[1] < least[1] ? each : least), [null, Infinity]);
  if (way === Infinity) return;
  from.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/** How far it is in a direction, a way across counting thrice; `Infinity` for what does not lie there. */
function distance([x, y], [otherX, otherY], [right, down]) {
  const along = (otherX - x) * right + (otherY - y) * down;
  const across = Math.abs((otherX - x) * down) + Math.abs((otherY - y) * right);
  return along > 1 ? along + 3 * across : Infinity;
}

function middle(place) {
  const { x, y, width, height } = place.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
