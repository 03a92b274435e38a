/** What is said of a dispute, and what can be done next. */

import { html } from "../vendor/preact.js";
import { answers } from "../answers.js";
import { say } from "../page.js";
import { tellsAll } from "../components/glance.js";
import { withReading } from "../components/readings.js";
import { Trouble } from "../components/trouble.js";
import { Action, focusAction } from "./action.js";
import { Asked } from "./asked.js";
import { hasVerdict } from "./band.js";
import { cutFrom, withStep } from "./dispute.js";
import { Further } from "./further.js";
import { Defects, Ruling } from "./ruling.js";
import { Scores } from "./scores.js";
import { Transcript } from "./transcript.js";

/**
 * `lookedAt` is what `useLookedAt` tells of the `dispute`, which `change` is called with as it becomes, and `table` what
 * `useTable` gives. `settle` is called with whether what is to be done is there; what comes below waits until it is `settled`.
 * Where `focused` is true, the next verdict takes the focus.
 */
export function Answer({ lookedAt, ...rest }) {
  const { answer: looked, refused, again } = lookedAt;
  if (refused) return html`<div class="answer"><${Refusal} refused=${refused} again=${again} ...${rest} /></div>`;
  return html`<div class="answer">${looked && html`<${Step} looked=${looked} ...${rest} />`}</div>`;
}

function Refusal({ game, statements, dispute, refused, again, change, table: { point } }) {
  const last = dispute.actions.length - 1;
  if (refused.reply?.verdict) {
    return html`<${Asked} game=${game} statements=${statements} dispute=${refused.dispute} answer=${refused.reply} point=${point} />`;
  }
  return html`
    ${refused.status === 422 && html`<${Defects} game=${game} statements=${statements} defects=${refused.errors} point=${point} />`}
    ${refused.status !== 422 && !(hasVerdict(dispute) && tellsAll(refused)) && html`
      <${Trouble} game=${game} refused=${refused} asked=${refused.dispute} again=${again} />`}
    ${last >= 0 && html`
      <button type="button" onClick=${() => change(cutFrom(dispute, last))}>${say("remove-last")}</button>`}`;
}

function Step({ game, statements, dispute, looked, focused, change, table, settled, settle }) {
  const { point, touched, places, leave, taker, draft } = table;
  const { at, before, action, ruling, reply } = looked;
  const count = dispute.actions.length;
  const go = (step) => change({ ...dispute, at: step });
  const read = (reading, choice) => change({ ...dispute, state: withReading(dispute.state, reading, choice) });
  const cut = (from) => change(cutFrom(dispute, from));
  const pick = (picked) => {
    focused.current = true;
    change(withStep(dispute, at, picked, looked.dispute.state));
  };
  const ask = (question, asked) => {
    focused.current = true;
    const isTurn = question === "turns";
    change({ ...dispute, ...(!isTurn && { state: before, actions: [] }), at: undefined, question, asked }, true);
  };
  const goOn = () => {
    focused.current = at + 1 < count; // then the ruling on it takes the focus
    if (!focused.current) focusAction();
    go(at + 1);
  };
  return html`
    ${reply && html`<${Asked} game=${game} statements=${statements} dispute=${looked.dispute} answer=${reply} point=${point} />`}
    ${(count > 1 || at > 0) && html`<${Transcript} game=${game} looked=${looked} go=${go} cut=${cut} />`}
    ${ruling && html`<${Ruling} game=${game} statements=${statements} looked=${looked} point=${point} goOn=${goOn} change=${change}>
      ${count === 1 && html`<button type="button" class="quiet" onClick=${() => cut(0)}>${say("forget")}</button>`}
    </${Ruling}>`}
    <${Action} game=${game} before=${before} action=${action} place=${touched?.name ? touched : null} places=${places} leave=${leave}
      taker=${taker} draft=${draft} pick=${pick} settle=${settle} asked=${listed(looked)} />
    ${settled && html`<${Further} key=${JSON.stringify(before)} game=${game} state=${before} places=${places} hasMoves=${count > 0} ask=${ask} />`}
    ${settled && answers(game, "scores") && html`<${Scores} game=${game} state=${before} point=${point}
      chosen=${dispute.state.readings} read=${read} />`}`;
}

/** Which of the legal actions were asked for. */
function listed({ dispute: { question, asked } }) {
  return question === "legal-actions" ? asked : undefined;
}
