/** Streams: of a running service, and of one that ends a stream early, breaks it off, or answers something else. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createClient,
  LawspeakerError,
  ServiceUnreachable,
  StreamEndedEarly,
  type JavaPlayer,
  type JavaSetupRequest,
  type StreamEnd,
  type StreamQuestion,
  type StreamResult,
  UnexpectedAnswer,
} from "@lawspeaker/client";
import { material } from "./material.js";

const NDJSON = { "Content-Type": "application/x-ndjson; charset=utf-8" };
const lawspeaker = createClient({ baseUrl: material.url });

/** Questions of which every fifth is a problem. */
function* questions(count: number, padding = ""): Generator<StreamQuestion> {
  for (let place = 0; place < count; place++) {
    const request = { players: ["one", "two"], ...(padding && { padding }) } as JavaSetupRequest;
    yield { correlation_id: `\u2028${place}`, question: place % 5 ? { java: { setups: request } } : { java: {} } };
  }
}

function answer(line: number): object {
  return { type: "answer", line, correlation_id: "a", answer: {} };
}

function end(reason: StreamEnd["reason"], more: object = {}): object {
  return { type: "end", reason, answers: 0, problems: 0, ...more };
}

type Reply = (object | string)[] | Response;

/** A client to which these lines are answered, strings as they are; and how many questions each request had. */
function answered(replies: Reply[], retries?: number) {
  const sent: number[] = [];
  const fetch = async (_: string, { body }: RequestInit) => {
    const reply = replies[Math.min(sent.push(String(body).split("\n").length - 1), replies.length) - 1]!;
    if (reply instanceof Response) return reply.clone();
    return new Response(reply.map((line) => (typeof line === "string" ? line : `${JSON.stringify(line)}\n`)).join(""), { headers: NDJSON });
  };
  return { sent, lawspeaker: createClient({ baseUrl: "http://service", fetch, retries }) };
}

/** All results of a stream, and what its generator returns. */
async function read(stream: AsyncGenerator<StreamResult, StreamEnd, undefined>): Promise<[StreamResult[], StreamEnd]> {
  const results: StreamResult[] = [];
  while (true) {
    const { value, done } = await stream.next();
    if (done) return [results, value];
    results.push(value);
  }
}

/** The number of the next question that is answered. */
async function nextLine(stream: AsyncGenerator<StreamResult, StreamEnd, undefined>): Promise<number> {
  const { value, done } = await stream.next();
  assert.ok(!done);
  return value.line;
}

test("each question gets its answer or its problem, in as many requests as are needed", async () => {
  const padding = "x".repeat(30_000);
  const [results, last] = await read(lawspeaker.stream(questions(30, padding), { language: "cs" }));
  assert.deepEqual(results.map(({ line }) => line), [...Array(30).keys()].map((place) => place + 1));
  assert.deepEqual(results.map((result) => result.correlation_id), [...questions(30)].map((question) => question.correlation_id));
  assert.deepEqual(last, { type: "end", reason: "complete", answers: 0, problems: 30 });
});

test("the answers are those to the questions alone, from any iterable", async () => {
  const expected = await lawspeaker.ask("java", "setups", { players: ["one", "two"] }, { explain: "all", language: "fr" });
  async function* oneByOne() {
    yield* questions(10);
  }
  for (const given of [questions(10), oneByOne(), [...questions(10)]]) {
    const [results, last] = await read(lawspeaker.stream(given, { explain: "all", language: "fr" }));
    for (const [place, result] of results.entries()) {
      if (result.type === "answer") assert.deepEqual(result.answer, { java: { setups: expected } });
      else assert.deepEqual([place % 5, result.problem.status], [0, 400]);
    }
    assert.deepEqual([last.answers, last.problems], [8, 2]);
  }
  assert.deepEqual((await read(lawspeaker.stream([])))[0], []);
});

test("a question can depend on the answer to the one before", async () => {
  let players: JavaPlayer[] = ["one", "two"];
  async function* following(): AsyncGenerator<StreamQuestion> {
    for (const correlation_id of ["a", "b", "c"]) {
      yield { correlation_id, question: { java: { setups: { players } } } };
      await new Promise<void>((resolve) => (goOn = resolve));
    }
  }
  let goOn = () => {};
  const counts: number[] = [];
  for await (const line of lawspeaker.stream(following())) {
    assert.ok(line.type === "answer");
    const setup = line.answer.java?.setups;
    assert.ok(setup?.verdict === "legal");
    counts.push(setup.state.players!.length);
    players = [...players, (["three", "four"] as const)[counts.length - 1]!];
    goOn();
  }
  assert.deepEqual(counts, [2, 3, 4]);
});

test("questions are taken as they are sent", async () => {
  let taken = 0;
  function* noted() {
    for (const question of questions(1000, "x".repeat(30_000))) {
      taken++;
      yield question;
    }
  }
  for await (const _ of lawspeaker.stream(noted())) break;
  assert.ok(taken < 10, String(taken));
});

