/** The ruling on the step that is looked at. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { get } from "../api.js";
import { language, say } from "../page.js";
import { Missing } from "../components/missing.js";
import { Pointer } from "../components/pointer.js";
import { Citations, Hinges, Labelled, choiceOf, readingOf, word } from "../components/reasons.js";
import { detailsOf, titleOf } from "./words.js";

export const SIGNS = { legal: "✓", illegal: "✗", undetermined: "?", impossible: "✗" };

/**
 * `statements` is what rules say, by their ids; `looked` what `useLookedAt` answers; `point` is called with the finding that is
 * pointed at, or null; `goOn` looks at what comes next. Where `focused` is true, the verdict takes the focus, and sets it to
 * false. `children` are further buttons.
 */
export function Ruling({ game, statements, looked, point, goOn, focused, children }) {
  const { ruling, before, action, at, dispute } = looked;
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    heading.current.focus();
  }, [looked]);

  const { verdict, findings } = ruling;
  const telling = findings.filter(({ outcome }) => outcome === "applied" || outcome === decisive(findings));
  const others = ["undetermined", "upheld"].filter((outcome) => outcome !== decisive(findings));
  const isLast = at === dispute.actions.length - 1;
  return html`<section class="ruling sheet-of-paper">
    <h2 class=${`verdict ${verdict}`} tabindex="-1" ref=${heading}><${Verdict} verdict=${verdict} /></h2>
    <p class="claim"><b>${titleOf(game, action.type)}</b> ${detailsOf(game, action)}</p>
    <${Findings} game=${game} statements=${statements} findings=${telling} point=${point} />
    <${MissingAt} game=${game} asked=${{ state: before, action }} missing=${ruling.missing} />
    <${Hinges} game=${game} hinges=${ruling.hinges_on} outcome=${(other) => say(`verdict-${other.verdict}`)} />
    <${Events} game=${game} events=${ruling.events ?? []} />
    <${LeftOpen} game=${game} asked=${{ state: before, action }} open=${ruling.open ?? []} />
    <p class="unprinted">
      <button type="button" class="main" onClick=${goOn}>${say(goingOn(verdict, isLast))}</button> ${children}</p>
    ${others.map((other) => html`<${Folded} game=${game} statements=${statements} message=${other} point=${point}
      findings=${findings.filter(({ outcome }) => outcome === other)} />`)}
    <${Grounds} game=${game} answer=${ruling} />
  </section>`;
}

/** The outcome of the findings that decide the verdict. */
function decisive(findings) {
  return ["violated", "undetermined"].find((decides) => findings.some(({ outcome }) => outcome === decides));
}

/** Findings that decide nothing, behind a `message` that counts them. */
function Folded({ message, findings, ...others }) {
  return findings.length > 0 && html`<details><summary>${say(message, { count: findings.length })}</summary>
    <${Findings} findings=${findings} ...${others} /></details>`;
}

/** What of the next state cannot be told. */
function LeftOpen({ game, asked, open }) {
  return open.length > 0 && html`<p>${say("left-open")} ${open.map(({ at }, index) => html`${index > 0 && ", "}
    ${at === "/state" ? say("left-open-all") : html`<${Pointer} game=${game} asked=${asked} pointer=${at} />`}`)}</p>`;
}

function Verdict({ verdict }) {
  return html`<span aria-hidden="true">${SIGNS[verdict]} </span>${say(`verdict-${verdict}`)}`;
}

function goingOn(verdict, isLast) {
  if (!isLast) return "go-on-step";
  return verdict === "legal" ? "go-on" : "go-on-without";
}

/** What each rule of a game says, by its id: `{answer, refused, again}`. */
export function useStatements(game) {
  return useLatest(() => statementsOf(game), [game]);
}

async function statementsOf(game) {
  const { rules } = await get(`${game}/rules`);
  return Object.fromEntries(rules.map(({ id, statement }) => [id, statement]));
}

function Findings({ game, statements, findings, point }) {
  return html`<ul class="findings">
    ${findings.map((finding) => html`<li key=${finding.rule + finding.message} class=${finding.outcome}
        onMouseEnter=${() => point(finding)} onMouseLeave=${() => point(null)}
        onFocusIn=${() => point(finding)} onFocusOut=${() => point(null)}>
      ${tells(finding, statements) && html`<p class="message">${finding.message}</p>`}
      <a href=${`/${language}/rules/${game.id}/${finding.rule}`}>${statements[finding.rule]}</a>
      <${Citations} game=${game} citations=${finding.citations} />
    </li>`)}
  </ul>`;
}

/** Whether a finding says more than its rule. If undetermined, it speaks of what is not known, which is told in words below. */
function tells({ outcome, message, rule }, statements) {
  return outcome !== "undetermined" && message !== statements[rule];
}

/** Why a state cannot be: the defects, `{pointer, detail, rule, citations}` each. */
export function Defects({ game, statements, defects, point }) {
  const findings = defects.map(({ pointer, detail, ...rest }) => (
    { ...rest, at: [pointer], facts: {}, message: detail, outcome: "violated" }));
  return html`<section class="ruling sheet-of-paper" role="alert">
    <h2 class="verdict illegal"><${Verdict} verdict="impossible" /></h2>
    <${Findings} game=${game} statements=${statements} findings=${findings} point=${point} />
  </section>`;
}

/** What would have to be known: `missing` are pointers into what was `asked`. */
export function MissingAt({ game, asked, missing }) {
  const things = missing.map((pointer) => html`<${Pointer} game=${game} asked=${asked} pointer=${pointer} />`);
  return html`<${Missing} things=${things} />`;
}

function Events({ game, events }) {
  return events.length > 0 && html`<details><summary>${say("events", { count: events.length })}</summary>
    <ul>${events.map((event) => html`<li><b>${word(game, "event", event.type)}</b> ${detailsOf(game, event)}</li>`)}</ul>
  </details>`;
}

/** On what an answer rests beside the rules: readings that it consulted, figures that are not printed. */
export function Grounds({ game, answer: { readings, assumptions } }) {
  return readings.length + assumptions.length > 0 && html`<details><summary>${say("grounds")}</summary>
    ${readings.length > 0 && html`<${Readings} game=${game} readings=${readings} />`}
    ${assumptions.length > 0 && html`<${Assumptions} assumptions=${assumptions} />`}
  </details>`;
}

function Readings({ game, readings }) {
  return html`<h3>${say("readings")}</h3>
    <ul>${readings.map(({ reading, choice }) => html`
      <li>${readingOf(game, reading).question} <b>${choiceOf(game, reading, choice)}</b></li>`)}</ul>`;
}

function Assumptions({ assumptions }) {
  const figures = [...Map.groupBy(assumptions, ({ provenance }) => provenance)];
  return html`<h3>${say("assumptions")}</h3>
    <ul>${figures.map(([provenance, all]) => html`<li key=${provenance}>
      <${Labelled} what=${say(`provenance-${provenance}`)}>${all.map(({ figure }, place) => html`
        ${place > 0 && ", "}<code>${figure.slice(1)}</code>`)}</${Labelled}></li>`)}</ul>`;
}
