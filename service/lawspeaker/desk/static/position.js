/** A position is entered: the picture of the table is touched, and pieces are put down or taken away. */

import { html, render, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { answers, useAnswer, useGame, useLatest } from "./answers.js";
import { get, once } from "./api.js";
import { sendable } from "./edits.js";
import { goTo, isRecord, useFragment } from "./link.js";
import { nameAs } from "./naming.js";
import { say } from "./page.js";
import { Choice } from "./components/choice.js";
import { useNames } from "./components/names.js";
import { Picture } from "./components/picture.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { isDispute } from "./desk/dispute.js";
import { Findings } from "./position/findings.js";
import { Palette, inHand } from "./position/palette.js";
import { Particulars } from "./position/particulars.js";
import { useGhost } from "./position/ghost.js";
import { useEntering } from "./position/entering.js";
import { Asked } from "./position/wanted.js";

const NONE = {};
/** Pages with a quick question, from which one can come and to which one can go back. */
const QUICK = ["votes", "landscape", "heights"];

/** Nothing yet, or a dispute whose position is entered. */
function isEntered(value) {
  return isDispute(value) || (isRecord(value) && Object.keys(value).length === 0);
}

function Position() {
  const [dispute, change, broken] = useFragment(NONE, isEntered);
  const { answer: list, refused, again } = useLatest(() => once("/v1/games"), []);
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!dispute || !list) return null;
  nameAs(dispute.names, () => get(dispute.game));
  return html`
    ${broken && html`<p class="trouble" role="alert">${say("link-broken")}</p>`}
    <${Choice} label=${say("which-game")} value=${dispute.game} change=${(game) => change({ game, state: {}, actions: [] })}
      choices=${list.games.map((game) => [game.id, game.title])} />
    ${dispute.game && html`<${Prepared} key=${dispute.game} dispute=${dispute} change=${change} />`}`;
}

/** What has to be known of a game before its position is entered. */
function Prepared({ dispute, change }) {
  const game = useGame(dispute.game);
  const isDrawn = game.answer && answers(game.answer, "edits");
  const pieces = useLatest(async () => (isDrawn ? get(`${dispute.game}/pieces`) : undefined), [isDrawn]);
  const refused = game.refused ?? pieces.refused;
  if (refused) return html`<${Trouble} refused=${refused} again=${() => { game.again(); pieces.again(); }} />`;
  return game.answer && (!isDrawn || pieces.answer) && html`
    <${Editor} game=${game.answer} pieces=${pieces.answer} dispute=${dispute} change=${change} />`;
}

