/** What a picture shows first: its board, so large that fingers hit a place, and there what is marked, or else what lies there. */

import { scaleOf, zoomTo } from "./map.js";
import { FOR_FINGERS } from "./places.js";

/** The least size of a place in px: a pixel more than a finger needs, as browsers round. A mouse hits a smaller one. */
const [FOR_FINGER, FOR_MOUSE] = [FOR_FINGERS + 1, 36];
/** The largest size of a unit in px at first: a board of one territory need not fill the frame. */
const LARGE = 2;
/** Room around a board, in px. */
const ROOM = 8;
/** Up to this factor, a picture counts as hardly larger than its frame or its board. */
const HARDLY = 1.5;
/** What lies on a board: a part of the state that is not named by a place, and neither a list nor a group of others. */
const LYING = "[data-board] .place:not([data-place], :has(.place), :has(> .frame))";

/**
 * Opens the picture in `frame`: as wide as its boards, and no higher than one of them fits; but where a finger or, if it is to be
 * `touched`, a mouse hits each place, even if that is larger. What is seen first are all boards if they fit, or else those in which something is marked, what is marked there, what lies there, or one
 * board.
 */
export function open(frame, touched) {
  const drawn = frame.firstElementChild;
  const boards = boardsOf(drawn);
  const scale = scaleOf(frame);
  const highest = Math.max(...boards.map((board) => board.getBoundingClientRect().height));
  const fitting = scale * Math.min(frame.clientWidth / widthOf(drawn, boards), (frame.clientHeight - ROOM) / highest);
  const least = matchMedia("(pointer: coarse)").matches ? FOR_FINGER : touched ? FOR_MOUSE : 0;
  zoomTo(frame, Math.max(Math.min(fitting, LARGE), (scale * least) / narrowest(drawn)));
  const marks = markedOn(boards);
  const lying = [...drawn.querySelectorAll(LYING)];
  const marked = boards.filter((board) => board.matches(".marked, :has(.marked)"));
  centre(frame, [boards, marked, marks, marks.slice(0, 1), ...(marks.length > 0 ? [] : [lying]), boards.slice(0, 1)]);
}

/** Moves the picture so that some of what is marked on a board is in sight; if somebody `seeks` it, wherever it lies. */
export function showMarks(frame, seeks) {
  const drawn = frame.firstElementChild;
  const marks = markedOn(seeks ? [drawn] : boardsOf(drawn));
  const sight = frame.getBoundingClientRect();
  const isSeen = ({ left, right, top, bottom }) => (
    isWithin((left + right) / 2, sight.left, sight.right) && isWithin((top + bottom) / 2, sight.top, sight.bottom));
  if (marks.length > 0 && !marks.some((each) => isSeen(each.getBoundingClientRect()))) centre(frame, [marks, marks.slice(0, 1)]);
}

function isWithin(point, start, end) {
  return point >= start && point <= end;
}

/**
 * Brings the first of some `sights`, lists of elements, that fits into the middle of the frame; if none does, the last. What is
 * in sight from the beginning of the picture is seen from there, and so is half of it in a picture that is hardly larger than
 * the frame: so no text is cut for nothing.
 */
function centre(frame, sights) {
  const boxes = sights.filter((each) => each.length > 0).map(around);
  const box = boxes.find(({ width, height }) => width <= frame.clientWidth && height <= frame.clientHeight) ?? boxes.at(-1);
  const { x, y, width, height } = frame.firstElementChild.getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  const right = start({ first: x, all: width, position: box.x, size: box.width, room: frame.clientWidth });
  const down = start({ first: y, all: height, position: box.y, size: box.height, room: frame.clientHeight });
  frame.scrollBy(right - left, down - top);
}

/** Where to begin in one direction for something at a `position` in a picture that begins at `first` and has a size of `all`. */
function start({ first, all, position, size, room }) {
  const needed = all < HARDLY * room ? size / 2 : size;
  return position + needed - first <= room ? first : position - before(size, room);
}

/** How much room is before something in a frame. Of what is hardly larger than the frame, the beginning is seen, as one reads. */
function before(size, room) {
  return size > room && size < HARDLY * room ? ROOM : (room - size) / 2;
}

/** How wide the boards are; if hardly anything lies beside them, how wide the picture is. */
function widthOf(drawn, boards) {
  const whole = drawn.getBoundingClientRect().width;
  const { width } = around(boards);
  return whole < HARDLY * width ? whole : width + ROOM;
}

/** The boards of a picture; one without any is a board itself. */
function boardsOf(drawn) {
  const boards = [...drawn.querySelectorAll("[data-board]")];
  return boards.length > 0 ? boards : [drawn];
}

/** What is marked in some parts of a picture, or is such a part. */
function markedOn(parts) {
  return parts.flatMap((part) => [...(part.matches(".marked") ? [part] : []), ...part.querySelectorAll(".marked")]);
}

/** The size of the smallest place with a name, in px. */
function narrowest(drawn) {
  const sizes = Array.from(drawn.querySelectorAll("[data-place]"), (place) => place.getBoundingClientRect());
  return Math.min(...sizes.map(({ width, height }) => Math.min(width, height)));
}

/** The rectangle around some elements. */
function around(elements) {
  const boxes = elements.map((each) => each.getBoundingClientRect());
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  const width = Math.max(...boxes.map(({ right }) => right)) - x;
  return { x, y, width, height: Math.max(...boxes.map(({ bottom }) => bottom)) - y };
}
