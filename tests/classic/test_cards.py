"""Beer, Saloon, Stagecoach, Wells Fargo, General Store, and blue cards as they come into play."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"
LAST_TWO = (seat(life=0), seat(life=0))


@pytest.mark.rule("classic.beer.heal")
def test_beer_gives_its_player_one_life_point_back() -> None:
    t = table(seat(life=2, hand=f"beer-6H {SPARE}"), seat(life=1), *crowd(2)).play("beer-6H")
    assert t.lives == [3, 1, 4, 4] and t.pile("discard") == ["beer-6H"]
    assert t.happened("healed") == [{"seat": 0, "points": 1, "source": "beer"}]


@pytest.mark.rule("classic.beer.heal", "classic.setup.life")
@pytest.mark.parametrize(("character", "most"), [("willy", 4), ("paul-regret", 3)])
def test_beer_at_full_life_is_wasted(character: str, most: int) -> None:
    t = table(seat(character, role="outlaw", hand=f"beer-6H {SPARE}"), *crowd(3)).play("beer-6H")
    assert t.life(0) == most and t.hand(0) == [SPARE] and t.pile("discard") == ["beer-6H"]


@pytest.mark.rule("classic.beer.heal")
def test_beer_never_helps_anybody_else() -> None:
    t = table(seat(hand=f"beer-6H {SPARE}"), seat(life=1), *crowd(2))
    assert t.refused("play-at beer-6H 1") == "no-target-wanted"


@pytest.mark.rule("classic.beer.heal")
def test_any_number_of_beers_may_be_played() -> None:
    t = table(seat(life=1, hand="beer-6H beer-7H beer-8H stagecoach-9S"), *crowd(3))
    assert t.do("play beer-6H", "play beer-7H", "play beer-8H").life(0) == 4


@pytest.mark.rule("classic.beer.last-two")
def test_with_two_players_left_beer_is_wasted() -> None:
    t = table(seat(life=2, hand=f"beer-6H {SPARE}"), seat(), *LAST_TWO).play("beer-6H")
    assert t.life(0) == 2 and t.pile("discard") == ["beer-6H"]


@pytest.mark.rule("classic.beer.last-two")
def test_with_three_players_left_beer_works() -> None:
    t = table(seat(life=2, hand=f"beer-6H {SPARE}"), seat(), seat(), seat(life=0)).play("beer-6H")
    assert t.life(0) == 3


@pytest.mark.rule("classic.saloon")
def test_saloon_helps_every_living_player_up_to_their_maximum() -> None:
    t = table(seat(life=2, hand=f"saloon-5H {SPARE}"), seat(life=1), seat(), seat(life=3), seat(life=0))
    assert t.play("saloon-5H").lives == [3, 2, 4, 4, 0] and t.out(4)


@pytest.mark.rule("classic.saloon", "classic.beer.last-two")
def test_saloon_works_with_two_players_left() -> None:
    t = table(seat(life=2, hand=f"saloon-5H {SPARE}"), seat(life=1), *LAST_TWO).play("saloon-5H")
    assert t.lives[:2] == [3, 2]


@pytest.mark.rule("classic.stagecoach")
def test_stagecoach_brings_two_cards() -> None:
    t = table(seat(hand=f"stagecoach-9S {SPARE}"), *crowd(3), top="bang-2C bang-3C bang-4C").play("stagecoach-9S")
    assert t.hand(0) == [SPARE, "bang-2C", "bang-3C"] and t.pile("discard") == ["stagecoach-9S"]


@pytest.mark.rule("classic.wells-fargo")
def test_wells_fargo_brings_three_cards() -> None:
    t = table(seat(hand=f"wells-fargo-3H {SPARE}"), *crowd(3), top="bang-2C bang-3C bang-4C").play("wells-fargo-3H")
    assert t.hand(0) == [SPARE, "bang-2C", "bang-3C", "bang-4C"]


@pytest.mark.rule("classic.stagecoach", "classic.black-jack")
def test_black_jack_shows_nothing_of_a_stagecoach() -> None:
    t = table(seat("black-jack", hand="stagecoach-9S"), *crowd(3), top="bang-2D bang-3D").play("stagecoach-9S")
    assert t.hand(0) == ["bang-2D", "bang-3D"] and t.happened("showed") == []


@pytest.mark.rule("classic.stagecoach", "classic.turn.reshuffle")
def test_stagecoach_with_an_empty_pile_draws_what_has_been_discarded() -> None:
    t = table(seat(hand=f"stagecoach-9S {SPARE}"), *crowd(3), deck="").play("stagecoach-9S")
    assert t.hand(0) == [SPARE, "stagecoach-9S"] and t.pile("deck") == [] == t.pile("discard")


@pytest.mark.rule("classic.general-store")
def test_the_general_store_goes_round_from_the_one_who_played_it() -> None:
    t = table(
        *crowd(2), seat(hand=f"general-store-9C {SPARE}"), seat(), active=2, top="bang-2C bang-3C bang-4C bang-5C"
    )
    t.play("general-store-9C")
    assert t.asked == (2, "store") and sorted(t.options) == [f"pick bang-{card}" for card in ("2C", "3C", "4C", "5C")]
    t.do("pick bang-4C")
    assert t.asked == (3, "store")
    t.do("pick bang-2C")
    assert t.asked == (0, "store")


@pytest.mark.rule("classic.general-store", "classic.forced")
def test_the_last_card_of_the_general_store_is_given_without_asking() -> None:
    t = table(seat(hand=f"general-store-9C {SPARE}"), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C")
    t.play("general-store-9C").do("pick bang-3C", "pick bang-5C", "pick bang-2C")
    assert t.asked == (0, "play") and t.hand(0) == [SPARE, "bang-3C"]
    assert [t.hand(at) for at in (1, 2, 3)] == [["bang-5C"], ["bang-2C"], ["bang-4C"]]


@pytest.mark.rule("classic.general-store")
def test_the_eliminated_get_nothing_from_the_general_store() -> None:
    t = table(seat(hand=f"general-store-9C {SPARE}"), seat(life=0), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C")
    t.play("general-store-9C").do("pick bang-2C", "pick bang-3C", "pick bang-4C")
    assert t.hand(1) == [] and t.hand(4) == ["bang-5C"] and len(t.happened("store-opened")) == 4


@pytest.mark.rule("classic.general-store", "classic.turn.reshuffle")
def test_in_a_general_store_without_cards_the_last_get_nothing() -> None:
    t = table(seat(hand=f"general-store-9C {SPARE}"), *crowd(3), top="bang-2C bang-3C", deck="").play(
        "general-store-9C"
    )
    assert sorted(t.options) == ["pick bang-2C", "pick bang-3C", "pick general-store-9C"]
    t.do("pick bang-3C", "pick general-store-9C")
    assert [t.hand(at) for at in (1, 2)] == [["general-store-9C"], ["bang-2C"]] and t.asked == (0, "play")


@pytest.mark.rule("classic.general-store", "classic.turn.reshuffle")
def test_a_general_store_goes_on_from_the_new_pile() -> None:
    t = table(
        seat(hand=f"general-store-9C {SPARE}"), *crowd(3), top="bang-2C", deck="", discard="bang-3C bang-4C bang-5C"
    )
    t.play("general-store-9C")
    assert len(t.options) == 4 and "pick bang-2C" in t.options and len(t.pile("deck")) == 1


@pytest.mark.rule("classic.mustang", "classic.scope", "classic.barrel", "classic.volcanic", "classic.turn.brown-blue")
@pytest.mark.parametrize("card", ["mustang-9H", "scope-AS", "barrel-KS", "volcanic-TC", "dynamite-2H", "winchester-8S"])
def test_a_blue_card_is_put_before_its_player(card: str) -> None:
    t = table(seat(hand=f"{card} {SPARE}"), *crowd(3)).play(card)
    assert t.in_play(0) == [card] and t.hand(0) == [SPARE] and t.happened("equipped") == [{"seat": 0, "card": card}]
