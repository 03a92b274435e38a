/** A typed client of Lawspeaker, which adjudicates board games. */

import createFetchClient, { type Client } from "openapi-fetch";
import { exchangeOver, NDJSON, type Fetch } from "./exchange.js";
import type { paths, Question, StreamEnd, StreamQuestion } from "./schema.js";
import type {
  AnswerOf,
  AnyAnswer,
  BatchResults,
  GameId,
  QuestionOn,
  ReadAnswer,
  ReadParameters,
  ReadPath,
  ReadQuery,
  RequestOf,
  StreamResult,
} from "./shapes.js";
import { streamOver } from "./stream.js";

export * from "./errors.js";
export type * from "./schema.js";
export type * from "./shapes.js";

export interface ClientOptions {
  /** Where the service is, such as `http://127.0.0.1:8000`. A path in it is kept. */
  baseUrl: string;
  /** The API key, where the service wants one. */
  key?: string | undefined;
  /** The language of messages, as in `Accept-Language`: `en`, `cs` or `fr`. */
  language?: string | undefined;
  /** Sends requests in place of the global `fetch`. */
  fetch?: Fetch | undefined;
  /** How often a request is sent again after status 429 or 503; 3 if left out, 0 for never. */
  retries?: number | undefined;
}

export interface RequestOptions {
  /** The language of messages, if not that of the client. */
  language?: string | undefined;
  /** Stops the request, and the wait for another try. Then its `reason` is thrown. */
  signal?: AbortSignal | undefined;
}

export interface ReadOptions<Path extends ReadPath> extends RequestOptions {
  /** The parameters of the query: `{ search: "tie" }` finds rules by their words. */
  query?: ReadQuery<Path> | undefined;
}

export interface QuestionOptions extends RequestOptions {
  /** `all` lists the rules that were upheld, too. */
  explain?: "all" | undefined;
}

/**
 * Each method returns the answer, and throws a `LawspeakerError` if there is none: a `LawspeakerProblem` if the service
 * refuses the request, `UnexpectedAnswer` if something else answers, `ServiceUnreachable` if nothing does.
 */
export interface Lawspeaker {
  /** Asks a question about a game: `ask("java", "rulings", { state, action })`. */
  ask<Game extends GameId, Question extends QuestionOn<Game>>(
    game: Game,
    question: Question,
    request: RequestOf<Game, Question>,
    options?: QuestionOptions,
  ): Promise<AnswerOf<Game, Question>>;

  /** The same for code that plays any game, and for games that are not in the contract. Their types are loose. */
  askAny<Question extends string>(
    game: string,
    question: Question,
    request: Record<string, unknown>,
    options?: QuestionOptions,
  ): Promise<AnyAnswer<Question>>;

  /** Asks up to 20 questions at once. A problem with one of them is not thrown: it is in the result of that question. */
  batch<const Questions extends readonly Question[]>(
    questions: Questions,
    options?: QuestionOptions,
  ): Promise<BatchResults<Questions>>;

  /**
   * Asks any number of questions, about any games. Gives the answer or the problem of each, in the order of the questions. The
   * questions are taken as they are sent: only when the answers to earlier ones are read. After an early end it goes on by itself.
   *
   * The generator returns how many answers and problems there were. It throws `StreamEndedEarly` if it cannot go on. If you stop
   * reading, `questions` is closed, too.
   */
  stream(
    questions: AsyncIterable<StreamQuestion> | Iterable<StreamQuestion>,
    options?: QuestionOptions,
  ): AsyncGenerator<StreamResult, StreamEnd, undefined>;

  /** Reads what does not depend on a state: `read("/v1/games/java/rules/{rule}", { path: { rule: "bid.order" } })`. */
  read<Path extends ReadPath>(
    path: Path,
    ...options: [ReadParameters<Path>] extends [never] ? [ReadOptions<Path>?] : [ReadOptions<Path> & { path: ReadParameters<Path> }]
  ): Promise<ReadAnswer<Path>>;

  /** The client of openapi-fetch beneath, for headers of requests and answers. It throws the same errors. */
  readonly http: Client<paths>;
}

/** A client of the service at `baseUrl`. It throws a `TypeError` for options that cannot be. */
export function createClient({ baseUrl, key, language, fetch, retries = 3 }: ClientOptions): Lawspeaker {
  check(isAddress(baseUrl), `baseUrl must be a URL such as http://127.0.0.1:8000, not ${baseUrl}.`);
  check(key === undefined || /^[\x21-\x7e]+$/.test(key), "key must have at least one character, and only printable ASCII characters without spaces.");
  check(language === undefined || /^[\x20-\x7e]+$/.test(language), `language must be a language tag such as en, not ${language}.`);
  check(Number.isInteger(retries) && retries >= 0, `retries must be an integer of at least 0, not ${retries}.`);
  const headers = { ...(key && { Authorization: `Bearer ${key}` }), ...inLanguage(language) };
  const send = exchangeOver(fetch ?? ((url, init) => globalThis.fetch(url, init)), retries);
  const http = createFetchClient<paths>({ baseUrl, headers, fetch: send });
  /** The types of the methods below are worked out from the contract; this one is beneath them. */
  const untyped = http as unknown as Record<"GET" | "POST", (path: string, init: object) => Promise<{ data: any }>>;

  async function posted(path: string, body: unknown, { explain, language, signal }: QuestionOptions) {
    const init = { body, params: { query: { explain } }, headers: inLanguage(language), ...(signal && { signal }) };
    return (await untyped.POST(path, init)).data;
  }

  function ask(game: string, question: string, request: unknown, options: QuestionOptions = {}) {
    const path = `/v1/games/${encodeURIComponent(game)}/${encodeURIComponent(question)}`;
    return posted(path, request, options);
  }

  async function opened(lines: string, { explain, language, signal }: QuestionOptions): Promise<ReadableStream<Uint8Array> | undefined> {
    const init = {
      body: lines,
      bodySerializer: (body: string) => body,
      params: { query: { explain } },
      headers: { ...inLanguage(language), "Content-Type": NDJSON },
      parseAs: "stream",
      ...(signal && { signal }),
    };
    return (await untyped.POST("/v1/streams", init)).data;
  }

  return {
    ask,
    askAny: ask,
    batch: async (questions, options = {}) => (await posted("/v1/batches", { questions }, options)).answers,
    stream: (questions, options = {}) => {
      const signal = options.signal ?? new AbortController().signal;
      return streamOver((lines) => opened(lines, options), questions, retries, signal);
    },
    read: async (path, options?: RequestOptions & { path?: object; query?: object | undefined }) => {
      const { language, signal, path: parameters = {}, query = {} } = options ?? {};
      const init = { params: { path: parameters, query }, headers: inLanguage(language), ...(signal && { signal }) };
      return (await untyped.GET(path, init)).data;
    },
    http,
  };
}

function isAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

function inLanguage(language: string | undefined) {
  return language ? { "Accept-Language": language } : {};
}

function check(holds: boolean, complaint: string): void {
  if (!holds) {
    throw new TypeError(complaint);
  }
}
