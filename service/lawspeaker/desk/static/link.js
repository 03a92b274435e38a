/** What was entered, as the fragment of a link, which is never sent to a server: JSON, deflated, in the letters of base64url. */

import { useEffect, useRef, useState } from "./vendor/preact.js";
import { remember } from "./recent.js";
import { ROOT } from "./root.js";

/** A promise of the fragment for `value`, without its `#`. */
export async function packed(value) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(value)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** A promise of the value of a fragment that `packed` made. It is rejected if that is damaged. */
export async function unpacked(fragment) {
  const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
}

/** Goes to the page `name` in the language of this one, with what was entered. */
export async function goTo(name, entered) {
  location.assign(`${ROOT}/${document.documentElement.lang}/${name}#${await packed(entered)}`);
}

/** Whether something is an object with members of any name. */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether something is an object whose members are called as in `names`, and each pass `test`. */
export function isRecordOf(value, names, test) {
  return isRecord(value) && Object.entries(value).every(([name, each]) => names.includes(name) && test(each));
}

/** Whether something is a whole number from `least` to `most`. */
export function isCount(value, least, most) {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** As much as the service takes of a request is as much as a link can bring: a short one could bring a gigabyte. */
const MOST_BYTES = 512 * 1024;

/** The bytes that `stream` makes of `bytes`. Throws as soon as they are too many. */
async function through(stream, bytes) {
  let count = 0;
  const bound = new TransformStream({
    transform(chunk, controller) {
      count += chunk.length;
      if (count > MOST_BYTES) throw new RangeError("too much for a link");
      controller.enqueue(chunk);
    },
  });
  const bounded = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(bound);
  return new Uint8Array(await new Response(bounded).arrayBuffer());
}

/** Whether somebody has tapped or typed on this page: what it begins with by itself is not worth remembering. */
function isEnteredByHand() {
  return navigator.userActivation?.hasBeenActive ?? true;
}

/**
 * A value that lives in the fragment of the page's address: `[value, change, broken, reads]`.
 *
 * It is `undefined` until the fragment is read, and `initial` if there is none, or one that is damaged or brings what fails
 * `isValid` (then `broken` is true): a link may be to another page, or made by anybody. From a change that is a step, the browser
 * goes back to what was there before. `reads` counts how often the address was read.
 */
export function useFragment(initial, isValid) {
  const [value, setValue] = useState(undefined);
  const [broken, setBroken] = useState(false);
  const [reads, setReads] = useState(0);
  const latest = useRef(undefined);
  const step = useRef(false); // one may be under way, while more is changed

  async function read() {
    const fragment = location.hash.slice(1);
    const brought = fragment ? await unpacked(fragment).catch(() => undefined) : initial;
    const found = isValid(brought) ? brought : initial;
    latest.current = found;
    if (fragment && found === brought) remember(found, fragment, true);
    setBroken(found !== brought);
    setValue(found);
    setReads((count) => count + 1);
  }

  useEffect(() => {
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);

  async function change(next, isStep = false) {
    latest.current = next;
    step.current ||= isStep;
    setBroken(false);
    setValue(next);
    const fragment = await packed(next);
    if (latest.current !== next) return;
    history[step.current ? "pushState" : "replaceState"](null, "", `#${fragment}`);
    if (isEnteredByHand() && JSON.stringify(next) !== JSON.stringify(initial)) remember(next, fragment, step.current);
    step.current = false;
  }

  return [value, change, broken, reads];
}
