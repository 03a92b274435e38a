/** The position that is entered, with every step there and back. */

import { useRef, useState } from "../vendor/preact.js";
import { Refused } from "../api.js";
import { fitted } from "../edits.js";
import { say } from "../page.js";
import { corrected } from "../desk/dispute.js";

/**
 * `{state, edit, set, undo, redo, turn, leaveLying, said, note, refused, again}`. `edit` is called with the place that was touched
 * and what is in hand, `set` with another state. `undo`, `redo` and `turn`, which turns the piece that was put down last, are
 * there if they can be done. After `leaveLying` that piece is not turned any more. `said` is what was done last, and `note` what
 * else the service says of it.
 *
 * Somebody may touch the next place before the service has answered, so touches wait for each other. A touch that the service
 * could not answer without a network or a key is tried again with the next touch, or by `again`.
 */
export function useEntering(game, dispute, change) {
  const [past, setPast] = useState([]);
  const [future, setFuture] = useState([]);
  const [last, setLast] = useState(null);
  const [told, setTold] = useState({});
  const waiting = useRef([]);
  const running = useRef(Promise.resolve());
  const latest = useRef({});
  latest.current = { ...latest.current, dispute, past, last };

  function show(state) {
    latest.current.dispute = corrected(latest.current.dispute, state);
    change(latest.current.dispute);
  }

  function step(state, next) {
    const before = latest.current.dispute.state;
    latest.current.past = [...latest.current.past, before];
    setPast(latest.current.past);
    setFuture([]);
    remember(next);
    show(state);
  }

  function remember(next) {
    latest.current.last = next;
    setLast(next);
  }

  /** Whoever does something else does not wait for what was refused. */
  function leave() {
    if (told.refused) waiting.current = [];
    setTold({});
  }

  /** `isQuiet` states are no step that could be undone. */
  function set(state, isQuiet) {
    leave();
    if (isQuiet) show(state);
    else step(state, null);
  }

  /** The piece that was just put there turns if it is put there again. */
  function edit({ name, called, at, title }, hand) {
    const place = { at, ...(name && { place: name }) };
    later(() => {
      const { last: before } = latest.current;
      const isAgain = before && hand.piece?.turns > 1 && before.piece === hand.piece.id && before.place.place === name;
      return isAgain ? turnLast() : put(latest.current.dispute.state, { called, title, place, hand });
    });
  }

  function turnLast() {
    const { last: before } = latest.current;
    if (!before) return undefined;
    const hand = { ...before.hand, turn: before.hand.turn + 1 };
    return put(before.state, { ...before, hand, isTurned: true });
  }

  function later(work) {
    waiting.current = [...waiting.current, work];
    goOn();
  }

  function goOn() {
    running.current = running.current.then(workThrough);
  }

  /** Does what waits, one after the other, up to what is refused. */
  async function workThrough() {
    while (waiting.current.length) {
      const [work] = waiting.current;
      const refused = await refusalOf(work);
      // Meanwhile others may wait: somebody did something else, and touched another place.
      if (!refused?.mayPass) waiting.current = waiting.current.filter((each) => each !== work);
      if (refused) return setTold({ refused });
    }
  }

  /** What lies there now is seen in the picture: `title` still says what lay there before, which only matters if nothing fits. */
  async function put(before, { called, title, place, hand, isTurned }) {
    const { fits, state: edited, note = "", turn } = await fitted(game, before, place, hand);
    const { piece, player } = hand;
    const state = { ...(before.players && { players: before.players }), ...edited };
    const what = piece ? piece.title : say("position-take-away");
    const said = fits ? say("position-done", { what, place: called ?? title }) : say("position-not-there", { what, place: title });
    setTold({ said, note });
    if (!fits) return isTurned ? undefined : remember(null);
    const next = piece && { state: before, called, title, place, piece: piece.id, hand: { piece, player, turn } };
    if (!isTurned) return step(state, next);
    remember(next);
    return show(state);
  }

  function back() {
    const state = latest.current.past.at(-1);
    latest.current.past = latest.current.past.slice(0, -1);
    setPast(latest.current.past);
    setFuture([...future, dispute.state]);
    remember(null);
    leave();
    show(state);
  }

  function forth() {
    latest.current.past = [...latest.current.past, dispute.state];
    setPast(latest.current.past);
    setFuture(future.slice(0, -1));
    remember(null);
    leave();
    show(future.at(-1));
  }

  return {
    ...told,
    state: dispute.state,
    edit,
    set,
    undo: past.length > 0 && back,
    redo: future.length > 0 && forth,
    turn: last?.hand.piece.turns > 1 && (() => later(turnLast)),
    leaveLying: () => remember(null),
    again: goOn,
  };
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
