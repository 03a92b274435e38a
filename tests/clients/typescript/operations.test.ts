/** Every operation of a running service, asked through the client and as it is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createClient, LawspeakerProblem, type Question, type ReadPath, type RequestOptions } from "@lawspeaker/client";
import { material } from "./material.js";

const { url, worked, reads } = material;
const lawspeaker = createClient({ baseUrl: `${url}/` });

async function plainly(path: string, body?: unknown): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(url + path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body), headers });
  assert.equal(answer.status, 200);
  return answer.text();
}

test("every question", async () => {
  for (const { game, question, name, request } of worked) {
    const answer = await lawspeaker.askAny(game, question, request);
    const expected = await plainly(`/v1/games/${game}/${question}`, request);
    assert.deepEqual(answer, JSON.parse(expected), name);
  }
});

test("a picture is SVG as text", async () => {
  const { state } = worked.find(({ game, question }) => game === "java" && question === "pictures")!.request;
  const { svg } = await lawspeaker.ask("java", "pictures", { state: state as object });
  assert.match(svg, /^<svg.*<\/svg>\s*$/s);
});

test("every path that is read", async () => {
  const read = lawspeaker.read as (path: ReadPath, options: RequestOptions & { path: object }) => Promise<object>;
  for (const { path, parameters } of reads) {
    const address = Object.entries(parameters).reduce<string>((path, [name, value]) => path.replace(`{${name}}`, value), path);
    assert.deepEqual(await read(path, { path: parameters }), JSON.parse(await plainly(address)), path);
  }
});

test("rules by their words", async () => {
  const { rules } = await lawspeaker.read("/v1/games/java/rules", { query: { search: "égalité & fin ?" }, language: "fr" });
  const all = await lawspeaker.read("/v1/games/java/rules");
  assert.ok(rules.some(({ id }) => id === "end.winner") && rules.length < all.rules.length);
});

test("batches, in the order of their questions", async () => {
  for (let start = 0; start < worked.length; start += 20) {
    const questions = worked.slice(start, start + 20).map(({ game, question, request }) => ({ [game]: { [question]: request } }));
    const results = await lawspeaker.batch(questions as Question[]);
    assert.deepEqual({ answers: results }, JSON.parse(await plainly("/v1/batches", { questions })));
  }
});

test("a problem in a batch is the result of its question", async () => {
  const [good, bad] = await lawspeaker.batch([
    { java: { scores: { state: { players: ["one", "two"], points: { one: 3, two: 4 } } } } },
    { java: { scores: { state: { phase: "tea" as "turn" } } } },
  ]);
  assert.equal(good.status, 200);
  assert.ok(bad.status !== 200);
  assert.equal(bad.status, 400);
  assert.ok(bad.problem.errors?.[0]?.pointer.endsWith("/state/phase"));
});

test("what was upheld, and in which language", async () => {
  const request = { state: {}, action: { type: "end-turn", player: "one" } } as const;
  const czech = createClient({ baseUrl: url, language: "cs" });
  const all = await czech.ask("java", "rulings", request, { explain: "all" });
  const some = await czech.ask("java", "rulings", request, { language: "fr" });
  assert.ok(all.findings.length > some.findings.length);
  const message = (ruling: typeof all) => ruling.findings.find(({ rule }) => rule === some.findings[0]!.rule)!.message;
  assert.notEqual(message(all), message(some));
  const english = await lawspeaker.read("/v1/games/java", { language: "en" });
  assert.notDeepEqual(await czech.read("/v1/games/java"), english);
});

test("a request that cannot be understood is a problem that names the places", async () => {
  await assert.rejects(lawspeaker.ask("java", "rulings", { state: { players: "one" as never } } as never), (error) => {
    assert.ok(error instanceof LawspeakerProblem);
    assert.equal(error.status, 400);
    assert.equal(error.type, "/problems/invalid-request");
    assert.deepEqual(error.errors.map(({ pointer }) => pointer).sort(), ["/action", "/state/players"]);
    assert.ok(error.title && error.detail && error.requestId);
    assert.match(error.message, /\/state\/players: /);
    return true;
  });
});

test("an impossible state is a problem that names the rule", async () => {
  await assert.rejects(lawspeaker.ask("java", "legal-actions", { state: { water: ["E7", "E7"] } }), (error) => {
    assert.ok(error instanceof LawspeakerProblem);
    assert.equal(error.status, 422);
    assert.ok(error.errors[0]!.rule);
    return true;
  });
});

test("a game and a question that are nowhere", async () => {
  for (const [game, question] of [["chess", "rulings"], ["java", "tea"], ["../healthz", "?"]] as const) {
    await assert.rejects(lawspeaker.askAny(game, question, {}), { name: "LawspeakerProblem", status: 404 });
  }
});

test("openapi-fetch is there for headers, and for answers that did not change", async () => {
  const first = await lawspeaker.http.GET("/v1/games/java/rules");
  const etag = first.response.headers.get("ETag")!;
  assert.ok(first.data!.rules.length);
  const second = await lawspeaker.http.GET("/v1/games/java/rules", { params: { header: { "If-None-Match": etag } } });
  assert.equal(second.response.status, 304);
});
