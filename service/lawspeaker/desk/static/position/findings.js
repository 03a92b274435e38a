/** What the rules say of a position while it is being entered. */

import { html } from "../vendor/preact.js";
import { language, say } from "../page.js";
import { ROOT } from "../root.js";
import { Current, useRoom } from "../components/glance.js";
import { Trouble } from "../components/trouble.js";

/** `audit` is the answer to that question, `broken` what breaks a rule; `point` is called with what is pointed at, or null. */
export function Findings({ game, audit, broken, point }) {
  const { answer, refused, again, isSlow } = audit;
  const room = useRoom(audit);
  if (refused && !isSlow) return html`<${Trouble} game=${game} refused=${refused} again=${again} />`;
  const mood = answer && !isSlow ? (broken.length ? "illegal" : "legal") : "";
  const said = isSlow ? say("checking") : answer && say(broken.length ? "position-impossible" : "position-possible");
  return html`<${Current} result=${audit}><section class="sheet-of-paper" ref=${room}>
    <p class=${`verdict ${isSlow ? "" : "answered"} ${mood}`} role="status">${said}</p>
    <ul class="findings answered">${broken.map((finding) => html`<li key=${finding.rule + finding.message} class="violated"
        onMouseEnter=${() => point(finding)} onMouseLeave=${() => point(null)}
        onFocusIn=${() => point(finding)} onFocusOut=${() => point(null)}>
      <p><a href=${`${ROOT}/${language}/rules/${game.id}/${finding.rule}`}>${finding.message}</a></p></li>`)}</ul>
  </section></${Current}>`;
}
