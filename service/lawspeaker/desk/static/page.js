/** What the server hands on in the page: its language, the Fluent messages in it, and the look of marks. */

import "./offline.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

const spoken = JSON.parse(document.getElementById("spoken").textContent);

/** The language of the page: `en`, `cs` or `fr`. */
export const language = spoken.language;

/** How pictures mark a place: the lines around it, `[class, colour, width]` each, the lower one first. */
export const markLines = spoken.mark_lines;

const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(spoken.messages));

/** The message `name`, with `facts` filled in; a message that is not there is a mistake of the page, and thrown. */
export function say(name, facts = {}) {
  const message = bundle.getMessage(name);
  if (!message?.value) throw new Error(`No message ${name} in ${language}`);
  return bundle.formatPattern(message.value, facts);
}

/** Whether there is a message `name`: a game may be asked what the desk knows nothing of. */
export function says(name) {
  return bundle.hasMessage(name);
}

/** Several texts as one: "Red, White and Blue". */
export function together(texts) {
  return new Intl.ListFormat(language).format(texts);
}

/** A link to the same page in another language takes along what was entered, which stands in the fragment. */
for (const link of document.querySelectorAll(".languages a")) {
  link.addEventListener("click", () => { link.hash = location.hash; });
}
