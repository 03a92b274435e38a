/** Numbers of votes, which may be known between bounds only. */

import { say } from "../page.js";

/** `{votes}` or `{at_least, at_most}` in words: "3 votes". */
export function counted({ votes, at_least: least, at_most: most }) {
  if (votes !== undefined) return say("votes-count", { votes });
  return most === undefined ? say("votes-at-least", { least }) : say("votes-between", { least, most });
}

/** The same as a bare number: "3", "1–2". */
export function number({ votes, at_least: least, at_most: most }) {
  return votes !== undefined ? String(votes) : `${least}–${most ?? "?"}`;
}
