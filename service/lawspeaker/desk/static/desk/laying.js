/** Pieces that an action lays on several places, such as tiles: a tap lays one, and another tap at the same place turns it. */

import { html, useRef, useState } from "../vendor/preact.js";
import { answers } from "../answers.js";
import { Refused, get } from "../api.js";
import { fitted } from "../edits.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";

/**
 * What lays those of `all` pieces that actions of that `type` lay, or null if there are none: `{take, palette, hint}`. `take` is called with the
 * place that was touched and with `write`, which gets the text that says what lies where. `palette` is to be shown.
 */
export function useLaying(game, type, all) {
  const pieces = all.filter(({ action }) => action === type);
  const [chosen, choose] = useState(undefined);
  const [{ refused, hint }, tell] = useState({});
  const latest = useRef(null);
  if (latest.current?.type !== type) latest.current = null;
  const piece = pieces.find(({ id }) => id === chosen) ?? pieces[0];
  if (!piece) return null;

  /** Somebody may tap again before the service has answered: then that is what counts. */
  async function lay(next) {
    latest.current = next;
    try {
      const { fits, state, turn } = await fitted(game, {}, { at: next.place.at, place: next.place.name }, next);
      if (latest.current !== next) return;
      latest.current = { ...next, turn };
      tell(fits ? {} : { hint: say("touch-not-there", { what: next.piece.title, place: next.place.called ?? next.place.title }) });
      if (fits) next.write(Object.values(state).flat().at(-1));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell({ refused: error });
    }
  }

  function take(place, write) {
    const { place: before, turn = 0 } = latest.current ?? {};
    lay({ type, place, write, piece, turn: before?.name === place.name ? turn + 1 : turn });
  }

  /** Another piece lies where the one before it lay. */
  function pick(id) {
    choose(id);
    if (latest.current) lay({ ...latest.current, piece: pieces.find((each) => each.id === id) });
  }

  const palette = html`<${Choice} label=${say("touch-piece")} value=${piece.id} change=${pick}
      choices=${pieces.map(({ id, title }) => [id, title])} />
    ${refused && html`<${Trouble} refused=${refused} again=${() => lay(latest.current)} />`}`;
  return { take, palette, hint: hint ?? say("touch-to-put") };
}

/** A promise of all pieces of a game, if it has any. */
export async function piecesOf(game) {
  return answers(game, "edits") ? (await get(`${game.id}/pieces`)).groups.flatMap((group) => group.pieces) : [];
}
