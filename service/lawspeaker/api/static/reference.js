/** Sends the request of the form, and shows its answer below. */

const form = document.querySelector("form.try");
const status = form.querySelector("[role=status]");
const answer = form.querySelector("pre");

form.hidden = false;
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  status.textContent = "Asking…";
  try {
    const response = await fetch(...request());
    const text = await response.text();
    status.textContent = `${response.status} ${response.statusText}`;
    answer.textContent = indented(text);
  } catch (error) { // no network, or a header with letters that headers cannot have
    status.textContent = error.message;
  }
});

/** The URL of the request, and what to send there. */
function request() {
  const { method, type } = form.dataset;
  let { path } = form.dataset;
  const query = new URLSearchParams();
  const headers = new Headers(type ? { "Content-Type": type } : {});
  for (const { name, value, dataset } of form.querySelectorAll("input")) {
    if (!value) continue;
    if (dataset.in === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    else if (dataset.in === "query") query.set(name, value);
    else headers.set(name, name === "Authorization" ? `Bearer ${value}` : value);
  }
  return [query.size ? `${path}?${query}` : path, { method, headers, body: form.elements.body?.value }];
}

/** JSON that is easy to read; any other text as it is. */
function indented(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
