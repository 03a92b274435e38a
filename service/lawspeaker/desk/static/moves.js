/** A quick question about one move: what it is, what lies on the table, and the ruling. What is not said is in order. */

import { html, render, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { useAnswer, useGame, useLatest, useWasTrue } from "./answers.js";
import { schemasOf, get } from "./api.js";
import { sendable } from "./edits.js";
import { goTo, isRecord, useFragment } from "./link.js";
import { nameAs } from "./naming.js";
import { say } from "./page.js";
import { Current, Glance, tellsAll } from "./components/glance.js";
import { IN_ORDER } from "./components/in-order.js";
import { useNames } from "./components/names.js";
import { Picture } from "./components/picture.js";
import { withReading } from "./components/readings.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { shortReason } from "./desk/asked.js";
import { isDispute } from "./desk/dispute.js";
import { ActionForm } from "./desk/form.js";
import { Ruling, useStatements } from "./desk/ruling.js";
import { actionTypes, isComplete, stateSchema, resolved } from "./desk/schema.js";
import { useEntering } from "./position/entering.js";
import { Palette, inHand } from "./position/palette.js";
import { Wanted, cardsFor } from "./position/wanted.js";

const { game: GAME, types, initial } = JSON.parse(document.getElementById("application").dataset.question);
const EMPTY = { game: GAME, state: { unstated: IN_ORDER }, actions: [initial ?? { type: types[0] }] };

function isEntered(value) {
  return isDispute(value) && value.game === GAME && value.actions?.length === 1 && isRecord(value.actions[0]);
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

/** `pieces` are those of the API. Before them is a group without any: then what is touched says where the move is. */
function Question({ game, contract, pieces, statements, dispute, change, broken }) {
  const { schemas } = contract;
  const [action] = dispute.actions;
  const schema = resolved(schemas, actionTypes(contract)[action.type]);
  const { state, edit, set, begin, undo, said, refused: untouched, again: touchAgain } = useEntering(game, dispute, change);
  const groups = useMemo(() => [{ title: say("moves-move"), pieces: [] }, ...pieces.groups], [pieces]);
  const [hand, take] = useState({ ...inHand(game, { groups }, pieces.start), piece: undefined });
  const [begun, renew] = useState(0);
  const [places, keep] = useNames();
  const [settled, settle] = useState(false);
  const taker = useRef(null);
  const [pointed, point] = useState(null);
  const isWhole = isComplete(schemas, schema, action);
  const request = { state: sendable(game, state), action };
  const result = useAnswer(GAME, "rulings", isWhole ? { ...request, marks: true } : null, { explain: true });
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
  const atTable = state.players ? state : { ...pieces.start, ...state }; // from the beginning, so that nothing moves
  const touched = (place) => (hand.group === 0 ? place.name && taker.current?.(place) : edit(place, hand));
  const startOver = () => { change(EMPTY, true); renew(begun + 1); };
  const shared = { game, schemas, state, set, edit, groups: pieces.groups, owners: pieces.owners };
  const looked = answer && { ruling: answer, at: 0, dispute: { ...dispute, state }, before: state, action };
  const ruled = { ...dispute, state: sendable(game, state) };
  const outcome = ({ verdict }) => say(`verdict-${verdict}`);
  return html`<${Current} result=${result}>
    <div class="question">
      <section class="sheet-of-paper asked" aria-label=${say("moves-move")}>
        <${ActionForm} key=${begun} game=${game} state=${atTable} places=${places} types=${types} initial=${action}
          taker=${(found) => { taker.current = found; }} draft=${draft} settle=${settle} />
        <div class="facts">${settled && cardsFor({ ...shared, schema: stateSchema(contract), action, members: schema.properties }, undefined, pieces.subjects)}</div>
      </section>
      ${settled && html`<div class="touching">
        <${Palette} game=${game} pieces=${{ ...pieces, groups }} state=${atTable} hand=${hand} take=${take}>
          <button type="button" aria-disabled=${!undo} onClick=${undo}>${say("undo")}</button></${Palette}>
        <${Picture} game=${GAME} state=${sendable(game, state)} marked=${marked} whole touched=${touched} />
        <p class="touched" role="status">${said ?? say("moves-tap")}</p>
        ${untouched && html`<${Trouble} game=${game} refused=${untouched} asked=${{ state }} again=${touchAgain} />`}
      </div>`}
    </div>
    ${settled && html`<div class="answer">
      <${Glance} result=${result} ...${glance(answer, isWhole)} game=${game} hinges=${answer?.hinges_on} outcome=${outcome}
        chosen=${state.readings} read=${(reading, choice) => set(withReading(state, reading, choice))} />
      ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
      ${refused && !tellsAll(refused) && html`<${Trouble} game=${game} refused=${refused} asked=${request} again=${again} />`}
      ${looked && html`
        <${Ruling} game=${game} statements=${statements} looked=${looked} point=${point} change=${change}
          goOn=${() => goTo("desk", ruled)} />
        <details class="sheet-of-paper facts"><summary><h2>${say("moves-more")}</h2></summary>
          <${Wanted} ...${shared} pieces=${pieces} contract=${contract} action=${action} asked=${askedBy(answer)}
            missing=${[]} names=${dispute.names} call=${(names) => change({ ...dispute, names })} /></details>`}
      ${(looked || refused || !isWhole) && html`<${Sharing} renew=${startOver}>
        <button type="button" onClick=${() => goTo("position", ruled)}>${say("whole-position")}</button></${Sharing}>`}
    </div>`}
  </${Current}>`;
}

/** What of the state a ruling lacks or takes for granted: `[pointer, words]` each. What is missing of the move is asked above. */
function askedBy({ missing, missing_in_words: words, assumptions }) {
  const granted = assumptions.flatMap(({ at = [], in_words: told }) => at.map((pointer) => [pointer, told]));
  const all = [...granted, ...missing.map((pointer, nth) => [pointer, words[nth]])];
  return [...new Map(all.filter(([pointer]) => pointer.startsWith("/state/")))];
}

function glance(answer, isWhole) {
  if (answer) return { mood: answer.verdict, verdict: say(`verdict-${answer.verdict}`), more: shortReason(answer) };
  return isWhole ? {} : { verdict: say("moves-begin"), more: say("moves-begin-more") };
}

render(html`<${Page} />`, document.getElementById("application"));
