"""The option to choose one of two characters."""

import json

import pytest

import sixgun
from tests.classic.kit import Table

RULE = pytest.mark.rule("classic.setup.two-characters")


def dealt(players: int = 5, seed: int = 4, **more: object) -> Table:
    return Table(sixgun.new_game("classic", players=players, seed=seed, two_characters=True, **more))


@RULE
def test_everybody_chooses_beginning_with_the_sheriff() -> None:
    t = dealt()
    first = int(str(t.turn_of))
    for step in range(5):
        assert t.asked == ((first + step) % 5, "character") and len(t.options) == 2
        assert t.hand(0) == []
        t.do(t.options[step % 2])
    assert t.asked[1] != "character" and t.turn_of == first


@RULE
@pytest.mark.parametrize("choice", [0, 1])
def test_one_is_who_one_chooses_with_that_life_and_hand(choice: int) -> None:
    t = dealt()
    chosen: dict[int, str] = {}
    while t.asked[1] == "character":
        chosen[t.asked[0]] = t.options[choice].removeprefix("become ")
        t.do(t.options[choice])
    printed = sixgun.GAMES["classic"].printed_characters()
    for at, name in chosen.items():
        life = printed[name]["life"]
        assert t.player(at)["character"] == name
        assert t.life(at) == int(str(life)) + (t.player(at)["role"] == "sheriff")
        assert next(event["cards"] for event in t.happened("drew") if event["seat"] == at) == life


@RULE
def test_the_two_lie_open_and_all_are_different() -> None:
    t = dealt(7)
    stack = t.game.view(None).redacted.to_dict()["stack"]
    assert isinstance(stack, list)
    assert len({*stack[-1]["spares"], *[str(t.player(at)["character"]) for at in range(7)]}) == 14


@RULE
def test_another_character_is_refused() -> None:
    t = dealt()
    other = next(name for name in sixgun.GAMES["classic"].printed_characters() if f"become {name}" not in t.options)
    assert t.refused(f"become {other}") == "not-dealt" and t.refused("end") == "not-now"


@RULE
def test_positions_and_records_of_a_choice_can_be_read_again() -> None:
    t = dealt(8, sets=["base", "dodge-city"])
    t.do(t.options[1])
    assert sixgun.load(json.loads(json.dumps(t.game.position()))).state == t.game.state
    assert sixgun.load(t.game.record()) == t.game


@RULE
def test_without_the_option_everybody_is_the_first_of_the_two() -> None:
    t, plain = dealt(), sixgun.new_game("classic", players=5, seed=4)
    assert [t.player(at)["character"] for at in range(5)] == [player.character for player in plain.view(None).players]


@pytest.mark.rule("classic.setup.two-characters", "classic.rematch")
def test_who_keeps_a_character_has_no_choice() -> None:
    game = sixgun.play("classic", ["gunhand"] * 5, seed=1, two_characters=True)
    t = Table(sixgun.rematch(game, seed=3))
    asked = set()
    while t.asked[1] == "character":
        asked.add(t.asked[0])
        t.do(t.options[1])
    out = {at for at in range(5) if not game.state.is_in(at)}
    assert asked == out and 0 < len(out) < 5


@pytest.mark.rule("classic.setup.two-characters", "classic.setup.hand")
def test_the_sheriff_may_still_get_a_card_more() -> None:
    t = dealt(sheriff_extra_card=True)
    sheriff = int(str(t.turn_of))
    while t.asked[1] == "character":
        t.do(t.options[0])
    first = next(event["cards"] for event in t.happened("drew") if event["seat"] == sheriff)
    assert first == t.life(sheriff)


@RULE
def test_nobody_chooses_in_the_middle_of_a_game() -> None:
    game = sixgun.new_game("classic", players=4, seed=1)
    casting = {"frame": "casting", "spares": ["none"] * 3 + ["slab"], "extra": 0}
    with pytest.raises(sixgun.BadData, match="stack"):
        sixgun.load({**game.position(), "stack": [{"frame": "turn", "phase": "begin"}, casting], "deciding": None})
