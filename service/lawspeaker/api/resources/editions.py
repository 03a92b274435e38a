"""Editions of a game: the figures on its components, each with its source."""

from typing import Any

from marshmallow import fields

from lawspeaker.adjudication.answers.answers import listed, text
from lawspeaker.adjudication.document import Document, pointer
from lawspeaker.adjudication.rules.editions import Provenance
from lawspeaker.adjudication.rules.game import Game
from lawspeaker.adjudication.rules.terms import editions_enumeration
from lawspeaker.adjudication.wire.shapes import Enumeration, OneOf, Shape, said
from lawspeaker.api.documents import part_of_game
from lawspeaker.api.not_found import no_such
from lawspeaker.api.operations import Operation, Parameter


class FigureShape(Shape):
    """A figure printed on a component."""

    figure = text(
        "The figure: a JSON Pointer into the edition. Answers that use an assumed figure name it by this.",
        "/decks/plains",
        required=True,
    )
    value = fields.Raw(metadata=said("The value of the figure; left out if no source gives it.", 5))
    provenance = OneOf(
        Enumeration.of(Provenance),
        required=True,
        metadata=said("Its source.", "printed"),
    )
    source = text("The source, in words.", "Rulebook, list of components.", required=True)


class EditionShape(Shape):
    """An edition of a game, as far as its components are known."""

    id = text("Id of the edition; a state uses it.", "altar-2006", required=True)
    based_on = text("The edition that it completes, if there is one.", "altar-2006")
    figures = listed(FigureShape, "All figures.", required=True)


def edition_operation(game: Game[Any]) -> Operation:
    """The operation that returns an edition of ``game``."""

    def document(language: str, edition: str) -> Document:
        if edition not in game.editions:
            raise no_such("edition", edition, game.editions)
        chosen = game.editions[edition]
        base = {"based_on": chosen.based_on} if chosen.based_on else {}
        figures = [{"figure": pointer(*path), **figure.document()} for path, figure in chosen.figures.items()]
        return {"id": chosen.id, **base, "figures": figures}

    first = next(iter(game.editions))
    name = OneOf(
        editions_enumeration(game.prefix, list(game.editions)),
        metadata=said("Id of the edition.", first),
    )
    return part_of_game(
        game,
        "_edition",
        "/editions/{edition}",
        summary="An edition",
        description="The figures that are printed on the components of an edition, each with its source.",
        document=document,
        Answer=EditionShape,
        parameters=[Parameter("edition", "path", name)],
    )
