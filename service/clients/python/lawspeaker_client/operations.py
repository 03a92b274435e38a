"""The operations of the service. Generated from openapi.yaml by `make clients`: do not edit."""

from lawspeaker_client import models
from lawspeaker_client.exchange import Ask, AsyncAsk, Explain, Operation, Preferences

_GAMES: Operation[models.GameList] = Operation("GET", "/v1/games")

_GRAENALAND_GAME: Operation[models.Game] = Operation("GET", "/v1/games/graenaland")

_GRAENALAND_SETUPS: Operation[models.GraenalandRulingAnswer] = Operation("POST", "/v1/games/graenaland/setups")

_GRAENALAND_RULINGS: Operation[models.GraenalandRulingAnswer] = Operation("POST", "/v1/games/graenaland/rulings")

_GRAENALAND_TURNS: Operation[models.GraenalandTurnAnswer] = Operation("POST", "/v1/games/graenaland/turns")

_GRAENALAND_LEGAL_ACTIONS: Operation[models.GraenalandLegalActionsAnswer] = Operation(
    "POST", "/v1/games/graenaland/legal-actions"
)

_GRAENALAND_REPLAYS: Operation[models.GraenalandReplayAnswer] = Operation("POST", "/v1/games/graenaland/replays")

_GRAENALAND_AUDITS: Operation[models.GraenalandAuditAnswer] = Operation("POST", "/v1/games/graenaland/audits")

_GRAENALAND_SCORES: Operation[models.GraenalandScoresAnswer] = Operation("POST", "/v1/games/graenaland/scores")

_GRAENALAND_PICTURES: Operation[str] = Operation("POST", "/v1/games/graenaland/pictures", "image/svg+xml")

_GRAENALAND_VOTES: Operation[models.GraenalandVotesAnswer] = Operation("POST", "/v1/games/graenaland/votes")

_GRAENALAND_VICTORY_CLAIMS: Operation[models.GraenalandVictoryClaimAnswer] = Operation(
    "POST", "/v1/games/graenaland/victory-claims"
)

_GRAENALAND_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/graenaland/rules")

_GRAENALAND_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/graenaland/rules/{rule}")

_GRAENALAND_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/graenaland/editions/{edition}")

_GRAENALAND_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/graenaland/examples")

_CONFUSING_LANDS_GAME: Operation[models.Game] = Operation("GET", "/v1/games/confusing-lands")

_CONFUSING_LANDS_SETUPS: Operation[models.ConfusingLandsRulingAnswer] = Operation("POST", "/v1/games/confusing-lands/setups")

_CONFUSING_LANDS_RULINGS: Operation[models.ConfusingLandsRulingAnswer] = Operation("POST", "/v1/games/confusing-lands/rulings")

_CONFUSING_LANDS_TURNS: Operation[models.ConfusingLandsTurnAnswer] = Operation("POST", "/v1/games/confusing-lands/turns")

_CONFUSING_LANDS_LEGAL_ACTIONS: Operation[models.ConfusingLandsLegalActionsAnswer] = Operation(
    "POST", "/v1/games/confusing-lands/legal-actions"
)

_CONFUSING_LANDS_REPLAYS: Operation[models.ConfusingLandsReplayAnswer] = Operation("POST", "/v1/games/confusing-lands/replays")

_CONFUSING_LANDS_AUDITS: Operation[models.ConfusingLandsAuditAnswer] = Operation("POST", "/v1/games/confusing-lands/audits")

_CONFUSING_LANDS_SCORES: Operation[models.ConfusingLandsScoresAnswer] = Operation("POST", "/v1/games/confusing-lands/scores")

_CONFUSING_LANDS_PICTURES: Operation[str] = Operation("POST", "/v1/games/confusing-lands/pictures", "image/svg+xml")

_CONFUSING_LANDS_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/confusing-lands/rules")

_CONFUSING_LANDS_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/confusing-lands/rules/{rule}")

