/**
 * A dispute: `{game, title, state, actions, at, question, asked, names}`, a state and the actions from there on. `at` is the step
 * that is looked at, from 0; one after the last asks what comes next. Left out, it is the first that is not legal, or else the
 * last. `names` is what the people who play are called, by player.
 *
 * An example may ask something else of its state: `question` is the name of the question, such as `votes`, and `asked` what else
 * is sent with it. Whoever goes on from there asks for rulings.
 */

import { useRef } from "../vendor/preact.js";
import { answers, useLatest } from "../answers.js";
import { ask, get } from "../api.js";
import { isCount, isRecord } from "../link.js";
import { named } from "../naming.js";

/** The dispute that `value` tells: a dispute, a request with a state, or a state of `game`. */
export function disputeOf(game, value) {
  if (!("state" in value)) return { game, state: value, actions: [] };
  const { state, action, actions = action ? [action] : [], at, title, question, asked, names } = value;
  return { game: value.game ?? game, state, actions, at, title, question, asked, names };
}

const RULED = ["rulings", "replays"];
/** The most letters of a name. */
export const LONGEST_NAME = 12;

/** The dispute of a worked example, which asks its `operation`. */
export function disputeOfExample(game, { operation, title, request }) {
  const dispute = { ...disputeOf(game, { state: {}, ...request }), title };
  if (RULED.includes(operation)) return dispute;
  if (operation === "setups") return { ...dispute, state: {}, actions: [], question: operation, asked: request };
  const { state, actions, ...asked } = request;
  return operation === "turns" ? { ...dispute, question: operation, asked } : { ...dispute, actions: [], question: operation, asked };
}

/** Whether something is a dispute: a link or a file may be made by anybody. Of its game, state and actions the service judges. */
export function isDispute(value) {
  if (!isRecord(value)) return false;
  const { game, state, actions = [], at = 0, title = "", question = "rulings", asked = {}, names = {} } = value;
  return typeof game === "string" && /^[a-z-]+$/.test(game) && isRecord(state) && typeof title === "string"
    && Array.isArray(actions) && actions.every(isRecord) && isCount(at, 0, actions.length)
    && typeof question === "string" && /^[a-z-]+$/.test(question) && isRecord(asked)
    && isRecord(names) && Object.values(names).every((name) => typeof name === "string" && name.length <= LONGEST_NAME);
}

/** The dispute with `action` as the step that is looked at. `first` is the state in which it begins. */
export function withStep({ question, asked, ...dispute }, at, action, first) {
  return { ...dispute, state: first, actions: dispute.actions.toSpliced(at, 1, action), at };
}

/** The dispute without its steps from `from` on; the last that is left is looked at. */
export function cutFrom({ question, asked, ...dispute }, from) {
  return { ...dispute, actions: dispute.actions.slice(0, from), at: Math.max(0, from - 1) };
}

/** The dispute with another state, from which the same is done. */
export function corrected(dispute, state) {
  return { ...dispute, state, at: undefined };
}

/**
 * What is said of a dispute: `{dispute, at, before, action, ruling, verdicts, sentences, hinges, truncated, reply}` as `answer`, where
 * `hinges` says whether one of the verdicts hinges on a reading, and
 * `reply` is the answer to its question, if it has one; `refused`, with its `dispute` and `reply`; `again`. The last answer stays.
 */
export function useLookedAt(dispute) {
  const { game, state, actions, at, question, asked } = dispute;
  return useKept(useLatest(() => lookedAt(dispute), [game, JSON.stringify([state, actions, at, question, asked])]));
}

/** As `useLatest` tells, with the last answer where there is none. */
export function useKept(result) {
  const last = useRef(undefined);
  if (result.answer) last.current = result.answer;
  return { ...result, answer: last.current };
}

/** Says of what it refuses too, of which dispute that is. */
async function lookedAt(dispute) {
  let begun = dispute;
  let reply;
  try {
    reply = await replyTo(dispute);
    if (dispute.question === "setups") begun = { ...dispute, state: reply.state ?? {} };
    return { ...(await ruledOn(begun)), reply };
  } catch (error) {
    const errors = error.status === 422 ? await withMarks(begun, error.errors) : error.errors;
    throw Object.assign(error, { dispute: begun, reply, errors });
  }
}

/** Why a state cannot be, with the places in its picture that each of these `errors` is about. Not every question gives them. */
async function withMarks({ game, state }, errors) {
  if (errors.some(({ marks }) => marks)) return errors;
  const refused = await asked(game, "legal-actions", { state, limit: 1 }).catch((error) => error);
  return refused.status === 422 ? refused.errors : errors;
}

/** The answer to the question of a dispute, if it has one. A picture is not asked for here: it is shown anyway. */
function replyTo(dispute) {
  const { game, question } = dispute;
  return question && question !== "pictures" ? asked(game, question, requestOf(dispute)) : undefined;
}

/** The request of the question of a dispute. */
export function requestOf({ question, state, actions, asked: others }) {
  if (question === "setups") return others;
  return { ...others, state, ...(question === "turns" && { actions }) };
}

async function ruledOn(dispute) {
  const { game, state, actions } = dispute;
  const all = replayed(dispute, actions.length);
  const at = Math.min(dispute.at ?? actions.length, actions.length);
  const [replay, earlier] = await Promise.all([all, stateBefore(dispute, at)]);
  const verdicts = replay.rulings.map(({ verdict }) => verdict);
  const step = Math.min(dispute.at ?? disputed(verdicts), verdicts.length);
  const before = step === at ? earlier : await stateBefore(dispute, step);
  const action = actions[step];
  const ruling = step < verdicts.length && (await asked(game, "rulings", { state: before, action }));
  const sentences = replay.rulings.map(({ sentence }) => sentence);
  const hinges = replay.rulings.some(({ hinges_on: found }) => found.length > 0);
  return { dispute, at: step, before, action, ruling, verdicts, sentences, hinges, truncated: replay.truncated };
}

/** The state before the action number `step`. */
async function stateBefore(dispute, step) {
  return step === 0 ? dispute.state : (await replayed(dispute, step)).state;
}

/** What becomes of the first `count` actions. Throws `Refused`, as any question does, if the state cannot be, even for none. */
async function replayed({ game, state, actions }, count) {
  if (count > 0) return asked(game, "replays", { state, actions: actions.slice(0, count), go_on: true });
  await asked(game, "legal-actions", { state, limit: 1 });
  return { rulings: [], truncated: false, state };
}

const KEPT = 50;
const kept = new Map();
/** The questions whose answers say which places of the picture they are about. */
const MARKED = ["rulings", "turns", "audits", "scores", "legal-actions"];

/** The questions whose answers say what happens in words, if they explain themselves. */
const EXPLAINED = ["rulings", "turns", "setups"];

/** The answer to a question, kept: whoever steps through a dispute asks the same again and again. */
function asked(game, question, request) {
  const key = JSON.stringify([game, question, request, named()]);
  if (!kept.has(key)) {
    const answer = answered(game, question, request);
    answer.catch(() => kept.delete(key));
    kept.set(key, answer);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value);
  }
  return kept.get(key);
}

async function answered(game, question, request) {
  const isMarked = MARKED.includes(question) && answers(await get(game), "pictures");
  return ask(game, question, { ...request, ...(isMarked && { marks: true }) }, { explain: EXPLAINED.includes(question) });
}

function disputed(verdicts) {
  const broken = verdicts.findIndex((verdict) => verdict !== "legal");
  return broken >= 0 ? broken : Math.max(0, verdicts.length - 1);
}
