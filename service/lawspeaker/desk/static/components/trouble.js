/** What could not be answered, and what can be done about it. */

import { html, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { useKey } from "../api.js";
import { say } from "../page.js";
import { Pointer } from "./pointer.js";

/**
 * `refused` is a `Refused`; `again` asks once more. What is wrong is told in the words of `game`, of the request that was
 * `asked`; without a game, of which nothing is known yet, by pointers.
 */
export function Trouble({ refused, again, game, asked }) {
  const place = useRef(null);
  useLayoutEffect(() => {
    const { current } = place;
    // Once it is over, the button that was pressed is gone: whoever uses the keys goes on from the content of the page.
    return () => {
      if (current.contains(document.activeElement)) document.getElementById("main").focus({ preventScroll: true });
    };
  }, []);
  const { status, keyless } = refused;
  return html`<div ref=${place}>
    ${status !== 401 && html`<${Told} refused=${refused} again=${again} game=${game} asked=${asked} />`}
    ${(status === 401 || (status === 429 && keyless)) && html`<${Key} refused=${refused} again=${again} />`}
  </div>`;
}

function Told({ refused, again, game, asked }) {
  const { title, text } = told(refused);
  const mayPass = refused.status === 0 || refused.status >= 429;
  return html`<div class="trouble" role="alert">
    <h3>${title}</h3>
    ${text && html`<p>${text}</p>`}
    ${refused.errors.length > 0 && html`<ul>${refused.errors.map((error) => html`
      <li>${error.detail}${!error.rule && html` <${Where} game=${game} asked=${asked} pointer=${error.pointer} />`}</li>`)}</ul>`}
    ${mayPass && html`<button type="button" onClick=${again}>${say("try-again")}</button>`}
  </div>`;
}

/** Where a request is wrong. A broken rule needs no such place: its message is a whole sentence. */
function Where({ game, asked, pointer }) {
  return game ? html`(<${Pointer} game=${game} asked=${asked} pointer=${pointer} />)` : html`<code>${pointer}</code>`;
}

function told({ status, detail, seconds, errors }) {
  if (status === 0 || (status >= 500 && !detail)) return { title: say("trouble"), text: say("trouble-network") };
  if (status === 403) return { title: say("trouble"), text: say("receipts-off") };
  if (status === 404) return { title: say("trouble"), text: say("link-broken") };
  if (status === 413) return { title: say("trouble"), text: say("trouble-too-large") };
  if (status === 422) return { title: say("trouble-impossible") };
  if (status === 429) return { title: say("trouble"), text: say("trouble-busy", { seconds: seconds ?? 1 }) };
  if (status === 503) return { title: say("trouble"), text: say("trouble-overloaded") };
  return { title: say("trouble"), text: errors.length ? "" : detail };
}

function Key({ refused, again }) {
  const [key, setKey] = useState("");
  const use = (event) => {
    event.preventDefault();
    useKey(key.trim());
    again();
  };
  return html`<form class="trouble" onSubmit=${use}>
    <h3>${say(refused.keyless ? "trouble-keyless" : "trouble-key")}</h3>
    <p role="alert">${refused.withKey && say("trouble-key-unknown")}</p>
    <label>${say("key")}
      <input type="password" autocomplete="off" value=${key} onInput=${(event) => setKey(event.target.value)} /></label>
    <button>${say("use-key")}</button>
  </form>`;
}
