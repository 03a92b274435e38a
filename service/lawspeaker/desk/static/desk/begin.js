/** How a dispute begins: with what lies on the table, a new game, or an example. */

import { html, useEffect, useRef, useState } from "../vendor/preact.js";
import { useGame, useLatest } from "../answers.js";
import { Refused, ask, get, once } from "../api.js";
import { goTo, isRecord } from "../link.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { disputeOf, disputeOfExample, isDispute } from "./dispute.js";
import { titleOfQuestion } from "./asked.js";
import { Json } from "./state.js";
import { playersOf } from "./words.js";

/** What most games take to be set up: who plays, and by what is shuffled. */
const USUAL = ["players", "seed"];

/** `open` is called with the dispute. Where `focused` is true, the heading takes the focus, and sets it to false. */
export function Begin({ open, focused }) {
  const { answer: list, refused, again } = useLatest(() => once("/v1/games"), []);
  const [chosen, choose] = useState(undefined);
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current || !heading.current) return;
    focused.current = false;
    heading.current.focus();
  }, [list]);
  if (refused) return html`<${Trouble} refused=${refused} again=${again} />`;
  if (!list) return null;
  const id = chosen ?? list.games[0].id;
  return html`<div class="begin">
    <h2 tabindex="-1" ref=${heading}>${say("which-game")}</h2>
    <${Choice} quiet label=${say("which-game")} value=${id} change=${choose}
      choices=${list.games.map((game) => [game.id, game.title])} />
    <div class="ways">
      <${Own} game=${id} open=${open} />
      <${NewGame} key=${`new-${id}`} game=${id} open=${open} />
    </div>
    <${Examples} key=${`examples-${id}`} game=${id} open=${open} />
  </div>`;
}

/** All examples in sight, by what they ask: one tap opens one. */
function Examples({ game, open }) {
  const { answer, refused, again } = useLatest(() => get(`${game}/examples`), [game]);
  const byQuestion = [...Map.groupBy(answer?.examples ?? [], ({ operation }) => operation)];
  return html`<section class="examples">
    <h2>${say("examples")}</h2>
    ${refused && html`<${Trouble} refused=${refused} again=${again} />`}
    ${byQuestion.map(([question, examples]) => html`<h3 key=${question}>${titleOfQuestion(question)}</h3>
      <ul>${examples.map((each) => html`<li key=${each.name}>
        <button type="button" onClick=${() => open(disputeOfExample(game, each))}>${each.title}</button></li>`)}</ul>`)}
  </section>`;
}

function NewGame({ game: id, open }) {
  const { answer: game, refused: unknown, again: describe } = useGame(id);
  const { answer: told, refused } = useLatest(() => get(`${id}/examples`), [id]);
  const taken = told ? membersOfSetups(told.examples) : USUAL;
  const [count, setCount] = useState(undefined);
  const [seed, setSeed] = useState("");
  const [trouble, setTrouble] = useState(null);
  const { minimum, maximum } = game?.players ?? { minimum: 2, maximum: 2 };
  const players = count ?? Math.max(2, minimum);
  const takes = (member) => taken.includes(member);
  const counts = Array.from({ length: maximum - minimum + 1 }, (_, place) => minimum + place);

  async function begin() {
    const known = { players: playersOf(game).slice(0, players), seed: seed || Math.random().toString(36).slice(2, 8) };
    const edition = game.editions.includes("sample") ? { edition: "sample" } : {};
    const request = { ...edition, ...Object.fromEntries(USUAL.filter(takes).map((member) => [member, known[member]])) };
    const title = takes("players") ? say("new-game-of", { players }) : say("new-game");
    setTrouble(await setUp(id, request, (state) => open({ game: id, title, state, actions: [] })));
  }

  return html`<form class="sheet-of-paper" onSubmit=${(event) => { event.preventDefault(); begin(); }}>
    <h3>${say("new-game")}</h3>
    ${takes("players") && html`<${Choice} label=${say("players")} value=${players} change=${setCount}
      choices=${counts.map((each) => [each, String(each)])} />`}
    <p><button class="main" disabled=${!game || !(told || refused)}>${say("set-up")}</button></p>
    ${takes("seed") && html`<details><summary>${say("shuffle")}</summary>
      <label class="field">${say("seed")}
        <input maxlength="100" autocomplete="off" value=${seed} onInput=${({ target }) => setSeed(target.value)} /></label>
      <p class="hint">${say("seed-what")}</p></details>`}
    ${unknown && html`<${Trouble} refused=${unknown} again=${describe} />`}
    <${NotSetUp} game=${game} trouble=${trouble} again=${begin} />
  </form>`;
}

/** What a game takes to be set up, by its examples: the contract, which says it too, would be a third of all that the page loads. */
function membersOfSetups(examples) {
  return examples.filter(({ operation }) => operation === "setups").flatMap(({ request }) => Object.keys(request));
}

/** Sets a game up and calls `begun` with its state, or tells what went wrong: `{refused, asked}` or `{messages}`. */
async function setUp(game, request, begun) {
  try {
    const { state, findings } = await ask(game, "setups", request);
    if (!state) return { messages: findings.map(({ message }) => message) };
    begun(state);
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error, asked: request };
  }
}

function NotSetUp({ game, trouble, again }) {
  if (trouble?.refused) return html`<${Trouble} ...${trouble} game=${game} again=${again} />`;
  return trouble && html`<div class="trouble" role="alert">
    <p>${say("not-set-up")}</p>
    <ul>${trouble.messages.map((message) => html`<li>${message}</li>`)}</ul>
  </div>`;
}

function Own({ game, open }) {
  const [broken, setBroken] = useState(false);
  const begin = (value) => {
    const dispute = isRecord(value) && disputeOf(game, value);
    setBroken(!isDispute(dispute));
    if (isDispute(dispute)) open(dispute);
  };
  const load = async (event) => {
    try {
      begin(JSON.parse(await event.target.files[0].text()));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      setBroken(true);
    }
  };
  return html`<section class="sheet-of-paper">
    <h3>${say("own")}</h3>
    <p><button type="button" class="main" onClick=${() => goTo("position", { game, state: {}, actions: [] })}>
      ${say("enter-position")}</button></p>
    <details><summary>${say("load-or-paste")}</summary>
      <label class="field">${say("load")}<input type="file" accept=".json,application/json" onChange=${load} /></label>
      <${Json} label=${say("paste")} value=${{}} use=${say("open")} change=${begin} /></details>
    ${broken && html`<p class="trouble" role="alert">${say("no-dispute")}</p>`}
  </section>`;
}
