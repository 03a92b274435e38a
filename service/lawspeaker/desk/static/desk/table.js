/** The table: the picture of the state, in which places light up and are touched. A game without pictures is told in words. */

import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact.js";
import { answers } from "../answers.js";
import { say } from "../page.js";
import { Toggle } from "../components/choice.js";
import { useNames } from "../components/names.js";
import { Picture } from "../components/picture.js";
import { focusAction } from "./action.js";
import { marksFor } from "./marks.js";
import { labelOf, told } from "./words.js";

/**
 * What happens at the table: which places are `marked`, and whether somebody `seeks` them, as `Picture` wants it; the names of
 * the `places` in the picture; the place that is `touched`, or null, with `touch` and `leave`; `point`, called with the finding
 * or line that is pointed at, or null; `draft`, called with the action that is being built or pointed at, and with its marks if
 * they are known, or with null; `taker`, called with a function that takes places for it, or with null; `isTaking`, whether
 * there is one; and whether the table is shown as it `isAfter` the move, with `showAfter`.
 */
export function useTable({ answer: looked, refused }) {
  const [pointed, point] = useState(null);
  const [drafted, setDrafted] = useState(null);
  const [touched, setTouched] = useState(null);
  const [isTaking, setTaking] = useState(false);
  const [isAfter, showAfter] = useState(false);
  const [places, keep] = useNames();
  const taking = useRef(null);
  const marked = useMemo(
    () => (drawn) => {
      keep(drawn);
      return marksFor({ looked, refused, pointed, drafted, places: drawn });
    },
    [looked, refused, pointed, drafted],
  );
  const leave = () => setTouched(null);
  const draft = (action, marks) => setDrafted(action && { action, marks });
  const taker = (take) => {
    taking.current = take;
    setTaking(Boolean(take));
  };
  useEffect(() => {
    point(null);
    draft(null);
    showAfter(false);
    leave();
  }, [looked]);

  function touch(place) {
    if (place.name) taking.current?.(place);
    setTouched(place);
  }

  return { marked, places, seeks: Boolean(pointed || drafted), touched, touch, leave, point, draft, taker, isTaking, isAfter, showAfter };
}

/**
 * `table` is what `useTable` gives, and `next` the state after the move, if it is legal. As long as there is no `state`, its room is kept. Where something is laid, the whole table is
 * drawn: it may lie beside what is there.
 */
export function Table({ game, state, next, table: { marked, seeks, touched, touch, isTaking, isAfter, showAfter } }) {
  if (!answers(game, "pictures")) return html`<div class="table">${state && html`<${InWords} game=${game} state=${state} />`}</div>`;
  const mayAsk = touched?.name && !isTaking;
  return html`<div class="table">
    ${state && html`
      <${Picture} game=${game.id} state=${isAfter && next ? next : state} marked=${marked} seeks=${seeks} whole=${isTaking}
        touched=${touch}>
        ${next && html`<${Toggle} label=${say("after-move")} checked=${isAfter} change=${showAfter} />`}
      </${Picture}>
      <p class="touched" role="status">${touched ? touched.title : say("touch-a-place")}
        ${mayAsk && html` <button type="button" class="quiet" onClick=${focusAction}>
          ${say("what-here", { place: touched.called })}</button>`}</p>`}
  </div>`;
}

function InWords({ game, state }) {
  return html`<dl class="in-words sheet-of-paper">${Object.entries(state).map(([member, value]) => html`<div key=${member}>
    <dt>${labelOf(game, member)}</dt><dd>${told(game, member, value)}</dd></div>`)}</dl>`;
}
