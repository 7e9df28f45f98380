"""Sets: what comes in one box. Numbers are given once, so a set that is not in the box changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from types import GetSetDescriptorType
from typing import ClassVar

from sixgun.engine.errors import BadData, SixgunError, shown
from sixgun.engine.frame import Frame
from sixgun.engine.messages import EventType, MessageType, QuestionType, ReasonType, Verb
from sixgun.engine.num import mypyc_attr
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.family.roles import ROLES, RoleTable

BASE = "base"


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """A kind of card or a character: what is printed on it are attributes of its class, what it does are methods."""

    name: str = ""


def take_over(thing: Printed) -> None:
    """Compiled code reads attributes from the object, so put there what a class in plain Python says of them."""
    for kind in reversed(type(thing).__mro__):
        for name, value in vars(kind).items():
            for base in kind.__mro__[1:]:
                known = vars(base).get(name)
                if isinstance(known, GetSetDescriptorType) and not isinstance(value, GetSetDescriptorType):
                    known.__set__(thing, value)


class GameSet:
    """The cards and characters of one box, with the frames, verbs and messages that they bring.

    `players` are the numbers of players that it makes possible; `more_faces` are further cards of kinds that another
    set has defined; `about` are the clauses that tell of its verbs, questions and events: "verb:copy", "question:vera".
    """

    def __init__(
        self,
        name: str,
        players: range,
        cards: Sequence[Printed] = (),
        characters: Sequence[Printed] = (),
        frames: Sequence[type[Frame]] = (),
        verbs: Sequence[Verb] = (),
        messages: Sequence[MessageType] = (),
        more_faces: dict[str, str] | None = None,
        about: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.players = players
        self.cards = cards
        self.characters = characters
        self.frames = frames
        self.verbs = verbs
        self.messages = messages
        self.more_faces = more_faces or {}
        self.about = about or {}


class Catalogue:
    """All sets of a game that there are, in the order in which they came: numbers are never given twice."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.sets: dict[str, GameSet] = {}
        self.verbs: list[Verb] = []

    def add(self, new: GameSet) -> None:
        """One more set that a game can be made of."""
        if new.name in self.sets:
            raise SixgunError("set-twice", game=self.game, name=new.name)
        for thing in (*new.cards, *new.characters):
            take_over(thing)
        for verb in new.verbs:
            verb.number = len(self.verbs)
            self.verbs.append(verb)
        self.sets[new.name] = new
        for card in new.cards:
            self.number_card(card)
        for character in new.characters:
            self.number_character(character)

    def number_card(self, card: Printed) -> None:
        """Give a kind of card its number, and its cards theirs."""
        raise AssertionError(self)

    def number_character(self, character: Printed) -> None:
        raise AssertionError(self)

    def read(self, names: object) -> tuple[str, ...]:
        """The names of sets that a game is made of: the base set first, the others in the order in which they came."""
        if names is None:
            return (BASE,)
        if not isinstance(names, (list, tuple)):
            raise BadData("sets", "list", length=-1)
        for at, name in enumerate(names):
            if not isinstance(name, str) or name not in self.sets:
                raise BadData(f"sets[{at}]", "no-set", known=", ".join(self.sets), value=shown(name))
        if BASE not in names:
            raise BadData("sets", "no-base", known=BASE)
        return tuple([name for name in self.sets if name in names])


class FamilyRules(Rules):
    """The rules of a game of the family, made of some of its sets; a value, made once for each choice of sets.

    STATE is the class of its states, MADE_OF what its constructor takes.
    """

    STATE: ClassVar[type[State]]
    MADE_OF: ClassVar[tuple[str, ...]]

    def __init__(self, catalogue: Catalogue, sets: tuple[str, ...], version: int) -> None:
        chosen = [catalogue.sets[name] for name in sets]
        low = min([each.players[0] for each in chosen])
        high = max([each.players[-1] for each in chosen])
        self.own_verbs = [verb for each in chosen for verb in each.verbs]
        known = 1 + max([verb.number for verb in self.own_verbs])  # an action names its verb by its number
        super().__init__(catalogue.game, range(low, high + 1), version, tuple(catalogue.verbs[:known]))
        self.sets = sets
        self.catalogue = catalogue
        self.made: dict[tuple[str, ...], FamilyRules] = {sets: self}
        self.has_prices = False  # whether a card costs another
        self.about: dict[str, str] = {}
        for each in chosen:
            self.about |= each.about
            self.frames |= {frame.NAME: frame for frame in each.frames}
            self.questions += tuple([one for one in each.messages if isinstance(one, QuestionType)])
            self.events += tuple([one for one in each.messages if isinstance(one, EventType)])
            self.reasons += tuple([one for one in each.messages if isinstance(one, ReasonType)])

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that are dealt to seats, with a character each; none where sides play each other."""
        return tuple(ROLES.names) if issubclass(self.STATE, RoleTable) else ()

    def using(self, sets: object) -> FamilyRules:
        names = self.catalogue.read(sets)
        if names not in self.made:
            rules = self.remade(names)
            rules.made = self.made
            self.made[names] = rules
        return self.made[names]

    def remade(self, sets: tuple[str, ...]) -> FamilyRules:
        raise AssertionError(self)

    def check_options(self, given: Options, players: int) -> Options:
        """`sets` is no option here: it has chosen these rules."""
        return super().check_options({name: value for name, value in given.items() if name != "sets"}, players)

    def cast(self, names: list[str]) -> object:
        """The characters with these names, as states of this game keep them."""
        raise AssertionError(self)

    def printed_cards(self) -> dict[str, dict[str, object]]:
        """Every card by its name, with what is printed on it."""
        return {}

    def printed_characters(self) -> dict[str, dict[str, object]]:
        """Every character by its name, with what is printed on the card."""
        raise AssertionError(self)
