/** What stands below an answer on paper only: when it was given, and where it can be opened again. */

import { html } from "../vendor/preact.js";
import { language } from "../page.js";

export function Printed() {
  const now = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date());
  return html`<div class="printed">${now}<br />${location.href}</div>`;
}
