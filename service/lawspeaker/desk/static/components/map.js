/**
 * A picture in a frame, handled like a map. One finger or the mouse moves it, two fingers or the wheel with Ctrl zoom it about the
 * point where they are. A wheel alone scrolls the page, as everywhere else.
 */

/** The largest size of a unit of a picture in px. */
const LARGEST = 4;
/** The factor by which a button zooms. */
export const STEP = 1.5;
/** How far in px the mouse moves before a click becomes a drag. */
const DRAG = 5;
/** The most px of a wheel event that count: a mouse sends one large event, and a trackpad many small ones. */
const NOTCH = 50;
/** The px of a wheel that double the size. */
const DOUBLED = 100;
/** The px of a line, for browsers that report the wheel in lines. */
const LINE = 16;
/** The part of the frame by which an arrow key moves the picture. */
const ARROW = 0.25;

/** The size of a unit of the picture in `frame`, in px. */
export function scaleOf(frame) {
  const drawn = frame.firstElementChild;
  return drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width;
}

/**
 * Draws a unit in a size of `scale` px, and moves the `part` of the picture to the point `[x, y]` of the window. By default, that
 * is what is there already, in the middle of `frame`.
 */
export function zoomTo(frame, scale, [x, y] = middleOf(frame), part = partAt(frame, [x, y])) {
  const drawn = frame.firstElementChild;
  drawn.style.width = `${drawn.viewBox.baseVal.width * Math.min(LARGEST, Math.max(wholeScale(frame), scale))}px`;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  frame.scrollBy(left + part[0] * width - x, top + part[1] * height - y);
}

/** Which part of the picture is at a point of the window: how far right and down, as parts of its width and height. */
function partAt(frame, [x, y]) {
  const { left, top, width, height } = frame.firstElementChild.getBoundingClientRect();
  return [(x - left) / width, (y - top) / height];
}

/** Shows all of the picture. */
export function showWhole(frame) {
  zoomTo(frame, 0);
}

/** The scale at which all of the picture is seen. */
function wholeScale(frame) {
  const { width, height } = frame.firstElementChild.viewBox.baseVal;
  return Math.min(frame.clientWidth / width, frame.clientHeight / height);
}

function middleOf(frame) {
  const { left, top } = frame.getBoundingClientRect();
  return [left + frame.clientWidth / 2, top + frame.clientHeight / 2];
}

/** Moves the picture by an arrow key, `direction`; says whether there was anything more to see. */
export function move(frame, [right, down]) {
  const { scrollLeft, scrollTop } = frame;
  frame.scrollBy(right * ARROW * frame.clientWidth, down * ARROW * frame.clientHeight);
  return frame.scrollLeft !== scrollLeft || frame.scrollTop !== scrollTop;
}

/** Makes `frame` a map. `changed` is called whenever somebody zooms or drags it. Returns a function that removes the listeners. */
export function makeMap(frame, changed) {
  const ends = [zoomByWheel(frame, changed), zoomByFingers(frame, changed), dragByPointer(frame, changed)];
  return () => ends.forEach((end) => end());
}

function listen(frame, listeners, options) {
  for (const [kind, listener] of Object.entries(listeners)) frame.addEventListener(kind, listener, options);
  return () => {
    for (const [kind, listener] of Object.entries(listeners)) frame.removeEventListener(kind, listener, options);
  };
}

/** Zooms by the wheel with Ctrl. A trackpad sends the same for two fingers. */
function zoomByWheel(frame, changed) {
  return listen(frame, {
    wheel(event) {
      if (!event.ctrlKey || !frame.firstElementChild) return;
      event.preventDefault();
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      const bounded = Math.min(NOTCH, Math.max(-NOTCH, turned));
      zoomTo(frame, scaleOf(frame) * 2 ** (-bounded / DOUBLED), [event.clientX, event.clientY]);
      changed();
    },
  }, { passive: false });
}

/** Zooms by two fingers. What was between them at first stays between them. One finger is left to the browser, which scrolls. */
function zoomByFingers(frame, changed) {
  let start = null;
  const between = ([one, other]) => [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
  const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const end = () => { start = null; };
  return listen(frame, {
    touchstart(event) {
      const { touches } = event;
      start = touches.length === 2 && frame.firstElementChild
        ? { scale: scaleOf(frame) / apart(touches), part: partAt(frame, between(touches)) } : null;
      if (start) event.preventDefault();
    },
    touchmove(event) {
      const { touches } = event;
      if (!start || touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      zoomTo(frame, start.scale * apart(touches), between(touches), start.part);
      changed();
    },
    touchend: end,
    touchcancel: end,
  }, { passive: false });
}

/** Drags by the mouse, or by a finger where a finger does not scroll the frame. The click at the end of a drag does not count. */
function dragByPointer(frame, changed) {
  let from = null;
  let isMoved = false;
  const end = () => {
    from = null;
    setTimeout(() => { isMoved = false; }); // after the click that may follow
  };
  return listen(frame, {
    pointerdown({ isPrimary, pointerType, button, clientX, clientY }) {
      isMoved = false;
      const isOurs = pointerType === "mouse" || getComputedStyle(frame).overflowX === "hidden";
      from = isPrimary && isOurs && button === 0 ? { x: clientX, y: clientY } : null;
    },
    pointermove({ pointerId, buttons, clientX, clientY }) {
      if (!from) return;
      if (!buttons) return end();
      if (!isMoved && Math.hypot(clientX - from.x, clientY - from.y) < DRAG) return;
      if (!isMoved) frame.setPointerCapture(pointerId);
      isMoved = true;
      frame.scrollBy(from.x - clientX, from.y - clientY);
      from = { x: clientX, y: clientY };
      changed();
    },
    pointerup: end,
    pointercancel: end,
    click(event) { if (isMoved) event.stopPropagation(); },
  }, { capture: true });
}
