/** The desk: a state, what somebody wants to do in it, and the ruling; and so on, step by step. */

import { html, render, useEffect, useRef, useState } from "./vendor/preact.js";
import { useGame } from "./answers.js";
import { get } from "./api.js";
import { isRecord, useFragment } from "./link.js";
import { nameAs } from "./naming.js";
import { say } from "./page.js";
import { Current } from "./components/glance.js";
import { Trouble } from "./components/trouble.js";
import { Answer } from "./desk/answer.js";
import { Band, Announcement, hasVerdict } from "./desk/band.js";
import { Begin } from "./desk/begin.js";
import { isDispute, useLookedAt } from "./desk/dispute.js";
import { Foot } from "./desk/foot.js";
import { useStatements } from "./desk/ruling.js";
import { Table, useTable } from "./desk/table.js";

const NONE = {};

/** Nothing yet, or a dispute. */
function isEntered(value) {
  return isDispute(value) || (isRecord(value) && Object.keys(value).length === 0);
}

function Desk() {
  const [dispute, change, broken] = useFragment(NONE, isEntered);
  const moved = useRef(false);
  const open = (next) => {
    moved.current = true;
    change(next, true);
  };
  if (!dispute) return null;
  nameAs(dispute.names, () => get(dispute.game));
  if (!dispute.state) {
    return html`
      ${broken && html`<p class="trouble" role="alert">${say("link-broken")}</p>`}
      <${Begin} open=${open} focused=${moved} />`;
  }
  const whole = { actions: [], ...dispute };
  return html`<${Dispute} key=${dispute.game} dispute=${whole} change=${change} leave=${() => open(NONE)} focused=${moved} />`;
}

/** What has to be known of a dispute before it is shown. `focused` is as `Bar` wants it. */
function Dispute({ dispute, leave, ...rest }) {
  const game = useGame(dispute.game);
  const statements = useStatements(dispute.game);
  const lookedAt = useLookedAt(dispute);
  const again = () => {
    game.again();
    statements.again();
    lookedAt.again();
  };
  const unknown = game.refused ?? statements.refused;
  return html`
    <${Announcement} game=${game.answer} lookedAt=${lookedAt} />
    ${unknown && html`<${Trouble} refused=${unknown} again=${again} />
      <p><button type="button" onClick=${leave}>${say("another")}</button></p>`}
    ${!unknown && game.answer && statements.answer && html`
      <${Sides} ...${rest} game=${game.answer} statements=${statements.answer} dispute=${dispute} lookedAt=${lookedAt}
        leave=${leave} />`}`;
}

function Sides({ game, statements, dispute, lookedAt, change, leave, focused }) {
  const table = useTable(lookedAt);
  const [settled, settle] = useState(false);
  const verdict = useRef(false);
  const { answer: looked, refused } = lookedAt;
  const state = refused?.status === 422 ? refused.dispute.state : looked?.before;
  return html`<${Current} result=${lookedAt}><div class="dispute">
    <${Bar} game=${game} dispute=${dispute} leave=${leave} focused=${focused} />
    ${(looked || refused || lookedAt.isSlow) && html`<div class="sides">
      ${hasVerdict(dispute) && html`<${Band} game=${game} dispute=${dispute} lookedAt=${lookedAt} change=${change}
        focused=${verdict} />`}
      ${(state || !refused) && html`<${Table} game=${game} state=${state} next=${looked?.ruling?.state} table=${table} />`}
      <${Answer} game=${game} statements=${statements} dispute=${dispute} lookedAt=${lookedAt} change=${change} table=${table}
        settled=${settled} settle=${settle} focused=${verdict} />
    </div>`}
    ${(settled || refused) && html`<${Foot} dispute=${dispute} lookedAt=${lookedAt} change=${change} />`}
  </div></${Current}>`;
}

/** `focused` says whether the page was there already, and what had the focus is gone: then the bar takes it. */
function Bar({ game, dispute, leave, focused }) {
  const heading = useRef(null);
  useEffect(() => {
    if (!focused.current) return;
    focused.current = false;
    scrollTo(0, 0);
    heading.current.focus();
  }, []);
  return html`<div class="bar">
    <h2 tabindex="-1" ref=${heading}>${game.title}${dispute.title && html` <span>${dispute.title}</span>`}</h2>
    <button type="button" onClick=${leave}>${say("another")}</button>
  </div>`;
}

render(html`<${Desk} />`, document.getElementById("application"));
