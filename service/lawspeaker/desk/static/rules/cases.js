/** The cases of a rule, each drawn when it comes near to where one reads, with the places marked that the answer is about. */

import { Refused, ask, draw } from "../api.js";
import { mark } from "../components/marking.js";
import { namesIn } from "../components/places.js";
import { words } from "../desk/marks.js";
import { unpacked } from "../link.js";
import { say } from "../page.js";
import { stepsOf, valueAt } from "../pointer.js";

/** The most names and pointers in a request, and the most characters of each. */
const MOST = 200;
/** If a state says something of at most so many places, all of them are drawn. */
const FEW = 6;

const near = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
    near.unobserve(target);
    show(target);
  }
}, { rootMargin: "50%" });

for (const box of document.querySelectorAll(".drawn")) near.observe(box);

async function show(box) {
  const link = box.parentElement.querySelector(".to-desk");
  const { game, state, actions, asked } = await unpacked(link.hash.slice(1));
  try {
    const bare = drawn(await draw(game, { state }));
    const places = namesIn(bare);
    const marked = box.dataset.sends ? await marksIn(box.dataset.sends, game, state, actions) : [];
    const about = whatIsNamed([actions, asked], marked, placesGiven(places, state));
    const request = { state, about: about.slice(0, MOST), ...("hidden" in bare.dataset && { hidden: true }) };
    const picture = drawn(await draw(game, request));
    mark(picture, marked);
    box.replaceChildren(picture);
    box.classList.toggle("tall", isTall(picture));
    link.after(enlarging(box));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    box.textContent = say(error.status === 401 ? "not-drawn-key" : "not-drawn");
    if (error.seconds) setTimeout(show, error.seconds * 1000, box);
  }
}

/** Whether all of a picture would be too small to see anything: then the board, which comes first, is shown as wide as it goes. */
function isTall({ viewBox: { baseVal: { width, height } } }) {
  return height > 2 * width;
}

function drawn(picture) {
  return document.importNode(new DOMParser().parseFromString(picture, "image/svg+xml").documentElement, true);
}

/** What the picture of a case is about: what the question names, what the answer is about, and `given` unless that is much. */
function whatIsNamed(question, marked, given) {
  const named = [...words(question), ...marked];
  const all = named.length && given.length > FEW ? named : [...named, ...given];
  return [...new Set(all)].filter((name) => name.length <= MOST);
}

/** The names of those `places` of which the state says something. */
function placesGiven(places, state) {
  const isGiven = ({ name, at }) => name && valueAt({ state }, stepsOf(at)) !== undefined;
  return [...new Set(places.filter(isGiven).map(({ name }) => name))];
}

/** A button that shows the picture in `box` as wide as there is room, however high it is then, or so that all of it is seen. */
function enlarging(box) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "quiet";
  button.textContent = say("larger");
  button.addEventListener("click", () => {
    button.textContent = say(box.classList.toggle("large") ? "smaller" : "larger");
  });
  return button;
}

/** The places that the answer to a question about `state` and `actions` is about. */
async function marksIn(question, game, state, actions) {
  const request = { audits: { state }, rulings: { state, action: actions[0] }, turns: { state, actions } }[question];
  try {
    const { marks, findings } = await ask(game, question, { ...request, marks: true });
    return marks ?? all(findings);
  } catch (error) {
    if (error.status !== 422) throw error;
    return all(error.errors);
  }
}

function all(findings) {
  return [...new Set(findings.flatMap(({ marks }) => marks))];
}
