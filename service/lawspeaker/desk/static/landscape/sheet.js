/** The score sheet of an answer: its lines light up what they count. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Missing } from "../components/missing.js";
import { Hinges, Rules, word } from "../components/reasons.js";

/** In a few words how it ends, and what is in the way of a full answer. */
export function glance({ game, answer, refused, painted }) {
  if (!painted) return { verdict: say("landscape-begin") };
  if (refused?.status === 422) return { mood: "undetermined", verdict: say("landscape-not-yet"), more: refused.errors[0]?.detail };
  if (!answer) return {};
  const [unknown] = thingsMissing(game, answer);
  const more = unknown && say("labelled", { what: say("missing"), text: unknown });
  return { mood: unknown ? "undetermined" : "", verdict: verdict(game, answer), more };
}

/** "10 points", or of two players who wins with how many. */
export function verdict(game, { players }) {
  if (players.length === 1) return counted(players[0]);
  const [first, second] = players.toSorted((one, other) => one.rank - other.rank);
  if (!first.rank || !second.rank) return players.map((each) => owned(game, each)).join(" · ");
  if (first.rank === second.rank) return say("landscape-shared-victory", { points: signed(first.points) });
  if (first.points !== undefined && first.points === second.points) {
    return say("landscape-wins-level", { player: word(game, "player", first.player), points: span(first) });
  }
  return say("landscape-wins", { player: word(game, "player", first.player), points: span(first), other: span(second) });
}

/**
 * The lines of each player, what it adds up to, and why. `lit` is the line `{player, nth}` that is lit up, or null; `light` is
 * called with another one, and whether it was chosen: then its landscape is shown, too.
 */
export function Sheet({ game, answer, lit, light }) {
  const statements = Object.fromEntries(answer.rules.map(({ rule, statement }) => [rule, statement]));
  return html`
    ${answer.players.map((score) => html`<section class="score" key=${score.player}>
      ${answer.players.length > 1 && html`<h3>${word(game, "player", score.player)}</h3>`}
      <ul class="lines">
        ${score.lines.map((line, nth) => html`<li key=${nth}><${Line} line=${line} statement=${statements[line.rule]}
          lit=${lit?.player === score.player && lit.nth === nth}
          light=${(firmly) => light({ player: score.player, nth }, firmly)} /></li>`)}
      </ul>
      <p class="total"><b>${span(score)}</b> ${say("landscape-total")}</p>
    </section>`)}
    <p class="hint">${say("landscape-touch-lines")}</p>
    ${answer.findings.map(({ rule, message }) => html`<p key=${rule}>${message}</p>`)}
    <${Missing} things=${thingsMissing(game, answer)} />
    <${Hinges} game=${game} hinges=${answer.hinges_on} outcome=${(other) => verdict(game, other)} />
    <details>
      <summary>${say("why")}</summary>
      <h3>${say("rules-applied")}</h3>
      <${Rules} game=${game} rules=${answer.rules} />
    </details>`;
}

/** What a line says. Where its points are not known, it says its rule: the message would name places of the request. */
function Line({ line, statement, lit, light }) {
  return html`<button type="button" class="line" aria-pressed=${lit}
      onClick=${() => light(true)} onFocus=${() => light(true)} onMouseMove=${() => lit || light(false)}>
    <b>${span(line)}</b><span>${line.points === undefined ? statement : line.message}</span>
  </button>`;
}

/** What cannot be of the landscapes that were sent, each defect in words. */
export function Defects({ game, refused }) {
  const several = new Set(refused.errors.map(({ pointer }) => playerAt(pointer))).size > 1;
  const whose = (pointer) => word(game, "player", playerAt(pointer));
  return html`<div class="defects">
    <p>${say("landscape-defects")}</p>
    <ul>${refused.errors.map(({ pointer, detail }) => html`
      <li>${several ? say("labelled", { what: whose(pointer), text: detail }) : detail}</li>`)}</ul>
  </div>`;
}

/** The player whose landscape a pointer leads to. */
export const playerAt = (pointer) => pointer.match(/^\/state\/landscapes\/(\w+)/)?.[1];

/** The number of the row of squares to which a pointer leads, from 1. */
export const rowAt = (pointer) => Number(pointer.match(/\/squares\/(\d+)$/)?.[1] ?? NaN) + 1;

/** What would have to be known for exact numbers, in words. */
function thingsMissing(game, answer) {
  return answer.missing.map((pointer, place) => missing(game, pointer) ?? answer.missing_in_words[place]);
}

function missing(game, pointer) {
  if (pointer.startsWith("/state/shared")) return say("landscape-missing-shared");
  const row = rowAt(pointer);
  if (!row) return undefined; // as the service says it
  return say("landscape-missing-row", { player: word(game, "player", playerAt(pointer)), row: `r${row}` });
}

const signed = (number) => String(number).replace("-", "−");

/** Points, or between which they are: "16", "0…4", "≥ 0". */
function span({ points, at_least: least, at_most: most }) {
  if (points !== undefined) return signed(points);
  if (most === undefined) return `≥ ${signed(least)}`;
  return `${signed(least)}…${signed(most)}`;
}

function counted({ points, at_least: least, at_most: most }) {
  if (points !== undefined) return say("landscape-points", { points, written: signed(points) });
  if (most === undefined) return say("landscape-points-at-least", { least: signed(least) });
  return say("landscape-points-between", { least: signed(least), most: signed(most) });
}

const owned = (game, score) => say("labelled", { what: word(game, "player", score.player), text: span(score) });
