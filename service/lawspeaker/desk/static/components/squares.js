/** A link as a code that another phone scans. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { say } from "../page.js";

/** Characters of a link in a code. The camera of a phone reads a code of so many from another screen; the format allows 2,900. */
export const MOST_IN_CODE = 1_500;
const MARGIN = 4;
/** Loaded only for a code: few ask for one. */
const ENCODER = new URL("../vendor/qr.js", import.meta.url);

/** A QR code as one path: black on white in both colour schemes, or cameras would not find it. */
export function Squares({ label, text }) {
  const [encoder, take] = useState({});
  useEffect(() => { import(ENCODER).then(take, () => take(undefined)); }, []);
  if (!encoder) return say("trouble-network");
  const rows = encoder.encodeQR?.(text, "raw", { ecc: "low", border: MARGIN }) ?? [];
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = rows.length || 1;
  return html`<svg class="code" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} aria-busy=${!encoder.encodeQR}
    shape-rendering="crispEdges"><path d=${path} /></svg>`;
}
