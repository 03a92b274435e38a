/** The names of the places in a picture, kept from one picture to the next. */

import { useMemo, useState } from "../vendor/preact.js";

/** `[names, keep]`: `keep` is called with the places of a picture, `[{name}, ...]`. As long as they are the same, so is `names`. */
export function useNames() {
  const [text, setText] = useState("");
  const names = useMemo(() => [...new Set(text.split(" ").filter(Boolean))], [text]);
  return [names, (places) => setText(places.map(({ name }) => name).join(" "))];
}
