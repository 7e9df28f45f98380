"""Before the first roll: players, roles, characters, life and arrows."""

import pytest

import sixgun
from tests.dice.kit import Table, crowd, seat, table

ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["outlaw", "outlaw", "renegade", "sheriff"],
    5: ["deputy", "outlaw", "outlaw", "renegade", "sheriff"],
    6: ["deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
    7: ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "sheriff"],
    8: ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade", "sheriff"],
}
LIFE = {
    **{"bart-cassidy": 8, "black-jack": 8, "calamity-janet": 8, "el-gringo": 7, "jesse-jones": 9, "jourdonnais": 7},
    **{"kit-carlson": 7, "lucky-duke": 8, "paul-regret": 9, "pedro-ramirez": 8, "rose-doolan": 9, "sid-ketchum": 8},
    **{"slab": 8, "suzy-lafayette": 8, "vulture-sam": 9, "willy": 8},
}


def dealt(players: int, seed: int = 1) -> Table:
    return Table(sixgun.new_game("dice", players=players, seed=seed))


def every(t: Table, what: str) -> list[str]:
    return [str(t.player(at)[what]) for at in range(t.game.players)]


@pytest.mark.rule("dice.setup.players")
@pytest.mark.parametrize("players", [0, 1, 2, 9, 16])
def test_fewer_than_three_or_more_than_eight_players_are_refused(players: int) -> None:
    with pytest.raises(sixgun.BadData, match="3 to 8"):
        sixgun.new_game("dice", players=players, seed=1)


@pytest.mark.rule("dice.setup.players", "dice.setup.roles")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_every_number_of_players_has_its_roles(players: int) -> None:
    for seed in range(10):
        assert sorted(every(dealt(players, seed), "role")) == ROLES[players]


@pytest.mark.rule("dice.setup.roles", "dice.three.goals")
def test_three_players_know_all_roles() -> None:
    t = dealt(3)
    assert t.told(0, "role") == t.told(1, "role") == t.told(2, "role") == t.told(None, "role") == every(t, "role")


@pytest.mark.rule("dice.setup.roles")
def test_roles_are_dealt_by_chance() -> None:
    assert {every(dealt(4, seed), "role").index("sheriff") for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("dice.setup.secrecy")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_a_player_knows_the_sheriff_and_their_own_role_only(players: int) -> None:
    t = dealt(players)
    for me in range(players):
        for at, role in enumerate(every(t, "role")):
            assert t.told(me, "role")[at] == (role if at == me or role == "sheriff" else "unknown")


@pytest.mark.rule("dice.setup.secrecy")
def test_a_spectator_knows_the_sheriff_only() -> None:
    t = dealt(8)
    assert sorted(str(role) for role in t.told(None, "role")) == ["sheriff", *["unknown"] * 7]


@pytest.mark.rule("dice.setup.secrecy")
def test_events_do_not_tell_the_roles_of_others() -> None:
    t = dealt(5)
    for me in range(5):
        told = [event.arguments() for event in t.game.seen_by(me) if event.name == "role-dealt"]
        assert {note["seat"] for note in told} <= {me, every(t, "role").index("sheriff")}


@pytest.mark.rule("dice.setup.secrecy", "dice.death")
def test_a_role_is_shown_at_elimination() -> None:
    t = table(seat(), seat(life=1, role="renegade"), *crowd(3), rolls="1BBBB").stop()
    assert t.told(3, "role")[1] == "unknown"
    t.shoot(1)
    assert t.told(3, "role")[1] == "renegade" and t.happened("died") == [{"seat": 1, "role": "renegade"}]


@pytest.mark.rule("dice.setup.characters")
def test_everybody_has_one_of_sixteen_characters_of_their_own() -> None:
    seen: set[str] = set()
    for seed in range(60):
        characters = every(dealt(8, seed), "character")
        assert len(set(characters)) == 8
        seen.update(characters)
    assert seen == set(LIFE)


@pytest.mark.rule("dice.setup.characters")
def test_characters_are_public() -> None:
    t = dealt(6)
    assert t.told(None, "character") == t.told(3, "character") == every(t, "character")


@pytest.mark.rule("dice.setup.characters")
def test_nobody_has_the_character_of_another() -> None:
    with pytest.raises(sixgun.BadData):
        table(seat("slab"), seat("slab"), seat(), seat())


@pytest.mark.rule("dice.setup.life", *[f"dice.{name}" for name in LIFE])
@pytest.mark.parametrize("character", LIFE)
def test_life_is_the_number_on_the_character_and_two_more_for_the_sheriff(character: str) -> None:
    assert table(seat(character), *crowd(3), rolls="BBBBB").life(0) == LIFE[character] + 2
    assert table(seat(), seat(character), *crowd(2), rolls="BBBBB").life(1) == LIFE[character]


@pytest.mark.rule("dice.setup.life")
def test_with_three_players_nobody_has_more_life() -> None:
    t = dealt(3)
    assert t.lives == [LIFE[character] for character in every(t, "character")]


@pytest.mark.rule("dice.setup.life", "dice.life.max")
def test_nobody_can_begin_with_more_than_their_life() -> None:
    table(seat("slab", life=10), *crowd(3), rolls="BBBBB")
    with pytest.raises(sixgun.BadData):
        table(seat("slab", life=11), *crowd(3))


@pytest.mark.rule("dice.setup.arrows")
def test_all_nine_arrows_are_in_the_middle_at_first() -> None:
    t = table(*crowd(4), rolls="BBBBB AAAAA")
    assert t.quivers == [0, 0, 0, 0]
    t.roll(1, 2, 3, 4, 5)
    assert [arrow["middle"] for arrow in t.happened("arrow-taken")] == [8, 7, 6, 5, 4]


@pytest.mark.rule("dice.setup.arrows")
def test_nobody_has_an_arrow_but_for_the_first_roll() -> None:
    for seed in range(20):
        t = dealt(5, seed)
        dice, first = t.game.position()["dice"], t.turn_of
        assert isinstance(dice, list)
        assert t.quivers == [dice.count("arrow") if at == first else 0 for at in range(5)]


@pytest.mark.rule("dice.setup.first")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_sheriff_begins(players: int) -> None:
    for seed in range(8):
        t = dealt(players, seed)
        assert t.turn_of == t.asked[0] == every(t, "role").index("sheriff")


@pytest.mark.rule("dice.setup.first", "dice.three.goals")
def test_the_deputy_begins_with_three_players() -> None:
    for seed in range(8):
        t = dealt(3, seed)
        assert t.turn_of == t.asked[0] == every(t, "role").index("deputy")
