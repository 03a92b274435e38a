/** Searches the rules as one types. The server renders what is found, as it does without this script. */

import { Refused, delayFor, page } from "../api.js";
import { say } from "../page.js";
import { button } from "./button.js";

const PAUSE = 250; // ms after the last key
/** How often a busy service is asked once more by itself. */
const ROUNDS = 3;

const form = document.querySelector(".search");
const input = form.elements.search;
const found = document.getElementById("found");

/** What the results are of. */
let shown = input.defaultValue;
/** Whether the next search is a new entry in the history. As one types on, the entry is replaced. */
let isSettled = true;
let timer;
let request;

function addressOf(search) {
  return search ? `${location.pathname}?${new URLSearchParams({ search })}` : location.pathname;
}

/** Shows what the server finds for `search`, and calls `then`; or says that there is no answer. A busy service is asked again. */
async function show(search, then, rounds = ROUNDS) {
  clearTimeout(timer);
  request?.abort();
  const { signal } = request = new AbortController();
  shown = search;
  try {
    const answer = await page(addressOf(search), "results", { signal });
    document.getElementById("results").replaceWith(answer.getElementById("results"));
    found.textContent = answer.getElementById("found").textContent;
    document.title = answer.title;
    then();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refused)) throw error;
    shown = undefined; // so that it can be tried again
    found.textContent = say(error.status ? "trouble-overloaded" : "trouble-network");
    if (error.seconds && rounds) timer = setTimeout(show, delayFor(error.seconds), search, then, rounds - 1);
    else found.append(" ", button("try-again", () => show(search, then)));
  }
}

/** Searches for what is entered. */
function search() {
  const entered = input.value.trim();
  if (entered === shown) return;
  const address = addressOf(entered);
  if (address !== location.pathname + location.search) history[isSettled ? "pushState" : "replaceState"](null, "", address);
  isSettled = false;
  show(entered, () => {
    const results = document.getElementById("results");
    if (results.getBoundingClientRect().top < 0) results.scrollIntoView();
  });
}

function settle() {
  search();
  isSettled = true;
}

input.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(search, PAUSE);
});
input.addEventListener("change", settle);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  settle();
});
addEventListener("popstate", () => {
  const sought = (new URLSearchParams(location.search).get("search") ?? "").trim();
  if (sought === shown) return; // only the fragment has changed
  input.value = sought;
  isSettled = true;
  show(sought, () => document.getElementById(location.hash.slice(1))?.scrollIntoView());
});
search(); // for what was typed before this script was loaded