for (const reason of ["rate-limited", "stopping", "timed-out"] as const) {
  test(`after the early end ${reason} it goes on with the next question`, async () => {
    const busy = new Response("{}", { status: 503, headers: { "Retry-After": "0" } });
    const early = [answer(1), end(reason, { next_line: 2, retry_after: 0 })];
    const { sent, lawspeaker } = answered([early, busy, [answer(1), answer(2), end("complete")]]);
    const [results, last] = await read(lawspeaker.stream(questions(3)));
    assert.deepEqual(results.map(({ line }) => line), [1, 2, 3]);
    assert.deepEqual([sent, last.answers], [[3, 2, 2], 3]);
  });
}

test("a stream that does not go on is an error that says how it ended", async () => {
  const last = end("rate-limited", { next_line: 1, retry_after: 0 });
  for (const [retries, requests] of [[2, 3], [0, 1]] as const) {
    const { sent, lawspeaker } = answered([[last]], retries);
    await assert.rejects(read(lawspeaker.stream(questions(2))), (error) => {
      assert.ok(error instanceof StreamEndedEarly && error instanceof LawspeakerError);
      assert.deepEqual([error.end, error.answered, error.retryAfter, error.name], [last, 0, 0, "StreamEndedEarly"]);
      return true;
    });
    assert.equal(sent.length, requests);
  }
  const { sent, lawspeaker } = answered([[answer(1), end("rate-limited", { next_line: 2, retry_after: 3600 })]]);
  await assert.rejects(read(lawspeaker.stream(questions(2))), { answered: 1, retryAfter: 3600, message: /rate-limited.*3600 seconds/ });
  assert.equal(sent.length, 1);
});

test("after a connection that broke it goes on with the next question, unless nothing was answered", async () => {
  const { sent, lawspeaker } = answered([[answer(1)], [answer(1), '{"type": "answer", "li'], []]);
  const stream = lawspeaker.stream(questions(3));
  assert.deepEqual([await nextLine(stream), await nextLine(stream)], [1, 2]);
  await assert.rejects(stream.next(), ServiceUnreachable);
  assert.deepEqual(sent, [3, 2, 1]);

  const broken = new Response(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) }), { headers: NDJSON });
  await assert.rejects(read(answered([broken]).lawspeaker.stream(questions(1))), { name: "ServiceUnreachable", message: /reset/ });
});

test("what is not from Lawspeaker is noticed", async () => {
  for (const line of ["nonsense\n", "null\n", "7\n", "{}\n", answer(2), { ...answer(1), type: "tea" }]) {
    await assert.rejects(read(answered([[line]]).lawspeaker.stream(questions(2))), UnexpectedAnswer);
  }
  await assert.rejects(read(answered([[answer(1), answer(2), end("complete")]]).lawspeaker.stream(questions(1))), UnexpectedAnswer);
  for (const other of [new Response("<p>", { headers: { "Content-Type": "text/html" } }), Response.json({ answers: [] })]) {
    await assert.rejects(read(answered([other]).lawspeaker.stream(questions(1))), UnexpectedAnswer);
  }
  const problem = { type: "/problems/unauthorized", title: "No key", status: 401, detail: "Send one." };
  const refused = new Response(JSON.stringify(problem), { status: 401, headers: { "Content-Type": "application/problem+json" } });
  await assert.rejects(read(answered([refused]).lawspeaker.stream(questions(1))), { name: "LawspeakerProblem", status: 401 });
});

/** Questions that note when they are closed. The last one never comes. */
function endless() {
  const source = { closed: 0, next: 0 };
  const iterator: AsyncIterator<StreamQuestion> = {
    next: () => (source.next++ < 3 ? Promise.resolve({ value: [...questions(2)][1]!, done: false }) : new Promise(() => {})),
    return: async () => ({ value: undefined, done: (source.closed++, true) }),
  };
  return { source, questions: { [Symbol.asyncIterator]: () => iterator } };
}

test("whoever stops reading closes the questions and the request", async () => {
  let cancelled = 0;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(answer(1))}\n`)),
    cancel: () => void cancelled++,
  });
  const client = createClient({ baseUrl: "http://service", fetch: async () => new Response(body, { headers: NDJSON }) });
  const { source, questions: given } = endless();
  for await (const _ of client.stream(given)) break;
  assert.deepEqual([source.closed, cancelled], [1, 1]);
});

test("a stream can be stopped, whatever it waits for", async () => {
  for (const fetch of [undefined, async () => new Response(new ReadableStream(), { headers: NDJSON })]) {
    const { source, questions: given } = endless();
    const stop = new AbortController();
    const client = createClient({ baseUrl: material.url, fetch });
    const stream = client.stream(given, { signal: stop.signal });
    if (!fetch) for (let line = 1; line <= 3; line++) assert.equal(await nextLine(stream), line);
    setTimeout(() => stop.abort(new Error("enough")), 50);
    await assert.rejects(stream.next(), /^Error: enough$/);
    assert.equal(source.closed, 1);
  }
  await assert.rejects(read(lawspeaker.stream(questions(1), { signal: AbortSignal.abort() })), { name: "AbortError" });
});

test("an error of the questions is thrown as it is", async () => {
  async function* broken(): AsyncGenerator<StreamQuestion> {
    yield* questions(1);
    throw new RangeError("no more");
  }
  await assert.rejects(read(lawspeaker.stream(broken())), /^RangeError: no more$/);
});
