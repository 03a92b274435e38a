/** Questions that are asked anew whenever what they ask changes. */

import { useEffect, useState } from "./vendor/preact.js";
import { Refused, ask, get, withPeople } from "./api.js";
import { named } from "./naming.js";

const PAUSE = 120;

/**
 * The answer to `request`, or `undefined` while there is none: `{answer, refused, again}`.
 *
 * While a newer one is under way the last one stays; nothing is asked while `request` is null. `again` asks once more.
 */
export function useAnswer(game, question, request) {
  const body = JSON.stringify(request);
  return useLatest((signal) => request && ask(game, question, request, { signal }), [game, question, body], PAUSE);
}

/** What the API tells of `game`: title, readings, words, rulebooks; `{answer, refused, again}`. */
export function useGame(game) {
  return useLatest(async () => withPeople(await get(game)), [game], 0);
}

/** Whether `game`, what the API tells of it, answers a question: not every game has points, or a picture. */
export function answers(game, question) {
  return game.operations.some(({ path }) => path === `/v1/games/${game.id}/${question}`);
}

/** Whether `condition` was already true when the page was last drawn. Screen readers read only what changes on the page after that. */
export function useWasTrue(condition) {
  const isTrue = Boolean(condition);
  const [wasTrue, remember] = useState(false);
  useEffect(() => remember(isTrue), [isTrue]);
  return wasTrue;
}

/** What `asked(signal)` promises, as `{answer, refused, again}`, anew whenever one of `inputs`, or what people are called, changes. */
export function useLatest(asked, inputs, pause = 0) {
  const [state, setState] = useState({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await asked(controller.signal);
        if (!controller.signal.aborted) setState({ answer });
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!(error instanceof Refused)) throw error;
        setState({ refused: error });
      }
    }, pause);
    return () => { clearTimeout(timer); controller.abort(); };
  }, [...inputs, named(), round]);
  return { ...state, again: () => setRound((count) => count + 1) };
}