_CONFUSING_LANDS_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/confusing-lands/editions/{edition}")

_CONFUSING_LANDS_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/confusing-lands/examples")

_JAVA_GAME: Operation[models.Game] = Operation("GET", "/v1/games/java")

_JAVA_SETUPS: Operation[models.JavaRulingAnswer] = Operation("POST", "/v1/games/java/setups")

_JAVA_RULINGS: Operation[models.JavaRulingAnswer] = Operation("POST", "/v1/games/java/rulings")

_JAVA_TURNS: Operation[models.JavaTurnAnswer] = Operation("POST", "/v1/games/java/turns")

_JAVA_LEGAL_ACTIONS: Operation[models.JavaLegalActionsAnswer] = Operation("POST", "/v1/games/java/legal-actions")

_JAVA_REPLAYS: Operation[models.JavaReplayAnswer] = Operation("POST", "/v1/games/java/replays")

_JAVA_AUDITS: Operation[models.JavaAuditAnswer] = Operation("POST", "/v1/games/java/audits")

_JAVA_SCORES: Operation[models.JavaScoresAnswer] = Operation("POST", "/v1/games/java/scores")

_JAVA_PICTURES: Operation[str] = Operation("POST", "/v1/games/java/pictures", "image/svg+xml")

_JAVA_STANDINGS: Operation[models.JavaStandingsAnswer] = Operation("POST", "/v1/games/java/standings")

_JAVA_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/java/rules")

_JAVA_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/java/rules/{rule}")

_JAVA_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/java/editions/{edition}")

_JAVA_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/java/examples")

_BATCHES: Operation[models.BatchAnswer] = Operation("POST", "/v1/batches")

_HEALTHZ: Operation[models.Health] = Operation("GET", "/healthz")

_READYZ: Operation[models.Readiness] = Operation("GET", "/readyz")


