"""The properties that every package with a game must have. ``lawspeaker check-package`` tests them and says what is missing.

Each check is a plain function: its docstring states the property, and it yields a sentence for each breach.
"""

from collections.abc import Iterator, Sequence

from lawspeaker.conformance.package import answers, cases, hiding, lists, pictures, play, rulebook, spoiling, traces, views, words
from lawspeaker.conformance.package.subject import Check, Package

CHECKS: Sequence[Check] = (
    words.everything_has_its_message,
    cases.rules_are_checked,
    rulebook.citations_lead_to_the_rulebooks,
    cases.cases_are_answered_as_they_expect,
    cases.cases_show_every_rule,
    traces.rules_are_audited_or_leave_no_trace,
    cases.examples_show_every_question,
    words.no_message_is_left_over,
    words.members_and_ids_have_words,
    words.messages_choose_what_they_get,
    words.actions_and_events_are_said_in_sentences,
    answers.answers_have_their_shape,
    answers.legal_actions_lead_to_possible_states,
    answers.legal_actions_never_lead_to_impossible_states,
    answers.single_actions_turns_and_replays_agree,
    answers.a_setup_is_the_first_action,
    answers.answers_do_not_depend_on_what_is_kept,
    answers.the_audit_is_what_is_declared,
    answers.the_language_changes_only_texts,
    answers.marks_change_nothing_else,
    answers.points_are_those_of_all_lines,
    lists.listed_actions_are_legal,
    lists.complete_lists_have_every_legal_action,
    lists.pages_join_to_the_whole_list,
    lists.filters_leave_what_they_say,
    lists.lists_by_points_have_the_scores,
    hiding.knowing_less_says_less,
    hiding.what_is_not_stated_is_in_order,
    views.views_say_no_more_than_is_known,
    spoiling.spoilt_requests_are_refused_or_answered,
    pictures.positions_can_be_entered,
    pictures.pieces_and_beginnings_have_words,
    play.the_game_can_be_played,
)
"""All that must hold, what is quickly checked and what is quickly mended first."""


def breaches(check: Check, package: Package) -> Iterator[str]:
    """The breaches that the check finds; if it cannot run, the reason."""
    try:
        yield from check(package)
    except Exception as error:  # whatever the game does, the other checks go on
        yield f"The check cannot go on: {package.in_words(error)}"
