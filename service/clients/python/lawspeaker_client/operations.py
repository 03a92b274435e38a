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

_GRAENALAND_AUDITS: Operation[models.AuditAnswer] = Operation("POST", "/v1/games/graenaland/audits")

_GRAENALAND_SCORES: Operation[models.GraenalandScoresAnswer] = Operation("POST", "/v1/games/graenaland/scores")

_GRAENALAND_PICTURES: Operation[models.PictureAnswer] = Operation("POST", "/v1/games/graenaland/pictures")

_GRAENALAND_VIEWS: Operation[models.GraenalandViewAnswer] = Operation("POST", "/v1/games/graenaland/views")

_GRAENALAND_EDITS: Operation[models.GraenalandEditAnswer] = Operation("POST", "/v1/games/graenaland/edits")

_GRAENALAND_VOTES: Operation[models.GraenalandVotesAnswer] = Operation("POST", "/v1/games/graenaland/votes")

_GRAENALAND_VICTORY_CLAIMS: Operation[models.GraenalandVictoryClaimAnswer] = Operation(
    "POST", "/v1/games/graenaland/victory-claims"
)

_GRAENALAND_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/graenaland/rules")

_GRAENALAND_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/graenaland/rules/{rule}")

_GRAENALAND_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/graenaland/editions/{edition}")

_GRAENALAND_PIECES: Operation[models.GraenalandPieceList] = Operation("GET", "/v1/games/graenaland/pieces")

_GRAENALAND_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/graenaland/examples")

_CONFUSING_LANDS_GAME: Operation[models.Game] = Operation("GET", "/v1/games/confusing-lands")

_CONFUSING_LANDS_SETUPS: Operation[models.ConfusingLandsRulingAnswer] = Operation("POST", "/v1/games/confusing-lands/setups")

_CONFUSING_LANDS_RULINGS: Operation[models.ConfusingLandsRulingAnswer] = Operation("POST", "/v1/games/confusing-lands/rulings")

_CONFUSING_LANDS_TURNS: Operation[models.ConfusingLandsTurnAnswer] = Operation("POST", "/v1/games/confusing-lands/turns")

_CONFUSING_LANDS_LEGAL_ACTIONS: Operation[models.ConfusingLandsLegalActionsAnswer] = Operation(
    "POST", "/v1/games/confusing-lands/legal-actions"
)

_CONFUSING_LANDS_REPLAYS: Operation[models.ConfusingLandsReplayAnswer] = Operation("POST", "/v1/games/confusing-lands/replays")

_CONFUSING_LANDS_AUDITS: Operation[models.AuditAnswer] = Operation("POST", "/v1/games/confusing-lands/audits")

_CONFUSING_LANDS_SCORES: Operation[models.ConfusingLandsScoresAnswer] = Operation("POST", "/v1/games/confusing-lands/scores")

_CONFUSING_LANDS_PICTURES: Operation[models.PictureAnswer] = Operation("POST", "/v1/games/confusing-lands/pictures")

_CONFUSING_LANDS_VIEWS: Operation[models.ConfusingLandsViewAnswer] = Operation("POST", "/v1/games/confusing-lands/views")

_CONFUSING_LANDS_EDITS: Operation[models.ConfusingLandsEditAnswer] = Operation("POST", "/v1/games/confusing-lands/edits")

_CONFUSING_LANDS_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/confusing-lands/rules")

_CONFUSING_LANDS_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/confusing-lands/rules/{rule}")

_CONFUSING_LANDS_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/confusing-lands/editions/{edition}")

_CONFUSING_LANDS_PIECES: Operation[models.ConfusingLandsPieceList] = Operation("GET", "/v1/games/confusing-lands/pieces")

_CONFUSING_LANDS_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/confusing-lands/examples")

_JAVA_GAME: Operation[models.Game] = Operation("GET", "/v1/games/java")

_JAVA_SETUPS: Operation[models.JavaRulingAnswer] = Operation("POST", "/v1/games/java/setups")

