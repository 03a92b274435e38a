/**
 * A bot that plays any game to its end, and knows nothing of it but how it is set up: of the types of legal actions it takes
 * one, and of that type an action. It is run as
 *
 *     node bot.js http://127.0.0.1:8000 java '{"players": ["one", "two"], "seed": "rice and water"}'
 */

import { pathToFileURL } from "node:url";
import { type AnyAction, type AnyState, createClient, type Lawspeaker } from "@lawspeaker/client";

/** Plays a game that is set up by `setup`, and returns its last state. `random` is a number from 0 to below 1. */
export async function play(
  lawspeaker: Lawspeaker,
  game: string,
  setup: Record<string, unknown>,
  random: () => number = Math.random,
): Promise<AnyState> {
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;

  let ruling = await lawspeaker.askAny(game, "setups", setup);
  while (ruling.verdict === "legal") {
    const { state } = ruling;
    const { actions } = await lawspeaker.askAny(game, "legal-actions", { state });
    if (!actions.length) {
      return state;
    }
    const type = oneOf([...new Set(actions.map((action) => action.type))]);
    const action: AnyAction = oneOf(actions.filter((action) => action.type === type));
    ruling = await lawspeaker.askAny(game, "rulings", { state, action });
  }
  throw new Error(ruling.findings.map((finding) => finding.message).join("\n"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [baseUrl = "http://127.0.0.1:8000", game = "java", setup = '{"players": ["one", "two"], "seed": "rice and water"}'] =
    process.argv.slice(2);
  const state = await play(createClient({ baseUrl }), game, JSON.parse(setup));
  console.log(JSON.stringify(state, null, 2));
}
