import pytest

from tests.mutants import areas
from tests.mutants.mutations import Mutation


@pytest.mark.slow
def test_every_equivalent_exists_and_has_a_reason() -> None:
    there: set[Mutation | tuple[str, ...]] = {mutation.key for area in areas.areas() for mutation in area.mutations()}
    assert [key for key in areas.equivalents() if key not in there] == []
    assert all(areas.equivalents().values())
