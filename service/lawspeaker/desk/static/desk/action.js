/** What somebody wants to do: picked from the legal actions, built in a form, or written. */

import { html, useEffect, useState } from "../vendor/preact.js";
import { Refused, ask } from "../api.js";
import { say } from "../page.js";
import { stepsOf } from "../pointer.js";
import { Choice } from "../components/choice.js";
import { Trouble } from "../components/trouble.js";
import { ActionForm } from "./form.js";
import { LegalActions } from "./legal.js";
import { Json } from "./state.js";

const PLACE = "action";
const WAYS = ["legal", "build", "write"];

/** Goes to where it is said what is to be done. */
export function focusAction() {
  document.getElementById(PLACE).querySelector("h2").focus();
}

/**
 * `before` is the state in which it is to be done, `action` the one that is looked at, if there is one. `pick` is called with an
 * action that can be ruled on. The others are what `LegalActions` and `ActionForm` want.
 */
export function Action({ game, before, action, place, places, leave, taker, draft, pick, settle, asked }) {
  const [way, setWay] = useState("legal");
  const [refusal, setRefusal] = useState(null);
  useEffect(() => { if (way === "write") settle(true); }, [way]);

  /** What is not even understood does not get onto the transcript, where nothing could be ruled on any more. */
  async function tried(built) {
    setRefusal(null);
    const request = { state: before, action: built };
    try {
      await ask(game.id, "rulings", request);
      pick(built);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // What a form does not say in full is described by the service in words of JSON.
      if (way === "build" && error.status === 400) error.errors = error.errors.map((each) => ({ ...each, detail: say("field-wrong") }));
      setRefusal({ refused: error, asked: request });
    }
  }

  const go = (next) => {
    setWay(next);
    setRefusal(null);
  };
  const wrong = new Map((refusal?.refused.errors ?? []).map(({ pointer, detail }) => [stepsOf(pointer).slice(1).join(), detail]));
  const again = () => tried(refusal.asked.action);
  return html`<section class=${`action sheet-of-paper ${way === "build" ? "building" : ""}`} id=${PLACE}>
    <h2 tabindex="-1">${action ? say("action-else") : say("action")}</h2>
    <${Choice} quiet label=${say("ways")} value=${way} change=${go} choices=${WAYS.map((each) => [each, say(`way-${each}`)])} />
    ${way === "legal" && html`
      <${LegalActions} game=${game} state=${before} place=${place} leave=${leave} draft=${draft} pick=${pick}
        settle=${settle} asked=${asked} />`}
    ${way === "build" && html`
      <${ActionForm} key=${JSON.stringify(action)} game=${game} state=${before} places=${places} initial=${action} wrong=${wrong}
        taker=${taker} draft=${draft} settle=${settle} use=${tried} />`}
    ${way === "write" && html`
      <${Json} label=${say("action-json")} value=${action ?? { type: "" }} use=${say("rule-on-it")} change=${tried} />`}
    ${refusal && html`<${Trouble} ...${refusal} game=${game} again=${again} />`}
  </section>`;
}
