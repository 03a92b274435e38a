/** The places of a picture: what they are called, and how the keyboard reaches them. */

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Right and down, in steps, if `key` is an arrow. */
export function directionOf(key) {
  return DIRECTIONS[key];
}

/** The places of a picture that have names, as `[{name, at}, ...]`. */
export function namesIn(drawn) {
  return Array.from(drawn.querySelectorAll("[data-place]"), ({ dataset }) => ({ name: dataset.place, at: dataset.at }));
}

/** A place as `{name, called, at, title}`. What has the name, and is called so, may be what it lies in or stands on. */
export function described(place) {
  const other = named(place);
  return { name: other?.dataset.place, called: other && calledIn(other), at: place.dataset.at, title: titleOf(place) };
}

/** What people call a place: its title begins with that. It is the name itself, or what stands before a colon. */
function calledIn(place) {
  const { dataset: { place: name } } = place;
  return titleOf(place).startsWith(name) ? name : titleOf(place).split(/\s?:/)[0];
}

function titleOf(place) {
  return place.querySelector("title").textContent;
}

/** What has the name of a place: the place itself, what it lies in, or what it stands on, as a figure does on a space. */
function named(place) {
  const { width } = place.getBoundingClientRect();
  const beneath = document.elementsFromPoint(...middle(place)).map((each) => each.closest("[data-place]")).find(Boolean);
  return place.closest("[data-place]") ?? (beneath?.getBoundingClientRect().width > width ? beneath : undefined);
}

/**
 * Every place becomes a button, or a group of them; one at a time can be reached by Tab, the others from it by arrows. It is the
 * one `before`, which may be of an earlier picture, and it has the focus if it is `focused`.
 */
export function makeTouchable(drawn, before, focused) {
  drawn.setAttribute("role", "group");
  // The places and the description of the picture tell all that is written in it.
  for (const text of drawn.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
  const places = [...drawn.querySelectorAll(".place")];
  for (const place of places) {
    place.setAttribute("role", roleOf(place));
    place.setAttribute("aria-label", titleOf(place));
    place.setAttribute("tabindex", "-1");
  }
  const wasBefore = ({ dataset: { at, place } }) => at === before?.at && place === before?.place;
  const first = (before && places.find(wasBefore)) ?? places[0];
  first?.setAttribute("tabindex", "0");
  if (focused) first?.focus({ preventScroll: true });
}

/** The least size in px of what a finger hits. */
export const FOR_FINGERS = 40;

/**
 * On a touch screen, a part without a name that is too small for a finger is none of the places that can be touched, until the
 * picture is so large: a finger there touches what it lies in or stands on.
 */
export function fitForFingers(drawn) {
  if (!matchMedia("(pointer: coarse)").matches) return;
  const parts = [...drawn.querySelectorAll(".place[role]:not([data-place])")];
  const areSmall = parts.map((part) => {
    const { width, height } = part.getBoundingClientRect();
    return Math.min(width, height) < FOR_FINGERS;
  });
  parts.forEach((part, nth) => {
    part.classList.toggle("small", areSmall[nth]);
    part.setAttribute("role", areSmall[nth] ? "img" : roleOf(part));
    if (areSmall[nth]) part.removeAttribute("tabindex");
    else if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
  });
  if (!drawn.querySelector('[tabindex="0"]')) drawn.querySelector(".place[tabindex]")?.setAttribute("tabindex", "0");
}

function roleOf(place) {
  return place.querySelector(".place") ? "group" : "button";
}

/** Moves the focus to the nearest place in a direction. */
export function walk(frame, from, direction) {
  const others = [...frame.querySelectorAll(".place[tabindex]")].filter((place) => place !== from);
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
