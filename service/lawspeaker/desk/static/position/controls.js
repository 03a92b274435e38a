/** Controls for the answers to plain questions about a position. Whoever does not know leaves them alone. */

import { html } from "../vendor/preact.js";
import { isRecord } from "../link.js";
import { say } from "../page.js";
import { Choice, Toggle } from "../components/choice.js";
import { Stepper } from "../components/stepper.js";
import { wordIfAny } from "../components/reasons.js";
import { resolved } from "../desk/schema.js";
import { labelOf, told } from "../desk/words.js";

/** Up to so many choices are all in sight. */
const FEW = 6;

/**
 * The control for a `value` that `schema` describes. `label` asks for it, `member` is what the state calls it, `players` are those
 * who play. `places` are the names that can be chosen, if it is one or several names of places. `change` gets another value, or
 * `undefined` if it is not known any more. `pieces` are groups of those that `put` puts into a pile of cards; without a
 * piece, it takes away the card with a given number.
 */
export function Answer(props) {
  const { schemas, schema, places } = props;
  if (cardsOf(schemas, schema)) return html`<${Pile} ...${props} />`;
  if (schema.type === "array" && resolved(schemas, schema.items).type === "object") return html`<${Rows} ...${props} />`;
  if (schema.type === "array") return html`<${places || isEachOnce(props) ? Several : Cards} orNone ...${props} />`;
  if (schema.type === "object") return html`<${HowManyOfEach} ...${props} />`;
  if (schema.type === "boolean") return html`<${YesOrNo} ...${props} />`;
  return html`<${schema.type === "integer" ? HowMany : One} ...${props} />`;
}

/** Whether there is a control for what `schema` describes, if no places are given from which to choose. */
export function isAnswered(schemas, schema) {
  const { type, properties = {}, items, enum: choices } = schema;
  if (type === "array") return Boolean(resolved(schemas, items).enum);
  if (type !== "object") return Boolean(choices) || type === "boolean" || type === "integer";
  const members = Object.values(properties).map((each) => resolved(schemas, each));
  return Boolean(cardsOf(schemas, schema)) || (members.length > 0 && members.every((each) => each.type === "integer"));
}

/** The schema of a card if `schema` is that of a pile, which has either cards or only their number. */
export function cardsOf(schemas, schema) {
  const { properties } = resolved(schemas, schema);
  return properties?.count && properties.cards ? resolved(schemas, resolved(schemas, properties.cards).items) : undefined;
}

function arePlayers({ game, schemas, schema }) {
  const { enum: choices } = resolved(schemas, schema.items ?? schema);
  return choices?.every((each) => `player-${each}` in game.words) ?? false;
}

/** Whether a list has each of its choices at most once. */
function isEachOnce(props) {
  const { schemas, schema } = props;
  return arePlayers(props) || schema.maxItems <= resolved(schemas, schema.items).enum.length;
}

/** Numbers with a name each, as in a price. What is left out is none of them. */
function HowManyOfEach({ game, schemas, schema, label, value = {}, change }) {
  return html`<fieldset><legend>${label}</legend><div class="counts">
    ${Object.entries(schema.properties).map(([member, each]) => html`<${HowMany} key=${member} label=${labelOf(game, member)}
      schema=${resolved(schemas, each)} value=${value[member]} change=${(number) => change({ ...value, [member]: number })} />`)}
  </div></fieldset>`;
}

function HowMany({ schema, label, value, change }) {
  return html`<${Stepper} label=${label} optional value=${value} least=${schema.minimum ?? 0} most=${schema.maximum} change=${change} />`;
}

function YesOrNo({ game, label, value, change }) {
  return html`<${Choice} label=${label} value=${value} change=${change}
    choices=${[[true, game.words.yes], [false, game.words.no], [undefined, say("position-unknown")]]} />`;
}

function One(props) {
  const { game, schema, label, member, players, places, value, change } = props;
  const offered = arePlayers(props) ? players : schema.enum ?? distinct([...places, ...(value ? [value] : [])]);
  if (offered.length === 0) return null;
  const choices = [...offered.map((each) => [each, told(game, member, each)]), [undefined, say("position-unknown")]];
  if (choices.length <= FEW) return html`<${Choice} label=${label} value=${value} change=${change} choices=${choices} />`;
  const choose = ({ target }) => change(offered.find((each) => String(each) === target.value));
  return html`<label class="field">${label}<select value=${value ?? ""} onChange=${choose}>
    ${choices.map(([each, text]) => html`<option key=${each} value=${each ?? ""}>${text}</option>`)}
  </select></label>`;
}

/** Some of the players or of the places, or none of them. As long as nothing is chosen, it is not known which. */
function Several(props) {
  const { game, schemas, schema, label, member, players, places, value, change } = props;
  const isOfPlayers = arePlayers(props);
  const offered = places ? distinct([...places, ...(value ?? [])]) : isOfPlayers ? players : resolved(schemas, schema.items).enum;
  if (offered.length === 0) return null;
  const toggle = (each, isIn) => {
    const next = offered.filter((one) => (one === each ? isIn : value?.includes(one)));
    change(next.length ? next : undefined);
  };
  const key = (text, checked, changed) => html`<label key=${text}>
    <input type="checkbox" checked=${checked} onChange=${({ target }) => changed(target.checked)} /><span>${text}</span></label>`;
  return html`<fieldset class="choice"><legend>${label}</legend><span class="keys">
    ${offered.map((each) => key(told(game, member, each), value?.includes(each) ?? false, (isIn) => toggle(each, isIn)))}
    ${key(say(isOfPlayers ? "position-nobody" : "position-none"), value?.length === 0, (isNone) => change(isNone ? [] : undefined))}
  </span></fieldset>`;
}

