/** Who is highest here? The figures in a village or city of Java, or at a shore; who may build, and what it pays. */

import { html, render } from "./vendor/preact.js";
import { useAnswer, useGame } from "./answers.js";
import { useFragment } from "./link.js";
import { say } from "./page.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { EMPTY, blamed, isEntered, request } from "./heights/entered.js";
import { Question } from "./heights/question.js";
import { Ranking, Summary } from "./heights/ranking.js";

const GAME = "java";

function Heights() {
  const [entered, change, broken] = useFragment(EMPTY, isEntered);
  const told = useGame(GAME);
  const { answer, refused, again } = useAnswer(GAME, "standings", entered ? request(entered) : null);
  if (told.refused) return html`<${Trouble} refused=${told.refused} again=${() => { told.again(); again(); }} />`;
  if (!told.answer || !entered) return null;
  const game = told.answer;
  const renew = () => {
    change(EMPTY);
    document.querySelector(".question input").focus();
  };
  return html`
    <${Question} game=${game} entered=${entered} change=${change} answer=${answer} blamed=${blamed(refused)} />
    <div class="answer">
      <${Summary} game=${game} entered=${entered} answer=${answer} refused=${refused} />
      ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
      ${(answer || refused) && html`<section class="sheet-of-paper" aria-label=${say("heights-answer")}>
        ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
        ${answer && html`<${Ranking} game=${game} answer=${answer} />`}
        <${Sharing} renew=${renew} />
      </section>`}
    </div>`;
}

render(html`<${Heights} />`, document.getElementById("application"));
