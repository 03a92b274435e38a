/** The desk: a state, what somebody wants to do in it, and the ruling; and so on, step by step. */

import { html, render, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { useGame } from "./answers.js";
import { isRecord, packed, useFragment } from "./link.js";
import { say } from "./page.js";
import { Picture } from "./components/picture.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { Action } from "./desk/action.js";
import { Begin } from "./desk/begin.js";
import { isDispute, useLookedAt, withStep } from "./desk/dispute.js";
import { marksOf, marksOfAction, marksOfDraft } from "./desk/marks.js";
import { Defects, Ruling, useStatements } from "./desk/ruling.js";
import { Scores } from "./desk/scores.js";
import { Json } from "./desk/state.js";
import { Transcript } from "./desk/transcript.js";
import { titleOf } from "./desk/words.js";

const LONGEST_LINK = 30_000;
const NONE = {};

/** Nothing yet, or a dispute. */
function isEntered(value) {
  return isDispute(value) || (isRecord(value) && Object.keys(value).length === 0);
}

function Desk() {
  const [dispute, change, broken] = useFragment(NONE, isEntered);
  const moved = useRef(false);
  const open = (next) => { moved.current = true; change(next); };
  if (!dispute) return null;
  if (!dispute.state) return html`${broken && html`<p class="trouble" role="alert">${say("link-broken")}</p>`}<${Begin} open=${open} focused=${moved} />`;
  return html`<${Dispute} key=${dispute.game} dispute=${{ actions: [], ...dispute }} change=${change} leave=${() => open(NONE)} focused=${moved} />`;
}

/** `focused` says whether the page was there already, and what had the focus is gone. */
function Dispute({ dispute, change, leave, focused: moved }) {
  const game = useGame(dispute.game);
  const { answer: looked, refused, again } = useLookedAt(dispute);
  const statements = useStatements(dispute.game);
  const [places, setPlaces] = useState([]);
  const [pointed, point] = useState(null);
  const [drafted, draft] = useState(null);
  const [touched, setTouched] = useState(null);
  const [settled, settle] = useState(false);
  const focused = useRef(false);
  const taker = useRef(null);
  const bar = useRef(null);
  useEffect(() => {
    if (!moved.current || !bar.current) return;
    moved.current = false;
    scrollTo(0, 0);
    bar.current.focus();
  }, [game.answer, statements.answer]);
  useEffect(() => { point(null); setTouched(null); }, [looked]);
  const marked = useMemo(() => marksFor({ looked, refused, pointed, drafted, places }), [looked, refused, pointed, drafted, places]);

  const unknown = game.refused ?? statements.refused;
  if (unknown) return html`<${Trouble} refused=${unknown} again=${() => { game.again(); statements.again(); }} />
    <p><button type="button" onClick=${leave}>${say("another")}</button></p>`;
  if (!game.answer || !statements.answer) return null;

  const touch = (place) => {
    if (taker.current && place.name) taker.current(place);
    setTouched(place);
  };
  const go = (at) => change({ ...dispute, at });
  const pick = (action) => { focused.current = true; change(withStep(dispute, looked.at, action)); };
  const cut = (from) => change({ ...dispute, actions: dispute.actions.slice(0, from), at: Math.max(0, from - 1) });
  const goOn = () => {
    const next = looked.at + 1;
    focused.current = next < dispute.actions.length; // then the ruling on it takes the focus
    if (!focused.current) document.getElementById("action").querySelector("h2").focus();
    go(next);
  };
  const correct = (state) => change({ ...dispute, state, at: undefined });
  const begun = looked?.at === 0;
  const impossible = refused?.status === 422;
  const state = impossible ? refused.dispute.state : looked?.before;
  const building = Boolean(taker.current);
  return html`<div class="dispute">
    <div class="bar">
      <h2 tabindex="-1" ref=${bar}>${game.answer.title}${dispute.title && html` <span>${dispute.title}</span>`}</h2>
      <button type="button" onClick=${leave}>${say("another")}</button>
    </div>
    <div class="sides">
      ${(state || !refused) && html`<div class="table">
        ${state && html`<${Picture} game=${dispute.game} state=${state} marked=${marked} touched=${touch} drawn=${setPlaces} />
          <p class="touched" role="status">${touched ? touched.title : say("touch-a-place")}
            ${touched?.name && !building && html` <button type="button" class="quiet" onClick=${() => document.getElementById("action").querySelector("h2").focus()}>${say("what-here", { place: touched.name })}</button>`}</p>`}
      </div>`}
      <div class="answer">
        ${impossible && html`<${Defects} game=${game.answer} statements=${statements.answer} defects=${refused.errors} point=${point} />`}
        ${refused && !impossible && html`<${Trouble} refused=${refused} again=${again} />`}
        ${looked && !refused && html`
          <p class="unseen" role="status">${spoken(game.answer, looked)}</p>
          ${(dispute.actions.length > 1 || looked.at > 0) && html`<${Transcript} game=${game.answer} looked=${looked} go=${go} cut=${cut} />`}
          ${looked.ruling && html`<${Ruling} game=${game.answer} statements=${statements.answer} looked=${looked} point=${point} goOn=${goOn} focused=${focused}>
            ${dispute.actions.length === 1 && html`<button type="button" class="quiet" onClick=${() => cut(0)}>${say("forget")}</button>`}
          </${Ruling}>`}
          <${Action} game=${game.answer} before=${looked.before} action=${looked.action} place=${touched?.name ?? null} leave=${() => setTouched(null)} taker=${taker} draft=${draft} pick=${pick} settle=${settle} />
          ${settled && html`<${Scores} game=${game.answer} state=${looked.before} point=${point} />`}`}
        ${refused && dispute.actions.length > 0 && html`<button type="button" onClick=${() => cut(dispute.actions.length - 1)}>${say("remove-last")}</button>`}
      </div>
    </div>
    ${(settled || refused) && html`<div class="foot">
      <details class="sheet-of-paper" open=${[400, 422].includes(refused?.status)}>
        <summary>${say(begun || !looked ? "state-json" : "state-json-begun")}</summary>
        <${Json} label=${say("state-label")} value=${dispute.state} use=${say("correct")} change=${correct} />
      </details>
      <${Share} dispute=${dispute} leave=${leave} />
    </div>`}
  </div>`;
}

/** The places to mark: of what is pointed at, of an action that is being built, or else of all that was found. */
function marksFor({ looked, refused, pointed, drafted, places }) {
  if (refused) return pointed?.at ?? refused.errors.map(({ pointer }) => pointer);
  if (!looked) return [];
  const { ruling, action } = looked;
  if (pointed) return marksOf(pointed, pointed.outcome && action, places);
  if (drafted) return marksOfDraft(drafted, places);
  if (!ruling) return [];
  const telling = ruling.findings.filter(({ outcome }) => outcome !== "upheld");
  const marks = telling.flatMap((finding) => marksOf(finding, action, places));
  return [...new Set(marks.length ? marks : marksOfAction(action, places))];
}

/** What is read out when another step is looked at. */
function spoken(game, { ruling, action, at }) {
  if (!ruling) return "";
  return say("spoken", { step: at + 1, action: titleOf(game, action.type), verdict: say(`verdict-${ruling.verdict}`) });
}

function Share({ dispute, leave }) {
  const [long, setLong] = useState(false);
  useEffect(() => { packed(dispute).then((fragment) => setLong(fragment.length > LONGEST_LINK)); }, [JSON.stringify(dispute)]);
  const download = () => {
    const file = document.createElement("a");
    file.href = URL.createObjectURL(new Blob([JSON.stringify(dispute, null, 1)], { type: "application/json" }));
    file.download = `${dispute.game}.json`;
    file.click();
    URL.revokeObjectURL(file.href);
  };
  return html`<div class="unprinted">
    ${long && html`<p>${say("long-link")}</p>`}
    <${Sharing} renew=${leave}><button type="button" onClick=${download}>${say("download")}</button></${Sharing}>
  </div>`;
}

render(html`<${Desk} />`, document.getElementById("application"));