class Graenaland:
    """The questions of Graenaland, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return self._send(_GRAENALAND_GAME, None, Preferences(language=language))

    def setups(
        self,
        request: models.GraenalandSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rulings(
        self,
        request: models.GraenalandRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def turns(
        self,
        request: models.GraenalandTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.GraenalandLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return self._send(_GRAENALAND_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    def replays(
        self,
        request: models.GraenalandReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.GraenalandAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return self._send(_GRAENALAND_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.GraenalandScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return self._send(_GRAENALAND_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(
        self, request: models.GraenalandPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return self._send(_GRAENALAND_PICTURES, request, Preferences(explain=explain, language=language))

    def votes(
        self, request: models.GraenalandVotesRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandVotesAnswer:
        """Count votes.

        Counts the votes of each player in a territory, by source and rule. One territory with its settlements, heroes and
        works, and the armies of the warriors there, is enough; where something is missing, bounds are given instead. With
        ballots it says whether the proposal passes, as soon as the known ballots decide that. With at most three clans in
        sight say who plays: with three players heroes count differently.
        """
        return self._send(_GRAENALAND_VOTES, request, Preferences(explain=explain, language=language))

    def victory_claims(
        self,
        request: models.GraenalandVictoryClaimRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandVictoryClaimAnswer:
        """Check a claim of victory.

        Says whether the player can reach so many points if allowed to build now as in the final building: in an own phase
        of building, without a supply card and without public works, using cards in hand, markets and keeps. A plan shows
        how: a list of actions that are legal one after the other, beginning in `start`. The search is exact, and bounded:
        it gives up after 30000 steps for the points asked for, and 20000 for all smaller numbers. It ends when the points
        asked for are reached; `best` then says how many the plan brings at least. If they cannot be reached, `best` says
        how many can, and the plan how; so ask for more than there are to learn what is the most. `undetermined` if
        something unknown decides it (`missing`), or if the search gave up (`searched`). Where something is unknown there
        are two searches, which share these steps; as many again are for all that `hinges_on` compares.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_VICTORY_CLAIMS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return self._send(_GRAENALAND_RULES, None, Preferences(language=language))

    def rule(self, rule: models.GraenalandRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return self._send(_GRAENALAND_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.GraenalandEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return self._send(_GRAENALAND_EDITION.at(edition=edition), None, Preferences(language=language))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return self._send(_GRAENALAND_EXAMPLES, None, Preferences(language=language))


class ConfusingLands:
    """The questions of Confusing Lands, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return self._send(_CONFUSING_LANDS_GAME, None, Preferences(language=language))

    def setups(
        self,
        request: models.ConfusingLandsSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rulings(
        self,
        request: models.ConfusingLandsRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def turns(
        self,
        request: models.ConfusingLandsTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.ConfusingLandsLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return self._send(_CONFUSING_LANDS_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    def replays(
        self,
        request: models.ConfusingLandsReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.ConfusingLandsAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return self._send(_CONFUSING_LANDS_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.ConfusingLandsScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return self._send(_CONFUSING_LANDS_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(
        self, request: models.ConfusingLandsPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return self._send(_CONFUSING_LANDS_PICTURES, request, Preferences(explain=explain, language=language))

    def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return self._send(_CONFUSING_LANDS_RULES, None, Preferences(language=language))

    def rule(self, rule: models.ConfusingLandsRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return self._send(_CONFUSING_LANDS_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.ConfusingLandsEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return self._send(_CONFUSING_LANDS_EDITION.at(edition=edition), None, Preferences(language=language))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return self._send(_CONFUSING_LANDS_EXAMPLES, None, Preferences(language=language))


class Java:
    """The questions of Java, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return self._send(_JAVA_GAME, None, Preferences(language=language))

    def setups(
        self,
        request: models.JavaSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rulings(
        self,
        request: models.JavaRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def turns(
        self,
        request: models.JavaTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.JavaLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return self._send(_JAVA_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    def replays(
        self,
        request: models.JavaReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.JavaAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return self._send(_JAVA_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.JavaScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return self._send(_JAVA_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(self, request: models.JavaPictureRequest, *, explain: Explain | None = None, language: str | None = None) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return self._send(_JAVA_PICTURES, request, Preferences(explain=explain, language=language))

    def standings(
        self, request: models.JavaStandingsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaStandingsAnswer:
        """Compare figures.

        Says who ranks where in a village, in a city or on the shore of water, with each comparison and the figure that
        decides it; who may build or enlarge a palace there, and how large; what the final scoring would pay in the city, or
        the water when it is surrounded; while a festival is bid for in the city, how many symbols everybody has laid and
        who may still bid. The `place` is a space on the `board` of the state, or a `village`, `city` or `shore` of which
        only the heights of everybody's figures are given. A rank is a place: after two who are first comes the second. A
        palace that by the `turn` of the state was changed already is not changed again in it; where the state does not say
        what was changed, nothing was.
        """
        return self._send(_JAVA_STANDINGS, request, Preferences(explain=explain, language=language))

    def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return self._send(_JAVA_RULES, None, Preferences(language=language))

    def rule(self, rule: models.JavaRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return self._send(_JAVA_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.JavaEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return self._send(_JAVA_EDITION.at(edition=edition), None, Preferences(language=language))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return self._send(_JAVA_EXAMPLES, None, Preferences(language=language))


class Operations:
    """What a client can ask: a member for each game."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask
        self.graenaland = Graenaland(ask)
        self.confusing_lands = ConfusingLands(ask)
        self.java = Java(ask)

    def games(self, *, language: str | None = None) -> models.GameList:
        """All games.

        The games that can be ruled on.
        """
        return self._send(_GAMES, None, Preferences(language=language))

    def batches(
        self, request: models.BatchRequest, *, explain: Explain | None = None, language: str | None = None, minimal: bool = False
    ) -> models.BatchAnswer:
        """Ask many questions.

        Asks 1 to 20 questions of any games, each for itself: whatever is wrong with a `request` is told in its answer, and
        the others are answered. Each answer is the one that the question would have got alone, byte for byte, with its
        status; where there is no such game or question, it says which there are. A batch that is no I-JSON, or not of this
        shape, or has more than 40,000 values, is refused whole. `explain`, `Prefer` and `Accept-Language` hold for all of
        them. The work for one batch is bounded: once it is used up, each further question that is not answered from the
        cache gets status 503 and the problem `batch-too-expensive`, and can be asked again. A rate limit counts a batch as
        at least one millisecond for each question, and not at all if it refuses the batch. Pictures are asked for alone.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_BATCHES, request, Preferences(explain=explain, language=language, minimal=minimal))

    def healthz(self) -> models.Health:
        """Is it alive?.

        Answers as long as the process does.
        """
        return self._send(_HEALTHZ, None, Preferences())

    def readyz(self) -> models.Readiness:
        """Is it ready?.

        A self-test: answers a worked example of each game. Without Redis it is ready, too, but tells so.
        """
        return self._send(_READYZ, None, Preferences())


class AsyncGraenaland:
    """The questions of Graenaland, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return await self._send(_GRAENALAND_GAME, None, Preferences(language=language))

    async def setups(
        self,
        request: models.GraenalandSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def rulings(
        self,
        request: models.GraenalandRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def turns(
        self,
        request: models.GraenalandTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.GraenalandLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return await self._send(_GRAENALAND_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    async def replays(
        self,
        request: models.GraenalandReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def audits(
        self, request: models.GraenalandAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return await self._send(_GRAENALAND_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.GraenalandScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return await self._send(_GRAENALAND_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.GraenalandPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return await self._send(_GRAENALAND_PICTURES, request, Preferences(explain=explain, language=language))

    async def votes(
        self, request: models.GraenalandVotesRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandVotesAnswer:
        """Count votes.

        Counts the votes of each player in a territory, by source and rule. One territory with its settlements, heroes and
        works, and the armies of the warriors there, is enough; where something is missing, bounds are given instead. With
        ballots it says whether the proposal passes, as soon as the known ballots decide that. With at most three clans in
        sight say who plays: with three players heroes count differently.
        """
        return await self._send(_GRAENALAND_VOTES, request, Preferences(explain=explain, language=language))

    async def victory_claims(
        self,
        request: models.GraenalandVictoryClaimRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandVictoryClaimAnswer:
        """Check a claim of victory.

        Says whether the player can reach so many points if allowed to build now as in the final building: in an own phase
        of building, without a supply card and without public works, using cards in hand, markets and keeps. A plan shows
        how: a list of actions that are legal one after the other, beginning in `start`. The search is exact, and bounded:
        it gives up after 30000 steps for the points asked for, and 20000 for all smaller numbers. It ends when the points
        asked for are reached; `best` then says how many the plan brings at least. If they cannot be reached, `best` says
        how many can, and the plan how; so ask for more than there are to learn what is the most. `undetermined` if
        something unknown decides it (`missing`), or if the search gave up (`searched`). Where something is unknown there
        are two searches, which share these steps; as many again are for all that `hinges_on` compares.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _GRAENALAND_VICTORY_CLAIMS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_GRAENALAND_RULES, None, Preferences(language=language))

    async def rule(self, rule: models.GraenalandRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_GRAENALAND_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.GraenalandEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return await self._send(_GRAENALAND_EDITION.at(edition=edition), None, Preferences(language=language))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return await self._send(_GRAENALAND_EXAMPLES, None, Preferences(language=language))


class AsyncConfusingLands:
    """The questions of Confusing Lands, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return await self._send(_CONFUSING_LANDS_GAME, None, Preferences(language=language))

    async def setups(
        self,
        request: models.ConfusingLandsSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _CONFUSING_LANDS_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def rulings(
        self,
        request: models.ConfusingLandsRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _CONFUSING_LANDS_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def turns(
        self,
        request: models.ConfusingLandsTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_CONFUSING_LANDS_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.ConfusingLandsLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return await self._send(_CONFUSING_LANDS_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    async def replays(
        self,
        request: models.ConfusingLandsReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _CONFUSING_LANDS_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def audits(
        self, request: models.ConfusingLandsAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return await self._send(_CONFUSING_LANDS_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.ConfusingLandsScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return await self._send(_CONFUSING_LANDS_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.ConfusingLandsPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return await self._send(_CONFUSING_LANDS_PICTURES, request, Preferences(explain=explain, language=language))

    async def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_CONFUSING_LANDS_RULES, None, Preferences(language=language))

    async def rule(self, rule: models.ConfusingLandsRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_CONFUSING_LANDS_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.ConfusingLandsEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return await self._send(_CONFUSING_LANDS_EDITION.at(edition=edition), None, Preferences(language=language))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return await self._send(_CONFUSING_LANDS_EXAMPLES, None, Preferences(language=language))


class AsyncJava:
    """The questions of Java, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        Players, options, readings, editions, rulebooks, actions and words, and what can be asked of it.
        """
        return await self._send(_JAVA_GAME, None, Preferences(language=language))

    async def setups(
        self,
        request: models.JavaSetupRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaRulingAnswer:
        """Set a game up.

        Gives the state in which a game begins, from the players, the rules agreed on, and a seed or what was drawn; without
        either what was drawn stays unknown. It is a ruling like any other: what is said to have come of the set-up is
        checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_SETUPS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def rulings(
        self,
        request: models.JavaRulingRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaRulingAnswer:
        """Rule on an action.

        Says whether the action is legal in the state. Illegal is an answer like any other. All violated rules are listed,
        each with its printed passage; what was upheld, or could not be checked, is listed too with `explain=all`. The
        verdict is about the action alone: a legal action comes with what happened and the next state, as far as they are
        known, and `open` names what of that state cannot be told. Where a few values could stand at a place that is
        unknown, and all of them give the same verdict, that is the verdict: an illegal action of which one rule or another
        is violated in any case lists these as undetermined.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_RULINGS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def turns(
        self,
        request: models.JavaTurnRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaTurnAnswer:
        """Rule on a whole turn.

        Rules on several actions, done one after the other, as one turn: it is legal if each of them is. `action` is the
        place of the first that is not, to which all that is violated or missing belongs. `/actions/2/player` is then a
        place in the request, and `/state/turn` one in the state as it is at that point. Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.JavaLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one of each type in turn. A page holds `limit` actions as long as there are so
        many; the first page also says of which types there are any. Where something unknown is in the way the list may be
        incomplete; `missing` then says what would have to be known. With `action` it lists the ways to tell that one action
        in full. With `scores` it tells what everybody has after each action, and lists those first that leave the player
        who takes them with the most points (at least, where that is not known); of what may be done only the first 2,000
        possibilities are looked at then. The work is bounded, by counting and not by time: where much has to be tried fewer
        are looked at, and `truncated` says so; without `scores` `next` then leads to what follows.
        """
        return await self._send(_JAVA_LEGAL_ACTIONS, request, Preferences(explain=explain, language=language))

    async def replays(
        self,
        request: models.JavaReplayRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaReplayAnswer:
        """Replay a list of actions.

        Rules on each action in the state that the legal ones before it left behind. The first action that is not legal ends
        the replay; with `go_on` it is skipped. In the rulings `/actions/3/player` is a place in the request, and
        `/state/turn` one in the state as it then is. What hinges on a reading is told action by action: what came before an
        action is taken as it was ruled. The work is bounded, by counting and not by time: where there is too much to do for
        one answer it ends early, which `truncated` tells; the rest can be sent anew with `state`. No game as it is played
        comes near that.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def audits(
        self, request: models.JavaAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaAuditAnswer:
        """Audit a state.

        Says whether the state can exist by the rules, with every defect, its rule and its place.
        """
        return await self._send(_JAVA_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.JavaScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaScoresAnswer:
        """Score a position.

        Says what each player scores as things are, line by line, each with its rule and the places that earned the points.
        What a final scoring that is still to come would bring now is part of it. Before the end of the game the ranks are
        the standing by points, and equals share one; once the game is decided they are those of the final ranking. Where
        something is unknown, bounds are given instead of a number; a rank is left out as long as it is open, and `ranking`
        as long as any rank is, or who plays.
        """
        return await self._send(_JAVA_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.JavaPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> str:
        """Draw a state.

        Draws what is known of a state as SVG, which can stand in any page: each part has a `class`, the place that it shows
        as a JSON Pointer in `data-at`, and what actions call it in `data-place`. It is drawn even if it cannot be.
        """
        return await self._send(_JAVA_PICTURES, request, Preferences(explain=explain, language=language))

    async def standings(
        self, request: models.JavaStandingsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaStandingsAnswer:
        """Compare figures.

        Says who ranks where in a village, in a city or on the shore of water, with each comparison and the figure that
        decides it; who may build or enlarge a palace there, and how large; what the final scoring would pay in the city, or
        the water when it is surrounded; while a festival is bid for in the city, how many symbols everybody has laid and
        who may still bid. The `place` is a space on the `board` of the state, or a `village`, `city` or `shore` of which
        only the heights of everybody's figures are given. A rank is a place: after two who are first comes the second. A
        palace that by the `turn` of the state was changed already is not changed again in it; where the state does not say
        what was changed, nothing was.
        """
        return await self._send(_JAVA_STANDINGS, request, Preferences(explain=explain, language=language))

    async def rules(self, *, language: str | None = None) -> models.RuleList:
        """All rules.

        The catalogue: what each rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_JAVA_RULES, None, Preferences(language=language))

    async def rule(self, rule: models.JavaRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        What one rule says, where it is printed, and the cases that show it.
        """
        return await self._send(_JAVA_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.JavaEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures printed on the components of one printing, each with its provenance.
        """
        return await self._send(_JAVA_EDITION.at(edition=edition), None, Preferences(language=language))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that can be sent as they are, with the answers that this service gives to them.
        """
        return await self._send(_JAVA_EXAMPLES, None, Preferences(language=language))


class AsyncOperations:
    """What a client can ask: a member for each game."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask
        self.graenaland = AsyncGraenaland(ask)
        self.confusing_lands = AsyncConfusingLands(ask)
        self.java = AsyncJava(ask)

    async def games(self, *, language: str | None = None) -> models.GameList:
        """All games.

        The games that can be ruled on.
        """
        return await self._send(_GAMES, None, Preferences(language=language))

    async def batches(
        self, request: models.BatchRequest, *, explain: Explain | None = None, language: str | None = None, minimal: bool = False
    ) -> models.BatchAnswer:
        """Ask many questions.

        Asks 1 to 20 questions of any games, each for itself: whatever is wrong with a `request` is told in its answer, and
        the others are answered. Each answer is the one that the question would have got alone, byte for byte, with its
        status; where there is no such game or question, it says which there are. A batch that is no I-JSON, or not of this
        shape, or has more than 40,000 values, is refused whole. `explain`, `Prefer` and `Accept-Language` hold for all of
        them. The work for one batch is bounded: once it is used up, each further question that is not answered from the
        cache gets status 503 and the problem `batch-too-expensive`, and can be asked again. A rate limit counts a batch as
        at least one millisecond for each question, and not at all if it refuses the batch. Pictures are asked for alone.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_BATCHES, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def healthz(self) -> models.Health:
        """Is it alive?.

        Answers as long as the process does.
        """
        return await self._send(_HEALTHZ, None, Preferences())

    async def readyz(self) -> models.Readiness:
        """Is it ready?.

        A self-test: answers a worked example of each game. Without Redis it is ready, too, but tells so.
        """
        return await self._send(_READYZ, None, Preferences())
