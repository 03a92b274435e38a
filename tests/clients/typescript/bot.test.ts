/** The bot plays a game to its end. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createClient } from "@lawspeaker/client";
import { play } from "./bot.js";
import { material } from "./material.js";

const lawspeaker = createClient({ baseUrl: material.url });

/** Numbers from 0 to below 1 that only look random: the same ones in each run. */
function numbers(seed: number): () => number {
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

describe("a game", { concurrency: 3 }, () => {
  for (const [index, { game, setup }] of material.setups.entries()) {
    test(`${game} ${JSON.stringify(setup)}`, async () => {
      assert.equal((await play(lawspeaker, game, setup, numbers(index + 1))).phase, "over");
    });
  }
});
