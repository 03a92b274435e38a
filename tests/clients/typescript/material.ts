/** What the tests in Python give to those in TypeScript, in the file that the environment names. */

import { readFileSync } from "node:fs";
import type { ReadPath } from "@lawspeaker/client";

export interface Material {
  /** The address of a running service. */
  url: string;
  /** The worked examples of all games. */
  worked: { game: string; question: string; name: string; request: Record<string, unknown> }[];
  /** All that is read with GET, with a value for each parameter in the path. */
  reads: { path: ReadPath; parameters: Record<string, string> }[];
  /** How the games are set up that the bot plays. */
  setups: { game: string; setup: Record<string, unknown> }[];
}

export const material = JSON.parse(readFileSync(process.env.MATERIAL!, "utf-8")) as Material;
