/** What the rules say of a position while it is being entered. */

import { html } from "../vendor/preact.js";
import { language, say } from "../page.js";
import { ROOT } from "../root.js";
import { Trouble } from "../components/trouble.js";

/** `audit` is the answer to that question, `broken` what breaks a rule; `point` is called with what is pointed at, or null. */
export function Findings({ game, audit: { answer, refused, again }, broken, point }) {
  if (refused) return html`<${Trouble} game=${game} refused=${refused} again=${again} />`;
  return html`<section class="sheet-of-paper">
    <p class=${`verdict ${answer && (broken.length ? "illegal" : "legal")}`} role="status">
      ${answer && say(broken.length ? "position-impossible" : "position-possible")}</p>
    <ul class="findings">${broken.map((finding) => html`<li key=${finding.rule + finding.message} class="violated"
        onMouseEnter=${() => point(finding)} onMouseLeave=${() => point(null)}
        onFocusIn=${() => point(finding)} onFocusOut=${() => point(null)}>
      <p><a href=${`${ROOT}/${language}/rules/${game.id}/${finding.rule}`}>${finding.message}</a></p></li>`)}</ul>
  </section>`;
}
