/** A quick question about one move, or another one about a position: what it is, what lies on the table, and the answer. */

import { html, render, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { useAnswer, useGame, useLatest, useWasTrue } from "./answers.js";
import { schemasOf, get } from "./api.js";
import { sendable } from "./edits.js";
import { goTo, isRecord, useFragment } from "./link.js";
import { nameAs } from "./naming.js";
import { say } from "./page.js";
import { stepsOf, valueAt } from "./pointer.js";
import { Current, Glance, tellsAll } from "./components/glance.js";
import { Unstated } from "./components/in-order.js";
import { useNames } from "./components/names.js";
import { Picture } from "./components/picture.js";
import { withReading } from "./components/readings.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { word } from "./components/reasons.js";
import { Asked, headline, shortReason } from "./desk/asked.js";
import { isDispute } from "./desk/dispute.js";
import { ActionForm } from "./desk/form.js";
import { numberOf } from "./desk/numbers.js";
import { QuestionFields } from "./desk/question.js";
import { Ruling, useStatements } from "./desk/ruling.js";
import { actionTypes, finished, isComplete, questionSchema, stateSchema, resolved } from "./desk/schema.js";
import { useEntering } from "./position/entering.js";
import { FactsOf, withAt } from "./position/facts.js";
import { Palette, inHand } from "./position/palette.js";
import { People } from "./position/people.js";
import { Options } from "./position/terms.js";
import { Wanted, cardsFor } from "./position/wanted.js";

const { page: PAGE, game: GAME, types, initial, copies, question, unstated, granted = [], options = [] } = JSON.parse(
  document.getElementById("application").dataset.question,
);
const BARE = { game: GAME, state: { unstated }, actions: [] };
const EMPTY = types ? { ...BARE, actions: [initial ?? { type: types[0] }] } : { ...BARE, question, asked: {} };

function isEntered(value) {
  if (!isDispute(value) || value.game !== GAME) return false;
  return types ? value.actions?.length === 1 && isRecord(value.actions[0]) : value.question === question && isRecord(value.asked);
}

function Page() {
  const [dispute, change, broken, reads] = useFragment(EMPTY, isEntered);
  const told = useGame(GAME);
  const rest = useLatest(() => Promise.all([schemasOf(GAME), get(`${GAME}/pieces`)]), []);
  const statements = useStatements(GAME);
  const refused = told.refused ?? rest.refused ?? statements.refused;
  const again = () => [told, rest, statements].forEach((each) => each.again());
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!dispute || !told.answer || !rest.answer || !statements.answer) return null;
  nameAs(dispute.names, () => get(GAME));
  const [contract, pieces] = rest.answer;
  return html`<${Question} key=${reads} game=${told.answer} contract=${contract} pieces=${pieces} statements=${statements.answer}
    dispute=${dispute} change=${change} broken=${broken} />`;
}

/**
 * `pieces` are those of the API. If a move is asked about, before them is a group without any: then what is touched says where the
 * move is.
 */
