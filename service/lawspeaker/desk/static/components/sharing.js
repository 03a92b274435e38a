/** To hand on what was entered, as a link or as a code for another phone, and to begin anew. */

import { html, useState } from "../vendor/preact.js";
import { say } from "../page.js";
import { Printed } from "./printed.js";
import { MOST_IN_CODE, Squares } from "./squares.js";

const [COPIED, CODE] = ["copied", "code"];

/** `renew` forgets what was entered, if there is no other button for that; `children` are further buttons. */
export function Sharing({ renew, children }) {
  const [shown, show] = useState(undefined);

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      show(COPIED);
    } catch {
      show(location.href); // only pages from this machine or by https may write to the clipboard
    }
  }

  async function share() {
    try {
      await navigator.share({ title: document.title, url: location.href });
    } catch (error) {
      if (error.name !== "AbortError") copy(); // somebody who closes what the phone offers wants nothing else
    }
  }

  return html`<${Printed} /><div class="sharing">
    ${navigator.share && html`<button type="button" onClick=${share}>${say("share-with")}</button>`}
    <button type="button" onClick=${copy}>${say("share")}</button>
    <button type="button" aria-expanded=${shown === CODE} onClick=${() => show(shown === CODE ? undefined : CODE)}>
      ${say("share-code")}</button>
    <button type="button" onClick=${() => print()}>${say("print")}</button>
    ${children}
    ${renew && html`<button type="button" class="quiet" onClick=${() => { show(undefined); renew(); }}>${say("begin-anew")}</button>`}
    <div role="status">
      ${shown === COPIED && say("shared")}
      ${shown === CODE && html`<${Code} />`}
      ${shown && shown !== COPIED && shown !== CODE && html`<label>${say("share-yourself")}${" "}
        <input readonly value=${shown} onFocus=${(event) => event.target.select()} /></label>`}
    </div>
  </div>`;
}

/** The page as it is now, for another phone. What is changed there afterwards is not seen here. */
function Code() {
  if (location.href.length > MOST_IN_CODE) return say("share-too-long");
  return html`<${Squares} label=${say("share-code")} text=${location.href} /><p>${say("share-scan")}</p>`;
}
