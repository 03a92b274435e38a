/** A receipt for an answer, as a link and as a code that another phone scans. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { Refused, receiptFor } from "../api.js";
import { packed } from "../link.js";
import { language, say } from "../page.js";
import { ROOT } from "../root.js";
import { MOST_IN_CODE, Squares } from "./squares.js";
import { Trouble } from "./trouble.js";

/** Whether the service has a key for receipts. */
const isOn = "receipts" in document.getElementById("application").dataset;

/** A button for the receipt for the answer to `question` of `game`, asked with `request`. Where the service has no key, nothing. */
export function Receipt({ game, question, request, explain = false }) {
  return isOn && request && html`<${OfQuestion} key=${JSON.stringify([game, question, request])}
    asked=${{ game, question, request }} explain=${explain} />`;
}

function OfQuestion({ asked, explain }) {
  const [links, show] = useState(undefined);
  const [refused, refuse] = useState(undefined);

  async function get() {
    refuse(undefined);
    try {
      const { receipt } = await receiptFor(asked, { explain });
      const short = `${location.origin}${ROOT}/${language}/receipt#${receipt}`;
      show({ short, long: `${short}~${await packed(asked.request)}` });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuse(error);
    }
  }

  return html`<section class="receipt" aria-label=${say("receipt")}>
    ${!links && html`<button type="button" onClick=${get}>${say("receipt-get")}</button>`}
    ${refused && html`<${Trouble} refused=${refused} again=${get} />`}
    ${links && html`<${Code} short=${links.short} long=${links.long} />`}
  </section>`;
}

/** The code. It has the long link, with what was asked, if a camera can read that. */
function Code({ short, long }) {
  const isWhole = long.length <= MOST_IN_CODE;
  useEffect(() => document.querySelector(".receipt figure").focus({ preventScroll: true }), []);
  return html`<figure tabindex="-1">
    <${Squares} label=${say("receipt-code")} text=${isWhole ? long : short} />
    <figcaption>
      <p>${say(isWhole ? "receipt-scan" : "receipt-scan-short")}</p>
      <p><a href=${long}>${say("receipt-open")}</a></p>
    </figcaption>
  </figure>`;
}
