/** Who wins this vote? What stands in a territory of Graenaland, who is for a proposal, and how that ends. */

import { say } from "./page.js";
import { renderQuestion } from "./quick.js";
import * as entered from "./votes/entered.js";
import { Question } from "./votes/question.js";
import { Counts, glance, verdict } from "./votes/counts.js";

renderQuestion({
  game: "graenaland", question: "votes", label: say("votes-answer"),
  entered, Question, glance, verdict, Answer: Counts,
});
