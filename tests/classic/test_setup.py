"""Before the first turn: players, roles, characters, life, hands and the deck."""

from collections import Counter

import pytest

import sixgun
from tests.classic.kit import CARD_NAMES, Table, crowd, seat, table

ROLES = {
    4: ["outlaw", "outlaw", "renegade", "sheriff"],
    5: ["deputy", "outlaw", "outlaw", "renegade", "sheriff"],
    6: ["deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
    7: ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
}
LIFE = {
    **{"bart-cassidy": 4, "black-jack": 4, "calamity-janet": 4, "el-gringo": 3, "jesse-jones": 4, "jourdonnais": 4},
    **{"kit-carlson": 4, "lucky-duke": 4, "paul-regret": 3, "pedro-ramirez": 4, "rose-doolan": 4, "sid-ketchum": 4},
    **{"slab": 4, "suzy-lafayette": 4, "vulture-sam": 4, "willy": 4},
}
CLAUSES = [f"classic.{name.removesuffix('-lafayette')}" for name in LIFE]
# classic.setup.deck, word for word
DECK = {
    "bang": "AS QH KH AH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C",
    "missed": "TC JC QC KC AC 2S 3S 4S 5S 6S 7S 8S",
    "beer": "6H 7H 8H 9H TH JH",
    **{"saloon": "5H", "stagecoach": "9S 9S-2", "wells-fargo": "3H", "general-store": "9C QS"},
    **{"panic": "JH QH AH 8D", "cat-balou": "KH 9D TD JD", "gatling": "TH", "indians": "KD AD"},
    **{"duel": "QD JS 8C", "mustang": "8H 9H", "scope": "AS", "barrel": "QS KS", "jail": "JS TS 4H"},
    **{"dynamite": "2H", "volcanic": "TS TC", "schofield": "JC QC KS", "remington": "KC", "carabine": "AC"},
    "winchester": "8S",
}


def dealt(players: int, seed: int = 1, **options: bool) -> Table:
    return Table(sixgun.new_game("classic", players=players, seed=seed, **options))


def every(t: Table, what: str) -> list[str]:
    return [str(t.player(at)[what]) for at in range(t.game.players)]


def cards_dealt(t: Table) -> list[int]:
    """How many cards everybody drew before the first turn."""
    drawn = [0] * t.game.players
    for event in t.game.events:
        if event.name == "turn":
            break
        if event.name == "drew":
            drawn[int(str(event.arguments()["seat"]))] += int(str(event.arguments()["cards"]))
    return drawn


def roles_told(t: Table, viewer: int | None) -> list[str]:
    players = t.game.view(viewer).to_dict()["players"]
    assert isinstance(players, list)
    return [player["role"] for player in players]


@pytest.mark.rule("classic.setup.players")
@pytest.mark.parametrize("players", [0, 1, 2, 8, 16])
def test_fewer_than_three_or_more_than_seven_players_are_refused(players: int) -> None:
    with pytest.raises(sixgun.BadData, match="3 to 7"):
        sixgun.new_game("classic", players=players, seed=1)


@pytest.mark.rule("classic.setup.players", "classic.setup.roles")
@pytest.mark.parametrize("players", ROLES)
def test_every_number_of_players_has_its_roles(players: int) -> None:
    for seed in range(10):
        assert sorted(every(dealt(players, seed), "role")) == ROLES[players]


@pytest.mark.rule("classic.setup.roles")
def test_roles_are_dealt_by_chance() -> None:
    assert {every(dealt(4, seed), "role").index("sheriff") for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("classic.setup.secrecy")
@pytest.mark.parametrize("players", ROLES)
def test_a_player_knows_the_sheriff_and_their_own_role_only(players: int) -> None:
    t = dealt(players)
    for me in range(players):
        for at, role in enumerate(every(t, "role")):
            assert roles_told(t, me)[at] == (role if at == me or role == "sheriff" else "unknown")


@pytest.mark.rule("classic.setup.secrecy")
def test_a_spectator_knows_the_sheriff_only() -> None:
    assert sorted(roles_told(dealt(7), None)) == ["sheriff", *["unknown"] * 6]


@pytest.mark.rule("classic.setup.characters")
def test_everybody_has_one_of_sixteen_characters_of_their_own() -> None:
    seen: set[str] = set()
    for seed in range(60):
        characters = every(dealt(7, seed), "character")
        assert len(set(characters)) == 7
        seen.update(characters)
    assert seen == set(LIFE)


@pytest.mark.rule("classic.setup.characters")
def test_characters_are_open_to_all_and_those_left_over_to_nobody() -> None:
    t = dealt(5)
    view = t.game.view(None).to_dict()
    assert [player["character"] for player in view["players"]] == every(t, "character")
    assert not any(name in str(view) for name in set(LIFE) - set(every(t, "character")))


@pytest.mark.rule("classic.setup.life", *CLAUSES)
@pytest.mark.parametrize("character", LIFE)
def test_life_is_the_number_of_bullets_and_one_more_for_the_sheriff(character: str) -> None:
    assert table(seat(character, hand="beer-6H"), *crowd(3)).life(0) == LIFE[character] + 1
    assert table(seat(hand="beer-6H"), seat(character, hand="beer-7H"), *crowd(2)).life(1) == LIFE[character]


@pytest.mark.rule("classic.setup.life")
def test_nobody_can_have_more_than_their_starting_life() -> None:
    table(seat("slab", life=5), *crowd(3))
    with pytest.raises(sixgun.BadData):
        table(seat("slab", life=6), *crowd(3))


@pytest.mark.rule("classic.setup.hand")
@pytest.mark.parametrize("players", ROLES)
def test_a_hand_has_as_many_cards_as_bullets_and_no_more_for_the_sheriff(players: int) -> None:
    for seed in range(10):
        t = dealt(players, seed)
        assert cards_dealt(t) == [LIFE[character] for character in every(t, "character")]


@pytest.mark.rule("classic.setup.first")
@pytest.mark.parametrize("players", ROLES)
def test_the_sheriff_begins(players: int) -> None:
    for seed in range(8):
        t = dealt(players, seed)
        assert t.turn_of == every(t, "role").index("sheriff")
        assert t.happened("began") == [{"players": players, "first": t.turn_of}]


@pytest.mark.rule("classic.setup.first")
def test_the_turn_goes_clockwise() -> None:
    t = table(seat(), seat(hand="beer-6H"), seat(role="sheriff", hand="beer-7H"), seat(hand="beer-8H"), active=2).end()
    assert t.turn_of == 3


@pytest.mark.rule("classic.setup.deck")
def test_the_deck_is_the_one_of_the_rules() -> None:
    assert sorted(CARD_NAMES) == sorted(f"{kind}-{card}" for kind, cards in DECK.items() for card in cards.split())


@pytest.mark.rule("classic.setup.deck")
def test_there_are_eighty_cards_and_twenty_of_each_suit() -> None:
    assert Counter(card.removesuffix("-2")[-1] for card in CARD_NAMES) == {"S": 20, "H": 20, "D": 20, "C": 20}


@pytest.mark.rule("classic.setup.deck")
def test_every_card_is_in_the_game_once() -> None:
    t = dealt(7, seed=3)
    looked = [str(note["card"]) for note in t.happened("looked")]
    held = [card for at in range(7) for card in t.hand(at)]
    assert sorted({*t.pile("deck"), *held, *looked}) == sorted(CARD_NAMES)
    assert len(t.pile("deck")) + len(held) + len(set(looked) - {*t.pile("deck"), *held}) == 80
