/** What could not be answered, and what can be done about it. */

import { html, useCallback, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { delayFor, onKey, useKey } from "../api.js";
import { say } from "../page.js";
import { Pointer } from "./pointer.js";

/**
 * `refused` is a `Refused`; `again` asks once more. Where the request that was `asked` is wrong is said in the words of `game`;
 * by pointers if nothing is known of the game yet; and not at all if it is `placed`: the page itself shows where.
 */
export function Trouble({ refused, again, game, asked, placed }) {
  const place = useHandedOn();
  const needsKey = refused.status === 401;
  const { wantsKey } = refused;
  const isFirst = useIsFirst(wantsKey);
  const latest = useLatestFunction(again);
  useLayoutEffect(() => (wantsKey ? onKey(latest) : undefined), [wantsKey]); // before anybody can enter one
  return html`<div ref=${place}>
    ${!(needsKey && isFirst) && html`<${Told} refused=${refused} again=${again} game=${game} asked=${asked} placed=${placed} />`}
    ${wantsKey && isFirst && html`<${Key} refused=${refused} />`}
  </div>`;
}

/** A reference to an element. Once that is gone, whoever had the focus in it goes on from the content of the page. */
function useHandedOn() {
  const place = useRef(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current?.contains(document.activeElement)) document.getElementById("main").focus({ preventScroll: true });
    };
  }, []);
  return place;
}

/** Seconds until the page tries again by itself, if the service does not say how long to wait. */
const WAIT = 5;

/**
 * A button that asks once more, if that may be of use. The page does so by itself, too: when the wait that the service asks for is
 * over, or when there is a network again.
 */
export function TryAgain({ refused, again }) {
  const { mayPass, status, seconds = WAIT } = refused;
  const [tried, setTried] = useState(null);
  const button = useHandedOn();
  const latest = useLatestFunction(again);
  useEffect(() => {
    if (!mayPass || status === 401) return undefined; // without another key that would be no use
    const timer = setTimeout(latest, delayFor(seconds));
    addEventListener("online", latest);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", latest);
    };
  }, [refused]);
  const tryNow = () => {
    setTried(refused);
    again();
  };
  return mayPass && html`<button type="button" ref=${button} onClick=${tryNow}>${say(tried === refused ? "checking" : "try-again")}</button>`;
}

/** A function that stays the same, and calls the latest of the functions `call`. */
function useLatestFunction(call) {
  const latest = useRef(call);
  latest.current = call;
  return useCallback(() => latest.current(), []);
}

/** Everything on the page that wants a key, in order: the functions to call with whether it comes first. */
let queue = [];

/** Whether this is the first on the page that wants a key. Only that one asks for it, however much was refused. */
function useIsFirst(wantsKey) {
  const [isFirst, setFirst] = useState(true);
  useLayoutEffect(() => {
    if (!wantsKey) return undefined;
    arrange([...queue, setFirst]);
    return () => arrange(queue.filter((each) => each !== setFirst));
  }, [wantsKey]);
  return isFirst;
}

function arrange(next) {
  queue = next;
  queue.forEach((setFirst, place) => setFirst(place === 0));
}

function Told({ refused, again, game, asked, placed }) {
  const { title, text } = told(refused);
  return html`<div class="trouble" role="alert">
    <p class="title">${title}</p>
    ${text && html`<p>${text}</p>`}
    ${refused.errors.length > 0 && html`<ul>${distinct(refused.errors).map(({ detail, rule, pointer }) => html`
      <li>${detail}${!placed && !rule && html` <${Where} game=${game} asked=${asked} pointer=${pointer} />`}</li>`)}</ul>`}
    <${TryAgain} refused=${refused} again=${again} />
  </div>`;
}

/** Of errors that say the same, the first: a rule may be broken in several places, which are not shown. */
function distinct(errors) {
  return errors.filter(({ rule, detail }, place) => !rule || errors.findIndex((each) => each.detail === detail) === place);
}

/** Where a request is wrong. A broken rule needs no such place: its message is a whole sentence. */
function Where({ game, asked, pointer }) {
  return game ? html`(<${Pointer} game=${game} asked=${asked} pointer=${pointer} />)` : html`<code>${pointer}</code>`;
}

/** What is wrong, as `{title, text}`. */
export function told({ status, detail, seconds, errors }) {
  if (status === 0 || (status >= 500 && !detail)) return { title: say("trouble"), text: say("trouble-network") };
  if (status === 401) return { title: say("trouble-key") };
  if (status === 403) return { title: say("trouble"), text: say("receipts-off") };
  if (status === 404) return { title: say("trouble"), text: say("link-broken") };
  if (status === 413) return { title: say("trouble"), text: say("trouble-too-large") };
  if (status === 422) return { title: say("trouble-impossible") };
  if (status === 429) return { title: say("trouble"), text: say("trouble-busy", { seconds: seconds ?? 1 }) };
  if (status === 503) return { title: say("trouble"), text: say("trouble-overloaded") };
  return { title: say("trouble"), text: errors.length ? "" : detail };
}

function Key({ refused }) {
  const [key, setKey] = useState("");
  const use = (event) => {
    event.preventDefault();
    event.stopPropagation(); // it may stand in a form that asks something else
    useKey(key.trim());
  };
  return html`<form class="trouble" onSubmit=${use}>
    <div role="alert"><p class="title" key=${refused}>${say(whyAKey(refused))}</p></div>
    <label>${say("key")}
      <input type="password" autocomplete="off" value=${key} onInput=${(event) => setKey(event.target.value)} /></label>
    <button>${say("use-key")}</button>
    ${refused.withKey && html` <button type="button" class="quiet" onClick=${() => useKey("")}>${say("use-no-key")}</button>`}
  </form>`;
}

/** A key that nobody knows is refused even where none is needed. */
function whyAKey({ withKey, keyless }) {
  if (withKey) return "trouble-key-unknown";
  return keyless ? "trouble-keyless" : "trouble-key";
}
