/** The question of an example: what is asked about its state beside rulings on actions, and its answer. */

import { html } from "../vendor/preact.js";
import { say, says } from "../page.js";
import { Hinges, Rules, word } from "../components/reasons.js";
import { Granted } from "../components/in-order.js";
import { Receipt } from "../components/receipt.js";
import { requestOf } from "./dispute.js";
import { numberOf } from "./numbers.js";
import { Findings, Grounds, Happened, MissingAt, reasonOf } from "./ruling.js";
import { Lines } from "./scores.js";

const MOODS = {
  possible: "legal", passes: "legal", reachable: "legal", impossible: "illegal", fails: "illegal", unreachable: "illegal",
};

/** The answer at a glance: `{mood, text, more}`, where `more` may be empty. */
export function headline(game, { question }, answer) {
  const { verdict, outcome } = answer;
  const decided = verdict ?? outcome;
  const mood = MOODS[decided] ?? decided;
  if (verdict) return { mood, text: say(`verdict-${verdict}`), more: shortReason(answer) };
  const players = standing(game, answer);
  if (outcome) return { mood, text: says(`outcome-${outcome}`) ? say(`outcome-${outcome}`) : outcome, more: players };
  if (answer.actions) return { text: counted(answer), more: "" };
  if (answer.may_build) return { text: builder(game, answer.may_build), more: players };
  return { text: players || titleOfQuestion(question), more: "" };
}

/** Why a verdict is as it is, at a glance: what would decide it, the first reason, or what happens if it is legal. */
export function shortReason({ verdict, missing_in_words: missing = [], summary = "", events_in_words: events = [], ...answer }) {
  if (verdict === "legal") return events.map((event) => `${event}.`).join(" ") || summary;
  if (verdict !== "undetermined" || missing.length === 0) return reasonOf(answer) || summary;
  return say("labelled", { what: say("missing"), text: [...new Set(missing)].join(", ") });
}

/** What a question is called. */
export function titleOfQuestion(question) {
  return says(`question-${question}`) ? say(`question-${question}`) : question;
}

function counted({ actions, truncated, missing }) {
  return say(truncated || missing?.length ? "legal-count-more" : "legal-count", { count: actions.length });
}

function builder(game, { player, largest }) {
  if (player === undefined) return say("may-build-unknown");
  if (player === "none") return say("may-build-nobody");
  return say("may-build", { player: word(game, "player", player), largest: largest ?? "unknown" });
}

/** "Red 7, White 5"; where players are compared, the first ones first. */
function standing(game, { players = [], best }) {
  if (best) return most(best);
  return players.map((each) => {
    const name = word(game, "player", each.player);
    if (each.lines || each.sources) return `${name} ${numberOf(each)}`;
    return each.rank ? `${each.rank}. ${name}` : name;
  }).join(", ");
}

function most(best) {
  const isOpen = best.points === undefined && best.at_most === undefined;
  return isOpen ? say("best-at-least", { points: best.at_least }) : say("best", { points: numberOf(best) });
}

/** The whole answer to the question of a dispute. `point` is as `Findings` wants it, and `granted` as `Granted`. */
export function Asked({ game, statements, dispute, answer, point, granted }) {
  const { players = [], rules = [], missing = [], hinges_on: hinges = [] } = answer;
  const plan = answer.plan ? answer.sentences : [];
  const findings = (answer.findings ?? []).filter(({ decides, outcome }) => decides || outcome === "applied");
  const isWorthTelling = [findings, players, plan, rules, missing, hinges, answer.events ?? []].some((each) => each.length);
  return isWorthTelling && html`<section class="asked sheet-of-paper answered">
    <h2>${titleOfQuestion(dispute.question)}</h2>
    <${Findings} game=${game} statements=${statements} findings=${findings} point=${point} />
    <${Lines} game=${game} players=${players} point=${point} />
    ${plan.length > 0 && html`<h3>${say("plan")}</h3><ol>${plan.map((told) => html`<li>${told}</li>`)}</ol>`}
    ${answer.verdict && html`<${Happened} answer=${answer} />`}
    ${answer.missing_in_words && html`<${MissingAt} answer=${answer} />`}
    <${Granted} state=${dispute.state} answer=${answer} granted=${granted} />
    <${Hinges} game=${game} hinges=${hinges} outcome=${(other) => headline(game, dispute, { ...answer, ...other }).text} />
    ${rules.length > 0 && html`<details><summary>${say("rules-applied")}</summary>
      <${Rules} game=${game} rules=${rules} /></details>`}
    <${Grounds} game=${game} answer=${answer} />
    <${Receipt} game=${game.id} question=${dispute.question} request=${requestOf(dispute)} />
  </section>`;
}
