/** The ruling on the step that is looked at. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { useLatest } from "../answers.js";
import { get } from "../api.js";
import { language, say } from "../page.js";
import { Citations, Hinges, word } from "../components/reasons.js";
import { Pointer, detailsOf, titleOf } from "./words.js";

export const SIGNS = { legal: "✓", illegal: "✗", undetermined: "?", impossible: "✗" };

/**
 * `statements` is what rules say, by their ids; `looked` what `useLookedAt` tells; `point` is called with the finding that is pointed at, or null; `goOn` looks at what comes
 * next. Where `focused` is true, the verdict takes the focus, and sets it to false. `children` are further buttons.
 */
export function Ruling({ game, statements, looked, point, goOn, focused, children }) {
  const { ruling, action, at, dispute } = looked;
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    heading.current.focus();
  }, [looked]);

  const { verdict, findings } = ruling;
  const upheld = findings.filter(({ outcome }) => outcome === "upheld");
  const telling = findings.filter(({ outcome }) => outcome !== "upheld");
  const last = at === dispute.actions.length - 1;
  return html`<section class="ruling sheet-of-paper">
    <h2 class=${`verdict ${verdict}`} tabindex="-1" ref=${heading}><span aria-hidden="true">${SIGNS[verdict]} </span>${say(`verdict-${verdict}`)}</h2>
    <p class="claim"><b>${titleOf(game, action.type)}</b> ${detailsOf(game, action)}</p>
    <${Findings} game=${game} statements=${statements} findings=${telling} point=${point} />
    <${Missing} game=${game} missing=${ruling.missing} />
    <${Hinges} game=${game} hinges=${ruling.hinges_on} outcome=${(other) => say(`verdict-${other.verdict}`)} />
    <${Events} game=${game} events=${ruling.events ?? []} />
    <p class="unprinted"><button type="button" class="main" onClick=${goOn}>
      ${verdict === "legal" ? say(last ? "go-on" : "go-on-step") : say(last ? "go-on-without" : "go-on-step")}</button> ${children}</p>
    ${upheld.length > 0 && html`<details><summary>${say("upheld", { count: upheld.length })}</summary>
      <${Findings} game=${game} statements=${statements} findings=${upheld} point=${point} /></details>`}
    <${Grounds} game=${game} answer=${ruling} />
  </section>`;
}

/** What each rule of a game says, by its id, as `answer`. */
export function useStatements(game) {
  return useLatest(() => get(`${game}/rules`).then(({ rules }) => Object.fromEntries(rules.map(({ id, statement }) => [id, statement]))), [game]);
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

/** Whether a finding says more than its rule. What is not known, of which it speaks if undetermined, is told in words below all. */
function tells({ outcome, message, rule }, statements) {
  return outcome !== "undetermined" && message !== statements[rule];
}

/** Why a state cannot be: the defects, `{pointer, detail, rule, citations}` each. */
export function Defects({ game, statements, defects, point }) {
  const findings = defects.map(({ pointer, detail, ...rest }) => ({ ...rest, at: [pointer], facts: {}, message: detail, outcome: "violated" }));
  return html`<section class="ruling sheet-of-paper" role="alert">
    <h2 class="verdict illegal"><span aria-hidden="true">${SIGNS.impossible} </span>${say("verdict-impossible")}</h2>
    <${Findings} game=${game} statements=${statements} findings=${findings} point=${point} />
  </section>`;
}

/** What would have to be known. */
export function Missing({ game, missing }) {
  return missing.length > 0 && html`<section class="missing">
    <h3>${say("missing")}</h3>
    <ul>${missing.map((pointer) => html`<li><${Pointer} game=${game} pointer=${pointer} /></li>`)}</ul>
  </section>`;
}

function Events({ game, events }) {
  return events.length > 0 && html`<details><summary>${say("events", { count: events.length })}</summary>
    <ul>${events.map((event) => html`<li><b>${word(game, "event", event.type)}</b> ${detailsOf(game, event)}</li>`)}</ul>
  </details>`;
}

/** On what an answer rests beside the rules: readings that it consulted, figures that are not printed. */
export function Grounds({ game, answer: { readings, assumptions } }) {
  if (readings.length + assumptions.length === 0) return null;
  const known = Object.fromEntries(game.readings.map((reading) => [reading.id, reading]));
  const text = ({ reading, choice }) => known[reading].choices.find(({ id }) => id === choice).text;
  const provenances = [...new Set(assumptions.map(({ provenance }) => provenance))];
  return html`<details><summary>${say("grounds")}</summary>
    ${readings.length > 0 && html`<h3>${say("readings")}</h3>
      <ul>${readings.map((each) => html`<li>${known[each.reading].question} <b>${text(each)}</b></li>`)}</ul>`}
    ${provenances.length > 0 && html`<h3>${say("assumptions")}</h3>
      <ul>${provenances.map((provenance) => html`<li>${say(`provenance-${provenance}`)}: ${
        assumptions.filter((each) => each.provenance === provenance).map(({ figure }, place) => [place > 0 && ", ", html`<code>${figure.slice(1)}</code>`])}</li>`)}</ul>`}
  </details>`;
}
