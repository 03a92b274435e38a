/** How the client meets a service that is busy, something else at its address, and nothing. */

import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { createClient, LawspeakerError, LawspeakerProblem, ServiceUnreachable, UnexpectedAnswer } from "@lawspeaker/client";

type Answer = [status: number, headers: Record<string, string>, body: string];

const PROBLEM = { type: "/problems/overloaded", title: "Too busy right now", status: 503, detail: "Ask again." };
const SERVED: Answer = [200, { "Content-Type": "application/json; charset=utf-8" }, '{"status": "ok"}'];

function busy(status: number, headers: Record<string, string> = { "Retry-After": "0" }): Answer {
  return [status, { "Content-Type": "application/problem+json", ...headers }, JSON.stringify({ ...PROBLEM, status })];
}

/** A client to which these answers are given, one after the other, the last again and again; and what it sent. */
function answered(answers: Answer[], retries?: number) {
  const sent: [url: string, init: RequestInit][] = [];
  const fetch = async (url: string, init: RequestInit) => {
    const [status, headers, body] = answers[Math.min(sent.push([url, init]), answers.length) - 1]!;
    return new Response(body, { status, headers });
  };
  return { sent, lawspeaker: createClient({ baseUrl: "http://service/under/", key: "secret", language: "cs", fetch, retries }) };
}