/** What the first of several things, such as cards, has printed on it: rows of numbers. A row that lacks a number is not known. */
function Rows({ game, schemas, schema, label, value: [first = {}] = [], change }) {
  const rows = Object.entries(resolved(schemas, schema.items).properties);
  const entered = (name, { maxItems }, text) => {
    const numbers = text.match(/\d+/g)?.map(Number) ?? [];
    if (![0, maxItems].includes(numbers.length)) return;
    const { [name]: former, ...others } = first;
    const next = numbers.length ? { ...others, [name]: numbers } : others;
    change(Object.keys(next).length ? [next] : undefined);
  };
  return html`<details><summary>${label}</summary>${rows.map(([name, row]) => html`<label key=${name} class="field">${labelOf(game, name)}
    <input inputmode="numeric" autocomplete="off" placeholder=${resolved(schemas, row).examples?.[0]?.join(" ")} defaultValue=${first[name]?.join(" ")}
      onInput=${({ target }) => entered(name, resolved(schemas, row), target.value)} /></label>`)}</details>`;
}

/** How many cards there are of each kind, or how many of what `member` lists; with `orNone`, also that there are none. */
function Cards({ game, schemas, schema, label, member, orNone, value, change }) {
  const word = (kind) => wordIfAny(game, "card", kind) ?? wordIfAny(game, member, kind);
  const kinds = resolved(schemas, schema.items).enum.filter(word);
  const count = (kind) => (value ?? []).filter((each) => each === kind).length;
  const counted = (kind, number) => {
    const cards = kinds.flatMap((each) => Array(each === kind ? number : count(each)).fill(each));
    change(cards.length ? cards : undefined);
  };
  return html`<fieldset><legend>${label}</legend><div class="counts">
    ${kinds.map((kind) => html`<${Stepper} key=${kind} label=${word(kind)} value=${count(kind)}
      most=${schema.maxItems} change=${(number) => counted(kind, number)} />`)}
  </div>${orNone && html`<${Toggle} label=${say("position-none")} checked=${value?.length === 0}
    change=${(isNone) => change(isNone ? [] : undefined)} />`}</fieldset>`;
}

/** A pile: how many cards there are, and which, if there are kinds of cards. What was said last counts. */
function Pile(props) {
  const { schemas, schema, label, pieces, value = {}, change } = props;
  const { count, cards } = schema.properties;
  const counted = (number) => change(number === undefined ? undefined : withNumber(value, number));
  return html`
    ${pieces && html`<${Tapped} ...${props} value=${value} />`}
    <${Stepper} label=${label} quiet=${Boolean(pieces)} optional value=${value.count ?? value.cards?.length} most=${count.maximum}
      change=${counted} />
    ${!pieces && cardsOf(schemas, schema).enum && html`<details><summary>${say("position-which-cards")}</summary>
      <${Cards} ...${props} schema=${cards} value=${value.cards}
        change=${(next) => change(next && { cards: next, ...(value.order && { order: value.order }) })} /></details>`}`;
}

/** The cards of a pile, which a tap takes away, and below them, in groups, all that a tap puts into it. */
function Tapped({ game, label, pieces: [first, ...others], put, value: { cards = [] } }) {
  const keys = ({ pieces }) => html`<div class="keys">${pieces.map((piece) => html`
    <button key=${piece.id} type="button" onClick=${() => put(piece)}>
      ${piece.picture && html`<i aria-hidden="true" dangerouslySetInnerHTML=${{ __html: piece.picture }}></i>`}${piece.title}</button>`)}</div>`;
  return html`<fieldset class="choice cards"><legend>${label}</legend>
    ${cards.length > 0 && html`<div class="keys held">${cards.map((card, nth) => {
      const what = Object.entries(card).map(([member, value]) => told(game, member, value)).join(", ") || game.words.unknown;
      return html`<button key=${nth} type="button" aria-label=${say("remove-what", { what })} onClick=${() => put(undefined, nth)}>
        ${what} ×</button>`;
    })}</div>`}
    ${keys(first)}
    ${others.map((group) => html`<details key=${group.title}><summary>${group.title}</summary>${keys(group)}</details>`)}
  </fieldset>`;
}

/** The pile with so many cards. Those that are known one by one stay, as far as they are. */
function withNumber({ cards, order }, number) {
  if (order && number <= cards.length) return { cards, order, ...(number < cards.length && { count: number }) };
  if (!cards?.every(isRecord)) return { count: number };
  return { cards: Array.from({ length: number }, (_, nth) => cards[nth] ?? {}) };
}

function distinct(values) {
  return [...new Set(values)];
}
