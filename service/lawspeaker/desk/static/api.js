/** The public API, asked as any client asks it. */

import { withNames } from "./naming.js";
import { language } from "./page.js";
import { ROOT } from "./root.js";

const KEY = "lawspeaker-key";
/**
 * What the service did not answer: `status` (0 if nothing came), `title`, `detail`, `errors: [{pointer, detail}]`, `seconds` to
 * wait if it said so, `withKey`, whether a key was sent, and `keyless`, whether a key would be allowed more.
 */
export class Refused extends Error {
  constructor(status, problem = {}, { seconds, withKey = false, keyless = false } = {}) {
    super(problem.detail ?? problem.title ?? "");
    const { title, detail, errors = [] } = problem;
    Object.assign(this, { status, title, detail, errors, seconds, withKey, keyless });
  }

  /** Whether the same question may be answered later, once there is a network or a key, or the service has time. */
  get mayPass() {
    return this.status === 0 || this.status === 401 || this.status >= 429;
  }

  /** Whether it would be answered with another key. */
  get wantsKey() {
    return this.status === 401 || (this.status === 429 && this.keyless);
  }
}

let keyOfPage = "";
const chosen = new EventTarget();

/** Remembers the key with which to ask, as long as this tab is open; an empty one is none. */
export function useKey(key) {
  keyOfPage = key;
  try {
    sessionStorage.setItem(KEY, key);
  } catch { /* a browser may store nothing: then this page alone remembers it */ }
  chosen.dispatchEvent(new Event(KEY));
}

/** Calls `then` whenever a key is entered. Returns a function that ends that. */
export function onKey(then) {
  chosen.addEventListener(KEY, then);
  return () => chosen.removeEventListener(KEY, then);
}

function rememberedKey() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return keyOfPage;
  }
}

/**
 * The answer to `question` (rulings, votes, ...) of `game`, JSON parsed; `explain` asks for the rules that were upheld, too.
 * Throws `Refused`.
 */
export async function ask(game, question, request, { signal, explain } = {}) {
  const path = `/v1/games/${game}/${question}${explain ? "?explain=all" : ""}`;
  try {
    const answer = await json(await sent(path, { method: "POST", body: JSON.stringify(request), signal }));
    return await withPeople(answer);
  } catch (error) {
    if (error instanceof Refused) error.errors = await withPeople(error.errors);
    throw error;
  }
}

/** What the service said, with the names of the people at the table. */
export async function withPeople(value) {
  return JSON.parse(await withNames(JSON.stringify(value), (name) => JSON.stringify(name).slice(1, -1)));
}

function inXml(name) {
  return name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** The answer to a question, and its `receipt`. Throws `Refused`. */
export async function receiptFor({ game, question, request }, { explain } = {}) {
  const body = JSON.stringify({ question: { [game]: { [question]: request } } });
  return json(await sent(`/v1/receipts${explain ? "?explain=all" : ""}`, { method: "POST", body }));
}

/** Whether a receipt is genuine, and what it says: `given` is `{receipt, request}`, the request if it is known. Throws `Refused`. */
export async function checkReceipt(given, { signal } = {}) {
  return json(await sent("/v1/receipts/verify", { method: "POST", body: JSON.stringify(given), signal }));
}

/** The picture of a state as the text of an SVG document. Throws `Refused`. */
export async function draw(game, request, { signal } = {}) {
  const path = `/v1/games/${game}/pictures`;
  const response = await sent(path, { method: "POST", body: JSON.stringify(request), signal });
  return withNames((await json(response)).svg, inXml);
}

/** A page of the desk that has an element `#id`, as a document. Throws `Refused`. */
export async function page(path, id, { signal } = {}) {
  const response = await sent(path, { signal });
  const html = await response.text().catch(() => "");
  const document = new DOMParser().parseFromString(html, "text/html");
  if (!document.getElementById(id)) throw new Refused(0); // see json below
  return document;
}

const read = new Map();

/** What stands at `path` below `/v1/games/`, asked for once a page. Throws `Refused`. */
export function get(path) {
  return once(`/v1/games/${path}`);
}

/** What moves and states of a game consist of, `{request, schemas}`, asked for once a page. Throws `Refused`. */
export function schemasOf(game) {
  return once(`/${language}/rules/${game}/schemas.json`);
}

/** The JSON that stands at `path`, asked for once a page. Throws `Refused`. */
export function once(path) {
  if (!read.has(path)) {
    const answer = sent(path).then(json);
    answer.catch(() => read.delete(path));
    read.set(path, answer);
  }
  return read.get(path);
}

/** What is no JSON does not come from the service, but from whatever stands between: the network of a café wants a password. */
function json(response) {
  return response.json().catch(() => { throw new Refused(0); });
}

async function sent(path, { method = "GET", body, signal } = {}) {
  const headers = { "Accept-Language": language };
  if (body) headers["Content-Type"] = "application/json";
  const key = rememberedKey();
  if (key) headers.Authorization = `Bearer ${encodeURIComponent(key)}`; // whatever was typed may stand in a header so
  let response;
  try {
    response = await fetch(`${ROOT}${path}`, { method, headers, body, signal });
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0);
  }
  if (response.ok) return response;
  const seconds = Number(response.headers.get("Retry-After")) || undefined;
  const problem = await response.json().catch(() => ({}));
  const keyless = Boolean(response.headers.get("RateLimit-Policy")?.startsWith('"keyless"'));
  const isLate = (response.status === 401 || keyless) && rememberedKey() !== key; // another key has been entered meanwhile
  if (isLate) return sent(path, { method, body, signal });
  throw new Refused(response.status, problem, { seconds, withKey: Boolean(key), keyless });
}

/** At least so many seconds, and up to twice as many, so that pages do not come back all at once; in ms. */
export function delayFor(seconds) {
  return seconds * 1000 * (1 + Math.random());
}
