/** Names of places in the words of the game, as the service says them in its texts: `coast-1` is "Coast 1". */

import { say } from "../page.js";

/** What is in quotation marks is shown as it was sent. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;

const patterns = new WeakMap();

/** `text` with words for all names of places in it. Between several in a row are semicolons, if the words have commas. */
export function spelled({ place_words: words }, text) {
  const { one, several } = patternsFor(words);
  return text.replaceAll(several, (run) => {
    if (run.startsWith('"')) return run;
    const said = Array.from(run.matchAll(one), ([name]) => wordsFor(words, name));
    return said.join(said.some((each) => each.includes(",")) ? `${say("semicolon")} ` : ", ");
  });
}

function wordsFor(words, name) {
  const matches = Object.entries(words).map(([pattern, said]) => [name.match(`^(?:${pattern})$`), said]);
  const [groups, said] = matches.find(([match]) => match);
  return said.replaceAll(/\{(\d+)\}/g, (_, number) => groups[number]);
}

/** The patterns for `one` name and for `several` in a row, which are no parts of other words. */
function patternsFor(words) {
  if (!patterns.has(words)) {
    const names = Object.keys(words).join("|") || "(?!)";
    const one = String.raw`(?<![\w"/-])(?:${names})(?![\w"/-])`;
    patterns.set(words, { one: new RegExp(one, "g"), several: new RegExp(`${QUOTED}|${one}(?:,? ${one})*`, "g") });
  }
  return patterns.get(words);
}