_JAVA_RULINGS: Operation[models.JavaRulingAnswer] = Operation("POST", "/v1/games/java/rulings")

_JAVA_TURNS: Operation[models.JavaTurnAnswer] = Operation("POST", "/v1/games/java/turns")

_JAVA_LEGAL_ACTIONS: Operation[models.JavaLegalActionsAnswer] = Operation("POST", "/v1/games/java/legal-actions")

_JAVA_REPLAYS: Operation[models.JavaReplayAnswer] = Operation("POST", "/v1/games/java/replays")

_JAVA_AUDITS: Operation[models.AuditAnswer] = Operation("POST", "/v1/games/java/audits")

_JAVA_SCORES: Operation[models.JavaScoresAnswer] = Operation("POST", "/v1/games/java/scores")

_JAVA_PICTURES: Operation[models.PictureAnswer] = Operation("POST", "/v1/games/java/pictures")

_JAVA_VIEWS: Operation[models.JavaViewAnswer] = Operation("POST", "/v1/games/java/views")

_JAVA_EDITS: Operation[models.JavaEditAnswer] = Operation("POST", "/v1/games/java/edits")

_JAVA_STANDINGS: Operation[models.JavaStandingsAnswer] = Operation("POST", "/v1/games/java/standings")

_JAVA_RULES: Operation[models.RuleList] = Operation("GET", "/v1/games/java/rules")

_JAVA_RULE: Operation[models.Rule] = Operation("GET", "/v1/games/java/rules/{rule}")

_JAVA_EDITION: Operation[models.Edition] = Operation("GET", "/v1/games/java/editions/{edition}")

_JAVA_PIECES: Operation[models.JavaPieceList] = Operation("GET", "/v1/games/java/pieces")

_JAVA_EXAMPLES: Operation[models.ExampleList] = Operation("GET", "/v1/games/java/examples")

_BATCHES: Operation[models.BatchAnswer] = Operation("POST", "/v1/batches")

_RECEIPTS: Operation[models.ReceiptAnswer] = Operation("POST", "/v1/receipts")

_RECEIPTS_VERIFY: Operation[models.ReceiptVerificationAnswer] = Operation("POST", "/v1/receipts/verify")

_PUBLIC_KEYS: Operation[models.PublicKeys] = Operation("GET", "/.well-known/jwks.json")

_HEALTHZ: Operation[models.Health] = Operation("GET", "/healthz")

_READYZ: Operation[models.Readiness] = Operation("GET", "/readyz")


