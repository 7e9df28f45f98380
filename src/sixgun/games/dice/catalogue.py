"""The characters of The Dice Game by their numbers."""

from __future__ import annotations

from typing import Final

from sixgun.engine.fields import NameField
from sixgun.engine.num import append, vec
from sixgun.family.sets import Catalogue, Printed
from sixgun.games.dice.character import Character

CHARACTER: Final = NameField(())


class DiceCatalogue(Catalogue):
    """All sets of The Dice Game."""

    def __init__(self) -> None:
        super().__init__("dice")
        self.characters = vec[Character]()

    def number_character(self, character: Printed) -> None:
        assert isinstance(character, Character)
        CHARACTER.add(character.name)
        self.characters = append(self.characters, character)


CATALOGUE: Final = DiceCatalogue()
