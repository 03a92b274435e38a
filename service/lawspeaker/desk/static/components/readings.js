/** The readings of the rulebook on which an answer hinges: its headline says so, and each has a switch beside it. */

import { html } from "../vendor/preact.js";
import { isRecord } from "../link.js";
import { say } from "../page.js";

/**
 * The headline of an answer that says `verdict` and hinges on some readings, as it has them in `hinges_on`. `outcome` says what
 * would be its verdict for one of `otherwise`.
 */
export function qualified(verdict, hinges, outcome) {
  if (hinges.length === 0) return verdict;
  return say(hinges.some(mayDiffer(verdict, outcome)) ? "hinging" : "hinging-details", { verdict });
}

function mayDiffer(verdict, outcome) {
  return ({ otherwise }) => otherwise.some((other) => outcome(other) !== verdict);
}

/**
 * What is read how, and a button for each other choice: of the readings among `hinges`, and of those that were `chosen`. `verdict`
 * and `outcome` are as for `qualified`, and `read` is called with the id of the reading and its other choice.
 */
export function Switches({ game, verdict, hinges, outcome, chosen = {}, read }) {
  const hingeOf = ({ id }) => hinges.find(({ reading }) => reading === id);
  const readings = game.readings.filter((reading) => hingeOf(reading) || reading.id in chosen);
  return readings.map((reading) => {
    const { id, question, choices, default: usual } = reading;
    const hinge = [hingeOf(reading)].filter(Boolean).find(mayDiffer(verdict, outcome));
    const isUsed = (choice) => choice.id === (chosen[id] ?? usual);
    const told = (choice) => {
      const other = hinge?.otherwise.find((each) => each.choice === choice.id);
      const what = say("otherwise", { choice: choice.text });
      return other ? say("labelled", { what, text: outcome(other) }) : what;
    };
    return html`<div key=${id} class="reading answered"><p>${question} <b>${choices.find(isUsed)?.text}</b></p>
      ${choices.filter((choice) => !isUsed(choice)).map((choice, nth) => html`
        <button key=${nth} type="button" onClick=${() => read(id, choice.id)}>${told(choice)}</button>`)}</div>`;
  });
}

/** What was entered, or a state, with another choice of a reading. */
export function withReading({ readings, ...others }, id, choice) {
  return { ...others, readings: { ...readings, [id]: choice } };
}

/** The request with the readings that were chosen. */
export function asReadBy(readings, request) {
  return request && readings ? { ...request, state: { ...request.state, readings } } : request;
}

/** Whether a link brought choices of readings, or none. Which ones there are the service knows. */
export function areReadings(value = {}) {
  return isRecord(value) && Object.values(value).every((choice) => typeof choice === "string");
}
