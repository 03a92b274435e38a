/** A page with a quick question: what is entered about it on the left, its answer on the right. */

import { html, render } from "./vendor/preact.js";
import { useAnswer, useGame, useWasTrue } from "./answers.js";
import { useFragment } from "./link.js";
import { say } from "./page.js";
import { Current, Glance, tellsAll } from "./components/glance.js";
import { areReadings, asReadBy, withReading } from "./components/readings.js";
import { Receipt } from "./components/receipt.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { WholePosition } from "./components/whole.js";

const NOTHING = {};

/**
 * Renders the page that asks `question` of the game with the id `game`; `label` is what its answer is called.
 *
 * `entered` is the module of what is entered: `EMPTY`, `isEntered(value)`, `request(entered)` (or null if there is nothing to
 * ask yet), and `blamed(refused, entered)`. `Question` gets `{game, entered, change, answer, blamed}`, and `Answer`
 * `{game, entered, answer}`: there `game` is what the API tells of it, and `entered` what is entered. `glance` is called with the
 * same and returns what `Glance` wants, and `verdict` is called with the game and an answer, or with what it would be otherwise.
 * `whole` is as for `WholePosition`.
 */
export function renderQuestion({ game: id, question, label, entered: model, Question, Answer, glance, verdict, whole }) {
  const { EMPTY, isEntered, blamed } = model;

  function Page() {
    const [entered, change, broken] = useFragment(EMPTY, (value) => isEntered(value) && areReadings(value.readings));
    const request = entered ? asReadBy(entered.readings, model.request(entered)) : null;
    const told = useGame(id);
    const result = useAnswer(id, question, request);
    const { refused, again } = result;
    const isThere = useWasTrue(told.answer && entered);
    if (told.refused) return html`<${Trouble} refused=${told.refused} again=${() => { told.again(); again(); }} />`;
    if (!told.answer || !entered) return null;
    const game = told.answer;
    const answer = isThere && !refused ? result.answer : undefined;
    const isBelow = refused && !tellsAll(refused);
    const renew = () => {
      change(EMPTY, true);
      document.querySelector(".question input").focus();
    };
    return html`<${Current} result=${result}>
      <${Question} game=${game} entered=${entered} change=${change} answer=${answer} blamed=${blamed(refused, entered)} />
      <div class="answer">
        <${Glance} result=${isThere ? result : NOTHING} ...${glance({ game, entered, answer })} game=${game} hinges=${answer?.hinges_on}
          outcome=${(other) => verdict(game, { ...answer, ...other })} chosen=${entered.readings}
          read=${(reading, choice) => change(withReading(entered, reading, choice))} />
        ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
        ${request && (answer || isBelow) && html`<section class="sheet-of-paper" aria-label=${label}>
          <h2 class="unseen">${label}</h2>
          ${isBelow && html`<${Trouble} placed refused=${refused} again=${again} />`}
          ${answer && html`<div class="answered"><${Answer} game=${game} entered=${entered} answer=${answer} /></div>`}
          <${Sharing} renew=${renew}>
            <${WholePosition} game=${id} question=${question} request=${request} entered=${entered} whole=${whole} />
          </${Sharing}>
          ${answer && html`<${Receipt} game=${id} question=${question} request=${request} />`}
        </section>`}
      </div>
    </${Current}>`;
  }

  render(html`<${Page} />`, document.getElementById("application"));
}
