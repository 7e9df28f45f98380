"""Forty cards more, two Dynamites, Binocular and Hideout."""

import pytest

import sixgun
from sixgun.registry import rules_of
from tests.classic.dodge_referee.kit import LAST_TWO, SETS, SPARE, distance, scene
from tests.classic.kit import CARD_NAMES, crowd, seat

# name;cards;border, as the facts list them
PRINTED = """barrel;AC;blue binocular;TD;blue dynamite;TC;blue hideout;KD;blue mustang;5H;blue remington;6D;blue
carabine;5S;blue bang;8S,5C,6C,KC;brown missed;8D;brown beer;6H,6S;brown cat-balou;8C;brown general-store;AS;brown
indians;5D;brown panic;JH;brown punch;TS;brown dodge;7D,KH;brown whisky;QH;brown tequila;9C;brown brawl;JS;brown
rag-time;9H;brown springfield;KS;brown bible;TH;green buffalo-rifle;QC;green can-can;JC;green canteen;7H;green
conestoga;9D;green derringer;7S;green howitzer;9S;green iron-plate;AD,QS;green knife;8H;green pepperbox;AH;green
pony-express;QD;green sombrero;7C;green ten-gallon-hat;JD;green"""


@pytest.mark.rule("dodge.deck")
def test_the_forty_cards_are_those_of_the_box() -> None:
    cards = rules_of("classic", SETS.split()).printed_cards()
    new = [card for name, card in cards.items() if name not in CARD_NAMES]
    told = sorted([(str(c["kind"]), f"{c['value']}{c['suit']}", str(c["colour"])) for c in new])
    wanted = [row.split(";") for row in PRINTED.split()]
    assert told == sorted([(kind, sign, colour) for kind, signs, colour in wanted for sign in signs.split(",")])
    assert len({sign for _, sign, _ in told}) == 40 and len(cards) == 120


@pytest.mark.rule("dodge.deck")
def test_ten_cards_of_each_suit_come_in() -> None:
    cards = rules_of("classic", SETS.split()).printed_cards()
    suits = [str(card["suit"]) for name, card in cards.items() if name not in CARD_NAMES]
    assert [suits.count(suit) for suit in "SHDC"] == [10, 10, 10, 10]


@pytest.mark.rule("dodge.deck")
def test_fifteen_characters_come_in_with_their_life_points() -> None:
    lives = {name: card["life"] for name, card in rules_of("classic", SETS.split()).printed_characters().items()}
    three = {"apache-kid", "elena-fuente", "pixie-pete", "sean-mallory", "vera-custer"}
    base = set(sixgun.GAMES["classic"].printed_characters())
    assert len(lives) == 31 and {name for name in lives if name not in base and lives[name] == 3} == three
    assert all(lives[name] == 4 for name in lives if name not in base and name not in three)


@pytest.mark.rule("dodge.binocular")
def test_binocular_shows_the_others_nearer_and_adds_to_a_scope() -> None:
    t = scene(seat(hand=f"binocular-TD scope-AS {SPARE}"), *crowd(5))
    assert distance(t, 0, 3) == 3 and distance(t.play("binocular-TD"), 0, 3) == 2
    assert distance(t.play("scope-AS"), 0, 3) == 1 and distance(t, 3, 0) == 3


@pytest.mark.rule("dodge.binocular", "classic.distance.scope")
def test_binocular_adds_to_rose_doolan() -> None:
    t = scene(seat("rose-doolan", hand=f"bang-AS {SPARE}", in_play="binocular-TD"), *crowd(5))
    assert t.play("bang-AS", at=3).life(3) == 3


@pytest.mark.rule("dodge.hideout")
def test_hideout_shows_its_owner_farther_away_and_adds_to_a_mustang() -> None:
    t = scene(seat(hand=f"hideout-KD mustang-5H {SPARE}"), *crowd(3)).play("hideout-KD")
    assert distance(t, 1, 0) == 2 and distance(t, 0, 1) == 1
    assert distance(t.play("mustang-5H"), 1, 0) == 3


@pytest.mark.rule("dodge.hideout", "classic.paul-regret")
def test_hideout_and_mustang_add_to_paul_regret() -> None:
    t = scene(seat(hand=SPARE), seat("paul-regret", in_play="hideout-KD mustang-5H"), *crowd(2))
    assert distance(t, 0, 1) == 4


@pytest.mark.rule("dodge.hideout", "dodge.binocular", "classic.distance.stack")
def test_scope_and_binocular_make_up_for_mustang_and_hideout() -> None:
    t = scene(seat(hand=SPARE, in_play="scope-AS binocular-TD"), seat(in_play="hideout-KD mustang-5H"), *crowd(2))
    assert distance(t, 0, 1) == 1 and distance(t, 0, 3) == 1


