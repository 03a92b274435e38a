/** Keeps the pages for when there is no network: `service-worker.js`, which is asked for in the language of the page. */

import { ROOT } from "./root.js";

const { lang } = document.documentElement;

// After the page is there, so that nothing of it waits.
addEventListener("load", () => navigator.serviceWorker?.register(`${ROOT}/service-worker.js?language=${lang}`));
