/** Below the dispute: the state itself, to correct it, and how to hand the dispute on. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { goTo, packed } from "../link.js";
import { say } from "../page.js";
import { Printed } from "../components/printed.js";
import { Sharing } from "../components/sharing.js";
import { corrected } from "./dispute.js";
import { Json } from "./state.js";

const LONGEST_LINK = 30_000;
const AT_FAULT = [400, 422];

/** `lookedAt` is what `useLookedAt` tells; `change` is called with the corrected dispute. */
export function Foot({ dispute, lookedAt: { answer: looked, refused }, change }) {
  const isWhereItBegan = !looked || looked.at === 0;
  return html`<div class="foot">
    <p class="unprinted"><button type="button" onClick=${() => goTo("position", dispute)}>${say("change-position")}</button></p>
    <details class="sheet-of-paper" open=${AT_FAULT.includes(refused?.status)}>
      <summary>${say(isWhereItBegan ? "state-json" : "state-json-begun")}</summary>
      <${Json} label=${say("state-label")} value=${dispute.state} use=${say("correct")}
        change=${(state) => change(corrected(dispute, state))} />
    </details>
    <${Printed} />
    <${Share} dispute=${dispute} />
  </div>`;
}

function Share({ dispute }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => { packed(dispute).then((fragment) => setLong(fragment.length > LONGEST_LINK)); }, [JSON.stringify(dispute)]);
  return html`<div class="unprinted">
    ${isLong && html`<p>${say("long-link")}</p>`}
    <${Sharing}><button type="button" onClick=${() => download(dispute)}>${say("download")}</button></${Sharing}>
  </div>`;
}

function download(dispute) {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([JSON.stringify(dispute, null, 1)], { type: "application/json" }));
  file.download = `${dispute.game}.json`;
  file.click();
  URL.revokeObjectURL(file.href);
}
