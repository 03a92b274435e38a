/** Keeps the pages of one language and what they load. With a network they come from the service, without one from here. */

/** The start page of this language, below which all its pages are. */
const START = {{ (root ~ "/" ~ language ~ "/") | tojson }};
/** The page that says that another is not here. */
const OFFLINE = START + "offline";
const LANGUAGE = {{ language | tojson }};
const KEPT = {{ kept | tojson }};
/** What the pages read before anybody asks anything, in their language. */
const READ = {{ read | tojson }};
const CACHE = "lawspeaker-{{ version }}";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOthers()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin) event.respondWith(answer(request, pathname));
});

async function keep() {
  const cache = await caches.open(CACHE);
  const headers = { "Accept-Language": LANGUAGE };
  await cache.addAll(KEPT);
  // Where a key is needed, only the pages have it: what they read is kept as soon as they have read it.
  await Promise.allSettled(READ.map((path) => cache.add(new Request(path, { headers }))));
}

/** What older versions kept. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** What never changes comes from here at once, everything else from the service if that responds. */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept?.headers.get("Cache-Control")?.includes("immutable")) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected && (kept || isToKeep(request, path))) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    if (path === {{ (root ~ "/") | tojson }}) return Response.redirect(START);
    if (request.mode === "navigate") return cache.match(OFFLINE);
    throw error;
  }
}

/** Whether it is a page of this language, such as one of the rules, or what the pages read: what was read is kept. */
function isToKeep(request, path) {
  return READ.includes(path) || (request.mode === "navigate" && path.startsWith(START));
}