class Graenaland:
    """The questions of Graenaland, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.GraenalandLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.GraenalandAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return self._send(_GRAENALAND_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.GraenalandScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return self._send(_GRAENALAND_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(
        self, request: models.GraenalandPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return self._send(_GRAENALAND_PICTURES, request, Preferences(explain=explain, language=language))

    def views(
        self,
        request: models.GraenalandViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def edits(
        self,
        request: models.GraenalandEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def votes(
        self, request: models.GraenalandVotesRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandVotesAnswer:
        """Count votes.

        Counts the votes of each player in a territory, by source and rule. Send one territory with its settlements, heroes
        and works, and the armies of its warriors. If something is missing, the answer has bounds instead of numbers. If you
        send ballots, it says whether the proposal passes as soon as the known ballots decide that. If there are at most
        three clans, send `players`: with three players heroes count differently.
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

        Says whether the player can reach this number of points by building now, as in the final building. The player can
        use cards in hand, markets and keeps, but takes no supply card and builds no public works. `plan` shows how: a list
        of actions that are legal one after the other, starting in `start`. The search ends when it reaches the points;
        `best` then says how many the plan brings at least. If the points cannot be reached, `best` and `plan` show the most
        that can; so send a very high number to learn the maximum. The outcome is `undetermined` if something unknown
        decides it (see `missing`), or if the search gave up (see `searched`). It gives up after 30,000 steps for the points
        you sent and 20,000 for all smaller numbers. If something is unknown, several searches share these steps. All
        comparisons in `hinges_on` together have as many steps again.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_VICTORY_CLAIMS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return self._send(_GRAENALAND_RULES.asking(search=search), None, Preferences(language=language))

    def rule(self, rule: models.GraenalandRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return self._send(_GRAENALAND_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.GraenalandEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return self._send(_GRAENALAND_EDITION.at(edition=edition), None, Preferences(language=language))

    def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.GraenalandPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_GRAENALAND_PIECES, None, Preferences(language=language, minimal=minimal))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
        """
        return self._send(_GRAENALAND_EXAMPLES, None, Preferences(language=language))


class ConfusingLands:
    """The questions of Confusing Lands, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.ConfusingLandsLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.ConfusingLandsAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return self._send(_CONFUSING_LANDS_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.ConfusingLandsScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return self._send(_CONFUSING_LANDS_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(
        self, request: models.ConfusingLandsPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return self._send(_CONFUSING_LANDS_PICTURES, request, Preferences(explain=explain, language=language))

    def views(
        self,
        request: models.ConfusingLandsViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def edits(
        self,
        request: models.ConfusingLandsEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return self._send(_CONFUSING_LANDS_RULES.asking(search=search), None, Preferences(language=language))

    def rule(self, rule: models.ConfusingLandsRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return self._send(_CONFUSING_LANDS_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.ConfusingLandsEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return self._send(_CONFUSING_LANDS_EDITION.at(edition=edition), None, Preferences(language=language))

    def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.ConfusingLandsPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_CONFUSING_LANDS_PIECES, None, Preferences(language=language, minimal=minimal))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
        """
        return self._send(_CONFUSING_LANDS_EXAMPLES, None, Preferences(language=language))


class Java:
    """The questions of Java, and its catalogue."""

    def __init__(self, ask: Ask) -> None:
        self._send = ask

    def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def legal_actions(
        self, request: models.JavaLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def audits(
        self, request: models.JavaAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return self._send(_JAVA_AUDITS, request, Preferences(explain=explain, language=language))

    def scores(
        self, request: models.JavaScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return self._send(_JAVA_SCORES, request, Preferences(explain=explain, language=language))

    def pictures(
        self, request: models.JavaPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return self._send(_JAVA_PICTURES, request, Preferences(explain=explain, language=language))

    def views(
        self,
        request: models.JavaViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def edits(
        self,
        request: models.JavaEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    def standings(
        self, request: models.JavaStandingsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaStandingsAnswer:
        """Rank the players in one place.

        Ranks the players in a village, in a city or on a shore, with each comparison and the figure that decides it. Says
        who may build or enlarge a palace there, and how large it may be. Says what the final scoring would pay in the city,
        or for the water when it is surrounded. During a festival in the city, says how many symbols each player has laid
        and who may still bid. The `place` is a space on the `board` of the state, or a `village`, `city` or `shore`
        described only by the heights of the figures. Players who tie share a rank, and the next rank follows it: after two
        players with rank 1 comes rank 2. A palace that was changed in the `turn` of the state cannot be changed again in
        it; if the state does not list the changes, there were none.
        """
        return self._send(_JAVA_STANDINGS, request, Preferences(explain=explain, language=language))

    def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return self._send(_JAVA_RULES.asking(search=search), None, Preferences(language=language))

    def rule(self, rule: models.JavaRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return self._send(_JAVA_RULE.at(rule=rule), None, Preferences(language=language))

    def edition(self, edition: models.JavaEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return self._send(_JAVA_EDITION.at(edition=edition), None, Preferences(language=language))

    def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.JavaPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_JAVA_PIECES, None, Preferences(language=language, minimal=minimal))

    def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
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

        The games of this service.
        """
        return self._send(_GAMES, None, Preferences(language=language))

    def batches(
        self, request: models.BatchRequest, *, explain: Explain | None = None, language: str | None = None, minimal: bool = False
    ) -> models.BatchAnswer:
        """Ask several questions at once.

        Asks 1 to 20 independent questions about any games. Each gets the same answer and status as if it was sent alone,
        byte for byte, so a problem with one does not affect the others. Only a batch that is not I-JSON, does not match
        this schema or has more than 40,000 values fails as a whole. `explain`, `Prefer` and `Accept-Language` apply to all
        questions. The work for one batch is limited. Beyond that limit, questions whose answer is not cached get status 503
        and the problem `batch-too-expensive`; send them again. A rate limit counts at least one millisecond for each
        question, and nothing if it refuses the batch.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return self._send(_BATCHES, request, Preferences(explain=explain, language=language, minimal=minimal))

    def receipts(
        self, request: models.ReceiptRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ReceiptAnswer:
        """Ask a question, and get a receipt for the answer.

        Asks any question, and signs the answer. The receipt names the question, the ruleset, the version of the contract
        and the time, and has hashes of request and answer. Anybody can check it later with the public keys at `/.well-
        known/jwks.json`, also without this service. Errors in the question are reported as if it was sent alone; their
        pointers begin with `/question`. Without a key the status is 403 (`receipts-off`).
        """
        return self._send(_RECEIPTS, request, Preferences(explain=explain, language=language))

    def receipts_verify(
        self, request: models.ReceiptVerificationRequest, *, language: str | None = None
    ) -> models.ReceiptVerificationAnswer:
        """Check a receipt.

        Says whether a receipt is genuine, and what it says. A forged receipt is an answer (status 200), not an error. With
        `request` or `answer`, also says whether the receipt is about them. Their members can be in any order.
        """
        return self._send(_RECEIPTS_VERIFY, request, Preferences(language=language))

    def public_keys(self) -> models.PublicKeys:
        """The public keys of receipts.

        The keys with which receipts are checked. Keep a copy, to check receipts without this service.
        """
        return self._send(_PUBLIC_KEYS, None, Preferences())

    def healthz(self) -> models.Health:
        """Check that the service is alive.

        Succeeds as long as the process can respond.
        """
        return self._send(_HEALTHZ, None, Preferences())

    def readyz(self) -> models.Readiness:
        """Check that the service is ready.

        Runs a self-test, which answers one worked example of each game. The service is ready without Redis, too; `redis`
        says whether it responds.
        """
        return self._send(_READYZ, None, Preferences())


class AsyncGraenaland:
    """The questions of Graenaland, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.GraenalandLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def audits(
        self, request: models.GraenalandAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return await self._send(_GRAENALAND_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.GraenalandScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return await self._send(_GRAENALAND_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.GraenalandPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return await self._send(_GRAENALAND_PICTURES, request, Preferences(explain=explain, language=language))

    async def views(
        self,
        request: models.GraenalandViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def edits(
        self,
        request: models.GraenalandEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.GraenalandEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def votes(
        self, request: models.GraenalandVotesRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.GraenalandVotesAnswer:
        """Count votes.

        Counts the votes of each player in a territory, by source and rule. Send one territory with its settlements, heroes
        and works, and the armies of its warriors. If something is missing, the answer has bounds instead of numbers. If you
        send ballots, it says whether the proposal passes as soon as the known ballots decide that. If there are at most
        three clans, send `players`: with three players heroes count differently.
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

        Says whether the player can reach this number of points by building now, as in the final building. The player can
        use cards in hand, markets and keeps, but takes no supply card and builds no public works. `plan` shows how: a list
        of actions that are legal one after the other, starting in `start`. The search ends when it reaches the points;
        `best` then says how many the plan brings at least. If the points cannot be reached, `best` and `plan` show the most
        that can; so send a very high number to learn the maximum. The outcome is `undetermined` if something unknown
        decides it (see `missing`), or if the search gave up (see `searched`). It gives up after 30,000 steps for the points
        you sent and 20,000 for all smaller numbers. If something is unknown, several searches share these steps. All
        comparisons in `hinges_on` together have as many steps again.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _GRAENALAND_VICTORY_CLAIMS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return await self._send(_GRAENALAND_RULES.asking(search=search), None, Preferences(language=language))

    async def rule(self, rule: models.GraenalandRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return await self._send(_GRAENALAND_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.GraenalandEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return await self._send(_GRAENALAND_EDITION.at(edition=edition), None, Preferences(language=language))

    async def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.GraenalandPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_GRAENALAND_PIECES, None, Preferences(language=language, minimal=minimal))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
        """
        return await self._send(_GRAENALAND_EXAMPLES, None, Preferences(language=language))


class AsyncConfusingLands:
    """The questions of Confusing Lands, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_CONFUSING_LANDS_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.ConfusingLandsLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(
            _CONFUSING_LANDS_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal)
        )

    async def audits(
        self, request: models.ConfusingLandsAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return await self._send(_CONFUSING_LANDS_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.ConfusingLandsScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ConfusingLandsScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return await self._send(_CONFUSING_LANDS_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.ConfusingLandsPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return await self._send(_CONFUSING_LANDS_PICTURES, request, Preferences(explain=explain, language=language))

    async def views(
        self,
        request: models.ConfusingLandsViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_CONFUSING_LANDS_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def edits(
        self,
        request: models.ConfusingLandsEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.ConfusingLandsEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_CONFUSING_LANDS_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return await self._send(_CONFUSING_LANDS_RULES.asking(search=search), None, Preferences(language=language))

    async def rule(self, rule: models.ConfusingLandsRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return await self._send(_CONFUSING_LANDS_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.ConfusingLandsEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return await self._send(_CONFUSING_LANDS_EDITION.at(edition=edition), None, Preferences(language=language))

    async def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.ConfusingLandsPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_CONFUSING_LANDS_PIECES, None, Preferences(language=language, minimal=minimal))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
        """
        return await self._send(_CONFUSING_LANDS_EXAMPLES, None, Preferences(language=language))


class AsyncJava:
    """The questions of Java, and its catalogue."""

    def __init__(self, ask: AsyncAsk) -> None:
        self._send = ask

    async def game(self, *, language: str | None = None) -> models.Game:
        """The game.

        The number of players, options, readings, editions, rulebooks, actions, words and operations.
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

        Returns the state in which a game begins. Send the players and the rules they agreed on. Also send a seed, or what
        was drawn; without either, that stays unknown. The answer is a ruling: it also checks what the request claims about
        the result of the set-up.

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

        Says whether the action is legal in the state. The status is 200 even if it is illegal. The answer lists all
        violated rules, each with its printed passage; with `explain=all` it also lists the rules that are upheld or could
        not be checked. A legal action comes with its events and the next state, as far as they are known; `open` names the
        parts of that state that are unknown. If an unknown place has only a few possible values, and all give the same
        verdict, that is the verdict. If all values make the action illegal, but not by the same rule, those rules are
        listed as undetermined.

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

        Rules on several actions in a row as one turn. The turn is legal if each action is legal. Otherwise `action` is the
        index, from 0, of the first action that is not legal, and all findings and `missing` are about that one.
        `/actions/2/player` is then a place in the request, and `/state/turn` a place in the state just before that action.
        Everything else is as in `rulings`.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_TURNS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def legal_actions(
        self, request: models.JavaLegalActionsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaLegalActionsAnswer:
        """List legal actions.

        Lists legal actions in a fixed order: one action of each type, then a second one of each type, and so on. A page has
        at most `limit` actions. The first page also says which types have legal actions. Where many actions differ only by
        a choice, such as that of the payment, one stands for all, and `choices_left` names the choice. With `action` it
        lists the ways to complete that action. If something is unknown, the list may be incomplete; `missing` then names
        the places whose content is needed. With `scores`, the answer adds the points of all players after each action. The
        actions that give their player the most points come first; if a number is unknown, its lower bound counts. Then only
        the first 2,000 possible actions are considered. The work is limited to a number of steps, not by time. If the limit
        is reached, a page has fewer actions and `truncated` is true; without `scores`, `next` then continues the list.
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

        Rules on each action in the state after the legal actions before it. The replay stops at the first action that is
        not legal; with `go_on` it skips that action. In the rulings, `/actions/3/player` is a place in the request, and
        `/state/turn` a place in the state just before that action. `hinges_on` tries another choice of a reading for one
        action at a time; the rulings on earlier actions stay. The work is limited to a number of steps, not by time. If the
        limit is reached, the replay stops early and `truncated` is true; send the other actions with the `state` of the
        answer. Real games are far below the limit.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_REPLAYS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def audits(
        self, request: models.JavaAuditRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.AuditAnswer:
        """Check that a state is possible.

        Says whether the rules allow the state. If not, lists every rule that it breaks, and where.
        """
        return await self._send(_JAVA_AUDITS, request, Preferences(explain=explain, language=language))

    async def scores(
        self, request: models.JavaScoresRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaScoresAnswer:
        """Score a position.

        Lists the points of each player in this state, line by line. Each line has its rule and the places that earn the
        points. The points include what a final scoring would give now. Before the end of the game the ranks follow the
        points, and equal players share a rank; at the end they are those of the final ranking. If a number is unknown, its
        bounds are given. An unknown rank is left out; `ranking` is left out unless all ranks and players are known.
        """
        return await self._send(_JAVA_SCORES, request, Preferences(explain=explain, language=language))

    async def pictures(
        self, request: models.JavaPictureRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.PictureAnswer:
        """Draw a state.

        Draws the known parts of a state as SVG. Each part has a `class`; `data-at` is the JSON Pointer of the place that it
        shows, and `data-place` the name that actions use. A part with `data-board` is a board: show it first. Impossible
        states are drawn, too. If the state knows cards that nobody at the table sees, the whole picture has `data-hidden`:
        `left-out` or, with `hidden`, `shown`.
        """
        return await self._send(_JAVA_PICTURES, request, Preferences(explain=explain, language=language))

    async def views(
        self,
        request: models.JavaViewRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaViewAnswer:
        """Hide what a player must not know.

        Removes what a player must not know from a state, from events, and from actions in words: the seed, the cards of
        decks, the hands of others, and what lies face down. What is hidden becomes unknown, so the answer's state can be
        sent to any other question. Send the parts that you need. No rule is checked.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_VIEWS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def edits(
        self,
        request: models.JavaEditRequest,
        *,
        explain: Explain | None = None,
        language: str | None = None,
        minimal: bool = False,
    ) -> models.JavaEditAnswer:
        """Put down or take away a piece.

        Puts one piece into a state, or takes one away: for a program in which people enter a position by touching its
        picture. No rule is checked, because an unfinished position is often impossible. Then ask `audits` what is wrong.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_EDITS, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def standings(
        self, request: models.JavaStandingsRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.JavaStandingsAnswer:
        """Rank the players in one place.

        Ranks the players in a village, in a city or on a shore, with each comparison and the figure that decides it. Says
        who may build or enlarge a palace there, and how large it may be. Says what the final scoring would pay in the city,
        or for the water when it is surrounded. During a festival in the city, says how many symbols each player has laid
        and who may still bid. The `place` is a space on the `board` of the state, or a `village`, `city` or `shore`
        described only by the heights of the figures. Players who tie share a rank, and the next rank follows it: after two
        players with rank 1 comes rank 2. A palace that was changed in the `turn` of the state cannot be changed again in
        it; if the state does not list the changes, there were none.
        """
        return await self._send(_JAVA_STANDINGS, request, Preferences(explain=explain, language=language))

    async def rules(self, *, search: str | None = None, language: str | None = None) -> models.RuleList:
        """All rules.

        All rules of the game: the text of each, where it is printed, and the cases that show it. `search` finds those with
        its words, or with words that mean the same.
        """
        return await self._send(_JAVA_RULES.asking(search=search), None, Preferences(language=language))

    async def rule(self, rule: models.JavaRuleId, *, language: str | None = None) -> models.Rule:
        """A rule.

        The text of a rule, where it is printed, and the cases that show it.
        """
        return await self._send(_JAVA_RULE.at(rule=rule), None, Preferences(language=language))

    async def edition(self, edition: models.JavaEditionId, *, language: str | None = None) -> models.Edition:
        """An edition.

        The figures that are printed on the components of an edition, each with its source.
        """
        return await self._send(_JAVA_EDITION.at(edition=edition), None, Preferences(language=language))

    async def pieces(self, *, language: str | None = None, minimal: bool = False) -> models.JavaPieceList:
        """All pieces.

        The pieces that `edits` can put into a state, and the state to begin with.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_JAVA_PIECES, None, Preferences(language=language, minimal=minimal))

    async def examples(self, *, language: str | None = None) -> models.ExampleList:
        """Worked examples.

        Requests that you can send unchanged, with the answers of this service.
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

        The games of this service.
        """
        return await self._send(_GAMES, None, Preferences(language=language))

    async def batches(
        self, request: models.BatchRequest, *, explain: Explain | None = None, language: str | None = None, minimal: bool = False
    ) -> models.BatchAnswer:
        """Ask several questions at once.

        Asks 1 to 20 independent questions about any games. Each gets the same answer and status as if it was sent alone,
        byte for byte, so a problem with one does not affect the others. Only a batch that is not I-JSON, does not match
        this schema or has more than 40,000 values fails as a whole. `explain`, `Prefer` and `Accept-Language` apply to all
        questions. The work for one batch is limited. Beyond that limit, questions whose answer is not cached get status 503
        and the problem `batch-too-expensive`; send them again. A rate limit counts at least one millisecond for each
        question, and nothing if it refuses the batch.

        With ``minimal=True`` the answer leaves out the state, although its type has it.
        """
        return await self._send(_BATCHES, request, Preferences(explain=explain, language=language, minimal=minimal))

    async def receipts(
        self, request: models.ReceiptRequest, *, explain: Explain | None = None, language: str | None = None
    ) -> models.ReceiptAnswer:
        """Ask a question, and get a receipt for the answer.

        Asks any question, and signs the answer. The receipt names the question, the ruleset, the version of the contract
        and the time, and has hashes of request and answer. Anybody can check it later with the public keys at `/.well-
        known/jwks.json`, also without this service. Errors in the question are reported as if it was sent alone; their
        pointers begin with `/question`. Without a key the status is 403 (`receipts-off`).
        """
        return await self._send(_RECEIPTS, request, Preferences(explain=explain, language=language))

    async def receipts_verify(
        self, request: models.ReceiptVerificationRequest, *, language: str | None = None
    ) -> models.ReceiptVerificationAnswer:
        """Check a receipt.

        Says whether a receipt is genuine, and what it says. A forged receipt is an answer (status 200), not an error. With
        `request` or `answer`, also says whether the receipt is about them. Their members can be in any order.
        """
        return await self._send(_RECEIPTS_VERIFY, request, Preferences(language=language))

    async def public_keys(self) -> models.PublicKeys:
        """The public keys of receipts.

        The keys with which receipts are checked. Keep a copy, to check receipts without this service.
        """
        return await self._send(_PUBLIC_KEYS, None, Preferences())

    async def healthz(self) -> models.Health:
        """Check that the service is alive.

        Succeeds as long as the process can respond.
        """
        return await self._send(_HEALTHZ, None, Preferences())

    async def readyz(self) -> models.Readiness:
        """Check that the service is ready.

        Runs a self-test, which answers one worked example of each game. The service is ready without Redis, too; `redis`
        says whether it responds.
        """
        return await self._send(_READYZ, None, Preferences())
