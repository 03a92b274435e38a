/** The start page lists the disputes that were entered in this browser lately. */

import { language, say, says } from "./page.js";
import { recent, forget } from "./recent.js";
import { ROOT } from "./root.js";

const section = document.getElementById("recent");
const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

function linkTo({ page, game, title, fragment, at }) {
  const link = document.createElement("a");
  link.href = `${ROOT}/${language}/${page}#${fragment}`;
  const asked = says(`start-${page}`) ? say(`start-${page}`) : say("desk");
  const about = title ?? (game && document.querySelector(`.search [value="${CSS.escape(game)}"] + span`)?.textContent);
  link.textContent = [asked, about, when.format(at)].filter(Boolean).join(" · ");
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function show() {
  section.hidden = recent().length === 0;
  section.querySelector("ol").replaceChildren(...recent().map(linkTo));
}

section.querySelector("button").addEventListener("click", () => {
  forget();
  show();
  document.getElementById("search").focus();
});
show();
