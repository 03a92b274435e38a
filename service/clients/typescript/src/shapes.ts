/** Which game takes which question, what is sent and what is answered: worked out from the contract. */

import type {
  GraenalandIllegalRuling,
  GraenalandLegalActionsAnswer,
  GraenalandLegalRuling,
  GraenalandUndeterminedRuling,
  Problem,
  ProblemStatus,
  Question,
  StreamAnswer,
  StreamProblem,
  paths,
} from "./schema.js";

type PathsWith<Method extends "get" | "post"> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];
/** The paths that are read with GET. */
export type ReadPath = PathsWith<"get">;

type Operation<Path extends keyof paths, Method extends "get" | "post"> = paths[Path][Method];
type Answered<Operation> = Operation extends { responses: { 200: { content: infer Content } } } ? Content[keyof Content] : never;
type Sent<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } } ? Body : never;
type PathParameters<Operation> = Operation extends { parameters: { path: infer Names } } ? Names : never;
type QueryParameters<Operation> = Operation extends { parameters: { query?: infer Names } } ? NonNullable<Names> : never;

type GameIn<Path> = Path extends `/v1/games/${infer Game}/setups` ? Game : never;
/** The games of the contract. */
export type GameId = GameIn<keyof paths>;

type QuestionIn<Path, Game extends GameId> = Path extends `/v1/games/${Game}/${infer Question}` ? Question : never;
/** The questions that a game answers: `QuestionOn<"java">`. */
export type QuestionOn<Game extends GameId> = QuestionIn<PathsWith<"post">, Game>;

/** What is sent with a question: `RequestOf<"java", "rulings">`. */
export type RequestOf<Game extends GameId, Question extends QuestionOn<Game>> = Sent<
  Operation<`/v1/games/${Game}/${Question}` & keyof paths, "post">
>;
/** What is answered to it: `AnswerOf<"java", "rulings">`. */
export type AnswerOf<Game extends GameId, Question extends QuestionOn<Game>> = Answered<
  Operation<`/v1/games/${Game}/${Question}` & keyof paths, "post">
>;

type Ruled<Game extends GameId> = Operation<`/v1/games/${Game}/rulings` & keyof paths, "post">;
/** A state of a game: `State<"java">`. */
export type State<Game extends GameId> = Sent<Ruled<Game>> extends { state: infer State } ? State : never;
/** An action in a game: `Action<"java">`. */
export type Action<Game extends GameId> = Sent<Ruled<Game>> extends { action: infer Action } ? Action : never;
/** What an action brings about: `Event<"java">`. */
export type Event<Game extends GameId> =
  Extract<Answered<Ruled<Game>>, { verdict: "legal" }> extends { events: (infer Event)[] } ? Event : never;

/** What is read from a path: `ReadAnswer<"/v1/games/java/rules">`. */
export type ReadAnswer<Path extends ReadPath> = Answered<Operation<Path, "get">>;
/** The parameters in a path, such as `{ rule: string }`; `never` if it has none. */
export type ReadParameters<Path extends ReadPath> = PathParameters<Operation<Path, "get">>;
/** The parameters of its query, such as `{ search?: string }`; `never` if it has none. */
export type ReadQuery<Path extends ReadPath> = QueryParameters<Operation<Path, "get">>;

type AnswersTo<Question> = {
  [Game in keyof Question & GameId]: { [Asked in keyof Question[Game] & QuestionOn<Game>]: AnswerOf<Game, Asked> };
};
type ResultOf<Question> = { status: 200; answer: AnswersTo<Question> } | { status: ProblemStatus; problem: Problem };
/** The results of a batch, in the order of its questions. If `status` is 200, there is an `answer`; otherwise a `problem`. */
export type BatchResults<Questions extends readonly Question[]> = { [Index in keyof Questions]: ResultOf<Questions[Index]> };

/** A line of a stream: the answer to a question, or its problem. */
export type StreamResult = StreamAnswer | StreamProblem;

/** A state of any game. */
export type AnyState = Record<string, unknown>;
/** An action or an event of any game. */
export type AnyAction = { type: string; [member: string]: unknown };
export type AnyEvent = AnyAction;
type Common = "verdict" | "findings" | "missing" | "assumptions" | "readings" | "ruleset";
/** A ruling in any game. */
export type AnyRuling =
  | (Pick<GraenalandLegalRuling, Common | "open"> & { state: AnyState; events: AnyEvent[] })
  | Pick<GraenalandIllegalRuling, Common>
  | Pick<GraenalandUndeterminedRuling, Common>;
/** A list of legal actions in any game. */
export type AnyLegalActions = Pick<GraenalandLegalActionsAnswer, "truncated" | "next" | Exclude<Common, "verdict" | "findings">> & {
  actions: AnyAction[];
};
/** What a game that need not be in the contract answers to a question. */
export type AnyAnswer<Question extends string> = Question extends "setups" | "rulings"
  ? AnyRuling
  : Question extends "legal-actions"
    ? AnyLegalActions
    : Question extends "pictures"
      ? { svg: string }
      : Record<string, unknown>;
