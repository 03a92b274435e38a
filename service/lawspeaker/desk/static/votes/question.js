/** The question: what stands in the territory, clan by clan. */

import { html } from "../vendor/preact.js";
import { say } from "../page.js";
import { Card } from "../components/card.js";
import { Choice, Toggle } from "../components/choice.js";
import { word } from "../components/reasons.js";
import { Stepper } from "../components/stepper.js";
import { counted } from "./counted.js";
import { CLANS, HEROES, MOST_SETTLEMENTS, MOST_SOLDIERS, NEWCOMER, present } from "./entered.js";
import { House } from "./house.js";

const FEW = [0, 1, 2];
const MANY = 3;

/** `change` gets what is entered anew; `answer` tells the votes of each clan, `blamed` is a set of clans that cannot be so. */
export function Question({ game, entered, change, answer, blamed }) {
  const changeClan = (clan, value) => change({ ...entered, clans: { ...entered.clans, [clan]: value } });
  return html`<div class="question">
    <section class="sheet-of-paper territory" aria-label=${say("votes-territory")}>
      <fieldset>
        <legend>${say("votes-who")}</legend>
        <span class="keys">
          ${CLANS.map((clan) => html`<${Toggle} key=${clan} checked=${Boolean(entered.clans[clan])}
            label=${html`<${House} clan=${clan} />${word(game, "player", clan)}`}
            change=${(there) => changeClan(clan, there ? NEWCOMER : undefined)} />`)}
        </span>
      </fieldset>
      <${Toggle} label=${say("votes-palisade")} checked=${entered.palisade}
        change=${(palisade) => change({ ...entered, palisade })} />
      <div class=${answer?.missing.includes("/state/players") ? "wanted" : ""}>
        <${Choice} label=${say("votes-players")} value=${entered.players}
          change=${(players) => change({ ...entered, players })}
          choices=${[[3, "3"], [4, say("votes-players-more")], [undefined, say("votes-players-unknown")]]} />
      </div>
    </section>
    ${present(entered).map((clan) => html`<${Clan} key=${clan} game=${game} clan=${clan} value=${entered.clans[clan]}
      votes=${answer?.players.find(({ player }) => player === clan)} isBlamed=${blamed.has(clan)}
      change=${(part) => changeClan(clan, { ...entered.clans[clan], ...part })} />`)}
  </div>`;
}

function Clan({ game, clan, value, votes, isBlamed, change }) {
  const title = html`<${House} clan=${clan} />${word(game, "player", clan)}`;
  const told = isBlamed ? say("votes-blamed") : votes && counted(votes);
  return html`<${Card} player=${clan} title=${title} told=${told} isBlamed=${isBlamed}>
    <div class="pieces">
      <${Choice} label=${say("votes-hero")} value=${value.hero} change=${(hero) => change({ hero })}
        choices=${[[undefined, say("votes-no-hero")], ...HEROES.map((hero) => [hero, word(game, "hero", hero)])]} />
      <${Settlements} value=${value.settlements} change=${(settlements) => change({ settlements })} />
      ${value.hero === "warrior" && html`<${Stepper} label=${say("votes-army")} value=${value.army}
        least=${1} most=${MOST_SOLDIERS} change=${(army) => change({ army })} />`}
      <${Choice} label=${say("votes-ballot")} value=${value.ballot} change=${(ballot) => change({ ballot })}
        choices=${[[true, say("votes-for")], [false, say("votes-against")], [undefined, say("votes-open")]]} />
    </div>
  <//>`;
}

/** How many there are. Nobody presumes that: most have few, and who has many steps up to them. */
function Settlements({ value, change }) {
  const label = say("votes-settlements");
  return html`<div class=${value === undefined ? "wanted" : ""}>
    <${Choice} label=${label} value=${Math.min(value, MANY)} change=${change}
      choices=${[...FEW.map((few) => [few, few === 0 ? say("votes-no-settlement") : String(few)]), [MANY, say("votes-many-settlements")]]} />
    ${value >= MANY && html`<${Stepper} label=${label} quiet value=${value} least=${MANY} most=${MOST_SETTLEMENTS} change=${change} />`}
  </div>`;
}
