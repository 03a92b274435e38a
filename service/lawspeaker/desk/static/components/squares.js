/** A link as a code that another phone scans. */

import { html } from "../vendor/preact.js";
import { encodeQR } from "../vendor/qr.js";

/** Characters of a link in a code. The camera of a phone reads a code of so many from another screen; the format allows 2,900. */
export const MOST_IN_CODE = 1_500;
const MARGIN = 4;

/** A QR code as one path: black on white in both colour schemes, or cameras would not find it. */
export function Squares({ label, text }) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg class="code" viewBox=${`0 0 ${rows.length} ${rows.length}`} role="img" aria-label=${label}
    shape-rendering="crispEdges"><path d=${path} /></svg>`;
}