/** `pieces` is what can be put down, if the game has pieces. */
function Editor({ game, pieces, dispute, change }) {
  const start = pieces?.start ?? NONE;
  const { state, edit, set, begin, undo, redo, turn, leaveLying, said, note, refused, again } = useEntering(game, dispute, change);
  const [hand, take] = useState(() => pieces && inHand(game, pieces, state));
  const atTable = Object.keys(state).length > 0 ? state : start; // from the beginning, so that nothing moves
  const { ghosts, hover } = useGhost(game, state, hand);
  const [pointed, point] = useState(null);
  const audit = useAnswer(game.id, "audits", { state: sendable(game, state), ...(pieces && { marks: true }) });
  const action = dispute.actions?.[0];
  const ruling = useAnswer(game.id, "rulings", action ? { state: sendable(game, state), action } : null);
  const broken = audit.answer?.findings.filter(({ outcome }) => outcome === "violated") ?? [];
  const marks = (pointed ? [pointed] : broken).flatMap((finding) => finding.marks ?? finding.at);
  const [places, keep] = useNames();
  const marked = useMemo(() => (drawn) => {
    keep(drawn);
    return marks;
  }, [marks.join("\n")]);

  useEffect(() => { if (Object.keys(state).length === 0 && Object.keys(start).length > 0) begin(start, true); }, []);
  const call = (names) => change({ ...dispute, names });
  const pick = (completed) => change({ ...dispute, actions: dispute.actions.with(0, completed) });
  /** Whoever takes another piece wants to turn that one, and not what lies there already. */
  const takeAnother = (next) => {
    if (next.piece !== hand.piece) leaveLying();
    take(next);
  };
  const turnHand = (by) => take({ ...hand, turn: hand.turn + by });
  const turning = (by) => () => (turn || turnHand)(by);
  useKeys({ undo, redo, turn: hand?.piece?.turns > 1 && turnHand });

  // With a move, what it still needs to know is asked last: nothing below it would move down as the questions become more.
  const rest = html`
    <${Particulars} game=${game} pieces=${pieces} state=${state} places=${places} set=${set} edit=${edit}
      names=${dispute.names} call=${call}>
      <${Examples} game=${game.id} begin=${begin} />
      <${Sharing} />
    </${Particulars}>`;
  return html`<div class="entering">
    ${pieces && html`<div class="touching">
      <${Palette} game=${game} pieces=${pieces} state=${atTable} hand=${hand} take=${takeAnother}>
        ${hand.piece?.turns > 1 && html`
          <button type="button" onClick=${turning(1)}>${say("position-turn")}</button>
          <button type="button" aria-label=${say("position-turn-back")} onClick=${turning(-1)}>↺</button>`}
        <${Steps} undo=${undo} redo=${redo} />
      </${Palette}>
      <${Picture} game=${game.id} state=${sendable(game, state)} marked=${marked} whole touched=${(place) => edit(place, hand)}
        hovered=${hover} ghosts=${ghosts} />
      <p class="touched" role="status">${said ?? say("position-tap")}${note && html` <b>${note}</b>`}</p>
    </div>`}
    <div class="told">
      ${!pieces && html`<p class="unprinted"><${Steps} undo=${undo} redo=${redo} /></p>`}
      ${refused && html`<${Trouble} game=${game} refused=${refused} asked=${{ state }} again=${again} />`}
      <${Findings} game=${game} audit=${audit} broken=${broken} point=${point} />
      <p class="unprinted">
        <button type="button" class="main" onClick=${() => goTo("desk", { ...dispute, state: sendable(game, state) })}>
          ${say("position-ask")}</button>
        <button type="button" class="quiet" onClick=${() => begin(start)}>${say("position-clear")}</button>
        ${QUICK.includes(dispute.quick?.page) && html`<button type="button" class="quiet"
          onClick=${() => goTo(dispute.quick.page, dispute.quick.entered)}>${say("position-quick")}</button>`}
      </p>
      ${action ? html`
        <details><summary><h2>${say("position-moment")}</h2></summary>${rest}</details>
        <${Asked} game=${game} pieces=${pieces} state=${state} set=${set} edit=${edit} names=${dispute.names} call=${call}
          ruling=${ruling} action=${action} pick=${pick} />` : rest}
    </div>
  </div>`;
}

function Steps({ undo, redo }) {
  return html`
    <button type="button" aria-disabled=${!undo} onClick=${undo}>${say("undo")}</button>
    <button type="button" aria-disabled=${!redo} onClick=${redo}>${say("position-redo")}</button>`;
}

/** Ctrl+Z and Ctrl+Shift+Z, and R or Shift+R to turn what is in hand; but for the text of a field, which has its own. */
function useKeys(steps) {
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const pressed = (event) => {
      const isTyping = event.target.matches("input:not([type=radio], [type=checkbox]), textarea");
      const key = event.key.toLowerCase();
      const isWithControl = event.ctrlKey || event.metaKey;
      if (isTyping || !(isWithControl ? key === "z" : key === "r")) return;
      event.preventDefault();
      const { undo, redo, turn } = latest.current;
      const step = key === "r" ? turn : event.shiftKey ? redo : undo;
      if (step) step(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}

function Examples({ game, begin }) {
  const { answer, refused, again } = useLatest(() => get(`${game}/examples`), [game]);
  const examples = (answer?.examples ?? []).filter(({ request }) => request.state);
  const choose = ({ target }) => {
    begin(examples.find(({ name }) => name === target.value).request.state);
    target.value = "";
  };
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  return examples.length > 0 && html`<label class="field">${say("position-example")}
    <select onChange=${choose}>
      <option value="">${say("choose")}</option>
      ${examples.map(({ name, title }) => html`<option key=${name} value=${name}>${title}</option>`)}
    </select></label>`;
}

render(html`<${Position} />`, document.getElementById("application"));
