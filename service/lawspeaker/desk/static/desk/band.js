/** The verdict, before all else: on a phone it stays in sight. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { headline, shortReason, titleOfQuestion } from "./asked.js";
import { SIGNS } from "./ruling.js";

/** Whether there is, or will be, a verdict on a dispute, or an answer to its question. */
export function hasVerdict({ question, actions }) {
  return question !== undefined || actions.length > 0;
}

/** `lookedAt` is what `useLookedAt` tells. Where `focused` is true, the verdict takes the focus, and sets it to false. */
export function Band({ game, lookedAt: { answer: looked, refused }, focused }) {
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    heading.current.focus();
  }, [looked]);

  const { mood = "", text = "", more = "" } = atAGlance(game, looked, refused) ?? {};
  const sign = SIGNS[mood];
  return html`<div class=${`band ${mood}`}>
    <h2 class=${`verdict ${mood}`} tabindex="-1" ref=${heading}>
      ${sign && html`<span aria-hidden="true">${sign} </span>`}${text}</h2>
    <p>${more}</p>
  </div>`;
}

/**
 * What a screen reader reads out as soon as there is a verdict, wherever the focus is. This element has to be on the page before
 * the verdict is. `game` is what the API tells of it, if that is known; `lookedAt` is what `useLookedAt` tells.
 */
export function Announcement({ game, lookedAt: { answer: looked, refused } }) {
  const isTold = game && (refused?.status === 422 || (looked && !refused && hasVerdict(looked.dispute)));
  return html`<p class="unseen" role="status">${isTold && spoken(game, looked, refused)}</p>`;
}

function spoken(game, looked, refused) {
  const { text, more = "" } = atAGlance(game, looked, refused);
  const isStep = !refused && looked.ruling && text === say(`verdict-${looked.ruling.verdict}`);
  const first = isStep ? say("spoken", { step: looked.at + 1, action: looked.ruling.sentence, verdict: text }) : text;
  return [first, more].filter(Boolean).map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

function atAGlance(game, looked, refused) {
  if (refused) return ofRefused(game, refused);
  if (!looked) return null;
  const { dispute, reply, ruling, at } = looked;
  if (reply && dispute.at === undefined) return headline(game, dispute, reply);
  if (ruling) return { mood: ruling.verdict, text: say(`verdict-${ruling.verdict}`), more: shortReason(ruling) };
  return { text: dispute.question && at === 0 ? titleOfQuestion(dispute.question) : say("what-next") };
}

/** A state that cannot be may be just what was asked about. */
function ofRefused(game, { status, dispute, reply, errors }) {
  if (status !== 422) return { text: say(status === 401 ? "trouble-key" : "trouble") };
  if (reply?.verdict) return headline(game, dispute, reply);
  return { mood: "illegal", text: say("verdict-impossible"), more: errors[0]?.detail };
}
