/** Tabs for the languages of an example, and a button to copy each piece of code. The chosen language is remembered. */

const CHOSEN = "lawspeaker-language-of-examples";

for (const tabs of document.querySelectorAll(".tabs")) {
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", "Language");
  for (const panel of tabs.querySelectorAll("[data-tab]")) {
    const tab = document.createElement("button");
    tab.type = "button";
    tab.setAttribute("role", "tab");
    tab.dataset.language = panel.dataset.tab;
    tab.textContent = panel.querySelector("h4").textContent;
    tab.addEventListener("click", () => choose(panel.dataset.tab));
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-label", tab.textContent);
    list.append(tab);
  }
  list.addEventListener("keydown", move);
  tabs.prepend(list);
  tabs.classList.add("ready");
}

for (const code of document.querySelectorAll("article pre")) {
  const frame = document.createElement("div");
  const button = document.createElement("button");
  frame.className = "code";
  button.className = "copy";
  button.type = "button";
  label(button, "Copy", code);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent);
    label(button, "Copied", code);
    setTimeout(label, 2000, button, "Copy", code);
  });
  code.replaceWith(frame);
  frame.append(code);
  if (navigator.clipboard) frame.append(button); // browsers have it only for HTTPS and for this machine
}

choose(remembered() ?? "curl");

/** Says what a button does or has done; to who only listens also with what. */
function label(button, text, code) {
  button.textContent = text;
  button.setAttribute("aria-label", `${text}: ${code.getAttribute("aria-label") ?? code.textContent.trim().slice(0, 60)}`);
}

/** The language that was chosen before, if the browser stores that. */
function remembered() {
  try {
    return localStorage.getItem(CHOSEN);
  } catch {
    return undefined;
  }
}

/** Shows every example in this language, or in its first one. */
function choose(language) {
  try {
    localStorage.setItem(CHOSEN, language);
  } catch { /* it is not remembered then */ }
  for (const tabs of document.querySelectorAll(".tabs")) {
    const panels = [...tabs.querySelectorAll("[data-tab]")];
    const { tab: shown } = (panels.find((panel) => panel.dataset.tab === language) ?? panels[0]).dataset;
    for (const panel of panels) panel.hidden = panel.dataset.tab !== shown;
    for (const tab of tabs.querySelectorAll("[role=tab]")) {
      const isChosen = tab.dataset.language === shown;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
  }
}

/** Left and right go from tab to tab. */
function move(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.children];
  const next = tabs[(tabs.indexOf(event.target) + step + tabs.length) % tabs.length];
  choose(next.dataset.language);
  next.focus();
}
