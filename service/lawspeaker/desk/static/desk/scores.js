/** What the state that is looked at scores, asked for when it is opened. */

import { html, useState } from "../vendor/preact.js";
import { useAnswer } from "../answers.js";
import { say } from "../page.js";
import { Hinges, word } from "../components/reasons.js";
import { Trouble } from "../components/trouble.js";
import { useKept } from "./dispute.js";
import { Grounds, Missing } from "./ruling.js";

/** `point` is called with the line that is pointed at, or null. */
export function Scores({ game, state, point }) {
  const [open, setOpen] = useState(false);
  return html`<details class="scores sheet-of-paper" onToggle=${(event) => setOpen(event.target.open)}>
    <summary><h2>${say("scores")}</h2></summary>
    ${open && html`<${Sheet} game=${game} state=${state} point=${point} />`}
  </details>`;
}

function Sheet({ game, state, point }) {
  const { answer, refused, again } = useKept(useAnswer(game.id, "scores", { state }));
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!answer) return html`<p role="status">${say("waiting")}</p>`;
  const totals = (other) => other.players.map((each) => `${word(game, "player", each.player)} ${number(each)}`).join(", ");
  return html`
    ${answer.players.map((each) => html`<section key=${each.player}>
      <h3>${each.rank && `${each.rank}. `}${word(game, "player", each.player)}: ${say("points", { points: number(each) })}</h3>
      <ul class="lines">${each.lines.map((line) => html`<li key=${line.rule + line.message} tabindex="0"
          onMouseEnter=${() => point(line)} onMouseLeave=${() => point(null)} onFocus=${() => point(line)} onBlur=${() => point(null)}>
        <span>${line.message}</span> <b>${number(line)}</b></li>`)}</ul>
    </section>`)}
    ${answer.findings.map(({ message }) => html`<p>${message}</p>`)}
    <${Missing} game=${game} missing=${answer.missing} />
    <${Hinges} game=${game} hinges=${answer.hinges_on} outcome=${totals} />
    <${Grounds} game=${game} answer=${answer} />`;
}

/** A number, or its bounds where it is not known. */
function number({ points, at_least: least, at_most: most }) {
  if (points !== undefined) return String(points);
  return most === undefined ? `≥ ${least}` : `${least}–${most}`;
}
