/** A button on a page that the service has rendered. */

import { say } from "../page.js";

/** A button that says `message`; `press` is called with the event of each press. */
export function button(message, press) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = say(message);
  made.addEventListener("click", press);
  return made;
}
