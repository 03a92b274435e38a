/** The ruling on the step that is looked at. */

import { html } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { once } from "../api.js";
import { goTo } from "../link.js";
import { language, say } from "../page.js";
import { SIGNS } from "../components/glance.js";
import { Granted, RestInOrder, isInOrder } from "../components/in-order.js";
import { Missing } from "../components/missing.js";
import { Pointer } from "../components/pointer.js";
import { Citations, Hinges, Labelled, Statement, choiceOf, readingOf } from "../components/reasons.js";
import { Receipt } from "../components/receipt.js";
import { corrected } from "./dispute.js";

/**
 * `statements` is what rules say, by their ids; `looked` what `useLookedAt` answers; `point` is called with the finding that is
 * pointed at, or null; `goOn` looks at what comes next, and `change` is called with another dispute; if it `isQuick`, the page has
 * switches itself. `children` are further buttons.
 */
export function Ruling({ game, statements, looked, point, goOn, change, isQuick, children }) {
  const { ruling, at, dispute } = looked;
  const { verdict, findings } = ruling;
  const telling = findings.filter(({ decides, outcome }) => decides || outcome === "applied");
  const isLast = at === dispute.actions.length - 1;
  return html`<section class="ruling sheet-of-paper answered">
    <h2 class="unseen">${say("why")}</h2>
    <p class="claim"><span class=${`sign ${verdict}`} aria-hidden="true">${SIGNS[verdict]}</span>
      ${" "}${ruling.sentence}</p>
    <${Happened} answer=${ruling} />
    ${ruling.summary && verdict !== "legal" && html`<p>${ruling.summary}</p>`}
    <${Findings} game=${game} statements=${statements} findings=${telling} point=${point} />
    <${MissingAt} answer=${ruling} />
    <${Granted} state=${looked.before} answer=${ruling} />
    ${at === 0 && (ruling.missing.length > 0 || (!isQuick && isInOrder(dispute.state))) && html`<p class="unprinted">
      ${!isQuick && html`<${RestInOrder} state=${dispute.state} set=${(state) => change(corrected(dispute, state))} />`}
      ${ruling.missing.length > 0 && html`${" "}
        <button type="button" onClick=${() => goTo("position", dispute)}>${say("add-to-position")}</button>`}</p>`}
    <${Hinges} game=${game} hinges=${ruling.hinges_on} outcome=${(other) => say(`verdict-${other.verdict}`)} />
    <p class="unprinted">
      <button type="button" class="main" onClick=${goOn}>${say(goingOn(verdict, isLast))}</button> ${children}</p>
    ${["undetermined", "assumed", "upheld"].map((message) => html`<${Folded} game=${game} statements=${statements} message=${message}
      point=${point} findings=${findings.filter(({ decides, outcome }) => !decides && outcome === message)} />`)}
    <${Grounds} game=${game} answer=${ruling} />
    <${Receipt} game=${game.id} question="rulings" request=${{ state: looked.before, action: looked.action }} explain />
  </section>`;
}

/** Findings that decide nothing, behind a `message` that counts them. */
function Folded({ message, findings, ...others }) {
  return findings.length > 0 && html`<details><summary>${say(message, { count: findings.length })}</summary>
    <${Findings} findings=${findings} ...${others} /></details>`;
}

/** What happens, if it is legal, and what of the next state cannot be told. */
export function Happened({ answer: { events_in_words: events = [], open = [] } }) {
  return html`
    ${events.length > 0 && html`<ul class="happens">${events.map((event) => html`<li>${event}</li>`)}</ul>`}
    <${LeftOpen} open=${open} />`;
}

/** What of the next state cannot be told. */
function LeftOpen({ open }) {
  const places = open.map((place) => place.in_words);
  return open.length > 0 && html`<p>${say("left-open")} ${[...new Set(places)].join(", ")}</p>`;
}

/** The first reason for a verdict; nothing more than that is to be said of a legal action. */
export function reasonOf({ findings }) {
  return findings.find(({ decides }) => decides)?.message ?? "";
}

function goingOn(verdict, isLast) {
  if (!isLast) return "go-on-step";
  return verdict === "legal" ? "go-on" : "go-on-without";
}

/** What each rule of a game says, by its id: `{answer, refused, again}`. The API tells much more of each. */
export function useStatements(game) {
  return useLatest(() => once(`/${language}/rules/${game}/statements.json`), [game]);
}

/** Findings with their rules; `point` is called with the one that is pointed at, or null. */
export function Findings({ game, statements, findings, point }) {
  return html`<ul class="findings">
    ${findings.map((finding) => html`<li key=${finding.rule + finding.message} class=${finding.outcome}
        onMouseEnter=${() => point(finding)} onMouseLeave=${() => point(null)}
        onFocusIn=${() => point(finding)} onFocusOut=${() => point(null)}>
      ${tells(finding, statements) && html`<p class="message">${finding.message}</p>`}
      <${Statement} game=${game} rule=${finding.rule} statement=${statements[finding.rule]} />
      <${Citations} game=${game} citations=${finding.citations} />
    </li>`)}
  </ul>`;
}

/** Whether a finding says more than its rule. If undetermined, it speaks of what is not known, which is told in words below. */
function tells({ outcome, message, rule, one_is_broken }, statements) {
  return (outcome !== "undetermined" || one_is_broken) && message !== statements[rule];
}

/** Why a state cannot be: the defects, `{pointer, detail, rule, citations, marks}` each. */
export function Defects({ game, statements, defects, point }) {
  const findings = defects.map(({ pointer, detail, ...rest }) => (
    { ...rest, at: [pointer], message: detail, outcome: "violated" }));
  return html`<section class="ruling sheet-of-paper answered">
    <h2 class="unseen">${say("why")}</h2>
    <${Findings} game=${game} statements=${statements} findings=${findings} point=${point} />
  </section>`;
}

/** What would have to be known for the full `answer`, each place once. */
export function MissingAt({ answer: { missing_in_words: places } }) {
  return html`<${Missing} things=${[...new Set(places)]} />`;
}

/** On what an answer rests beside the rules, if it says so: readings that it consulted, and figures that are not printed. */
export function Grounds({ game, answer: { readings = [], assumptions = [] } }) {
  const figures = assumptions.filter(({ figure }) => figure);
  return readings.length + figures.length > 0 && html`<details><summary>${say("grounds")}</summary>
    ${readings.length > 0 && html`<${Readings} game=${game} readings=${readings} />`}
    ${figures.length > 0 && html`<${Assumptions} game=${game} assumptions=${figures} />`}
  </details>`;
}

function Readings({ game, readings }) {
  return html`<h3>${say("readings")}</h3>
    <ul>${readings.map(({ reading, choice }) => html`
      <li>${readingOf(game, reading).question} <b>${choiceOf(game, reading, choice)}</b></li>`)}</ul>`;
}

function Assumptions({ game, assumptions }) {
  const figures = [...Map.groupBy(assumptions, ({ provenance }) => provenance)];
  return html`<h3>${say("assumptions")}</h3>
    <ul>${figures.map(([provenance, all]) => html`<li key=${provenance}>
      <${Labelled} what=${say(`provenance-${provenance}`)}>${all.map(({ figure }, place) => html`
        ${place > 0 && ", "}<${Pointer} game=${game} asked=${{}} pointer=${figure} />`)}</${Labelled}></li>`)}</ul>`;
}
