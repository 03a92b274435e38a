/** Who plays, in which colour, and what they are called. */

import { html, useState } from "../vendor/preact.js";
import { say } from "../page.js";
import { Toggle } from "../components/choice.js";
import { word } from "../components/reasons.js";
import { LONGEST_NAME } from "../desk/dispute.js";
import { playersOf } from "../desk/words.js";

/**
 * `owners` are pictures of what belongs to each player. `set` is called with the state in which others play, `call` with the
 * `names` of people, by player. Who is added plays after those who are there already.
 */
export function People({ game, owners, state, set, names = {}, call }) {
  const seated = (state.players ?? []).filter(Boolean);
  const change = (player, plays) => {
    const { players, ...others } = state;
    const next = plays ? [...seated, player] : seated.filter((each) => each !== player);
    set(next.length ? { ...others, players: next } : others);
  };
  const rename = (player, name) => {
    const { [player]: former, ...others } = names;
    call(name ? { ...others, [player]: name } : others);
  };
  return html`<fieldset class="people"><legend>${say("position-players")}</legend>
    ${playersOf(game).map((player) => html`<div key=${player}>
      <${Toggle} checked=${seated.includes(player)} change=${(plays) => change(player, plays)}
        label=${html`<${Swatch} owners=${owners} player=${player} />${word(game, "player", player)}`} />
      ${seated.includes(player) && html`<${Name} label=${say("position-name", { player: word(game, "player", player) })}
        name=${names[player]} change=${(name) => rename(player, name)} />`}
    </div>`)}
  </fieldset>`;
}

/** What a person is called. What is typed stays there while an answer arrives, and is said when it is finished. */
function Name({ label, name = "", change }) {
  const [typed, type] = useState(null);
  const finish = ({ target }) => {
    type(null);
    change(target.value.trim());
  };
  return html`<input aria-label=${label} placeholder=${say("position-name-short")} maxlength=${LONGEST_NAME} autocomplete="off"
    value=${typed ?? name} onInput=${({ target }) => type(target.value)} onChange=${finish} />`;
}

/** The colour of a player, beside the name. */
export function Swatch({ owners, player }) {
  const picture = owners.find((each) => each.player === player)?.picture;
  return picture && html`<i class="swatch" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: picture }}></i>`;
}
