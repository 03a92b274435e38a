/** The question: what place it is, and how high everybody's figures stand there. */

import { html, useRef } from "../vendor/preact.js";
import { say } from "../page.js";
import { Card } from "../components/card.js";
import { Choice } from "../components/choice.js";
import { word } from "../components/reasons.js";
import { Stepper } from "../components/stepper.js";
import { HIGHEST_LEVEL, MOST_FIGURES, MOST_SPACES, PALACES, PLACES, PLAYERS, heightsOf, isFull } from "./entered.js";

const LEVELS = 6;

/** `change` gets what is entered anew; `answer` tells the ranks, `blamed` is a set of players of whom it cannot be so. */
export function Question({ game, entered, change, answer, blamed }) {
  const highest = Math.max(...PLAYERS.flatMap((player) => heightsOf(entered, player)), 0);
  const levels = Math.min(Math.max(LEVELS, highest + 1), HIGHEST_LEVEL);
  const missing = answer?.missing ?? [];
  return html`<div class="question">
    <section class="sheet-of-paper place" aria-label=${say("heights-place")}>
      <${Choice} label=${say("heights-place")} value=${entered.place}
        change=${(place) => change({ ...entered, place, spaces: undefined })}
        choices=${PLACES.map((place) => [place, say(`heights-${place}`)])} />
      ${entered.place === "city" && html`<div class=${missing.includes("/place/palace") ? "wanted" : ""}>
        <${Choice} label=${say("heights-palace")} value=${entered.palace}
          change=${(palace) => change({ ...entered, palace })} choices=${PALACES.map((value) => [value, String(value)])} />
      </div>`}
      <div class=${missing.includes("/place/spaces") || isFull(entered) ? "wanted" : ""}>
        <${Stepper} key=${entered.place} label=${say(`heights-spaces-${entered.place}`)} optional
          value=${entered.spaces} least=${1} most=${MOST_SPACES} change=${(spaces) => change({ ...entered, spaces })} />
      </div>
    </section>
    ${PLAYERS.map((player) => html`<${Figures} key=${player} game=${game} player=${player}
      heights=${heightsOf(entered, player)} levels=${levels}
      rank=${answer?.players.find((each) => each.player === player)?.rank} isBlamed=${blamed.has(player)}
      change=${(own) => change({ ...entered, heights: { ...entered.heights, [player]: own } })} />`)}
  </div>`;
}

function Figures({ game, player, heights, levels, rank, isBlamed, change }) {
  const keys = useRef(null);
  const name = word(game, "player", player);
  // Then the keys do nothing, and keep the focus, which they would lose if they were disabled.
  const isFull = heights.length >= MOST_FIGURES;
  const add = (height) => isFull || change([...heights, height].sort((one, other) => other - one));
  const take = (event, place) => {
    const { nextElementSibling: next, previousElementSibling: previous } = event.currentTarget.parentElement;
    (next ?? previous ?? keys.current).querySelector("button").focus();
    change(heights.filter((_, other) => other !== place));
  };
  const told = isBlamed ? say("heights-blamed") : rank && say("heights-rank", { rank });
  return html`<${Card} player=${player} title=${name} told=${told} isBlamed=${isBlamed}>
    <ul class="standing" aria-label=${say("heights-figures")}>
      ${heights.length === 0 && html`<li class="nobody">${say("heights-no-figure")}</li>`}
      ${heights.map((height, place) => html`<li key=${`${height}-${heights.indexOf(height) - place}`}>
        <button type="button" aria-label=${say("heights-take", { player: name, height })}
            onClick=${(event) => take(event, place)}>
          <${Figure} />${height}<span aria-hidden="true">×</span>
        </button>
      </li>`)}
    </ul>
    <div class="levels" role="group" aria-label=${say("heights-add", { player: name })} ref=${keys}>
      ${Array.from({ length: levels }, (_, below) => below + 1).map((height) => html`
        <button type="button" key=${height} aria-label=${say("heights-add-on", { player: name, height })}
          aria-disabled=${isFull} onClick=${() => add(height)}>${height}</button>`)}
    </div>
  <//>`;
}

function Figure() {
  return html`<svg class="figure" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="5" r="3.6" /><path d="M10 7.5c3 0 3.4 4 5.5 10h-11C6.6 11.5 7 7.5 10 7.5z" />
  </svg>`;
}
