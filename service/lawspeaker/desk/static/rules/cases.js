/** The cases of a rule, each drawn when it comes near to where one reads, with the places marked that the answer is about. */

import { Refused, ask, delayFor, draw } from "../api.js";
import { mark } from "../components/marking.js";
import { placeIn, words } from "../desk/marks.js";
import { unpacked } from "../link.js";
import { say } from "../page.js";
import { button } from "./button.js";

/** The most names and pointers in a request, and the most characters of each. */
const MOST = 200;
/** If a state consists of at most so many words, everything that it names is drawn. */
const FEW = 10;

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
    const marked = box.dataset.sends ? await marksIn(box.dataset.sends, game, state, actions) : [];
    const about = whatIsNamed([actions, asked], marked, state);
    const picture = drawn(await draw(game, { state, about, ...("hidden" in box.dataset && { hidden: true }) }));
    mark(picture, marked);
    if (!box.querySelector("svg")) link.after(enlarging(box));
    box.replaceChildren(picture);
    box.classList.toggle("tall", isTall(picture));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 401) box.textContent = say("not-drawn-key");
    else box.replaceChildren(say("not-drawn"), " ", trying(box));
    if (error.seconds) setTimeout(show, delayFor(error.seconds), box);
  }
}

/** A button that draws the picture in `box` after all. The service was asked several times already. */
function trying(box) {
  return quiet("try-again", () => {
    box.replaceChildren();
    show(box);
  });
}

function quiet(message, press) {
  return Object.assign(button(message, press), { className: "quiet" });
}

/** Whether all of a picture would be too small to see anything: then the board, which comes first, is shown as wide as it goes. */
function isTall({ viewBox: { baseVal: { width, height } } }) {
  return height > 2 * width;
}

function drawn(picture) {
  return document.importNode(new DOMParser().parseFromString(picture, "image/svg+xml").documentElement, true);
}

/** What the picture of a case is about: what the question names, what the answer is about, and a state that says only little. */
function whatIsNamed(question, marked, state) {
  const named = [...words(question), ...marked];
  const all = named.length && words(state).length > FEW ? named : [...named, ...namesIn(state)];
  return [...new Set(all)].filter((name) => name.length <= MOST).slice(0, MOST);
}

/** The names in a state: of what it tells one by one, such as territories, and in its lists, but for who plays. */
function namesIn({ players, ...others }) {
  const members = Object.values(others).filter((each) => each && typeof each === "object");
  return members.flatMap((each) => (Array.isArray(each) ? namesOf(words(each)) : Object.keys(each)));
}

/** Words, and the places in them: "E9v" is about E9. */
function namesOf(all) {
  return all.flatMap((word) => [word, placeIn(word)]).filter(Boolean);
}

/** A button that shows the picture in `box` as wide as there is room, however high it is then, or so that all of it is seen. */
function enlarging(box) {
  return quiet("larger", ({ currentTarget }) => {
    currentTarget.textContent = say(box.classList.toggle("large") ? "smaller" : "larger");
  });
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
