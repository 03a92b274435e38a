/**
 * Of all rules of a game those whose statement or id has the words that are sought, whatever their accents. Somebody asks as at
 * the table: if no rule has all the words, those are shown that have the rarest one that is in any.
 */

import { say } from "../page.js";

const sought = document.getElementById("sought");
const found = document.getElementById("found");
const contents = document.querySelector(".contents");
const groups = [...document.querySelectorAll(".catalogue")];
const rules = [...document.querySelectorAll("[data-rule]")].map((item) => (
  { item, text: plain(`${item.querySelector("a").textContent} ${item.dataset.rule}`) }));

function plain(text) {
  return text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase();
}

/** The rules to show for these words. */
function having(words) {
  const all = rules.filter(({ text }) => words.every((word) => text.includes(word)));
  const each = words.map((word) => rules.filter(({ text }) => text.includes(word))).filter((found) => found.length > 0);
  return all.length || !each.length ? all : each.reduce((rarest, found) => (found.length < rarest.length ? found : rarest));
}

function filter() {
  const words = plain(sought.value).split(/[\s?!.,;:]+/).filter(Boolean);
  const fitting = new Set(having(words));
  for (const rule of rules) rule.item.hidden = !fitting.has(rule);
  for (const group of groups) group.hidden = !group.querySelector("[data-rule]:not([hidden])");
  contents.hidden = words.length > 0;
  const count = rules.filter(({ item }) => !item.hidden).length;
  found.textContent = words.length ? say("found", { count }) : "";
}

sought.addEventListener("input", filter);
if (sought.value) filter(); // which the browser fills in when one comes back
