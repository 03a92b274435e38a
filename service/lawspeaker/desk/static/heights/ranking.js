/** The answer: who ranks where and by which figure, who may build, what it pays. */

import { html } from "../vendor/preact.js";
import { say, together } from "../page.js";
import { Missing } from "../components/missing.js";
import { Hinges, Rules, word } from "../components/reasons.js";
import { PALACES, isAnybodyThere } from "./entered.js";

const NOBODY = "none";

/** Who is highest and what that brings, in two short lines. */
export function glance({ game, entered, answer }) {
  if (!answer && isAnybodyThere(entered)) return {};
  if (!answer) return { verdict: say("heights-begin"), more: say("heights-begin-more") };
  return { mood: leaders(answer).length > 1 ? "undetermined" : "legal", verdict: verdict(game, answer), more: brings(game, answer) };
}

/** Who comes first. */
export function verdict(game, answer) {
  const first = leaders(answer);
  return say("heights-first", { leaders: named(game, first), number: first.length });
}

/** Everybody's place with each comparison, what is missing, and the rules. */
export function Ranking({ game, answer }) {
  return html`
    <ol class="ranking">${answer.players.map((each) => html`<li key=${each.player} value=${each.rank}>
      <h3>${word(game, "player", each.player)}${" "}
        ${each.points !== undefined && html`<span>${say("heights-points", { points: each.points })}</span>`}</h3>
      <ul>${each.compared.filter(isTold).map((comparison) => html`
        <li key=${comparison.with}>${compared(game, comparison)}</li>`)}</ul>
    </li>`)}</ol>
    ${answer.may_build && html`<p class="building">${building(game, answer)}</p>`}
    <${Missing} things=${answer.missing.map((pointer, place) => missing(answer, pointer) ?? answer.missing_in_words[place])} />
    <${Hinges} game=${game} hinges=${answer.hinges_on} outcome=${(other) => `${verdict(game, other)}. ${brings(game, other)}`} />
    <h3>${say("rules-applied")}</h3>
    <${Rules} game=${game} rules=${answer.rules} />`;
}

/** Of two players the one who is ahead tells it. */
function isTold({ outcome }) {
  return outcome !== "behind";
}

function leaders({ players }) {
  return players.filter(({ rank }) => rank === 1);
}

function named(game, players) {
  return together(players.map(({ player }) => word(game, "player", player)));
}

/** What the place brings: points, or the right to build. */
function brings(game, answer) {
  const points = answer.players.filter((each) => each.points).map((each) => (
    say("heights-gets", { player: word(game, "player", each.player), points: each.points })));
  if (answer.place === "shore") return points.length ? `${together(points)}.` : shoreBringsNothing(answer);
  const right = building(game, answer.place === "city" ? withoutLargest(answer) : answer);
  return points.length ? `${together(points)}. ${right}` : right;
}

/** Where there is more to tell, it is enough who may build. */
function withoutLargest({ may_build: { player, largest }, ...others }) {
  return { ...others, may_build: { player, largest: largest === 0 ? 0 : undefined } };
}

function shoreBringsNothing({ players }) {
  return players.every(({ points }) => points === 0) ? say("heights-no-points") : say("heights-missing-spaces-shore");
}

function building(game, answer) {
  const { place, palace, may_build: { player, largest } } = answer;
  if (player === NOBODY) return say(`heights-nobody-builds-${place}`);
  if (palace?.value === PALACES.at(-1)) return say("heights-highest-palace", { player: word(game, "player", player) });
  const most = isFull(answer) ? "full" : largest ?? "unknown";
  return say(`heights-builds-${place}`, { player: word(game, "player", player), largest: most });
}

/** Whether a figure stands on each space of a village. */
function isFull({ place, size, players }) {
  return place === "village" && size === players.flatMap(({ heights }) => heights).length;
}

function compared(game, { with: other, outcome, decided_by: figure, own, other: theirs }) {
  const name = word(game, "player", other);
  if (outcome === "level") return say("heights-level", { other: name });
  if (theirs === undefined) return say("heights-ahead-more", { other: name, figure, own });
  return say("heights-ahead", { other: name, figure, own, theirs });
}

function missing({ place }, pointer) {
  if (pointer === "/place/spaces") return say(`heights-missing-spaces-${place}`);
  if (pointer === "/place/palace") return say("heights-missing-palace");
  return undefined; // as the service says it
}
