/** Sends a request, retries it if the service is busy, and throws an error unless the response is an answer of Lawspeaker. */

import { LawspeakerProblem, ServiceUnreachable, UnexpectedAnswer } from "./errors.js";
import type { Problem } from "./schema.js";

/** Seconds. The client does not wait for a longer pause. */
export const LONGEST_WAIT = 60;
/** The media type of streams. */
export const NDJSON = "application/x-ndjson";
const PROBLEM = "application/problem+json";
const BUSY: readonly number[] = [429, 503];
const NOT_MODIFIED = 304;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A `fetch` that sends each request again up to `retries` times, and returns only answers of Lawspeaker. The response to a stream
 * is a stream, whose lines are still to be read.
 */
export function exchangeOver(fetch: Fetch, retries: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const { url, method, headers, signal } = request;
    const body = method === "GET" ? null : await request.text();
    const wantsStream = headers.get("Content-Type") === NDJSON;
    for (let repeated = 0; ; repeated++) {
      const { response, text } = await sent(fetch, url, { method, headers, body, signal, redirect: "manual" }, wantsStream);
      if (text === undefined) {
        return response;
      }
      const pause = retryAfter(response) ?? 2 ** repeated;
      if (!BUSY.includes(response.status) || repeated === retries || pause > LONGEST_WAIT) {
        return answerOf(response, text, url, wantsStream);
      }
      await wait(pause, signal);
    }
  };
}

/** The response and its text; no text if it is a stream that is wanted. */
async function sent(
  fetch: Fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
  wantsStream: boolean,
): Promise<{ response: Response; text: string | undefined }> {
  try {
    const response = await fetch(url, init);
    const isStream = wantsStream && response.status === 200 && mediaType(response) === NDJSON;
    return { response, text: isStream ? undefined : await response.text() };
  } catch (error) {
    init.signal.throwIfAborted();
    throw new ServiceUnreachable(`No response from ${url}: ${reason(error)}`, { cause: error });
  }
}

/** Node says why only in the cause of the error; a name with several addresses has an error for each. */
export function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return cause instanceof Error ? cause.message || String(code) : String(cause);
}

function answerOf(response: Response, text: string, url: string, wantsStream: boolean): Response {
  const { status, headers } = response;
  if (status === NOT_MODIFIED) {
    return new Response(null, { status, headers });
  }
  const problem = problemIn(response, text);
  if (problem) {
    throw new LawspeakerProblem(problem, retryAfter(response), headers.get("X-Request-Id") ?? undefined);
  }
  if (status !== 200 || wantsStream || !isAnswer(response, text)) {
    throw new UnexpectedAnswer(`${url} ${description(response, text)}, which is not an answer of Lawspeaker. Check the URL.`, status, text);
  }
  return new Response(text, { status, headers });
}

function problemIn(response: Response, text: string): Problem | undefined {
  if (response.ok || mediaType(response) !== PROBLEM) {
    return undefined;
  }
  const problem = parsed(text) as Partial<Problem> | undefined;
  const isProblem = typeof problem?.type === "string" && typeof problem.title === "string" && typeof problem.detail === "string";
  return isProblem ? { ...(problem as Problem), status: response.status } : undefined;
}

function isAnswer(response: Response, text: string): boolean {
  return mediaType(response) === "application/json" && typeof parsed(text) === "object";
}

/** What the response is. It may be from a proxy or from another service. */
function description(response: Response, text: string): string {
  const target = response.headers.get("Location");
  if (target) {
    return `responded with status ${response.status}, a redirect to ${target}`;
  }
  return `responded with status ${response.status} and ${text ? mediaType(response) || "a body without a media type" : "no body"}`;
}

function mediaType(response: Response): string {
  return (response.headers.get("Content-Type") ?? "").split(";")[0]!.trim().toLowerCase();
}

/** The JSON; `undefined` if it is none, or null. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` in seconds, be it a number or a date; `undefined` if there is none. */
function retryAfter(response: Response): number | undefined {
  const value = response.headers.get("Retry-After")?.trim();
  if (!value) {
    return undefined;
  }
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Waits for so many seconds. Throws the reason of `signal` when it is aborted. */
export function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) {
      stop();
    }
  });
}
