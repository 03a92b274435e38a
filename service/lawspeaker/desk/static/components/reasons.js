/** Why: rules with the places where they are printed, and what an answer hangs on. */

import { html } from "../vendor/preact.js";
import { language, say, together } from "../page.js";
import { ROOT } from "../root.js";
import { spelled } from "./spelling.js";

/**
 * How the game says an id that stands in a member: `word(game, "player", "red")` and `word(game, "players", "red")` are "Red",
 * `word(game, "member", "territory")` is "territory". An id without a word is shown as it is, unless it is the name of a place.
 * A seed is none: somebody thought it up.
 */
export function word(game, member, id) {
  return wordIfAny(game, member, id) ?? (member === "seed" ? String(id) : spelled(game, String(id)));
}

/** How the game says it, or `undefined`. */
export function wordIfAny(game, member, id) {
  const what = member.split("_").at(-1).replace(/s$/, "");
  return game.words[`${what}-${String(id).replaceAll(/[.+]/g, "-")}`];
}

/** Where a rule is printed: in the rulebook of this language, or else in the first; the page of the rule tells of all. */
export function Citations({ game, citations }) {
  const books = game.rulebooks.filter(({ id }) => citations.some(({ rulebook }) => rulebook === id));
  const book = books.find((each) => each.language === language) ?? books[0];
  const passages = citations.filter(({ rulebook }) => rulebook === book.id);
  const sections = [...Map.groupBy(passages.map((each) => passage(game, each)), ({ section }) => section)];
  return html`<p class="citations">
    <${Labelled} what=${html`<cite lang=${book.language}>${book.title}</cite>`}>${sections.map(([section, places], index) => html`
      ${index > 0 && " · "}<span lang=${places[0].isPrinted ? book.language : language}>${section}</span>${section && ", "}${paragraphs(places)}`)}</${Labelled}>
  </p>`;
}

/** Below what a passage is, and in which paragraph there. A part of a book without headings is described by a word of the game. */
function passage(game, { rulebook, section, paragraph }) {
  const part = `passage-${rulebook.replaceAll(".", "-")}-`;
  const first = section.length === 0 && range(paragraph).find((number) => game.words[part + number]);
  if (!first) return { section: section.join(" › "), paragraph, isPrinted: true };
  return { section: game.words[part + first], paragraph: paragraph - first + 1, isPrinted: false };
}

/** The numbers from `last` down to 1. */
function range(last) {
  return Array.from({ length: last }, (_, index) => last - index);
}

/** Which paragraphs. */
function paragraphs(places) {
  return say("paragraphs", { count: places.length, numbers: together(places.map(({ paragraph }) => String(paragraph))) });
}

/** `what`, a colon as the language has it, and the children: for what is more than text, of which `say("labelled")` is enough. */
export function Labelled({ what, children }) {
  const [before, between, after] = say("labelled", { what: "\n", text: "\n" }).split("\n");
  return [before, what, between, children, after];
}

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** The sentences of a text. */
export function sentencesOf(text) {
  return text.split(SENTENCES);
}

/** What a rule says: its first sentence as a link to the page of the rule, and the rest behind it. */
export function Statement({ game, rule, statement }) {
  const [first, ...rest] = sentencesOf(statement);
  return html`<a href=${`${ROOT}/${language}/rules/${game.id}/${rule}`}>${first}</a>
    ${rest.length > 0 && html`<details class="rest"><summary>${say("more-of-rule")}</summary>${rest.join(" ")}</details>`}`;
}

/** Rules that decide an answer: `rules` is `[{rule, statement, citations}, ...]`, `game` what the API tells of the game. */
export function Rules({ game, rules }) {
  return html`<dl class="rules">
    ${rules.map(({ rule, statement, citations }) => html`<div key=${rule}>
      <dt><${Statement} game=${game} rule=${rule} statement=${statement} /></dt>
      <dd><${Citations} game=${game} citations=${citations} /></dd>
    </div>`)}
  </dl>`;
}

/** What the API tells of a reading: its question and its choices. */
export function readingOf(game, id) {
  return game.readings.find((reading) => reading.id === id);
}

/** How a reading is to be understood by a choice, in words. */
export function choiceOf(game, reading, choice) {
  return readingOf(game, reading).choices.find(({ id }) => id === choice).text;
}

/**
 * The readings on which an answer hinges: `hinges` as an answer has them in `hinges_on`. `outcome` says in a few words what
 * would come out for one of `otherwise`.
 */
export function Hinges({ game, hinges, outcome }) {
  return hinges.length > 0 && html`<section class="hinges">
    <h3>${say("hinges-on")}</h3>
    ${hinges.map(({ reading, choice, otherwise }) => html`
      <p>${say("hinges-on-what", { question: readingOf(game, reading).question, choice: choiceOf(game, reading, choice) })}</p>
      <ul>${otherwise.map((other) => html`<li>${say("labelled", {
        what: say("otherwise", { choice: choiceOf(game, reading, other.choice) }),
        text: outcome(other),
      })}</li>`)}</ul>`)}
  </section>`;
}
