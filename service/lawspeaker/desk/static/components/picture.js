/** A state as the service draws it, handled like a map, in which places can be touched, or reached by the arrow keys. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { draw } from "../api.js";
import { useLatest } from "../answers.js";
import { say } from "../page.js";
import { Toggle } from "./choice.js";
import { STEP, makeMap, move, scaleOf, showWhole, zoomTo } from "./map.js";
import { mark } from "./marking.js";
import { open, showMarks } from "./opening.js";
import { described, directionOf, fitForFingers, makeTouchable, namesIn, walk } from "./places.js";
import { Trouble } from "./trouble.js";

/** How a picture is seen: as it opens, all of it, or as somebody has moved or zoomed it. */
const [OPENED, WHOLE, CHOSEN] = ["opened", "whole", "chosen"];
const [SMALLER, LARGER] = [1 / STEP, STEP];

/**
 * The picture of `state`. `marked` is a function that gets the places with names, `[{name, at}, ...]`, and says which to mark, by
 * pointers into the request or by names; another function marks anew. The picture moves to what is marked on a board, or anywhere
 * if somebody `seeks` it. `touched({name, called, at, title})` is called with a place that is touched, and the name of what it lies
 * in or stands on if it has none itself; without it the picture is only looked at. Where a position is entered, the `whole` table
 * is drawn, large enough for fingers, and stays where it was moved to. `hovered` is called with the place under the mouse, or
 * null, and `ghosts` are the names of places that are outlined, because something would lie there. The children are further tools.
 */
export function Picture({ game, state, marked, seeks, whole, touched, hovered, ghosts = [], children }) {
  const [hidden, showHidden] = useState(false);
  const [hasHidden, setHasHidden] = useState(false);
  const body = { state, whole, ...(hidden && { hidden }) };
  const request = JSON.stringify(body);
  const asked = async (signal) => ({ request, text: await draw(game, body, { signal }) });
  const { answer, refused, again } = useLatest(asked, [game, request]);
  const frame = useRef(null);
  const view = useRef(OPENED);
  const largeEnough = useRef(null);

  function see() {
    if (!frame.current?.firstElementChild) return; // nothing is drawn yet, or the page has gone on
    if (view.current === OPENED) open(frame.current, whole);
    if (view.current === WHOLE) showWhole(frame.current);
  }

  useEffect(() => {
    if (!answer) return;
    const drawn = document.importNode(new DOMParser().parseFromString(answer.text, "image/svg+xml").documentElement, true);
    const former = frame.current.firstElementChild;
    const focused = former?.contains(document.activeElement) && document.activeElement.closest(".place");
    const before = (focused || former?.querySelector('[tabindex="0"]'))?.dataset;
    const stays = former && view.current === CHOSEN;
    if (stays) drawn.style.width = `${drawn.viewBox.baseVal.width * scaleOf(frame.current)}px`; // before any layout
    frame.current.replaceChildren(drawn);
    mark(drawn, marked(namesIn(drawn)));
    largeEnough.current.disconnect();
    if (touched) {
      makeTouchable(drawn, before, Boolean(focused));
      largeEnough.current.observe(drawn);
    }
    if (!stays) see();
    else if (!whole) showMarks(frame.current, seeks);
    setHasHidden("hidden" in drawn.dataset);
  }, [answer, Boolean(touched)]);

  useEffect(() => {
    const drawn = frame.current.firstElementChild;
    if (!drawn || answer.request !== request) return; // of another state, whose picture is under way
    mark(drawn, marked(namesIn(drawn)));
    if (!whole) showMarks(frame.current, seeks);
  }, [marked]);

  useEffect(() => {
    for (const place of frame.current.querySelectorAll("[data-place]")) {
      place.classList.toggle("ghost", ghosts.includes(place.dataset.place));
    }
  }, [answer, ghosts.join()]);

  useEffect(() => {
    const size = new ResizeObserver(see);
    size.observe(frame.current);
    largeEnough.current = new ResizeObserver(([{ target }]) => fitForFingers(target));
    const end = makeMap(frame.current, () => { view.current = CHOSEN; });
    return () => {
      size.disconnect();
      largeEnough.current.disconnect();
      end();
    };
  }, []);

  const zoom = (factor) => {
    view.current = CHOSEN;
    zoomTo(frame.current, scaleOf(frame.current) * factor);
  };
  const showAll = () => {
    view.current = WHOLE;
    see();
  };
  const choose = (event) => {
    const place = event.target.closest?.(".place");
    if (!place || !touched) return;
    if (whole) view.current = CHOSEN; // what is put down does not move the picture
    touched(described(place));
  };
  const over = ({ pointerType, target }) => {
    const place = pointerType === "mouse" ? target.closest?.(".place") : null;
    hovered?.(place ? described(place) : null);
  };
  const pressed = (event) => {
    const { key, target } = event;
    const direction = directionOf(key);
    if (target === frame.current) {
      if (direction && move(frame.current, direction)) event.preventDefault();
      return;
    }
    if (!direction && key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (direction) walk(frame.current, target, direction);
    else choose(event);
  };
  return html`<div class="picture">
    <div class="sheet" tabindex="0" role="group" aria-label=${say("picture-of")} ref=${frame}
      onClick=${choose} onKeyDown=${pressed} onPointerOver=${over} onPointerLeave=${() => hovered?.(null)}></div>
    <div class="tools">
      <button type="button" aria-label=${say("smaller")} disabled=${!answer} onClick=${() => zoom(SMALLER)}>−</button>
      <button type="button" aria-label=${say("larger")} disabled=${!answer} onClick=${() => zoom(LARGER)}>+</button>
      <button type="button" disabled=${!answer} onClick=${showAll}>${say("whole-picture")}</button>
      ${hasHidden && html`<${Toggle} checked=${hidden} change=${showHidden} label=${say("show-hidden")} />`}
      ${children}
    </div>
    ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
  </div>`;
}
