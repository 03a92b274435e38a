/** What the types take and what they refuse. Nothing of this is run: that it compiles is the test. */

import {
  type Action,
  type AnswerOf,
  type AnyLegalActions,
  type AnyRuling,
  createClient,
  type GameId,
  type Event,
  type JavaAction,
  type JavaEvent,
  type JavaState,
  type ReadPath,
  type State,
} from "@lawspeaker/client";

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
type Holds<Fact extends true> = Fact;

export type Facts = [
  Holds<Same<GameId, "graenaland" | "confusing-lands" | "java">>,
  Holds<Same<State<"java">, JavaState>>,
  Holds<Same<Action<"java">, JavaAction>>,
  Holds<Same<Event<"java">, JavaEvent>>,
  Holds<AnswerOf<GameId, "rulings"> extends AnyRuling ? true : false>,
  Holds<AnswerOf<GameId, "setups"> extends AnyRuling ? true : false>,
  Holds<AnswerOf<GameId, "legal-actions"> extends AnyLegalActions ? true : false>,
  Holds<Same<AnswerOf<GameId, "pictures">, { svg: string }>>,
  Holds<"/healthz" extends ReadPath ? true : false>,
];

export async function askedWithTypes(state: JavaState): Promise<JavaState> {
  const lawspeaker = createClient({ baseUrl: "http://127.0.0.1:8000" });

  const ruling = await lawspeaker.ask("java", "rulings", { state, action: { type: "end-turn", player: "one" } });
  // @ts-expect-error: an action that is not legal has no next state
  void ruling.state;
  // @ts-expect-error: Java has no such action
  void lawspeaker.ask("java", "rulings", { state, action: { type: "build-village" } });
  // @ts-expect-error: Java has no such question
  void lawspeaker.ask("java", "votes", { state });
  // @ts-expect-error: there is no such game
  void lawspeaker.ask("chess", "rulings", { state });
  // @ts-expect-error: a state of another game
  void lawspeaker.ask("confusing-lands", "legal-actions", { state });
  // @ts-expect-error: which rule?
  void lawspeaker.read("/v1/games/java/rules/{rule}");
  // @ts-expect-error: only the list of rules is searched
  void lawspeaker.read("/v1/games/java", { query: { search: "tie" } });
  // @ts-expect-error: a question is not read
  void lawspeaker.read("/v1/games/java/rulings");

  const [listed, scored] = await lawspeaker.batch([
    { java: { "legal-actions": { state } } },
    { java: { scores: { state } } },
  ]);
  if (listed.status === 200 && scored.status !== 200) {
    void [listed.answer.java["legal-actions"].actions satisfies JavaAction[], scored.problem.title];
  }

  // @ts-expect-error: a question of a stream has a correlation id
  void lawspeaker.stream([{ question: { java: { "legal-actions": { state } } } }]);
  for await (const line of lawspeaker.stream([{ correlation_id: "1", question: { java: { "legal-actions": { state } } } }])) {
    void (line.type === "problem" ? line.problem.title : line.answer.java?.["legal-actions"]?.actions);
  }
  return ruling.verdict === "legal" ? ruling.state : state;
}
