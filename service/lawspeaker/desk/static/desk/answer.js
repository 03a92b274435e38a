/** What is said of a dispute, and what can be done next. */

import { html, useRef } from "../vendor/preact.js";
import { answers } from "../answers.js";
import { say } from "../page.js";
import { Trouble } from "../components/trouble.js";
import { Action, focusAction } from "./action.js";
import { cutFrom, withStep } from "./dispute.js";
import { Defects, Ruling } from "./ruling.js";
import { Scores } from "./scores.js";
import { Transcript } from "./transcript.js";
import { titleOf } from "./words.js";

/**
 * `lookedAt` is what `useLookedAt` tells of the `dispute`, which `change` is called with as it becomes, and `table` what
 * `useTable` gives. `settle` is called with whether what is to be done is there; what comes below waits until it is `settled`.
 */
export function Answer({ lookedAt, ...rest }) {
  const { answer: looked, refused, again } = lookedAt;
  const focused = useRef(false);
  if (refused) return html`<div class="answer"><${Refusal} refused=${refused} again=${again} ...${rest} /></div>`;
  return html`<div class="answer">${looked && html`<${Step} looked=${looked} focused=${focused} ...${rest} />`}</div>`;
}

function Refusal({ game, statements, dispute, refused, again, change, table: { point } }) {
  const last = dispute.actions.length - 1;
  return html`
    ${refused.status === 422
      ? html`<${Defects} game=${game} statements=${statements} defects=${refused.errors} point=${point} />`
      : html`<${Trouble} game=${game} refused=${refused} asked=${refused.dispute} again=${again} />`}
    ${last >= 0 && html`
      <button type="button" onClick=${() => change(cutFrom(dispute, last))}>${say("remove-last")}</button>`}`;
}

/** Where `focused` is true, the ruling takes the focus. */
function Step({ game, statements, dispute, looked, focused, change, table, settled, settle }) {
  const { point, touched, leave, taker, draft } = table;
  const { at, before, action, ruling } = looked;
  const count = dispute.actions.length;
  const go = (step) => change({ ...dispute, at: step });
  const cut = (from) => change(cutFrom(dispute, from));
  const pick = (picked) => {
    focused.current = true;
    change(withStep(dispute, at, picked));
  };
  const goOn = () => {
    focused.current = at + 1 < count; // then the ruling on it takes the focus
    if (!focused.current) focusAction();
    go(at + 1);
  };
  return html`
    <p class="unseen" role="status">${ruling && spoken(game, looked)}</p>
    ${(count > 1 || at > 0) && html`<${Transcript} game=${game} looked=${looked} go=${go} cut=${cut} />`}
    ${ruling && html`<${Ruling} game=${game} statements=${statements} looked=${looked} point=${point} goOn=${goOn}
        focused=${focused}>
      ${count === 1 && html`<button type="button" class="quiet" onClick=${() => cut(0)}>${say("forget")}</button>`}
    </${Ruling}>`}
    <${Action} game=${game} before=${before} action=${action} place=${touched?.name ?? null} leave=${leave} taker=${taker}
      draft=${draft} pick=${pick} settle=${settle} />
    ${settled && answers(game, "scores") && html`<${Scores} game=${game} state=${before} point=${point} />`}`;
}

/** What is read out when another step is looked at. */
function spoken(game, { ruling, action, at }) {
  return say("spoken", { step: at + 1, action: titleOf(game, action.type), verdict: say(`verdict-${ruling.verdict}`) });
}
