/** By which rules a game is played: its options, and the readings of its rulebook. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";

/** The optional rules, or `only` some of them: in use, not in use, or as is usual. */
export function Options({ game, state, set, only }) {
  const choices = [[undefined, say("position-usual")], [true, game.words.yes], [false, game.words.no]];
  const options = game.options.filter(({ id }) => only?.includes(id) ?? true);
  return options.map(({ id, title }) => html`<${Choice} key=${id} label=${title} value=${state.options?.[id]}
    choices=${choices} change=${(choice) => set(withTerm(state, "options", id, choice))} />`);
}

export function Readings({ game, state, set }) {
  const choose = ({ id, default: usual }, choice) => set(withTerm(state, "readings", id, choice === usual ? undefined : choice));
  return game.readings.map((reading) => html`<${Choice} key=${reading.id} label=${reading.question}
    value=${state.readings?.[reading.id] ?? reading.default} choices=${reading.choices.map(({ id, text }) => [id, text])}
    change=${(choice) => choose(reading, choice)} />`);
}

/** The state with another choice in `member`; what is usual, `undefined`, is not said. */
function withTerm(state, member, id, choice) {
  const { [member]: terms, ...others } = state;
  const { [id]: _, ...rest } = terms ?? {};
  const chosen = choice === undefined ? rest : { ...rest, [id]: choice };
  return Object.keys(chosen).length ? { ...others, [member]: chosen } : others;
}
