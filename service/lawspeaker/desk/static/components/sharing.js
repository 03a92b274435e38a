/** To hand on what was entered, and to begin anew. */

import { html, useState } from "../vendor/preact.js";
import { say } from "../page.js";

/** `renew` forgets what was entered, if there is no other button for that; `children` are further buttons. */
export function Sharing({ renew, children }) {
  const [link, setLink] = useState(undefined);

  async function share() {
    try {
      await navigator.clipboard.writeText(location.href);
      setLink("copied");
    } catch {
      setLink(location.href); // only pages from this machine or by https may write to the clipboard
    }
  }

  return html`<div class="sharing">
    <button type="button" onClick=${share}>${say("share")}</button>
    <button type="button" onClick=${() => print()}>${say("print")}</button>
    ${children}
    ${renew && html`<button type="button" class="quiet" onClick=${() => { setLink(undefined); renew(); }}>
      ${say("begin-anew")}</button>`}
    <p role="status">
      ${link === "copied" && say("shared")}
      ${link && link !== "copied" && html`<label>${say("share-yourself")}${" "}
        <input readonly value=${link} onFocus=${(event) => event.target.select()} /></label>`}
    </p>
  </div>`;
}
