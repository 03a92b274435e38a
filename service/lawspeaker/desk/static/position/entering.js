/** The position that is entered, with every step there and back. */

import { useRef, useState } from "../vendor/preact.js";
import { Refused } from "../api.js";
import { fitted } from "../edits.js";
import { isRecord } from "../link.js";
import { say } from "../page.js";
import { corrected } from "../desk/dispute.js";

/**
 * `{state, edit, set, begin, undo, redo, turn, leaveLying, said, note, refused, again}`. `edit` is called with the place that was
 * touched and what is in hand, `set` with the state in which something else is said, and `begin` with a state that has nothing to
 * do with this one. `undo`, `redo` and `turn`, which turns the piece that was put down last by 1 or by -1, are there if they can be
 * done. After `leaveLying` that piece is not turned any more. `said` is what was done last, and `note` what else the service says
 * of it.
 *
 * Somebody may go on before the service has answered, so everything that is done waits for what was done before. What is said with
 * `set` is in `state` even while it waits. A touch that the service could not answer without a network or a key is tried again
 * with the next touch, or by `again`.
 */
export function useEntering(game, dispute, change) {
  const [history, setHistory] = useState({ past: [], future: [], last: null });
  const [pending, setPending] = useState([]);
  const [told, setTold] = useState({});
  const waiting = useRef([]);
  const running = useRef(Promise.resolve());
  const latest = useRef({});
  latest.current = { dispute, history };
  const seen = pending.reduce((state, { before, after }) => merged(before, after, state), dispute.state);

  function show(state) {
    latest.current.dispute = corrected(latest.current.dispute, state);
    change(latest.current.dispute);
  }

  function record(changed) {
    latest.current.history = { ...latest.current.history, ...changed };
    setHistory(latest.current.history);
  }

  function step(state, last) {
    const { dispute: { state: before }, history: { past } } = latest.current;
    record({ past: [...past, before], future: [], last });
    show(state);
  }

  /** Whoever does something else does not wait for a touch that was refused. */
  function otherwise(work) {
    if (told.refused) waiting.current = waiting.current.filter(({ isTouch }) => !isTouch);
    later(() => {
      setTold({});
      work();
    });
  }

  /** It is seen at once. Only what differs from what was seen before is changed: more may be done before its turn comes. */
  function set(after) {
    const one = { before: seen, after };
    setPending((all) => [...all, one]);
    otherwise(() => {
      setPending((all) => all.filter((each) => each !== one));
      step(merged(seen, after, latest.current.dispute.state), null);
    });
  }

  /** `isQuiet` states are no step that could be undone. */
  function begin(state, isQuiet) {
    otherwise(() => (isQuiet ? show(state) : step(state, null)));
  }

  /** The piece that was just put there turns if it is put there again. */
  function edit({ name, called, at, title }, hand) {
    const place = { at, ...(name && { place: name }) };
    touch(() => {
      const { last: before } = latest.current.history;
      const isAgain = before && hand.piece?.turns > 1 && before.piece === hand.piece.id && before.place.place === name;
      return isAgain ? turnLast(1) : put(latest.current.dispute.state, { called, title, place, hand });
    });
  }

  function turnLast(by) {
    const { last: before } = latest.current.history;
    if (!before) return undefined;
    const hand = { ...before.hand, turn: before.hand.turn + by };
    return put(before.state, { ...before, hand, turned: by });
  }

  function touch(work) {
    later(work, true);
  }

  function later(work, isTouch = false) {
    waiting.current = [...waiting.current, { work, isTouch }];
    goOn();
  }

  function goOn() {
    running.current = running.current.then(workThrough);
  }

  /** Does what waits, one after the other, up to what is refused. */
  async function workThrough() {
    while (waiting.current.length) {
      const [first] = waiting.current;
      const refused = await refusalOf(first.work);
      // Meanwhile others may wait: somebody did something else, and touched another place.
      if (!refused?.mayPass) waiting.current = waiting.current.filter((each) => each !== first);
      if (refused) return setTold({ refused });
    }
  }

  /** What lies there now is seen in the picture: `title` still says what lay there before, which only matters if nothing fits. */
  async function put(before, { called, title, place, hand, turned }) {
    const { fits, state: edited, note = "", turn } = await fitted(game, before, place, hand, turned);
    const { piece, player } = hand;
    const state = { ...(before.players && { players: before.players }), ...edited };
    const what = piece ? piece.title : say("position-take-away");
    const said = fits ? say("position-done", { what, place: called ?? title }) : say("position-not-there", { what, place: title });
    setTold({ said, note });
    if (!fits) return turned ? undefined : record({ last: null });
    const next = piece && { state: before, called, title, place, piece: piece.id, hand: { piece, player, turn } };
    if (!turned) return step(state, next);
    record({ last: next });
    return show(state);
  }

  function back() {
    const { dispute: { state }, history: { past, future } } = latest.current;
    if (past.length === 0) return;
    record({ past: past.slice(0, -1), future: [...future, state], last: null });
    show(past.at(-1));
  }

  function forth() {
    const { dispute: { state }, history: { past, future } } = latest.current;
    if (future.length === 0) return;
    record({ past: [...past, state], future: future.slice(0, -1), last: null });
    show(future.at(-1));
  }

  const { past, future, last } = history;
  return {
    ...told,
    state: seen,
    edit,
    set,
    begin,
    undo: past.length > 0 && (() => otherwise(back)),
    redo: future.length > 0 && (() => otherwise(forth)),
    turn: last?.hand.piece.turns > 1 && ((by) => touch(() => turnLast(by))),
    leaveLying: () => record({ last: null }),
    again: goOn,
  };
}

/** What `latest` becomes if the same is changed in it as from `before` to `after`. */
function merged(before, after, latest) {
  if (![before, after, latest].every(isRecord)) return JSON.stringify(before) === JSON.stringify(after) ? latest : after;
  const names = Object.keys({ ...latest, ...after });
  const members = names.map((name) => [name, merged(before[name], after[name], latest[name])]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}

async function refusalOf(work) {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
