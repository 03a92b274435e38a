/** What the state that is looked at scores, asked for when it is opened. */

import { html, useState } from "../vendor/preact.js";
import { answers, useAnswer } from "../answers.js";
import { say } from "../page.js";
import { Current } from "../components/glance.js";
import { Switches } from "../components/readings.js";
import { word } from "../components/reasons.js";
import { Trouble } from "../components/trouble.js";
import { useKept } from "./dispute.js";
import { numberOf } from "./numbers.js";
import { Grounds, MissingAt } from "./ruling.js";

/**
 * `point` is called with the line that is pointed at, or null; `read` with a reading and its other choice. `chosen` are the choices
 * of readings so far.
 */
export function Scores({ game, ...shown }) {
  const [open, setOpen] = useState(false);
  const toggled = ({ target }) => {
    setOpen(target.open);
    if (target.open) target.scrollIntoView(); // what is below it may go, and the picture floats then
  };
  return html`<details class="scores sheet-of-paper" onToggle=${toggled}>
    <summary><h2>${say("scores")}</h2></summary>
    ${open && html`<${Sheet} game=${game} ...${shown} />`}
  </details>`;
}

function Sheet({ game, state, point, chosen, read }) {
  const request = { state, ...(answers(game, "pictures") && { marks: true }) };
  const result = useKept(useAnswer(game.id, "scores", request));
  const { answer, refused, again, isSlow } = result;
  if (refused) return html`<${Trouble} game=${game} refused=${refused} asked=${{ state }} again=${again} />`;
  if (!answer) return html`<p role="status">${say("waiting")}</p>`;
  const totals = ({ players }) => players.map((each) => `${word(game, "player", each.player)} ${numberOf(each)}`).join(", ");
  return html`<${Current} result=${result}>
    <p role="status">${isSlow && say("checking")}</p>
    <div class="answered">
    <${Lines} game=${game} players=${answer.players} point=${point} />
    <${Switches} game=${game} verdict=${totals(answer)} hinges=${answer.hinges_on} outcome=${totals} chosen=${chosen} read=${read} />
    ${answer.findings.map(({ message }) => html`<p>${message}</p>`)}
    <${MissingAt} answer=${answer} />
    <${Grounds} game=${game} answer=${answer} /></div></${Current}>`;
}

/** What each of `players` has, line by line: points, votes, or how high the figures stand. */
export function Lines({ game, players, point }) {
  return players.map((each) => html`<section key=${each.player}>
    <h3>${each.rank ? `${each.rank}. ` : ""}${totalOf(game, each)}</h3>
    ${each.lines && html`<ul class="lines">${each.lines.map((line) => html`
      <${Line} key=${line.rule + line.message} line=${line} point=${point} />`)}</ul>`}
    ${each.sources && html`<ul class="lines">${each.sources.map((source) => html`
      <${Source} key=${source.at[0]} game=${game} source=${source} point=${point} />`)}</ul>`}
  </section>`);
}

function totalOf(game, { player, heights, rank, lines, sources, ...number }) {
  const what = word(game, "player", player);
  if (lines) return say("labelled", { what, text: say("points", { points: number.points ?? numberOf(number) }) });
  if (sources) return say("labelled", { what, text: say("votes", { votes: number.votes ?? numberOf(number) }) });
  return heights ? say("labelled", { what, text: say("heights", { count: heights.length, heights: heights.join(", ") }) }) : what;
}

function Source({ game, source, point }) {
  return html`<li tabindex="0" onMouseEnter=${() => point(source)} onMouseLeave=${() => point(null)}
      onFocus=${() => point(source)} onBlur=${() => point(null)}>
    <span>${word(game, "source", source.source)}</span> <b>${numberOf(source)}</b></li>`;
}

function Line({ line, point }) {
  return html`<li tabindex="0" onMouseEnter=${() => point(line)} onMouseLeave=${() => point(null)}
      onFocus=${() => point(line)} onBlur=${() => point(null)}>
    <span>${line.message}</span> <b>${numberOf(line)}</b></li>`;
}
