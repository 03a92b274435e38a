/** The answer: whose votes come from what, and how the vote ends. */

import { html } from "../vendor/preact.js";
import { say, together } from "../page.js";
import { Missing } from "../components/missing.js";
import { Hinges, Rules, word } from "../components/reasons.js";
import { counted, number } from "./counted.js";
import { present, unsettled } from "./entered.js";
import { House } from "./house.js";

const MOODS = { passes: "legal", fails: "illegal", undetermined: "undetermined" };

/** How it ends, in two short lines. */
export function glance({ game, entered, answer }) {
  const open = unsettled(entered);
  if (open.length) return { verdict: say("votes-settlements-first"), more: ofClans(game, open) };
  if (!answer && present(entered).length) return {};
  if (!answer) return { verdict: say("votes-begin"), more: say("votes-begin-more") };
  const more = answer.outcome ? standing(game, entered, answer) : say("votes-no-ballots");
  return { mood: MOODS[answer.outcome], verdict: verdict(game, answer), more };
}

/** How the vote ends; without one, how many votes there are. */
export function verdict(game, { outcome, total }) {
  return outcome ? say(`votes-${outcome}`) : counted(total);
}

/** Why settlements matter, and of whom it is not known whether they have any. */
function ofClans(game, clans) {
  return say("votes-settlements-why", { clans: together(clans.map((clan) => word(game, "player", clan))), number: clans.length });
}

/** Who has how many votes and why, what is missing, and the rules. */
export function Counts({ game, answer }) {
  return html`
    ${answer.outcome && html`<${Tally} answer=${answer} />`}
    <table class="counts">
      <caption class="unseen">${say("votes-table")}</caption>
      <thead class="unseen"><tr><th>${say("votes-clan")}</th><th>${say("why")}</th><th>${say("votes-votes")}</th></tr></thead>
      <tbody>${answer.players.map((each) => html`<tr key=${each.player}>
        <th scope="row"><${House} clan=${each.player} />${word(game, "player", each.player)}</th>
        <td>${each.sources.map((source) => html`
          <span class="source" key=${source.at[0]}>${explained(game, source)}</span>`)}</td>
        <td>${number(each)}</td>
      </tr>`)}</tbody>
    </table>
    <h3>${say("rules-applied")}</h3>
    <${Rules} game=${game} rules=${disputedFirst(answer)} />
    <${Missing} things=${answer.missing.map((pointer, place) => missing(game, pointer) ?? answer.missing_in_words[place])} />
    <${Hinges} game=${game} hinges=${answer.hinges_on} outcome=${(other) => otherwise(game, other)} />`;
}

/** The rules, first those that take votes, such as that of the palisade: about them people disagree. */
function disputedFirst({ players, rules }) {
  const sources = players.flatMap((player) => player.sources);
  const terms = sources.flatMap((source) => [source, ...(source.ways ?? [])]).flatMap((each) => each.terms);
  const taking = terms.filter(({ votes }) => votes < 0).map(({ rule }) => rule);
  return [...rules.filter(({ rule }) => taking.includes(rule)), ...rules.filter(({ rule }) => !taking.includes(rule))];
}

/** Votes for, open and against side by side; the mark in the middle is half of them. */
function Tally({ answer }) {
  const sides = ["for", "open", "against"].map((side) => [side, answer[side]]);
  return html`<div class="tally">
    <div class="bar" aria-hidden="true">${sides.map(([side, count]) => html`
      <span class=${side} style=${{ flexGrow: count.votes ?? count.at_least }} />`)}</div>
    <ul>${sides.map(([side, count]) => html`
      <li class=${side}>${say(`votes-tally-${side}`, { votes: number(count) })}</li>`)}</ul>
  </div>`;
}

/** How a vote stands, and on whom it still depends. */
function standing(game, entered, answer) {
  const facts = { votes: number(answer.for), total: number(answer.total) };
  const stands = say("votes-standing", facts);
  const silent = present(entered).filter((clan) => entered.clans[clan].ballot === undefined && mayVote(answer, clan));
  const clans = { clans: together(silent.map((clan) => word(game, "player", clan))), number: silent.length };
  if (answer.outcome !== "undetermined") return silent.length ? `${stands} ${say("votes-whatever", clans)}` : stands;
  return `${stands} ${silent.length ? say("votes-up-to", clans) : say("votes-say-players")}`;
}

function mayVote(answer, clan) {
  const count = answer.players.find(({ player }) => player === clan);
  return count !== undefined && count.votes !== 0;
}

/** "Warrior 2: army 3, palisade −1"; a source that one rule counts needs no more than its number. */
function explained(game, { source, terms, ways = [], ...count }) {
  const name = word(game, "source", source);
  const text = `${name} ${number(count)}`;
  if (ways.length) return `${text} (${ways.map(ofWay).join(`${say("semicolon")} `)})`;
  if (terms.length < 2 && terms[0]?.rule !== "votes.skald") return text;
  return `${text} (${terms.map(({ rule, votes }) => term(rule, votes)).join(", ")})`;
}

/** One way in which votes come about, as long as it is not known how many play: "with four or five players army 3, palisade −1". */
function ofWay({ votes, terms }) {
  const isOfThree = terms.some(({ rule }) => rule === "votes.three-players");
  const parts = terms.map((each) => term(each.rule, each.votes)).join(", ");
  return say(isOfThree ? "votes-way-three" : "votes-way-more", { votes, parts });
}

function term(rule, votes) {
  return say(`votes-term-${rule.slice("votes.".length)}`, { votes: votes < 0 ? `−${-votes}` : votes });
}

function missing(game, pointer) {
  const [, ballots, clan] = pointer.split("/");
  if (pointer === "/state/players") return say("votes-missing-players");
  if (ballots === "ballots") return say("votes-missing-ballot", { clan: word(game, "player", clan) });
  return undefined; // as the service says it
}

function otherwise(game, { outcome, players }) {
  const each = together(players.map((count) => `${word(game, "player", count.player)} ${number(count)}`));
  return outcome ? `${each}. ${say(`votes-${outcome}`)}` : each;
}
