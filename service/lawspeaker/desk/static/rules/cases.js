/** The cases of a rule, each drawn when it comes near to where one reads, with the places marked that the answer is about. */

import { Refused, ask, draw } from "../api.js";
import { mark } from "../components/marking.js";
import { namesIn } from "../components/places.js";
import { marksOf, marksOfAction } from "../desk/marks.js";
import { unpacked } from "../link.js";
import { say } from "../page.js";

const near = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
    near.unobserve(target);
    show(target);
  }
}, { rootMargin: "50%" });

for (const box of document.querySelectorAll(".drawn")) near.observe(box);

async function show(box) {
  const link = box.parentElement.querySelector(".to-desk");
  const { game, state, actions } = await unpacked(link.hash.slice(1));
  try {
    const picture = drawn(await draw(game, { state }));
    if (box.dataset.sends) mark(picture, await marksIn(namesIn(picture), box.dataset.sends, game, state, actions));
    box.replaceChildren(picture);
    link.after(enlarging(box));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    box.textContent = say("not-drawn");
  }
}

function drawn(picture) {
  return document.importNode(new DOMParser().parseFromString(picture, "image/svg+xml").documentElement, true);
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

/** Which of `places` the answer to `question` is about: those that break a rule, or where the action takes place. */
async function marksIn(places, question, game, state, actions) {
  const { findings, action } = await found(question, game, state, actions);
  const ruledOn = actions[action ?? 0];
  const marks = findings.flatMap((finding) => marksOf(finding, ruledOn, places));
  return [...new Set(marks.length || !ruledOn ? marks : marksOfAction(ruledOn, places))];
}

/** The findings of what is violated, and the place of the action in `actions` that they are about. */
async function found(question, game, state, actions) {
  const request = { audits: { state }, rulings: { state, action: actions[0] }, turns: { state, actions } }[question];
  try {
    const { findings, action } = await ask(game, question, request);
    return { findings: findings.filter(({ outcome }) => outcome === "violated"), action };
  } catch (error) {
    if (error.status !== 422) throw error;
    return { findings: error.errors.map(({ pointer }) => ({ at: [pointer], facts: {} })) };
  }
}