/** Runs `use` with the address of a server. */
async function serving(listener: RequestListener, use: (baseUrl: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("the key, the language and the path of the address are sent", async () => {
  const { sent, lawspeaker } = answered([SERVED]);
  await lawspeaker.ask("java", "scores", { state: {} }, { explain: "all" });
  const [url, init] = sent[0]!;
  const headers = new Headers(init.headers);
  assert.equal(url, "http://service/under/v1/games/java/scores?explain=all");
  assert.equal(init.method, "POST");
  assert.equal(init.body, '{"state":{}}');
  assert.equal(headers.get("Authorization"), "Bearer secret");
  assert.equal(headers.get("Accept-Language"), "cs");
  assert.equal(headers.get("Content-Type"), "application/json");
});

for (const status of [429, 503]) {
  test(`after status ${status} the same request is sent again`, async () => {
    const { sent, lawspeaker } = answered([busy(status), busy(status), SERVED]);
    assert.deepEqual(await lawspeaker.ask("java", "scores", { state: {} }), { status: "ok" });
    assert.equal(sent.length, 3);
    assert.deepEqual(sent.map(([, { body }]) => body), Array(3).fill('{"state":{}}'));
  });
}

test("what is read is sent again, too", async () => {
  const { sent, lawspeaker } = answered([busy(503), SERVED]);
  await lawspeaker.read("/healthz");
  assert.equal(sent.length, 2);
});

test("no other status is tried again", async () => {
  const { sent, lawspeaker } = answered([busy(500)]);
  await assert.rejects(lawspeaker.read("/v1/games"), { name: "LawspeakerProblem", status: 500 });
  assert.equal(sent.length, 1);
});

test("after so many retries the problem is thrown", async () => {
  for (const [retries, requests] of [[undefined, 4], [1, 2], [0, 1]] as const) {
    const { sent, lawspeaker } = answered([busy(429)], retries);
    await assert.rejects(lawspeaker.read("/v1/games"), { name: "LawspeakerProblem", status: 429, retryAfter: 0 });
    assert.equal(sent.length, requests);
  }
});

test("Retry-After is waited for, be it seconds or a date", async () => {
  for (const pause of [() => "1", () => new Date(Date.now() + 2_000).toUTCString()]) {
    const begun = performance.now();
    const { lawspeaker } = answered([busy(503, { "Retry-After": pause() }), SERVED]);
    await lawspeaker.read("/healthz");
    assert.ok(performance.now() - begun > 900);
  }
});

test("without Retry-After there is a pause of a second", async () => {
  const { lawspeaker } = answered([[503, { "Content-Type": "text/html" }, "<p>Back soon"], SERVED]);
  const begun = performance.now();
  await lawspeaker.read("/healthz");
  assert.ok(performance.now() - begun > 900);
});

test("a pause of more than a minute is left to the caller", async () => {
  const { sent, lawspeaker } = answered([busy(429, { "Retry-After": "61", "X-Request-Id": "abc" })]);
  await assert.rejects(lawspeaker.read("/v1/games"), { retryAfter: 61, requestId: "abc" });
  assert.equal(sent.length, 1);
});

test("a wait can be stopped", async () => {
  const { sent, lawspeaker } = answered([busy(503, { "Retry-After": "30" })]);
  const stop = new AbortController();
  const answer = lawspeaker.ask("java", "scores", { state: {} }, { signal: stop.signal });
  setTimeout(() => stop.abort(new Error("enough")), 50);
  await assert.rejects(answer, /^Error: enough$/);
  assert.equal(sent.length, 1);
});

test("a request can be stopped", async () => {
  const silent: RequestListener = () => {};
  await serving(silent, async (baseUrl) => {
    const lawspeaker = createClient({ baseUrl });
    await assert.rejects(lawspeaker.read("/v1/games", { signal: AbortSignal.timeout(50) }), { name: "TimeoutError" });
    await assert.rejects(lawspeaker.read("/v1/games", { signal: AbortSignal.abort() }), { name: "AbortError" });
  });
});

const STRANGE: Record<string, Answer> = {
  "a page": [200, { "Content-Type": "text/html" }, "<!doctype html>"],
  "half an answer": [200, { "Content-Type": "application/json" }, '{"status": '],
  "JSON that is no object": [200, { "Content-Type": "application/json" }, "null"],
  "an empty answer": [200, { "Content-Type": "application/json" }, ""],
  "another success": [201, { "Content-Type": "application/json" }, "{}"],
  "an error of a proxy": [502, { "Content-Type": "text/html" }, "<h1>Bad gateway</h1>"],
  "an error in JSON": [404, { "Content-Type": "application/json" }, '{"message": "Not found"}'],
  "another problem": [404, { "Content-Type": "application/problem+json" }, '{"title": "Not found"}'],
  "half a problem": [404, { "Content-Type": "application/problem+json" }, '{"title": '],
  "an answer without a type": [200, {}, "{}"],
};

for (const [name, answer] of Object.entries(STRANGE)) {
  test(`${name} is not taken for an answer`, async () => {
    const { lawspeaker } = answered([answer]);
    await assert.rejects(lawspeaker.read("/v1/games"), (error) => {
      assert.ok(error instanceof UnexpectedAnswer && error instanceof LawspeakerError && !(error instanceof LawspeakerProblem));
      assert.deepEqual([error.status, error.text], [answer[0], answer[2]]);
      assert.match(error.message, new RegExp(`http://service/under/v1/games responded with status ${answer[0]}`));
      return true;
    });
  });
}

test("a redirection is not followed, as the key would go with it", async () => {
  const elsewhere: RequestListener = (_, response) => response.writeHead(301, { Location: "https://elsewhere.example/" }).end();
  await serving(elsewhere, async (baseUrl) => {
    const lawspeaker = createClient({ baseUrl, key: "secret" });
    await assert.rejects(lawspeaker.ask("java", "scores", { state: {} }), (error) => {
      assert.ok(error instanceof UnexpectedAnswer);
      assert.match(error.message, /responded with status 301, a redirect to https:\/\/elsewhere\.example\//);
      return true;
    });
  });
});

test("where nobody listens", async () => {
  let left = "";
  await serving(() => {}, async (baseUrl) => {
    left = baseUrl;
  });
  await assert.rejects(createClient({ baseUrl: left }).read("/v1/games"), (error) => {
    assert.ok(error instanceof ServiceUnreachable && error instanceof LawspeakerError);
    assert.ok(error.cause instanceof Error);
    assert.match(error.message, new RegExp(`^No response from ${left}/v1/games: .*ECONNREFUSED`));
    return true;
  });
});

test("where the connection breaks in the midst of an answer", async () => {
  const breaking: RequestListener = (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"status": ', () => response.destroy());
  };
  await serving(breaking, async (baseUrl) => {
    await assert.rejects(createClient({ baseUrl }).read("/v1/games"), { name: "ServiceUnreachable" });
  });
});

test("options that cannot be", () => {
  const baseUrl = "http://service";
  for (const [options, complaint] of [
    [{ baseUrl: "127.0.0.1:8000" }, /baseUrl.*127\.0\.0\.1:8000/],
    [{ baseUrl: "" }, /baseUrl/],
    [{ baseUrl: "ftp://service" }, /baseUrl/],
    [{ baseUrl: undefined as never }, /baseUrl/],
    [{ baseUrl: "http://" }, /baseUrl/],
    [{ baseUrl, key: "" }, /key/],
    [{ baseUrl, retries: -1 }, /retries/],
    [{ baseUrl, retries: Number.NaN }, /retries/],
    [{ baseUrl, language: "č" }, /language/],
  ] as const) {
    assert.throws(() => createClient(options), { name: "TypeError", message: complaint });
  }
  assert.throws(() => createClient({ baseUrl, key: "secret\n" }), (error) => !String(error).includes("secret"));
});
