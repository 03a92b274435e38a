/** What else can be asked about a position: all that the service answers about it, beside rulings. */

import { html, useState } from "../vendor/preact.js";
import { answers, useLatest } from "../answers.js";
import { schemasOf } from "../api.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { titleOfQuestion } from "./asked.js";
import { QuestionFields } from "./question.js";
import { cleaned, isComplete, questionSchema } from "./schema.js";

const [POSITION, TURN] = ["audits", "turns"];

/** `ask` is called with a question and what is sent with the `state`. Where `hasMoves` is true, they can be asked about as a turn. */
export function Further({ game, hasMoves, ...rest }) {
  const [open, setOpen] = useState(false);
  const result = useLatest(async () => (open ? schemasOf(game.id) : undefined), [open]);
  const { answer: contract, refused, again } = result;
  return html`<details class="further sheet-of-paper" onToggle=${({ target }) => setOpen(target.open)}>
    <summary><h2>${say("further")}</h2></summary>
    ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
    ${open && contract && html`<${Questions} ...${rest} game=${game} contract=${contract}
      questions=${[...Object.keys(contract.questions), ...(hasMoves ? [TURN] : []), POSITION].filter((each) => answers(game, each))} />`}
  </details>`;
}

function Questions({ game, contract, questions, state, places, ask }) {
  const [question, choose] = useState(questions[0]);
  const [asked, setAsked] = useState({});
  const isOwn = question in contract.questions;
  const change = (next) => {
    setAsked({});
    choose(next);
  };
  const sent = (event) => {
    event.preventDefault();
    ask(question, cleaned(asked));
  };
  return html`<form class="action-form" onSubmit=${sent}>
    <${Choice} quiet label=${say("further")} value=${question} change=${change}
      choices=${questions.map((each) => [each, titleOfQuestion(each)])} />
    ${isOwn && html`<${QuestionFields} key=${question} game=${game} contract=${contract} question=${question} state=${state}
      places=${places} asked=${asked} change=${setAsked} />`}
    <button class="main" disabled=${isOwn && !isComplete(contract.schemas, questionSchema(contract, question), asked)}>
      ${say("further-ask")}</button>
  </form>`;
}
