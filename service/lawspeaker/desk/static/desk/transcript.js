/** The steps of a dispute with their verdicts, to look at any of them. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { SIGNS } from "../components/glance.js";
import { titleOf } from "./words.js";

const STEPS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** `go` is called with the step to look at, `cut` with the first that is to be forgotten. */
export function Transcript({ game, looked, go, cut }) {
  const { dispute, at, verdicts, sentences, hinges, truncated } = looked;
  const { actions } = dispute;
  const list = useRef(null);
  const walkingTo = useRef(null);
  useEffect(() => {
    const current = list.current.querySelector("[aria-current]");
    showIn(list.current, current);
    if (walkingTo.current !== at) return; // the effect of an earlier change, which the browser runs late
    current.focus();
    walkingTo.current = null;
  }, [at, actions.length]);

  const pressed = (event) => {
    const next = at + STEPS[event.key];
    if (!(next >= 0 && next <= verdicts.length)) return;
    event.preventDefault();
    walkingTo.current = next;
    go(next);
  };
  const broken = verdicts.findIndex((verdict) => verdict !== "legal");
  const step = (place, content) => html`<button type="button" aria-current=${place === at ? "step" : undefined}
    tabindex=${place === at ? 0 : -1} disabled=${place > verdicts.length} onClick=${() => go(place)}>${content}</button>`;
  return html`<section class="transcript answered">
    <h2>${say("transcript")}</h2>
    <p>${broken < 0 ? say("all-legal") : say("breaks-at", { step: broken + 1 })}
      ${" "}${hinges && `${say("hinges-on")}.`}
      ${" "}${truncated && say("truncated", { count: verdicts.length })}</p>
    <ol ref=${list} onKeyDown=${pressed}>
      ${actions.map((action, place) => html`<li key=${place}>${step(place, html`
        <${Done} number=${place + 1} told=${sentences[place] ?? titleOf(game, action.type)}
          verdict=${verdicts[place]} />`)}</li>`)}
      <li key="next">${step(actions.length, html`
        <span class="sign" aria-hidden="true">→</span> <span>${say("what-next")}</span>`)}</li>
    </ol>
    <p class="unprinted">
      ${at < actions.length && at > 0 && html`
        <button type="button" class="quiet" onClick=${() => go(at - 1)}>${say("step-back")}</button>`}
      <button type="button" class="quiet" onClick=${() => cut(Math.min(at, actions.length - 1))}>
        ${at < actions.length - 1 ? say("cut-from", { step: at + 1 }) : say("remove-last")}</button>
    </p>
  </section>`;
}

/** An action that was done, as it is told; there is no verdict on what comes after the first steps of too many. */
function Done({ number, told, verdict }) {
  return html`
    <span class=${`sign ${verdict ?? ""}`} aria-hidden="true">${SIGNS[verdict] ?? "·"}</span>
    <span><span class="number">${number}.</span> ${told}
      ${" "}<span class="unseen">${verdict && say(`verdict-${verdict}`)}</span></span>`;
}

/** Scrolls the list, and not the page, so that a step stands a third below its top. */
function showIn(list, step) {
  list.scrollTop += step.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
}
