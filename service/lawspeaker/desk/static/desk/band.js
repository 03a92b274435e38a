/** The verdict, before all else: on a phone it stays in sight. */

import { html, useEffect, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { Glance, exceptImpossible } from "../components/glance.js";
import { qualified, withReading } from "../components/readings.js";
import { headline, shortReason, titleOfQuestion } from "./asked.js";

const NOTHING = {};

/** Whether there is, or will be, a verdict on a dispute, or an answer to its question. */
export function hasVerdict({ question, actions }) {
  return question !== undefined || actions.length > 0;
}

/**
 * `lookedAt` is what `useLookedAt` tells of the `dispute`, which `change` is called with as it becomes. Where `focused` is true, the
 * verdict takes the focus, and sets it to false.
 */
export function Band({ game, dispute, lookedAt, change, focused }) {
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    heading.current.focus();
  }, [lookedAt.answer]);

  const { text, ...said } = atAGlance(game, lookedAt);
  const read = (reading, choice) => change({ ...dispute, state: withReading(dispute.state, reading, choice) });
  return html`<${Glance} ...${said} verdict=${text} result=${exceptImpossible(lookedAt)} heading=${heading} game=${game}
    chosen=${dispute.state.readings} read=${read} />`;
}

/**
 * What a screen reader reads out as soon as there is a verdict, wherever the focus is, or as soon as one is awaited. This element
 * has to be on the page before the verdict is. `game` is what the API tells of it, if that is known; `lookedAt` is what
 * `useLookedAt` tells.
 */
export function Announcement({ game, lookedAt }) {
  const { answer: looked, refused, isSlow } = lookedAt;
  const isTold = game && (refused?.status === 422 || (looked && !refused && hasVerdict(looked.dispute)));
  return html`<p class="unseen" role="status">${isSlow ? say("checking") : isTold && spoken(game, lookedAt)}</p>`;
}

function spoken(game, lookedAt) {
  const { text, more = "", hinges = [], outcome } = atAGlance(game, lookedAt);
  const { answer: looked, refused } = lookedAt;
  const isStep = !refused && looked.ruling && text === say(`verdict-${looked.ruling.verdict}`);
  const verdict = qualified(text, hinges, outcome);
  const first = isStep ? say("spoken", { step: looked.at + 1, action: looked.ruling.sentence, verdict }) : verdict;
  return [first, more].filter(Boolean).map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

/** The answer in a few words: `{mood, text, more, hinges, outcome}`, of which all but the text may be left out. */
function atAGlance(game, { answer: looked, refused }) {
  if (refused) return ofRefused(game, refused);
  if (!looked) return NOTHING;
  const { dispute, reply, ruling, at } = looked;
  if (reply && dispute.at === undefined) return ofReply(game, dispute, reply);
  if (!ruling) return { text: dispute.question && at === 0 ? titleOfQuestion(dispute.question) : say("what-next") };
  const { verdict, hinges_on: hinges } = ruling;
  const outcome = (other) => say(`verdict-${other.verdict}`);
  return { mood: verdict, text: say(`verdict-${verdict}`), more: shortReason(ruling), hinges, outcome };
}

/** A state that cannot be may be just what was asked about. */
function ofRefused(game, { status, dispute, reply, errors }) {
  if (status !== 422) return NOTHING;
  if (reply?.verdict) return ofReply(game, dispute, reply);
  return { mood: "illegal", text: say("verdict-impossible"), more: errors[0]?.detail };
}

function ofReply(game, dispute, reply) {
  const outcome = (other) => headline(game, dispute, { ...reply, ...other }).text;
  return { ...headline(game, dispute, reply), hinges: reply.hinges_on, outcome };
}
