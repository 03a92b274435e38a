/** What does this landscape score? A landscape of Confusing Lands is painted, and its score sheet fills itself in. */

import { html, render, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { Refused, get } from "./api.js";
import { useAnswer, useGame, useWasTrue } from "./answers.js";
import { isCount, isRecord, isRecordOf, useFragment } from "./link.js";
import { say } from "./page.js";
import { Choice } from "./components/choice.js";
import { Current, Glance, exceptImpossible, tellsAll } from "./components/glance.js";
import { areReadings, asReadBy, withReading } from "./components/readings.js";
import { Receipt } from "./components/receipt.js";
import { Sharing } from "./components/sharing.js";
import { Trouble } from "./components/trouble.js";
import { WholePosition } from "./components/whole.js";
import { word } from "./components/reasons.js";
import { Board } from "./landscape/board.js";
import { RIVER } from "./landscape/brushes.js";
import { extent, gridOf, rowsOf, squaresOf } from "./landscape/grid.js";
import { litBy, wrongBy } from "./landscape/marks.js";
import { Miniature } from "./landscape/miniature.js";
import { CONDITIONS, Conditions, Palette, areRows } from "./landscape/palette.js";
import { Defects, Sheet, glance, verdict } from "./landscape/sheet.js";

const GAME = "confusing-lands";
const [ONE, TWO] = ["one", "two"];

const NOTHING = {};

/** What is entered: the number of the shared condition, if it is known, and the rows of the grid of each player. */
const BLANK = { landscapes: { [ONE]: [] } };

/** Whether a link brought what can be entered. */
function isEntered(value) {
  return isRecord(value) && (value.shared === undefined || isCount(value.shared, 1, CONDITIONS.length))
    && isRecordOf(value.landscapes, [ONE, TWO], areRows) && ONE in value.landscapes && areReadings(value.readings);
}

/** The grids of all players, from their rows. */
function gridsOf({ landscapes }) {
  return Object.fromEntries(Object.entries(landscapes).map(([player, rows]) => [player, gridOf(rows)]));
}

/** The request for the scores, or `null` if nothing is painted yet. */
function request({ shared, landscapes, readings }, grids) {
  const painted = Object.entries(grids).filter(([, grid]) => extent(grid));
  if (painted.length === 0) return null;
  return asReadBy(readings, {
    state: {
      players: Object.keys(landscapes),
      ...(shared && { shared: { card: shared } }),
      landscapes: Object.fromEntries(painted.map(([player, grid]) => [player, { squares: squaresOf(grid) }])),
    },
  });
}

/** The same question about the whole position. That somebody has entered one landscape does not mean that nobody else plays. */
function position(asked) {
  const { players, ...others } = asked.state;
  return { state: players.length > 1 ? asked.state : others };
}

/** The state of the example of this question, as what is entered. */
async function example() {
  const { examples } = await get(`${GAME}/examples`);
  const { state } = examples.find(({ operation }) => operation === "scores").request;
  const rows = Object.entries(state.landscapes).map(([player, { squares }]) => [player, squares]);
  return { shared: state.shared.card, landscapes: Object.fromEntries(rows) };
}

function Landscape() {
  const [entered, change, broken] = useFragment(BLANK, isEntered);
  const told = useGame(GAME);
  const grids = useMemo(() => entered && gridsOf(entered), [entered]);
  const asked = entered ? request(entered, grids) : null;
  const result = useAnswer(GAME, "scores", asked && { ...asked, marks: true });
  const { answer: latest, refused, again } = result;
  const isThere = useWasTrue(told.answer && entered);
  const [brush, setBrush] = useState({ kind: RIVER, condition: 1 });
  const [chosen, show] = useState(ONE);
  const [lit, setLit] = useState(null);
  const past = useRef([]);
  const [exampleRefused, refuseExample] = useState(undefined);
  if (told.refused) return html`<${Trouble} refused=${told.refused} again=${() => { told.again(); again(); }} />`;
  if (!told.answer || !entered) return null;

  const game = told.answer;
  const answer = isThere && !refused ? latest : undefined;
  const shown = chosen in grids ? chosen : ONE;
  const grid = grids[shown];
  const isBelow = refused && !tellsAll(refused);
  const isCurrent = !result.isStale;
  const marks = marksOf();
  const enter = (next, isStep) => {
    setLit(null);
    past.current.push(entered);
    change(next, isStep);
  };
  const undo = () => {
    const before = past.current.pop();
    if (!before) return;
    setLit(null);
    change(before);
  };

  function marksOf() {
    const line = isCurrent && lit?.player === shown && answer?.players.find(({ player }) => player === shown)?.lines[lit.nth];
    if (line) return litBy(grid, line);
    return isCurrent && refused?.status === 422 && extent(grid) ? wrongBy(grid, shown, refused.errors) : new Map();
  }

  function light(line, firmly) {
    if (firmly) show(line.player);
    setLit(line);
  }

  async function showExample() {
    try {
      enter(await example());
      refuseExample(undefined);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refuseExample(error);
    }
  }

  function renew() {
    show(ONE);
    enter(BLANK, true);
    document.querySelector(".question select").focus();
  }

  return html`<${Current} result=${result}>
    <section class="question" aria-label=${say("landscape-question")}>
      <div class="table">
        <${Conditions} game=${game} label=${say("landscape-shared")} none=${say("landscape-shared-unknown")}
          value=${entered.shared} change=${(shared) => enter({ ...entered, shared })} />
        <button type="button" onClick=${showExample}>${say("landscape-example")}</button>
        <button type="button" aria-disabled=${past.current.length === 0} onClick=${undo}>${say("undo")}</button>
      </div>
      ${exampleRefused && html`<${Trouble} refused=${exampleRefused} again=${showExample} />`}
      <${Palette} game=${game} brush=${brush} change=${setBrush} />
      <${Board} key=${shown} game=${game} label=${say("landscape-of", { player: word(game, "player", shown) })}
        grid=${grid} brush=${brush} marks=${marks}
        change=${(next) => enter({ ...entered, landscapes: { ...entered.landscapes, [shown]: rowsOf(next) } })} />
      <${Players} game=${game} entered=${entered} shown=${shown} show=${show} change=${enter} />
    </section>
    <div class="answer">
      <${Glance} result=${isThere ? exceptImpossible(result) : NOTHING} ...${glance({ game, answer, refused: asked && refused, painted: Boolean(asked) })}
        game=${game} hinges=${answer?.hinges_on} outcome=${(other) => verdict(game, other)} chosen=${entered.readings}
        read=${(reading, choice) => enter(withReading(entered, reading, choice))} />
      ${broken && html`<p class="trouble">${say("link-broken")}</p>`}
      ${asked && (answer || isBelow) && html`<section class="sheet-of-paper">
        <h2 class="unseen">${say("landscape-sheet")}</h2>
        ${answer && html`<div class="answered">
          ${extent(grid) && html`<${Miniature} grid=${grid} marks=${marks} />`}
          <${Sheet} game=${game} answer=${answer} lit=${lit} light=${light} /></div>`}
        ${refused?.status === 422 && html`<${Defects} game=${game} refused=${refused} />`}
        ${isBelow && refused.status !== 422 && html`<${Trouble} refused=${refused} again=${again} />`}
        <${Sharing} renew=${renew}>
          <${WholePosition} game=${GAME} question="scores" request=${position(asked)} entered=${entered} />
        </${Sharing}>
        ${answer && isCurrent && html`<${Receipt} game=${GAME} question="scores" request=${asked} />`}
      </section>`}
    </div>
  </${Current}>`;
}

/** Whose landscape is painted, once there are two. */
function Players({ game, entered, shown, show, change }) {
  const { [TWO]: second, ...first } = entered.landscapes;
  const place = useRef(null);
  const were = useRef(second);
  useLayoutEffect(() => {
    // The button that was pressed is gone: whoever uses the keys goes on from what came in its place.
    const changed = Boolean(were.current) !== Boolean(second);
    if (changed && document.activeElement === document.body) place.current.querySelector(":checked, button").focus();
    were.current = second;
  }, [second]);
  if (!second) {
    const add = () => { change({ ...entered, landscapes: { ...first, [TWO]: [] } }); show(TWO); };
    return html`<div class="players" ref=${place}>
      <button type="button" onClick=${add}>${say("landscape-add")}</button>
    </div>`;
  }
  const remove = () => { change({ ...entered, landscapes: first }); show(ONE); };
  return html`<div class="players" ref=${place}>
    <${Choice} label=${say("landscape-whose")} value=${shown} change=${show}
      choices=${[ONE, TWO].map((player) => [player, word(game, "player", player)])} />
    <button type="button" class="quiet" onClick=${remove}>${say("landscape-remove")}</button>
  </div>`;
}

render(html`<${Landscape} />`, document.getElementById("application"));