@pytest.mark.rule("dodge.binocular", "classic.distance.panic")
def test_panic_reaches_further_with_a_binocular() -> None:
    t = scene(seat(hand=f"panic-JH-2 {SPARE}", in_play="binocular-TD"), seat(), seat(hand="saloon-5H"), seat())
    assert t.play("panic-JH-2", at=2, hand=True).hand(0) == [SPARE, "saloon-5H"]


@pytest.mark.rule("dodge.hideout", "classic.distance.panic")
def test_panic_does_not_reach_a_neighbour_in_a_hideout() -> None:
    t = scene(seat(hand=f"panic-JH-2 {SPARE}"), seat(in_play="hideout-KD"), *crowd(2))
    assert t.refused("play-card panic-JH-2 1 hideout-KD") == "too-far"


@pytest.mark.rule("dodge.dynamite")
def test_a_dynamite_goes_past_a_player_who_has_one() -> None:
    dynamites = seat("willy", in_play="dynamite-2H"), seat("rose-doolan", in_play="dynamite-TC")
    t = scene(*dynamites, *crowd(2), phase="begin", top="saloon-5H")
    assert t.in_play(0) == [] and t.in_play(1) == ["dynamite-TC"] and t.in_play(2) == ["dynamite-2H"]


@pytest.mark.rule("dodge.dynamite")
def test_a_dynamite_stays_if_all_others_have_one() -> None:
    t = scene(
        seat("willy", in_play="dynamite-2H"),
        seat(in_play="dynamite-TC"),
        *LAST_TWO,
        phase="begin",
        top="saloon-5H bang-AS bang-2C",
    )
    assert t.in_play(0) == ["dynamite-2H"] and t.in_play(1) == ["dynamite-TC"] and t.asked == (0, "play")


@pytest.mark.rule("dodge.dynamite")
def test_a_dynamite_that_stayed_is_looked_at_in_the_next_turn_of_its_owner() -> None:
    t = scene(
        seat("willy", in_play="dynamite-2H"),
        seat("rose-doolan", in_play="dynamite-TC", hand="beer-6H"),
        *LAST_TWO,
        phase="begin",
        top="saloon-5H bang-AS bang-2C beer-JH bang-3C bang-4C stagecoach-9S",
    )
    t.end()
    assert t.asked == (1, "play") and t.in_play(1) == ["dynamite-TC"]
    t.end()
    assert t.life(0) == 2 and t.in_play(0) == []


@pytest.mark.rule("dodge.dynamite")
def test_the_explosion_of_one_dynamite_leaves_the_other() -> None:
    dynamites = seat("willy", in_play="dynamite-2H"), seat("rose-doolan", in_play="dynamite-TC")
    t = scene(*dynamites, *crowd(2), phase="begin", top="missed-5S bang-AS bang-2C")
    assert t.life(0) == 2 and t.in_play(0) == [] and t.in_play(1) == ["dynamite-TC"]


@pytest.mark.rule("dodge.dynamite", "classic.turn.no-copies")
def test_nobody_puts_a_second_dynamite_before_himself_but_two_players_may_have_one_each() -> None:
    t = scene(seat(hand=f"dynamite-TC {SPARE}", in_play="dynamite-2H"), *crowd(3))
    assert t.refused("play dynamite-TC") == "copy"
    t = scene(seat(hand=f"dynamite-TC {SPARE}"), seat(in_play="dynamite-2H"), *crowd(2)).play("dynamite-TC")
    assert t.in_play(0) == ["dynamite-TC"] and t.in_play(1) == ["dynamite-2H"]


@pytest.mark.rule("dodge.dynamite")
def test_a_dynamite_passes_on_in_the_second_turn_of_its_owner_only() -> None:
    t = scene(seat("willy", hand="dynamite-TC", in_play="barrel-AC"), *crowd(3), top="bang-AS bang-2C").play(
        "dynamite-TC"
    )
    assert t.turn_of == 1 and t.in_play(0) == ["barrel-AC", "dynamite-TC"]


@pytest.mark.rule("dodge.deck", "classic.distance.weapon")
@pytest.mark.parametrize(("weapon", "reach"), [("remington-6D", 3), ("carabine-5S", 4)])
def test_the_new_weapons_reach_as_far_as_the_old_ones(weapon: str, reach: int) -> None:
    t = scene(seat(hand=f"{weapon} bang-AS {SPARE}"), *crowd(7)).play(weapon)
    assert t.options.count(f"play-at bang-AS {reach}") == 1
    assert reach == 4 or t.refused(f"play-at bang-AS {reach + 1}") == "too-far"


@pytest.mark.rule("dodge.deck", "classic.turn.no-copies")
def test_a_barrel_of_dodge_city_is_a_barrel() -> None:
    t = scene(seat(hand=f"barrel-AC mustang-5H {SPARE}", in_play="barrel-QS mustang-8H"), *crowd(3))
    assert t.refused("play barrel-AC") == "copy" and t.refused("play mustang-5H") == "copy"
