/** A receipt is checked, which a link brings or somebody pastes; and what it says. */

import { html, render, useEffect, useRef, useState } from "./vendor/preact.js";
import { useLatest } from "./answers.js";
import { checkReceipt } from "./api.js";
import { goTo, unpacked } from "./link.js";
import { language, say, says } from "./page.js";
import { Current } from "./components/glance.js";
import { Labelled } from "./components/reasons.js";
import { Trouble } from "./components/trouble.js";
import { disputeOfExample } from "./desk/dispute.js";

/** Ends the receipt in a link. What follows is the request, packed. */
const BEFORE_REQUEST = "~";
const MOODS = { valid: "legal", "unknown-key": "undetermined" };
const NONE = {};

/** `{receipt, request}` of the page's address. A request that is damaged is left out: the receipt can be checked without it. */
async function brought() {
  const [receipt, packed] = decodeURIComponent(location.hash.slice(1)).split(BEFORE_REQUEST);
  if (!receipt) return NONE;
  const request = packed && (await unpacked(packed).catch(() => undefined));
  return request === undefined || packed === undefined ? { receipt } : { receipt, request };
}

function Page() {
  const [given, give] = useState(undefined);
  const shown = useRef(false);
  useEffect(() => {
    const read = async () => give(await brought().catch(() => NONE));
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  const result = useLatest((signal) => given?.receipt && checkReceipt(given, { signal }), [given]);
  const { answer, refused, again, isSlow } = result;
  shown.current ||= Boolean(given && (isSlow || answer || refused || !given.receipt));
  // All appears at once, with what came of the receipt. It is read out, as what reads it out was there before.
  const status = html`<div role="status">${shown.current && html`
    <p class=${`verdict ${isSlow ? "" : "answered"} ${answer && !isSlow ? MOODS[answer.outcome] ?? "illegal" : ""}`}>
      ${isSlow ? say("checking") : answer && say(`receipt-${answer.outcome}`)}</p>`}</div>`;
  if (!shown.current) return html`<div class="answer">${status}</div>`;
  return html`<${Current} result=${result}>
    <div class="answer">
      ${status}
      ${refused && !isSlow && html`<${Trouble} refused=${refused} again=${again} />`}
      ${answer && html`<section class="sheet-of-paper answered" aria-label=${say("receipt")}>
        <p>${answer.message}</p>
        ${answer.receipt && html`<${Contents} answer=${answer} />`}
        ${answer.outcome === "valid" && html`<${Asked} given=${given} receipt=${answer.receipt} />`}
        <p class="hint">${say("receipt-trust", { host: location.host })}</p>
      </section>`}
    </div>
    <${Paste} receipt=${given.receipt ?? ""} />
  </${Current}>`;
}

/** A receipt, or the link to one, is pasted: it goes into the address, from which it is read. */
function Paste({ receipt }) {
  const [text, setText] = useState(receipt);
  useEffect(() => setText(receipt), [receipt]);
  const check = (event) => {
    event.preventDefault();
    location.hash = text.trim().split("#").at(-1).replaceAll(/\s/g, "");
  };
  return html`<form class="question" onSubmit=${check}>
    <label>${say("receipt-paste")}<textarea spellcheck=${false} autocapitalize="off" value=${text}
      onInput=${(event) => setText(event.target.value)} /></label>
    <p><button class="main">${say("receipt-check")}</button></p>
  </form>`;
}

/** What a receipt says. */
function Contents({ answer: { receipt, signed_at: signed, key } }) {
  const { question, verdict, words, ruleset, contract, hinges_on: hinges } = receipt;
  const said = says(`receipt-verdict-${verdict}`) ? say(`receipt-verdict-${verdict}`) : verdict;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "medium" }).format(new Date(signed));
  const lines = [
    [say("receipt-question"), says(`receipt-question-${question}`) ? say(`receipt-question-${question}`) : question],
    verdict && [say("receipt-verdict"), hinges ? say("hinging", { verdict: said }) : said],
    [say("receipt-signed"), when],
    key.withdrawn_at && [say("receipt-withdrawn"), new Intl.DateTimeFormat(language, { dateStyle: "long" })
      .format(new Date(key.withdrawn_at))],
    [say("receipt-ruleset"), `${ruleset}, ${contract}`],
    [say("receipt-key"), html`<code>${key.id}</code>`],
  ];
  return html`
    <ul class="words" lang=${receipt.language}>${words.map((line) => html`<li>${line}</li>`)}</ul>
    <ul class="lines">${lines.filter(Boolean).map(([what, text]) => html`
      <li><${Labelled} what=${html`<b>${what}</b>`}>${text}</${Labelled}></li>`)}</ul>`;
}

/** What was asked: it opens on the desk. A link without it says so. */
function Asked({ given: { request }, receipt: { game, question } }) {
  if (request === undefined) return html`<p>${say("receipt-no-request")}</p>`;
  const open = () => goTo("desk", disputeOfExample(game, { operation: question, request }));
  return html`<p>${say("receipt-request")}</p>
    <p><button type="button" onClick=${open}>${say("receipt-see")}</button></p>`;
}

render(html`<${Page} />`, document.getElementById("application"));