function Question({ game, contract, pieces, statements, dispute, change, broken }) {
  const { schemas } = contract;
  const [entered] = dispute.actions;
  const schema = entered ? resolved(schemas, actionTypes(contract)[entered.type]) : questionSchema(contract, question);
  const action = entered && finished(schemas, schema, entered);
  const asked = action ?? dispute.asked;
  const { state, edit, set, begin, undo, said, refused: untouched, again: touchAgain } = useEntering(game, dispute, change);
  const groups = useMemo(() => (types ? [{ title: say("moves-move"), pieces: [] }, ...pieces.groups] : pieces.groups), [pieces]);
  const [hand, take] = useState(inHand(game, { groups }, pieces.start));
  const [begun, renew] = useState(0);
  const [places, keep] = useNames();
  const [settled, settle] = useState(!types);
  const taker = useRef(null);
  const [pointed, point] = useState(null);
  const isWhole = isComplete(schemas, schema, asked);
  const sent = sendable(game, state);
  const request = action ? { state: sent, action } : { ...asked, state: withGranted(sent, asked) };
  const ruled = useAnswer(GAME, question ?? "rulings", isWhole ? { ...request, ...(action && { marks: true }) } : null, { explain: true });
  const scored = useAnswer(GAME, "scores", isWhole && !action ? { state: request.state, marks: true } : null);
  const result = action ? ruled : withScore(ruled, scored, asked);
  const { refused, again } = result;
  const answer = useWasTrue(true) && !refused ? result.answer : undefined;
  const marks = (pointed ? pointed.marks ?? pointed.at : answer?.marks) ?? [];
  const marked = useMemo(() => (drawn) => {
    keep(drawn);
    return marks;
  }, [marks.join("\n")]);
  useEffect(() => { if (!state.players && pieces.start.players) begin({ ...pieces.start, ...state }, true); }, [begun]);

  const latestDispute = useRef(dispute);
  latestDispute.current = dispute;
  const draft = (built) => {
    const changed = built && JSON.stringify(built) !== JSON.stringify(latestDispute.current.actions[0]);
    if (changed) change({ ...latestDispute.current, actions: [built] });
  };
  const ask = (next) => {
    if (next.player !== asked.player) take({ ...hand, player: next.player });
    change({ ...latestDispute.current, asked: next });
  };
  const atTable = state.players ? state : { ...pieces.start, ...state }; // from the beginning, so that nothing moves
  const isMove = types && hand.group === 0;
  const touched = (place) => (isMove ? place.name && taker.current?.(place) : edit(place, hand));
  const startOver = () => { change(EMPTY, true); renew(begun + 1); };
  const shared = { game, schemas, state, set, edit, groups: pieces.groups, owners: pieces.owners };
  const stated = { ...shared, schema: stateSchema(contract) };
  const call = (names) => change({ ...dispute, names });
  const looked = answer && action && { ruling: answer, at: 0, dispute: { ...dispute, state }, before: state, action };
  const ofSent = { ...dispute, state: sent, ...(action && { actions: [action] }) };
  return html`<${Current} result=${result}>
    <div class="question">
      <section class="sheet-of-paper asked" aria-label=${say(types ? "moves-move" : `${PAGE}-title`)}>
        ${types
          ? html`<${ActionForm} key=${begun} game=${game} state=${atTable} places=${places} types=${types} initial=${entered} copies=${copies}
            taker=${(found) => { taker.current = found; }} draft=${draft} settle=${settle} />`
          : html`<form class="action-form" onSubmit=${(event) => event.preventDefault()}>
            <${QuestionFields} game=${game} contract=${contract} question=${question} state=${atTable} places=${places} asked=${asked} change=${ask}
              isShort /></form>`}
        ${types && settled && html`
          <div class="facts">${cardsFor({ ...stated, action, members: schema.properties }, undefined, pieces.subjects)}</div>
          <${Unstated} ...${stated} />`}
      </section>
      ${settled && html`<div class="touching">
        <${Palette} game=${game} pieces=${{ ...pieces, groups }} state=${atTable} hand=${hand} take=${take}>
          <button type="button" aria-disabled=${!undo} onClick=${undo}>${say("undo")}</button></${Palette}>
        <${Picture} game=${GAME} state=${sent} marked=${marked} whole touched=${touched} />
        <p class="touched" role="status">${said ?? say(types ? "moves-tap" : "position-tap")}</p>
        ${untouched && html`<${Trouble} game=${game} refused=${untouched} asked=${{ state }} again=${touchAgain} />`}
      </div>`}
      ${!types && html`<section class="sheet-of-paper facts" aria-label=${say("position-moment")}>
        ${asked.player && html`<${FactsOf} ...${stated} subjects=${pieces.subjects} player=${asked.player} />`}
        <${Options} ...${shared} only=${options} />
        <${Unstated} ...${stated} />
      </section>`}
    </div>
    ${settled && html`<div class="answer">
      <${Glance} result=${result} ...${glance(game, answer, isWhole)} game=${game} hinges=${answer?.hinges_on}
        outcome=${(other) => told(game, { ...answer, ...other })}
        chosen=${state.readings} read=${(reading, choice) => set(withReading(state, reading, choice))} />
      ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
      ${refused && !tellsAll(refused) && html`<${Trouble} game=${game} refused=${refused} asked=${request} again=${again} />`}
      ${looked && html`<${Ruling} game=${game} statements=${statements} looked=${looked} point=${point} change=${change} isQuick
        goOn=${() => goTo("desk", ofSent)} />`}
      ${answer && !action && html`<${Asked} game=${game} statements=${statements} answer=${answer} point=${point}
        dispute=${{ ...dispute, state: request.state }} granted=${request.state === sent ? [] : [say(`${PAGE}-granted`)]} />`}
      ${answer && html`<details class="sheet-of-paper facts"><summary><h2>${say("moves-more")}</h2></summary>
        ${!action && html`<${People} ...${shared} state=${atTable} names=${dispute.names} call=${call} />`}
        <${Wanted} ...${shared} pieces=${pieces} contract=${contract} action=${action} asked=${askedBy(answer)}
          missing=${[]} names=${dispute.names} call=${call} /></details>`}
      ${(answer || refused || !isWhole) && html`<${Sharing} renew=${startOver}>
        <button type="button" onClick=${() => goTo("position", ofSent)}>${say("whole-position")}</button></${Sharing}>`}
    </div>`}
  </${Current}>`;
}

/** The state with what the question takes for granted of the player who asks, as long as it says nothing of that itself. */
function withGranted(state, { player }) {
  return granted.reduce((all, { at, value }) => {
    const steps = stepsOf(at.replace("{player}", player));
    return valueAt(all, steps) === undefined ? withAt(all, steps, value) : all;
  }, state);
}

/** The result of a question about a player, with that player's score. */
function withScore(result, scored, { player }) {
  const players = scored.answer?.players.filter((each) => each.player === player);
  return {
    answer: result.answer && players && { ...result.answer, players },
    refused: result.refused ?? scored.refused,
    isStale: result.isStale || scored.isStale,
    isSlow: result.isSlow || scored.isSlow,
    again: () => { result.again(); scored.again(); },
  };
}

/** What of the state a ruling lacks or takes for granted: `[pointer, words]` each. What is missing of the move is asked above. */
function askedBy({ missing, missing_in_words: words, assumptions }) {
  const granted = assumptions.flatMap(({ at = [], in_words: told }) => at.map((pointer) => [pointer, told]));
  const all = [...granted, ...missing.map((pointer, nth) => [pointer, words[nth]])];
  return [...new Map(all.filter(([pointer]) => pointer.startsWith("/state/")))];
}

/** The verdict of an answer in a few words. */
function told(game, { verdict, outcome, player, plan }) {
  return types ? say(`verdict-${verdict}`) : say(`${PAGE}-is-${outcome}`, { player: word(game, "player", player), steps: plan.length });
}

function glance(game, answer, isWhole) {
  if (!answer) return isWhole ? {} : { verdict: say(`${types ? "moves" : PAGE}-begin`), more: say(`${types ? "moves" : PAGE}-begin-more`) };
  const { mood } = headline(game, { question }, answer);
  const more = types ? shortReason(answer) : say(`${PAGE}-more`, { points: numberOf(answer.players[0]), needed: answer.points });
  return { mood, verdict: told(game, answer), more };
}

render(html`<${Page} />`, document.getElementById("application"));
