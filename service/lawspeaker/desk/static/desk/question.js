/** What is sent with a state in a question of a game. */

import { html, useState } from "../vendor/preact.js";
import { Members } from "./fields.js";
import { questionSchema } from "./schema.js";

/** The fields of what is sent with the `state` in a `question` of the game; if it `isShort`, only of what must be. `change` is called with what is `asked` then. */
export function QuestionFields({ game, contract, question, state, places, asked, change, isShort }) {
  const [focused, focus] = useState(null);
  const { schemas } = contract;
  const players = state.players?.filter(Boolean);
  const shared = { game, schemas, places, players, active: focused, focus: (path) => focus(path.join()) };
  return html`<${Members} shared=${shared} schema=${questionSchema(contract, question, isShort)} path=${[]} value=${asked} change=${change} />`;
}
