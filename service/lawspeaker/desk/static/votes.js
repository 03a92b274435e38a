/** Who wins this vote? What stands in a territory of Graenaland, who is for a proposal, and how that ends. */

import { html, render } from "./vendor/preact.js";
import { useAnswer, useGame } from "./answers.js";
import { useFragment } from "./link.js";
import { say } from "./page.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { EMPTY, blamed, isEntered, request } from "./votes/entered.js";
import { Question } from "./votes/question.js";
import { Counts, Summary } from "./votes/counts.js";

const GAME = "graenaland";

function Votes() {
  const [entered, change, broken] = useFragment(EMPTY, isEntered);
  const told = useGame(GAME);
  const { answer, refused, again } = useAnswer(GAME, "votes", entered ? request(entered) : null);
  if (told.refused) return html`<${Trouble} refused=${told.refused} again=${() => { told.again(); again(); }} />`;
  if (!told.answer || !entered) return null;
  const game = told.answer;
  const renew = () => {
    change(EMPTY);
    document.querySelector(".question input").focus();
  };
  return html`
    <${Question} game=${game} entered=${entered} change=${change} answer=${answer} blamed=${blamed(entered, refused)} />
    <div class="answer">
      <${Summary} game=${game} entered=${entered} answer=${answer} refused=${refused} />
      ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
      ${(answer || refused) && html`<section class="sheet-of-paper" aria-label=${say("votes-answer")}>
        ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
        ${answer && html`<${Counts} game=${game} entered=${entered} answer=${answer} />`}
        <${Sharing} renew=${renew} />
      </section>`}
    </div>`;
}

render(html`<${Votes} />`, document.getElementById("application"));
