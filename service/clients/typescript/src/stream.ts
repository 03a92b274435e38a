/**
 * Streams: any number of questions, sent in windows. Not every `fetch` can read an answer before it has sent the whole request, so
 * each window is a request of its own.
 */

import { ServiceUnreachable, StreamEndedEarly, UnexpectedAnswer } from "./errors.js";
import { LONGEST_WAIT, reason, wait } from "./exchange.js";
import type { StreamEnd, StreamLine, StreamQuestion } from "./schema.js";
import type { StreamResult } from "./shapes.js";

/** Sends the lines of a request, and returns the body of the response. */
export type SendLines = (lines: string) => Promise<ReadableStream<Uint8Array> | undefined>;
export type Questions = AsyncIterable<StreamQuestion> | Iterable<StreamQuestion>;

/** Characters of a window, unless a single question is longer. */
const LARGEST = 128 * 1024;
/** Milliseconds. If the next question takes longer to come, those that are there are sent. */
const PATIENCE = 20;
/** How many characters of a strange line its error shows. */
const SHOWN = 200;

/** The answers to `questions`, in their order. A window is filled when all answers to the one before are taken. */
export async function* streamOver(
  send: SendLines,
  questions: Questions,
  retries: number,
  signal: AbortSignal,
): AsyncGenerator<StreamResult, StreamEnd, undefined> {
  const total: StreamEnd = { type: "end", reason: "complete", answers: 0, problems: 0 };
  for await (const window of windows(questions, signal)) {
    let fruitless = 0;
    for (let rest = window; rest.length; ) {
      const before = sum(total);
      const end = yield* results(send, rest, total, signal);
      const answered = sum(total) - before;
      rest = rest.slice(answered);
      if (rest.length) {
        fruitless = answered ? 0 : fruitless + 1;
        await wait(pauseAfter(end, fruitless, retries, sum(total)), signal);
      }
    }
  }
  return total;
}

/** The answers to `lines`, which are counted in `total`. Returns how the response ended: with its last line, or broken off. */
async function* results(
  send: SendLines,
  lines: readonly string[],
  total: StreamEnd,
  signal: AbortSignal,
): AsyncGenerator<StreamResult, StreamEnd | ServiceUnreachable, undefined> {
  const before = sum(total);
  try {
    for await (const text of linesOf(await send(lines.join("")), signal)) {
      signal.throwIfAborted();
      const line = parsed(text);
      if (line.type === "end") {
        return line;
      }
      const expected = sum(total) - before + 1;
      if (line.line !== expected || expected > lines.length) {
        throw unexpected(text);
      }
      total[line.type === "answer" ? "answers" : "problems"]++;
      yield { ...line, line: before + line.line };
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ServiceUnreachable) {
      return error;
    }
    throw error;
  }
  return new ServiceUnreachable("The stream broke off before its last line.");
}

/** The number of questions that are answered. */
function sum({ answers, problems }: StreamEnd): number {
  return answers + problems;
}

/** The seconds until the rest is sent. Throws if that makes no sense: no answer came, and that again and again. */
function pauseAfter(end: StreamEnd | ServiceUnreachable, fruitless: number, retries: number, answered: number): number {
  if (end instanceof ServiceUnreachable) {
    if (fruitless) {
      throw end;
    }
    return 0;
  }
  const pause = end.retry_after ?? (fruitless && 2 ** (fruitless - 1));
  if (fruitless > retries || pause > LONGEST_WAIT) {
    throw new StreamEndedEarly(end, answered);
  }
  return pause;
}

/** The complete lines of a response, as they arrive. Throws `ServiceUnreachable` if the connection breaks. */
async function* linesOf(
  body: ReadableStream<Uint8Array> | undefined,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  if (!body) {
    return;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    while (true) {
      const part = (await within(reader.read(), undefined, signal))!;
      if (part.done) {
        return;
      }
      const texts = (rest + decoder.decode(part.value, { stream: true })).split("\n");
      rest = texts.pop()!;
      yield* texts;
    }
  } catch (error) {
    throw new ServiceUnreachable(`The connection broke in the middle of a stream: ${reason(error)}`, { cause: error });
  } finally {
    await reader.cancel().catch(() => {}); // whoever takes no more answers needs no connection
  }
}

function parsed(text: string): StreamLine {
  try {
    const line = JSON.parse(text) as StreamLine | null;
    if (line && ["answer", "problem", "end"].includes(line.type)) {
      return line;
    }
  } catch {
    // It is no JSON.
  }
  throw unexpected(text);
}

function unexpected(text: string): UnexpectedAnswer {
  return new UnexpectedAnswer(`A line of the stream is not what Lawspeaker answers there: ${text.slice(0, SHOWN)}`, 200, text);
}

/** The lines of the questions, as many at a time as are sent together. */
async function* windows(questions: Questions, signal: AbortSignal): AsyncGenerator<string[], void, undefined> {
  const source = Symbol.asyncIterator in questions ? questions[Symbol.asyncIterator]() : questions[Symbol.iterator]();
  let next: Promise<IteratorResult<StreamQuestion>> | undefined;
  let lines: string[] = [];
  let size = 0;
  try {
    while (true) {
      next ??= Promise.resolve(source.next());
      const taken = await within(next, lines.length ? PATIENCE : undefined, signal);
      if (taken) {
        next = undefined;
        if (taken.done) {
          break;
        }
        const line = `${JSON.stringify(taken.value)}\n`;
        size += line.length;
        lines.push(line);
      }
      if (!taken || size >= LARGEST) {
        yield lines;
        lines = [];
        size = 0;
      }
    }
    if (lines.length) {
      yield lines;
    }
  } finally {
    next?.catch(() => {}); // nobody waits for this question any more
    const closed = Promise.resolve(source.return?.()).catch(() => {});
    if (!next) {
      await closed;
    }
  }
}

/** What `promise` gives, or `undefined` after so many milliseconds. Throws the reason of `signal` when it is aborted. */
function within<T>(promise: Promise<T>, milliseconds: number | undefined, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = milliseconds === undefined ? undefined : setTimeout(() => settle(() => resolve(undefined)), milliseconds);
    const stop = () => settle(() => reject(signal.reason));
    function settle(settled: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      settled();
    }
    signal.addEventListener("abort", stop, { once: true });
    promise.then(
      (value) => settle(() => resolve(value)),
      (error) => settle(() => reject(error)),
    );
    if (signal.aborted) {
      stop();
    }
  });
}
