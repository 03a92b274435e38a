/** Searches while people type. The server renders what is found, as it does without this script. */

import { Refused, delayFor, page } from "../api.js";
import { say } from "../page.js";
import { button } from "./button.js";

const PAUSE = 250; // ms after the last key
/** How often a busy service is asked once more by itself. */
const ROUNDS = 3;

const form = document.querySelector(".search");
const input = form.elements.search;
const found = document.getElementById("found");

/** The address of what is shown. */
let shown = location.pathname + location.search;
/** Whether the next search is a new entry in the history. As one types on, the entry is replaced. */
let isSettled = true;
let timer;
let request;

/** The address of what is entered. */
function entered() {
  const members = [...new FormData(form)].map(([name, value]) => [name, value.trim()]).filter(([, value]) => value);
  return members.length ? `${location.pathname}?${new URLSearchParams(members)}` : location.pathname;
}

/** Shows what the server finds at `address`, and calls `then`; or says that there is no answer. A busy service is asked again. */
async function show(address, then, rounds = ROUNDS) {
  clearTimeout(timer);
  request?.abort();
  const { signal } = request = new AbortController();
  shown = address;
  try {
    const answer = await page(address, "results", { signal });
    document.getElementById("results").replaceWith(answer.getElementById("results"));
    found.textContent = answer.getElementById("found").textContent;
    document.title = answer.title;
    then();
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Refused)) throw error;
    shown = undefined; // so that it can be tried again
    found.textContent = say(error.status ? "trouble-overloaded" : "trouble-network");
    if (error.seconds && rounds) timer = setTimeout(show, delayFor(error.seconds), address, then, rounds - 1);
    else found.append(" ", button("try-again", () => show(address, then)));
  }
}

/** Searches for what is entered. */
function search() {
  const address = entered();
  if (address === shown) return;
  if (address !== location.pathname + location.search) history[isSettled ? "pushState" : "replaceState"](null, "", address);
  isSettled = false;
  show(address, () => {
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
form.addEventListener("change", settle);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  settle();
});
addEventListener("popstate", () => {
  const address = location.pathname + location.search;
  if (address === shown) return; // only the fragment has changed
  const sought = new URLSearchParams(location.search);
  input.value = sought.get("search") ?? "";
  for (const game of form.querySelectorAll("[name=game]")) game.checked = game.value === (sought.get("game") ?? "");
  isSettled = true;
  show(address, () => document.getElementById(location.hash.slice(1))?.scrollIntoView());
});
search(); // for what was typed before this script was loaded
