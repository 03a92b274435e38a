/** Disputes that were entered or opened in this browser lately. Nothing of them is sent; receipts are not among them. */

const KEY = "lawspeaker-recent";
const [MOST, LONGEST] = [8, 8_000];
const PAGE = location.pathname.split("/").at(-1);
const NOT_KEPT = "receipt";

/** The fragment that this page has put on the list last: what is changed of the same dispute takes its place. */
let last;

/** The entries, `{page, game, title, fragment, at}`, the latest first. */
export function recent() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY));
    return Array.isArray(kept) ? kept.filter((each) => /^[a-z]+$/.test(each?.page) && /^[\w-]+$/.test(each?.fragment)) : [];
  } catch {
    return []; // a browser may keep nothing, or something else
  }
}

/** Puts what is entered on this page on the list, with the `fragment` that opens it; `isNew` if it is another dispute than before. */
export function remember({ game, title }, fragment, isNew) {
  if (PAGE === NOT_KEPT || fragment.length > LONGEST) return;
  const others = recent().filter((each) => each.page !== PAGE || ![fragment, isNew ? fragment : last].includes(each.fragment));
  last = fragment;
  keep([{ page: PAGE, game, title, fragment, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget() {
  keep([]);
}

function keep(entries) {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries));
  } catch { /* a browser may keep nothing, or have no room */ }
}
