"""The JSON of the vocabulary (docs/views.md) as types. The page's types are made of them."""

from typing import Literal, NotRequired, TypedDict

GameName = Literal["dice", "classic", "duel"]

Domain = TypedDict(
    "Domain", {"is": str, "names": NotRequired[list[str]], "from": NotRequired[int], "to": NotRequired[int]}
)
Domain.__doc__ = "What a field stands for; a key by its names, a number from the least to the most."
Fields = dict[str, Domain]


class PrintedCard(TypedDict):
    """What is printed on a card: rank and suit, or in The Duel a symbol to reveal; `reach` only on weapons.

    `set` is the set that it comes with, where that isn't the first.
    """

    kind: str
    colour: str
    suit: NotRequired[str]
    value: NotRequired[str]
    reach: NotRequired[int]
    symbol: NotRequired[str]
    back: NotRequired[str]
    always_active: NotRequired[bool]
    set: NotRequired[str]


class KindFacts(TypedDict):
    """What to show of a kind of card: whom it `reaches`, `bad` to have in play, the life it `hurts` a target by.

    `price` is how many other hand cards it costs.
    """

    icon: str
    reaches: str
    symbols: list[str]
    bad: bool
    hurts: int
    price: NotRequired[int]


DeedIs = Literal["free", "heal", "choice", "hand", "character", "aim"]
DeedFacts = TypedDict("DeedFacts", {"icon": str, "is": DeedIs, "hurts": int}, total=False)
DeedFacts.__doc__ = (
    "What is to be shown of an answer: it costs nothing and closes no other, heals whom it is aimed at, just chooses "
    "a player or a card, a random card of a hand, or a character, or is chosen before whom it is aimed at; the life "
    "points that it takes."
)


class PrintedCharacter(TypedDict):
    """What is printed on a character's card; `side` and `always_active` only in The Duel.

    `keeps` is how many cards they may hold at the end of a turn, where that isn't their life; `set` as for cards.
    """

    life: int
    keeps: NotRequired[int]
    set: NotRequired[str]
    side: NotRequired[str]
    always_active: NotRequired[bool]


class GameWords(TypedDict):
    """Every word that one game can say."""

    rules: int
    sets: list[str]
    players: list[int]
    options: dict[str, bool | int]
    ranges: dict[str, list[int]]
    roles: list[str]
    casts: dict[str, list[str]]
    verbs: dict[str, Fields]
    questions: dict[str, Fields]
    events: dict[str, Fields]
    reasons: dict[str, Fields]
    tones: dict[str, str]
    cards: dict[str, PrintedCard]
    kinds: dict[str, KindFacts]
    characters: dict[str, PrintedCharacter]
    deeds: dict[str, DeedFacts]
    stakes: dict[str, list[str]]
    about: dict[str, str]
    clauses: list[str]


class Signs(TypedDict):
    """The characters that texts have for suits, faces of dice and symbols to reveal."""

    suits: dict[str, str]
    faces: dict[str, str]
    reveals: dict[str, str]


class Vocabulary(TypedDict):
    """Every word that the games can say."""

    sixgun: str
    version: int
    symbols: Signs
    log: Fields
    games: dict[GameName, GameWords]
