/** Who is highest here? The figures in a village or city of Java, or at a shore; who may build, and what it pays. */

import { say } from "./page.js";
import { renderQuestion } from "./quick.js";
import * as entered from "./heights/entered.js";
import { Question } from "./heights/question.js";
import { Ranking, glance, verdict } from "./heights/ranking.js";

renderQuestion({
  game: "java", question: "standings", label: say("heights-answer"),
  entered, Question, glance, verdict, Answer: Ranking, whole: "on_board",
});
