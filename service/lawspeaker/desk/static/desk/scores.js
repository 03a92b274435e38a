/** What the state that is looked at scores, asked for when it is opened. */

import { html, useState } from "../vendor/preact.js";
import { useAnswer } from "../answers.js";
import { say } from "../page.js";
import { Hinges, word } from "../components/reasons.js";
import { Trouble } from "../components/trouble.js";
import { useKept } from "./dispute.js";
import { Grounds, MissingAt } from "./ruling.js";

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
  if (refused) return html`<${Trouble} game=${game} refused=${refused} asked=${{ state }} again=${again} />`;
  if (!answer) return html`<p role="status">${say("waiting")}</p>`;
  const name = ({ player }) => word(game, "player", player);
  const rank = (each) => (each.rank ? `${each.rank}. ` : "");
  const total = (each) => say("labelled", { what: name(each), text: say("points", { points: number(each) }) });
  const totals = ({ players }) => players.map((each) => `${name(each)} ${number(each)}`).join(", ");
  return html`
    ${answer.players.map((each) => html`<section key=${each.player}>
      <h3>${rank(each)}${total(each)}</h3>
      <ul class="lines">${each.lines.map((line) => html`
        <${Line} key=${line.rule + line.message} line=${line} point=${point} />`)}</ul>
    </section>`)}
    ${answer.findings.map(({ message }) => html`<p>${message}</p>`)}
    <${MissingAt} game=${game} asked=${{ state }} missing=${answer.missing} />
    <${Hinges} game=${game} hinges=${answer.hinges_on} outcome=${totals} />
    <${Grounds} game=${game} answer=${answer} />`;
}

function Line({ line, point }) {
  return html`<li tabindex="0" onMouseEnter=${() => point(line)} onMouseLeave=${() => point(null)}
      onFocus=${() => point(line)} onBlur=${() => point(null)}>
    <span>${line.message}</span> <b>${number(line)}</b></li>`;
}

/** A number, or its bounds where it is not known. */
function number({ points, at_least: least, at_most: most }) {
  if (points !== undefined) return String(points);
  return most === undefined ? `≥ ${least}` : `${least}–${most}`;
}
