/** What can be put down: the piece that is chosen stays in hand. */

import { html, useId } from "../vendor/preact.js";
import { say } from "../page.js";
import { Choice } from "../components/choice.js";
import { word } from "../components/reasons.js";
import { playersOf } from "../desk/words.js";
import { Swatch } from "./people.js";

/** What is in hand at first. */
export function inHand(game, { groups }, state) {
  return { group: 0, piece: groups[0].pieces[0], player: seated(game, state)[0], turn: 0 };
}

/**
 * `hand` is what is in hand, `{group, piece, player, turn}`, without a piece if things are taken away, and `take` is called with
 * another. The children are further buttons.
 */
export function Palette({ game, pieces: { groups, owners }, state, hand, take, children }) {
  const { group, piece, player } = hand;
  const pick = (next) => take({ ...hand, piece: next, turn: 0 });
  const players = seated(game, state);
  return html`<div class="palette">
    <${Choice} quiet label=${say("position-kind")} value=${group}
      choices=${groups.map(({ title }, place) => [place, title])}
      change=${(next) => take({ ...hand, group: next, piece: groups[next].pieces[0], turn: 0 })} />
    ${groups[group].pieces.length > 0 && html`<${Pieces} pieces=${groups[group].pieces} piece=${piece} pick=${pick} />`}
    ${piece?.has_owner && html`<${Choice} label=${say("position-whose")} value=${player}
      choices=${players.map((each) => [each, html`<${Swatch} owners=${owners} player=${each} />${word(game, "player", each)}`])}
      change=${(next) => take({ ...hand, player: next })} />`}
    <p class="unprinted">${children}</p>
  </div>`;
}

/** On a phone, so many pieces with pictures are offered by these alone. */
const MANY = 12;

function Pieces({ pieces, piece, pick }) {
  const name = useId();
  const areMany = pieces.length > MANY;
  const key = (each, content) => html`<label key=${each?.id ?? ""}>
    <input type="radio" name=${name} checked=${each?.id === piece?.id} onChange=${() => pick(each)} /><span>${content}</span>
  </label>`;
  return html`<fieldset class=${`choice pieces ${areMany ? "many" : ""}`}><legend class="unseen">${say("position-piece")}</legend>
    <span class="keys">
      ${pieces.map((each) => key(each, html`
        ${each.picture && html`<i aria-hidden="true" dangerouslySetInnerHTML=${{ __html: each.picture }}></i>`}<b>${each.title}</b>`))}
      ${key(undefined, html`<b>${say("position-take-away")}</b>`)}
    </span>
    ${areMany && html`<span class="in-hand" aria-hidden="true">${piece?.title ?? say("position-take-away")}</span>`}
  </fieldset>`;
}

/** Who plays, or who could. */
function seated(game, { players }) {
  return players?.length ? players.filter(Boolean) : playersOf(game);
}
