/** Questions that are asked anew whenever what they ask changes. */

import { useEffect, useState } from "./vendor/preact.js";
import { Refused, ask, get, withPeople } from "./api.js";
import { named } from "./naming.js";

const NOTHING = {};
const PAUSE = 120;
/** How long in ms an answer may take before the page says that it is under way. */
const SOON = 300;

/**
 * The answer to `request`, as `useLatest` tells it; nothing is asked, and nothing answered, while `request` is null. `explain` is as
 * for `ask`.
 */
export function useAnswer(game, question, request, { explain } = {}) {
  const asked = (signal) => request && ask(game, question, request, { signal, explain });
  const latest = useLatest(asked, [game, question, request], PAUSE);
  return request ? latest : { again: latest.again };
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

/**
 * What `asked(signal)` promises, asked anew whenever one of `inputs`, which are JSON, or what people are called, changes:
 * `{answer, refused, isStale, isSlow, again}`.
 *
 * Until there is a newer one, the last `answer`, or why it was `refused`, stays, and `isStale`: it is about something else.
 * `isSlow` tells that an answer is awaited so long that people should know it. `again` asks once more.
 */
export function useLatest(asked, inputs, pause = 0) {
  const [state, setState] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const [slow, setSlow] = useState(null);
  const key = JSON.stringify([inputs, named()]);
  useEffect(() => {
    const controller = new AbortController();
    const finish = (result) => {
      if (!controller.signal.aborted) setState({ ...result, key });
    };
    const find = async () => {
      try {
        finish({ answer: await asked(controller.signal) });
      } catch (error) {
        if (error instanceof Refused) finish({ refused: error });
        else if (!controller.signal.aborted) throw error;
      }
    };
    const timers = [setTimeout(find, pause), setTimeout(setSlow, SOON, key)];
    return () => { timers.forEach(clearTimeout); controller.abort(); };
  }, [key, round]);
  const { key: answered, ...result } = state;
  const isAwaited = answered !== key;
  return {
    ...result,
    isStale: isAwaited && answered !== undefined,
    isSlow: isAwaited && slow === key,
    again: () => setRound((count) => count + 1),
  };
}
