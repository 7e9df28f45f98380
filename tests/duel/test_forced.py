"""One possibility happens without asking, unless the answer would tell something."""

from __future__ import annotations

import pytest

from tests.duel.kit import law, outlaws, table

US = law("pat-garret", "wyatt-earp", hand="colt-l1 hat-l1")


@pytest.mark.rule("duel.forced")
def test_who_has_nothing_to_avoid_with_is_not_asked() -> None:
    t = table(US, outlaws("cattle-katie", "west-harding", hand="beer-o1")).play("colt-l1", at="cattle-katie")
    assert t.asked == (0, "play") and t.life("cattle-katie") == 3


@pytest.mark.rule("duel.forced")
def test_with_always_ask_he_is_asked_all_the_same() -> None:
    them = outlaws("cattle-katie", "west-harding", hand="beer-o1")
    t = table(US, them, always_ask=True).play("colt-l1", at="cattle-katie")
    assert t.asked == (1, "hit") and t.options == ["pass"]
    assert t.let().life("cattle-katie") == 3


@pytest.mark.rule("duel.forced", "duel.random")
def test_a_hand_with_one_back_is_robbed_without_a_question() -> None:
    them = outlaws("cattle-katie", "west-harding", hand="beer-o1")
    t = table(law("pat-garret", "wyatt-earp", hand="stealing-o1 hat-l1"), them).play("stealing-o1", hand=True)
    assert t.asked == (0, "play") and t.hand(0) == ["hat-l1", "beer-o1"]


@pytest.mark.rule("duel.forced")
@pytest.mark.parametrize(("always_ask", "asked"), [(True, (0, "play")), (False, (1, "play"))])
def test_with_always_ask_a_player_with_nothing_to_play_is_asked_too(always_ask: bool, asked: tuple[int, str]) -> None:
    t = table(law("jango"), outlaws("cattle-katie", hand="beer-o1"), always_ask=always_ask)
    assert t.asked == asked and (not always_ask or t.options == ["end"])
