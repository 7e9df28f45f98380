"""Who knows what: hands, reserves, decks, backs, stolen cards, and the secret choice of the AC."""

from __future__ import annotations

import json
from functools import partial

import pytest

import sixgun
from tests.duel.kit import Table, law, outlaws, table

us = partial(law, "pat-garret", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")
EVERYBODY = (0, 1, None)


def text_of(t: Table, viewer: int | None) -> str:
    """All that a viewer is shown, and all that they were told."""
    told = [[event.name, event.arguments()] for event in t.game.seen_by(viewer)]
    return json.dumps([t.game.view(viewer).to_dict(), told])


def seen(t: Table, viewer: int | None, name: str) -> list[dict[str, object]]:
    """The events of a name as a viewer is told of them."""
    return [event.arguments() for event in t.game.seen_by(viewer) if event.name == name]


def sampled(t: Table, viewer: int | None, number: int = 30) -> list[sixgun.Game]:
    """Games that a viewer may believe to be in."""
    rng = sixgun.rng(1)
    return [sixgun.load(t.game.view(viewer).sample(rng).to_dict()) for _ in range(number)]


def cast(t: Table, seat: int) -> list[str]:
    places = t.side(seat)["characters"]
    assert isinstance(places, list)
    return [place["character"] for place in places]


# -- hands, decks, reserves ------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.random")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    t = table(us(hand="colt-l1 hat-o1"), them(hand="beer-o1"))
    assert t.told(0, 0) == ["colt-l1", "hat-o1"] and t.told(1, 1) == ["beer-o1"]
    assert t.told(1, 0) == t.told(None, 0) == ["hidden", "hidden"] and t.told(0, 1) == t.told(None, 1) == ["hidden"]


@pytest.mark.rule("duel.turn.own-deck")
def test_nobody_sees_into_the_decks() -> None:
    t = table(us(hand="water-l1", top="colt-l1 hat-l1"), them(top="beer-o1"))
    for viewer in EVERYBODY:
        assert t.told(viewer, 0, "deck") == ["hidden"] * 39 and t.told(viewer, 1, "deck") == ["hidden"] * 40
        assert not [card for card in ("colt-l1", "hat-l1", "beer-o1") if card in text_of(t, viewer)]


@pytest.mark.rule("duel.turn.own-deck")
def test_nobody_sees_into_the_common_deck() -> None:
    t = table(us(hand="water-l1"), them(), rest="common", common="colt-l1 hat-l1", discard="beer-o1")
    for viewer in EVERYBODY:
        data = t.game.view(viewer).redacted.to_dict()
        assert data["common"] == ["hidden"] * 78 and data["discard"] == ["beer-o1"]


@pytest.mark.rule("duel.setup.characters")
def test_a_reserve_is_known_to_its_owner_alone() -> None:
    t = table(us(reserve="wyatt-earp tex-killer"), them(hand="beer-o1", reserve="sid-curry"))
    assert sorted(t.told(0, 0, "reserve")) == ["tex-killer", "wyatt-earp"] and t.told(1, 1, "reserve") == ["sid-curry"]
    assert t.told(1, 0, "reserve") == t.told(None, 0, "reserve") == ["unknown", "unknown"]
    assert t.told(0, 1, "reserve") == t.told(None, 1, "reserve") == ["unknown"]


@pytest.mark.rule("duel.setup.characters")
def test_nobody_knows_the_order_of_his_own_reserve() -> None:
    names = ["wyatt-earp", "tex-killer", "annie-oakey"]
    views = [
        table(us(hand="colt-l1", reserve=" ".join(order)), them()).game.view(0).redacted.to_dict()
        for order in (names, names[::-1], [names[1], names[2], names[0]])
    ]
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("duel.setup.characters")
def test_what_was_drafted_does_not_tell_the_order_of_the_reserve() -> None:
    same = 0
    for seed in range(24):
        t = Table(sixgun.new_game("duel", players=2, seed=seed, characters=6))
        told = [event["character"] for event in seen(t, 0, "drafted")]
        reserve = t.side(0)["reserve"]
        assert isinstance(reserve, list) and {*told} == {*reserve, *cast(t, 0)}
        same += [name for name in told if name in reserve] in (reserve, reserve[::-1])
    assert same < 8


@pytest.mark.rule("duel.setup.characters")
def test_what_was_drafted_is_told_to_its_owner_alone() -> None:
    t = Table(sixgun.new_game("duel", players=2, seed=5))
    assert [len(seen(t, viewer, "drafted")) for viewer in EVERYBODY] == [4, 4, 0]
    assert {event["seat"] for event in seen(t, 0, "drafted")} == {0}
    assert {event["seat"] for event in seen(t, 1, "drafted")} == {1}


@pytest.mark.rule("duel.turn.phases")
def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    t = table(law("the-stranger", "jango", top="colt-l1 hat-l1"), them(), phase="draw")
    assert [event["card"] for event in seen(t, 0, "got")] == ["colt-l1", "hat-l1"]
    assert seen(t, 1, "got") == seen(t, None, "got") == []
    assert seen(t, 1, "drew") == seen(t, None, "drew") == [{"seat": 0, "cards": 2}]


@pytest.mark.rule("duel.turn.played-first")
def test_equipment_and_discards_are_open_to_all() -> None:
    t = table(us(hand="colt-l1", gear="hat-l1"), them(rear_gear="clock-o1"), discard="beer-o1 colt-o1")
    for viewer in EVERYBODY:
        assert all(card in text_of(t, viewer) for card in ("hat-l1", "clock-o1"))
        assert t.game.view(viewer).redacted.to_dict()["discard"] == ["beer-o1", "colt-o1"]


@pytest.mark.rule("duel.setup.sides")
def test_a_view_has_no_seed() -> None:
    game = sixgun.new_game("duel", players=2, seed=77)
    assert all("seed" not in game.view(viewer).to_dict() for viewer in EVERYBODY)


@pytest.mark.rule("duel.turn.phases")
def test_a_question_is_shown_to_him_who_is_asked() -> None:
    t = table(us(hand="colt-l1"), them(hand="missed-o1")).play("colt-l1", at="cattle-katie")
    assert t.game.view(1).to_dict()["decision"] is not None
    for viewer in (0, None):
        assert "missed-o1" not in text_of(t, viewer)


# -- the secret choice of the AC -------------------------------------------------------------------------------------


@pytest.mark.rule("duel.setup.characters")
def test_before_the_acs_are_revealed_nobody_sees_the_others_characters() -> None:
    t = Table(sixgun.new_game("duel", players=2, seed=9))
    for viewer, other in ((0, 1), (1, 0), (None, 0), (None, 1)):
        assert not [name for name in cast(t, other) if name in text_of(t, viewer)]
    assert all(name in text_of(t, 0) for name in cast(t, 0))


@pytest.mark.rule("duel.setup.characters")
@pytest.mark.parametrize("seed", range(4))
def test_the_outlaws_choose_without_seeing_what_the_law_has_chosen(seed: int) -> None:
    shown = []
    for choice in range(2):
        t = Table(sixgun.new_game("duel", players=2, seed=seed))
        t.do(t.options[choice])
        assert t.asked == (1, "front") and not [name for name in cast(t, 0) if name in text_of(t, 1)]
        shown.append((text_of(t, 1), text_of(t, None)))
    assert shown[0] == shown[1]


@pytest.mark.rule("duel.setup.characters")
def test_once_both_have_chosen_all_characters_in_play_are_open() -> None:
    t = Table(sixgun.new_game("duel", players=2, seed=9))
    t.do(t.options[0]).do(t.options[1])
    for viewer in EVERYBODY:
        assert all(name in text_of(t, viewer) for name in [*cast(t, 0), *cast(t, 1)])


@pytest.mark.rule("duel.setup.characters")
def test_samples_before_the_reveal_give_the_law_many_characters_and_choices() -> None:
    t = Table(sixgun.new_game("duel", players=2, seed=9))
    t.do(t.options[0])
    tables = [Table(game) for game in sampled(t, 1)]
    assert len({name for one in tables for name in cast(one, 0)}) > 6
    assert all(cast(one, 1) == cast(t, 1) for one in tables)
    assert len({Table(game).do(t.options[0]).front(0) for game in sampled(t, 1)}) > 4


# -- backs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.random", "duel.stealing")
def test_backs_are_seen_only_while_stealing() -> None:
    t = table(us(hand="colt-l1 beer-o1 hat-l1"), them(hand="stealing-o1 stealing-o2"), active=1)
    assert t.told(1, 0) == ["hidden"] * 3
    t.play("stealing-o1", hand=True)
    assert t.asked == (1, "steal") and sorted(t.told(1, 0)) == ["hidden-law", "hidden-law", "hidden-outlaws"]
    assert t.told(0, 1) == ["hidden"]
    assert t.do("back law").told(1, 0) == ["hidden", "hidden"]


def test_views_with_other_backs_are_not_equal() -> None:
    views = []
    for hand in ("colt-l1 beer-o1 hat-l1", "colt-l1 beer-o1 hat-o1", "colt-l1 beer-o1 bank-l1"):
        t = table(us(hand=hand), them(hand="stealing-o1 stealing-o2"), active=1)
        views.append(t.play("stealing-o1", hand=True).game.view(1))
    assert views[0] != views[1] and views[0].to_dict() != views[1].to_dict()
    assert views[0] == views[2]


@pytest.mark.rule("duel.random")
def test_backs_are_seen_only_while_slim_poet_robs() -> None:
    t = table(us(hand="knife-o1 beer-o1 hat-l1 missed-l1"), outlaws("slim-poet", "babe-leroy"))
    assert t.told(1, 0) == ["hidden"] * 4
    t.play("knife-o1", at="slim-poet")
    assert t.asked == (1, "slim") and t.question == {"law": 2, "outlaws": 1}
    assert sorted(t.told(1, 0)) == ["hidden-law", "hidden-law", "hidden-outlaws"]
    t.do("back outlaws")
    assert t.told(1, 0) == ["hidden", "hidden"] and t.pile("discard")[0] == "beer-o1"


@pytest.mark.rule("duel.random", "duel.death.order")
def test_backs_are_seen_only_while_bull_anderson_draws() -> None:
    t = table(
        us(life=1, hand="beer-o1 hat-l1 bank-l1", reserve="wyatt-earp"),
        outlaws("bull-anderson", "babe-leroy", hand="colt-o1"),
        active=1,
    )
    assert t.told(1, 0) == ["hidden"] * 3
    t.play("colt-o1", at="pat-garret")
    assert t.asked == (1, "bull") and sorted(t.told(1, 0)) == ["hidden-law", "hidden-law", "hidden-outlaws"]
    t.do("back outlaws")
    assert t.hand(1) == ["beer-o1"] and t.asked == (1, "bull") and t.told(1, 0) == ["hidden-law", "hidden-law"]
    t.let()
    assert t.told(1, 0) == ["hidden"] * 4


@pytest.mark.rule("duel.random")
def test_backs_are_not_seen_while_a_hit_is_avoided() -> None:
    t = table(us(hand="colt-l1 beer-o1"), them(hand="missed-o1 hat-l1")).play("colt-l1", at="cattle-katie")
    assert t.told(0, 1) == ["hidden", "hidden"] and t.told(1, 0) == ["hidden"]


@pytest.mark.rule("duel.random", "duel.stealing")
def test_samples_while_stealing_keep_the_backs() -> None:
    t = table(us(hand="colt-l1 beer-o1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    for game in sampled(t, 1):
        letters = [card.rsplit("-", 1)[1][0] for card in Table(game).hand(0)]
        assert letters == ["l", "o"]


# -- cards that change hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("duel.stealing", "duel.random")
def test_a_stolen_card_is_known_to_both_but_to_no_spectator() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1 beer-o1"), active=1).play("stealing-o1", hand=True)
    assert sorted(t.told(1, 1)) == ["beer-o1", "colt-l1"] and sorted(t.told(0, 1)) == ["colt-l1", "hidden"]
    assert t.told(None, 1) == ["hidden", "hidden"] and "colt-l1" not in text_of(t, None)
    stolen = [{"seat": 0, "by": 1, "card": "colt-l1"}]
    assert seen(t, 0, "robbed-of") == seen(t, 1, "robbed-of") == stolen
    assert seen(t, None, "robbed-of") == [] and seen(t, None, "robbed") == [{"seat": 0, "by": 1}]


@pytest.mark.rule("duel.random")
def test_a_card_that_bull_anderson_takes_from_a_hand_is_known_to_both_but_to_no_spectator() -> None:
    t = table(
        us(life=1, hand="hat-l1", reserve="wyatt-earp"),
        outlaws("bull-anderson", "babe-leroy", hand="colt-o1"),
        active=1,
    ).play("colt-o1", at="pat-garret")
    t.do("back law")
    assert t.told(0, 1) == ["hat-l1"] and t.told(None, 1) == ["hidden"]


@pytest.mark.rule("duel.random", "duel.stealing", "duel.schoolmarm")
def test_a_spectator_does_not_learn_whether_a_known_card_was_stolen() -> None:
    shown: dict[str, str] = {}
    for seed in range(16):
        t = table(us(hand="schoolmarm-l1 colt-l1"), them(hand="stealing-o1 beer-o1", gear="bank-l1"), seed=str(seed))
        t.play("schoolmarm-l1", taken="bank-l1").end()
        t.play("stealing-o1", hand=True)
        shown.setdefault(next(card for card in ("bank-l1", "colt-l1") if card in t.hand(1)), text_of(t, None))
    assert len(shown) == 2 and shown["bank-l1"] == shown["colt-l1"]


@pytest.mark.rule("duel.stealing")
def test_the_robbed_player_knows_the_stolen_card_among_others_of_the_robber() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1 beer-o1 hat-o1"), active=1).play("stealing-o1", hand=True)
    assert sorted(t.told(0, 1)) == ["colt-l1", "hidden", "hidden"]
    assert sorted(t.do("play-at colt-l1 pat-garret").told(0, 1)) == ["hidden", "hidden"]


@pytest.mark.rule("duel.general-store")
def test_cards_from_the_general_store_are_known_to_all() -> None:
    t = table(us(hand="general-store-l1 water-l1", top="colt-l1 hat-l1"), them(top="beer-o1 hat-o1"))
    t.play("general-store-l1")
    for viewer in EVERYBODY:
        assert {str(event["card"]) for event in seen(t, viewer, "store-opened")} == {
            "colt-l1",
            "hat-l1",
            "beer-o1",
            "hat-o1",
        }
    t.do("pick beer-o1", "pick colt-l1", "pick hat-l1")
    for viewer in (1, None):
        assert sorted(t.told(viewer, 0)) == ["beer-o1", "hat-l1", "hidden"]
    assert sorted(t.told(0, 1)) == sorted(t.told(None, 1)) == ["colt-l1", "hat-o1"]


@pytest.mark.rule("duel.schoolmarm")
def test_a_card_taken_by_schoolmarm_is_known_to_all() -> None:
    t = table(us(hand="schoolmarm-l1 water-l1"), them(gear="hat-o1")).play("schoolmarm-l1", taken="hat-o1")
    for viewer in (1, None):
        assert sorted(t.told(viewer, 0)) == ["hat-o1", "hidden"]


@pytest.mark.rule("duel.schoolmarm")
def test_a_known_card_is_forgotten_once_it_is_played() -> None:
    t = table(us(hand="schoolmarm-l1 water-l1"), them(gear="hat-o1")).play("schoolmarm-l1", taken="hat-o1")
    assert t.play("hat-o1", at="jango").told(1, 0) == ["hidden"]


@pytest.mark.rule("duel.wagon")
def test_cards_looked_at_by_a_wagon_are_hidden_from_the_others() -> None:
    t = table(us(hand="wagon-l1", top="colt-l1 hat-l1 bank-l1"), them()).play("wagon-l1")
    looked = ("colt-l1", "hat-l1", "bank-l1")
    assert all(card in text_of(t, 0) for card in looked)
    for viewer in (1, None):
        assert not [card for card in looked if card in text_of(t, viewer)]


@pytest.mark.rule("duel.wagon")
def test_of_a_wagon_only_the_card_discarded_is_open() -> None:
    t = table(us(hand="wagon-l1", top="colt-l1 hat-l1 bank-l1"), them()).play("wagon-l1").do("discard hat-l1")
    for viewer in (1, None):
        assert "hat-l1" in text_of(t, viewer) and t.told(viewer, 0) == ["hidden", "hidden"]
        assert not [card for card in ("colt-l1", "bank-l1") if card in text_of(t, viewer)]


@pytest.mark.rule("duel.turn.own-deck")
def test_cards_looked_at_by_soundance_kid_are_hidden_from_the_others() -> None:
    t = table(us(top="colt-l1"), outlaws("soundance-kid", "babe-leroy", hand="beer-o1", top="hat-o1"), active=1).do(
        "exchange beer-o1"
    )
    assert t.asked == (1, "soundance") and all(card in text_of(t, 1) for card in ("colt-l1", "hat-o1"))
    for viewer in (0, None):
        assert not [card for card in ("colt-l1", "hat-o1") if card in text_of(t, viewer)]


@pytest.mark.rule("duel.reveal")
def test_a_revealed_card_is_open_to_all() -> None:
    t = table(us(hand="colt-l1"), them(gear="barrel-o1", top="beer-o1")).play("colt-l1", at="cattle-katie").do("barrel")
    for viewer in EVERYBODY:
        assert seen(t, viewer, "revealed") == [{"seat": 1, "card": "beer-o1", "cause": "barrel"}]


@pytest.mark.rule("duel.derringer", "duel.peacemaker")
def test_the_rest_of_a_hand_stays_hidden_when_a_card_of_it_is_discarded() -> None:
    t = table(us(hand="peacemaker-l1"), them(hand="missed-o1 beer-o1 colt-o1")).play("peacemaker-l1", at="cattle-katie")
    t.avoid("missed-o1").do("discard beer-o1")
    assert t.told(0, 1) == ["hidden"] and "colt-o1" not in text_of(t, 0)


@pytest.mark.rule("duel.death")
def test_a_replacement_is_open_and_the_rest_of_the_reserve_is_not() -> None:
    t = table(us(hand="colt-l1"), them(life=1, reserve="sid-curry toco-ramirez")).play("colt-l1", at="cattle-katie")
    for viewer in (0, None):
        assert "sid-curry" in text_of(t, viewer) and "toco-ramirez" not in text_of(t, viewer)


# -- samples ---------------------------------------------------------------------------------------------------------


def scene(name: str) -> Table:
    """A moment at which somebody knows something."""
    if name == "start":
        return Table(sixgun.new_game("duel", players=2, seed=3))
    if name == "chosen":
        t = Table(sixgun.new_game("duel", players=2, seed=3))
        return t.do(t.options[1])
    if name == "stolen":
        t = table(us(hand="colt-l1 hat-l1"), them(hand="stealing-o1 beer-o1", reserve="sid-curry tom-thorn"), active=1)
        return t.play("stealing-o1", hand=True)
    if name == "stealing":
        t = table(us(hand="colt-l1 hat-o1", reserve="tex-killer"), them(hand="stealing-o1 beer-o1"), active=1)
        return t.play("stealing-o1", hand=True)
    if name == "wagon":
        return table(us(hand="wagon-l1 missed-l1"), them(hand="beer-o1", reserve="sid-curry")).play("wagon-l1")
    if name == "store":
        t = table(us(hand="general-store-l1 missed-l1"), them(hand="beer-o1")).play("general-store-l1")
        return t.do(t.options[0])
    if name == "common store":
        them_with_a_deck = them(hand="beer-o1", top="hat-o1 colt-o1")
        t = table(us(hand="general-store-l1 missed-l1"), them_with_a_deck, rest="common").play("general-store-l1")
        return t.do(t.options[0])
    if name == "soundance":
        t = table(us(hand="hat-l1"), outlaws("soundance-kid", "babe-leroy", hand="beer-o1 colt-o1"), active=1)
        return t.do("exchange beer-o1")
    if name == "common":
        return table(us(hand="colt-l1"), them(hand="beer-o1"), rest="common", discard="hat-l1 hat-o1")
    t = table(us(hand="colt-l1 hat-l1", reserve="tex-killer wyatt-earp"), them(hand="missed-o1 beer-o1"))
    return t.play("colt-l1", at="cattle-katie")


LEFT_OUT = ("seed", "sixgun", "known", "reserve", "life")  # the kind of data; what is shown in another way


def fits(shown: object, dealt: object) -> bool:
    """Whether a sample has what the view shows, and anything at all, or any card with that back, where it hides it."""
    if isinstance(shown, dict) and isinstance(dealt, dict):
        return all(fits(shown[key], dealt[key]) for key in shown if key in dealt and key not in LEFT_OUT)
    if isinstance(shown, list) and isinstance(dealt, list):
        return len(shown) == len(dealt) and all(map(fits, shown, dealt))
    if shown in ("hidden-law", "hidden-outlaws"):
        return str(dealt).rsplit("-", 1)[1].startswith(str(shown)[7])
    return shown in ("hidden", "unknown") or shown == dealt


SCENES = ["start", "chosen", "stolen", "stealing", "wagon", "store", "common store", "soundance", "common", "hit"]


@pytest.mark.rule("duel.random", "duel.setup.characters")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("name", SCENES[2:])
def test_a_sample_is_what_its_viewer_sees_and_deals_only_what_he_does_not(name: str, viewer: int | None) -> None:
    view = scene(name).game.view(viewer)
    shown, rng = view.redacted.to_dict(), sixgun.rng(1)
    for _ in range(6):
        assert fits(shown, view.sample(rng).to_dict())


@pytest.mark.rule("duel.random", "duel.setup.characters")
@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("name", [name for name in SCENES if name not in ("stealing", "hit")])
def test_a_sample_looks_to_its_viewer_as_the_game_does(name: str, viewer: int | None) -> None:
    t = scene(name)
    shown = t.game.view(viewer).redacted.to_dict()
    for game in sampled(t, viewer, 6):
        assert game.view(viewer).redacted.to_dict() == shown


@pytest.mark.rule("duel.setup.characters", "duel.turn.own-deck")
def test_samples_deal_hidden_hands_decks_and_reserves_in_many_ways() -> None:
    t = table(
        us(hand="colt-l1", reserve="wyatt-earp tex-killer annie-oakey"),
        them(hand="beer-o1 colt-o1", reserve="sid-curry"),
    )
    tables = [Table(game) for game in sampled(t, 0)]
    assert all(one.hand(0) == ["colt-l1"] for one in tables)
    assert len({tuple(one.hand(1)) for one in tables}) > 10 and len({one.deck(0)[0] for one in tables}) > 5
    assert len({json.dumps(one.side(0)["reserve"]) for one in tables}) > 3
    assert len({json.dumps(one.side(1)["reserve"]) for one in tables}) > 5
    for one in tables:
        reserve = one.side(0)["reserve"]
        assert isinstance(reserve, list) and {*reserve} == {"wyatt-earp", "tex-killer", "annie-oakey"}


@pytest.mark.rule("duel.stealing")
def test_samples_keep_a_stolen_card_for_him_who_lost_it() -> None:
    t = table(us(hand="colt-l1"), them(hand="stealing-o1 beer-o1"), active=1).play("stealing-o1", hand=True)
    assert all("colt-l1" in Table(game).hand(1) for game in sampled(t, 0))
    assert not all("colt-l1" in Table(game).hand(1) for game in sampled(t, None))


@pytest.mark.rule("duel.turn.own-deck")
def test_samples_put_every_hidden_card_of_an_own_deck_with_its_side() -> None:
    t = table(us(hand="colt-l1 hat-o1"), them(hand="beer-o1 bank-l1"))
    for game in sampled(t, 0):
        one = Table(game)
        for seat, letter in enumerate("lo"):
            assert {card.rsplit("-", 1)[1][0] for card in one.deck(seat)} == {letter}
