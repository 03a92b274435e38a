/** The answer at a glance, which on a phone stays in sight while the question is put together. */

import { html, useLayoutEffect, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { Switches, qualified } from "./readings.js";
import { sentencesOf } from "./reasons.js";
import { TryAgain, told } from "./trouble.js";

export const SIGNS = { legal: "✓", illegal: "✗", undetermined: "?", impossible: "✗" };

/** Around everything that shows the answer of a `result`, as `useLatest` tells it: it is dimmed while it is about something else. */
export function Current({ result: { isStale }, children }) {
  return html`<div class=${`current ${isStale ? "stale" : ""}`} aria-busy=${Boolean(isStale)}>${children}</div>`;
}

/** A reference to what shows the answer of a `result`: it keeps the room that it has now for the next answer, if that needs less. */
export function useRoom({ isStale }) {
  const place = useRef(null);
  useLayoutEffect(() => {
    if (!isStale || !place.current) return;
    place.current.style.minHeight = ""; // of the answer before
    place.current.style.minHeight = `${place.current.getBoundingClientRect().height}px`;
  }, [isStale]);
  return place;
}

/**
 * What a `result`, as `useLatest` tells it, says: `verdict` is what is announced, `more` a sentence below it, and `mood` is `legal`,
 * `illegal`, `undetermined` or nothing. If the answer takes long, or there is none, it says so instead, and asks again. The readings
 * on which it hinges have a switch each: `hinges` and the rest are as for `Switches`. With a `heading`, a reference, the verdict is
 * one that may get the focus.
 */
export function Glance({ result, mood, verdict, more, heading, hinges = [], outcome, ...readings }) {
  const { refused, again, isSlow } = result;
  const last = refused ? troubled(refused) : { mood, verdict: qualified(verdict, hinges, outcome), more };
  const said = isSlow ? { verdict: say("checking") } : last;
  const look = `verdict ${said.mood ?? ""}`;
  const sign = SIGNS[said.mood];
  const room = useRoom(result);
  return html`<div ref=${room} class=${`${heading ? "band" : "glance"} ${isSlow ? "" : "answered"} ${said.mood ?? ""}`}>
    ${heading
      ? html`<h2 class=${look} tabindex="-1" ref=${heading}>
          ${sign && html`<span aria-hidden="true">${sign} </span>`}${said.verdict}</h2>`
      : html`<p role="status" class=${look}>${said.verdict}</p>`}
    <p class=${last.mood === "legal" ? "happens" : ""}>${said.more}</p>
    ${refused && !isSlow && tellsAll(refused) && html`<${TryAgain} refused=${refused} again=${again} />`}
    ${readings.read && html`<${Switches} ...${readings} verdict=${verdict} hinges=${hinges} outcome=${outcome} />`}
  </div>`;
}

/** The result without the refusal of an impossible state, which the page tells in its own way. */
export function exceptImpossible({ refused, ...result }) {
  return refused?.status === 422 ? result : { ...result, refused };
}

/** Whether a glance has room for all that the problem `refused` says. If not, it is shown below. */
export function tellsAll({ mayPass, wantsKey }) {
  return mayPass && !wantsKey;
}

function troubled(refused) {
  const { title, text } = told(refused);
  const [first] = refused.errors;
  return { mood: "illegal", verdict: title, more: first ? sentencesOf(first.detail)[0] : text ?? say("see-below") };
}
