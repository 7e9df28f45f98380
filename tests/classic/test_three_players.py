"""Three players: Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy. Seats 0, 1, 2 are D, O, R."""

import pytest

import sixgun
from sixgun.locale import Words
from sixgun.narration.narrator import Narrator
from tests.classic.kit import Table, crowd, seat, table

DEPUTY, OUTLAW, RENEGADE = 0, 1, 2
SETS = ["base", "base dodge-city"]


def shot(by: int, at: int, **more: object) -> Table:
    """One player shoots another who has one life point left."""
    seats = [seat(hand="bang-AS saloon-5H" if who == by else "", life=1 if who == at else None) for who in range(3)]
    return table(*seats, active=by, **more).play("bang-AS", at=at)


@pytest.mark.rule("classic.three.goals", "classic.setup.players")
@pytest.mark.parametrize("sets", SETS)
def test_three_players_have_three_open_roles_and_the_deputy_begins(sets: str) -> None:
    for seed in range(8):
        view = sixgun.new_game("classic", players=3, seed=seed, sets=sets.split()).view(None).to_dict()
        roles = [player["role"] for player in view["players"]]
        assert sorted(roles) == ["deputy", "outlaw", "renegade"] and roles[view["active"]] == "deputy"


@pytest.mark.rule("classic.three.goals", "classic.setup.life")
def test_nobody_has_an_additional_life_point() -> None:
    game = sixgun.new_game("classic", players=3, seed=5, sheriff_extra_card=True)
    printed = sixgun.GAMES["classic"].printed_characters()
    assert [p.life for p in game.view(0).players] == [printed[str(p.character)]["life"] for p in game.view(0).players]


@pytest.mark.rule("classic.three.goals", "classic.jail")
def test_jail_may_be_put_before_anybody() -> None:
    t = table(seat(hand="jail-JS jail-TS saloon-5H"), *crowd(2))
    assert t.play("jail-JS", at=1).play("jail-TS", at=2).in_play(2) == ["jail-TS"]


@pytest.mark.rule("classic.three.goals", "classic.three.personal")
@pytest.mark.parametrize(
    ("hunter", "prey", "side"),
    [(DEPUTY, RENEGADE, "deputy"), (RENEGADE, OUTLAW, "renegade"), (OUTLAW, DEPUTY, "outlaw")],
)
@pytest.mark.parametrize("sets", SETS)
def test_whoever_shoots_their_target_wins_at_once(hunter: int, prey: int, side: str, sets: str) -> None:
    t = shot(hunter, prey, sets=sets)
    assert t.winners == (side, (hunter,)) and t.game.decision is None
    assert sixgun.load(t.game.position()).outcome == t.game.outcome


@pytest.mark.rule("classic.three.personal", "classic.three.reward")
@pytest.mark.parametrize(("hunter", "other"), [(DEPUTY, OUTLAW), (RENEGADE, DEPUTY), (OUTLAW, RENEGADE)])
def test_who_shoots_another_draws_three_and_plays_on(hunter: int, other: int) -> None:
    t = shot(hunter, other)
    assert t.winners is None and t.out(other) and len(t.hand(hunter)) == 4 and t.asked == (hunter, "play")


@pytest.mark.rule("classic.three.personal")
@pytest.mark.parametrize(("out", "last", "side"), [(OUTLAW, RENEGADE, "renegade"), (RENEGADE, OUTLAW, "outlaw")])
def test_the_last_of_two_wins(out: int, last: int, side: str) -> None:
    seats = [seat(life=1), *[seat(life=0) if at == out else seat(hand="bang-AS saloon-5H") for at in (1, 2)]]
    assert table(*seats, active=last).play("bang-AS", at=DEPUTY).winners == (side, (last,))


@pytest.mark.rule("classic.three.personal", "classic.dynamite.no-causer")
def test_dynamite_wins_for_nobody() -> None:
    t = table(seat("slab", life=1, in_play="dynamite-2H"), *crowd(2), phase="begin", top="missed-2S")
    assert t.out(DEPUTY) and t.winners is None and t.turn_of != DEPUTY


@pytest.mark.rule("classic.three.personal", "classic.dynamite.no-causer")
def test_the_other_wins_when_the_last_but_one_dies_of_dynamite() -> None:
    t = table(seat(life=1, in_play="dynamite-2H"), seat(life=0), seat(), phase="begin", top="missed-2S")
    assert t.winners == ("renegade", (RENEGADE,))


@pytest.mark.rule("classic.three.personal", "classic.death.causer")
def test_a_target_who_loses_their_own_duel_was_eliminated_by_nobody() -> None:
    t = table(seat(hand="bang-AS"), seat(), seat(life=1, hand="duel-8C saloon-5H"), active=RENEGADE)
    t.play("duel-8C", at=DEPUTY).answer("bang-AS")
    assert t.out(RENEGADE) and t.winners is None


@pytest.mark.rule("classic.three.reward", "classic.beer.last-two")
def test_beer_is_void_with_two_left() -> None:
    t = table(seat(hand="bang-AS saloon-5H"), seat(life=0), seat(life=1, hand="beer-6H")).play("bang-AS", at=RENEGADE)
    assert t.winners == ("deputy", (DEPUTY,))


@pytest.mark.rule("classic.three.reward", "classic.beer.brink")
def test_beer_saves_with_three_left() -> None:
    t = table(seat(hand="bang-AS saloon-5H"), seat(), seat(life=1, hand="beer-6H")).play("bang-AS", at=RENEGADE)
    assert t.do("drink beer-6H").life(RENEGADE) == 1


@pytest.mark.rule("classic.three.personal", "classic.gatling")
def test_a_gatling_that_brings_down_ones_target_ends_it() -> None:
    t = table(seat(life=1), seat(hand="gatling-TH saloon-5H"), seat(life=1), active=OUTLAW).play("gatling-TH")
    assert t.out(RENEGADE) and t.winners == ("outlaw", (OUTLAW,))


@pytest.mark.rule("classic.three.reward", "classic.vulture-sam")
def test_there_is_no_penalty() -> None:
    t = table(seat(life=1), seat(), seat("vulture-sam", hand="bang-AS saloon-5H"), active=RENEGADE)
    assert len(t.play("bang-AS", at=DEPUTY).hand(RENEGADE)) == 4


@pytest.mark.rule("classic.rematch", "classic.three.goals")
def test_in_a_further_game_the_deputy_goes_round() -> None:
    game = sixgun.play("classic", ["greenhorn"] * 3, seed=2)
    roles = [player.role for player in game.view(None).players]
    again = sixgun.rematch(game, rotate_sheriff=True, seed=3)
    assert again.position()["active"] == (roles.index("deputy") + 1) % 3


def test_games_of_three_come_to_an_end() -> None:
    sides = {sixgun.play("classic", ["gunhand"] * 3, seed=seed).outcome.side for seed in range(12)}  # type: ignore[union-attr]
    assert sides <= {"deputy", "outlaw", "renegade"} and len(sides) > 1


@pytest.mark.rule("classic.three.goals")
@pytest.mark.parametrize(("game", "renegade"), [("classic", "dem Abtrünnigen"), ("dice", "dem Gesetzlosen")])
def test_the_log_calls_the_renegade_as_the_game_does(game: str, renegade: str) -> None:
    narrator = Narrator(Words("de"), sixgun.new_game(game, players=3, seed=1).position())
    assert renegade in str(narrator.act({"act": "goal", "goal": "goal-three-deputy"}, DEPUTY))
