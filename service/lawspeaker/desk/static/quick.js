/** A page with a quick question: what is entered about it on the left, its answer on the right. */

import { html, render } from "./vendor/preact.js";
import { useAnswer, useGame, useWasTrue } from "./answers.js";
import { useFragment } from "./link.js";
import { say } from "./page.js";
import { Receipt } from "./components/receipt.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { WholePosition } from "./components/whole.js";

/**
 * Renders the page that asks `question` of the game with the id `game`; `label` is what its answer is called.
 *
 * `entered` is the module of what is entered: `EMPTY`, `isEntered(value)`, `request(entered)` (or null if there is nothing to
 * ask yet), and `blamed(refused, entered)`. `Question` gets `{game, entered, change, answer, blamed}`, `Summary` gets
 * `{game, entered, answer, refused}`, and `Answer` `{game, entered, answer}`: there `game` is what the API tells of it, and
 * `entered` what is entered. `whole` is as for `WholePosition`.
 */
export function renderQuestion({ game: id, question, label, entered: model, Question, Summary, Answer, whole }) {
  const { EMPTY, isEntered, request, blamed } = model;

  function Page() {
    const [entered, change, broken] = useFragment(EMPTY, isEntered);
    const told = useGame(id);
    const { answer: latest, refused, again } = useAnswer(id, question, entered ? request(entered) : null);
    const answer = useWasTrue(told.answer && entered) ? latest : undefined;
    if (told.refused) return html`<${Trouble} refused=${told.refused} again=${() => { told.again(); again(); }} />`;
    if (!told.answer || !entered) return null;
    const game = told.answer;
    const renew = () => {
      change(EMPTY);
      document.querySelector(".question input").focus();
    };
    return html`
      <${Question} game=${game} entered=${entered} change=${change} answer=${answer} blamed=${blamed(refused, entered)} />
      <div class="answer">
        <${Summary} game=${game} entered=${entered} answer=${answer} refused=${refused} />
        ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
        ${(answer || refused) && html`<section class="sheet-of-paper" aria-label=${label}>
          <h2 class="unseen">${label}</h2>
          ${refused && html`<${Trouble} placed refused=${refused} again=${again} />`}
          ${answer && html`<${Answer} game=${game} entered=${entered} answer=${answer} />`}
          <${Sharing} renew=${renew}>
            <${WholePosition} game=${id} question=${question} request=${request(entered)} entered=${entered} whole=${whole} />
          </${Sharing}>
          ${answer && html`<${Receipt} game=${id} question=${question} request=${request(entered)} />`}
        </section>`}
      </div>`;
  }

  render(html`<${Page} />`, document.getElementById("application"));
}
