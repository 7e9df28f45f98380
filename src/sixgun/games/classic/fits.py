"""Which frames of the classic game fit the table and each other."""

from __future__ import annotations

from typing import Final

from sixgun.engine.num import i64
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY
from sixgun.games.classic.attacks import Duel, Raid, Shot, Volley
from sixgun.games.classic.brink import Losing
from sixgun.games.classic.characters import Looking
from sixgun.games.classic.check import Check
from sixgun.games.classic.deck import (
    BANG,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    KIND,
    MISSED,
)
from sixgun.games.classic.names import FOR_BARREL, FOR_DYNAMITE
from sixgun.games.classic.robbery import BY_DRAWING, BY_TAKING, Robbery
from sixgun.games.classic.store import Store
from sixgun.games.classic.table import Table, table
from sixgun.games.classic.turn import Turn
from sixgun.games.positions import Fit, unfit


def phase(frame: Frame) -> str:
    """What a turn does next."""
    return Turn.PHASES[frame.phase] if isinstance(frame, Turn) else ""


def is_active(t: Table, name: str) -> bool:
    """Whether it is a character's turn."""
    return t.cast[t.active].name == name


def others_live(t: Table, by: i64, target: i64) -> bool:
    """Whether a card of one player can be aimed at another."""
    return target != by and t.lives(target)


def has_kind(t: Table, kind: i64) -> bool:
    """Whether cards of a kind are in the box."""
    return any(KIND[card] == kind for card in t.box)


class ReadyFit(Fit):
    """Sid Ketchum before the checks of his turn."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        waiting = t.has(t.active, DYNAMITE) or t.has(t.active, JAIL)
        return unfit(frame=phase(below) == "dynamite" and waiting and is_active(t, "sid-ketchum"))


class PlayingFit(Fit):
    """Phase 2."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        return unfit(frame=phase(below) == "discard")


class DiscardingFit(Fit):
    """Phase 3."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        return unfit(frame=phase(below) == "end")


class DrawingFit(Fit):
    """Phase 1 of somebody who draws in a way of his own."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        drawer = {"looking": "kit-carlson", "draw-from-hand": "jesse-jones", "draw-from-discard": "pedro-ramirez"}
        fits = phase(below) == "play" and is_active(t, drawer[frame.NAME])
        return unfit(frame=fits, looked=not isinstance(frame, Looking) or len(frame.looked) <= 3)


class CheckFit(Fit):
    """A draw! for a Barrel, or for what lies before the player whose turn it is."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Check)
        turned = len(frame.turned) <= t.cast[frame.seat].turns_cards
        if isinstance(below, Shot):
            tried = below.needed > 0 and below.barrels < t.barrels(below.target)
            return unfit(purpose=frame.purpose == FOR_BARREL and tried, seat=frame.seat == below.target, turned=turned)
        kind: i64 = DYNAMITE if frame.purpose == FOR_DYNAMITE else JAIL
        then = "jail" if frame.purpose == FOR_DYNAMITE else "draw"
        fits = frame.purpose != FOR_BARREL and phase(below) == then and t.has(t.active, kind)
        return unfit(purpose=fits, seat=frame.seat == t.active, turned=turned)


class ShotFit(Fit):
    """A BANG! of the player whose turn it is, or the Gatling that has come to somebody."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Shot)
        most: i64 = 1
        if isinstance(below, Volley):
            cause = frame.cause == GATLING == below.cause
            target = frame.target == below.last
        else:
            most = t.cast[t.active].misses_needed
            cause = frame.cause == BANG or (frame.cause == MISSED and t.cast[t.active].is_bang(MISSED))
            target = True
        return unfit(
            by=frame.by == t.active,
            target=target and others_live(t, frame.by, frame.target),
            cause=cause,
            needed=frame.needed <= most,
            barrels=frame.barrels <= t.barrels(frame.target),
        )


class VolleyFit(Fit):
    """Gatling or Indians!."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Volley)
        cause = frame.cause == GATLING or frame.cause == INDIANS
        return unfit(by=frame.by == t.active, cause=cause and has_kind(t, frame.cause))


class RaidFit(Fit):
    """Indians! that have come to somebody."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Raid) and isinstance(below, Volley)
        return unfit(
            by=frame.by == below.by,
            target=frame.target == below.last and others_live(t, frame.by, frame.target),
            cause=frame.cause == INDIANS == below.cause,
        )


class DuelFit(Fit):
    """A Duel of the player whose turn it is."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Duel)
        return unfit(
            by=frame.by == t.active,
            target=others_live(t, frame.by, frame.target),
            cause=frame.cause == DUEL and has_kind(t, DUEL),
            turn=frame.turn == frame.by or frame.turn == frame.target,
        )


class StoreFit(Fit):
    """The General Store: no more cards than players who haven't picked."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Store)
        if not t.lives(frame.picker):
            return "picker"
        picked: i64 = 0
        seat = t.active
        while seat != frame.picker:
            seat = t.left_of(seat)
            picked += 1
        return unfit(shelf=picked + len(frame.shelf) <= t.living)


class LosingFit(Fit):
    """Life lost to what lies below: Dynamite, a shot, a raid or a Duel."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Losing)
        if not t.lives(frame.seat):
            return "seat"
        wrong = misfit_cause(t, frame, below)
        if wrong:
            return wrong
        if frame.phase == 0:
            return unfit(needed=frame.needed == 0, phase=t.life[frame.seat] > 0)
        return unfit(needed=frame.needed <= frame.points and (frame.needed > 0) == (t.life[frame.seat] == 0))


def misfit_cause(t: Table, frame: Losing, below: Frame) -> str:
    """Who loses how many life points to what and to whom."""
    if isinstance(below, Turn):
        by_dynamite = frame.cause == DYNAMITE and phase(below) == "jail"
        nobody, three = frame.by == NOBODY, frame.points == 3
        return unfit(cause=by_dynamite, seat=frame.seat == t.active, by=nobody, points=three)
    if isinstance(below, Volley):
        hit = frame.seat == below.last and frame.seat != below.by
        return unfit(cause=frame.cause == below.cause, seat=hit, by=frame.by == below.by, points=frame.points == 1)
    own_duel = frame.cause == DUEL and frame.seat == t.active
    return unfit(
        cause=frame.cause == BANG or frame.cause == MISSED or (frame.cause == DUEL and has_kind(t, DUEL)),
        seat=own_duel or frame.seat != t.active,
        by=frame.by == (NOBODY if own_duel else t.active),
        points=frame.points == 1,
    )


class RobberyFit(Fit):
    """A random card is taken: by Panic!, Cat Balou or El Gringo's revenge in phase 2, or by Jesse Jones in phase 1."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Robbery)
        if frame.way == BY_DRAWING:
            way = phase(below) == "play" and is_active(t, "jesse-jones")
        else:
            way = below.NAME != "turn"
        if frame.way == BY_TAKING and t.cast[frame.by].name == "el-gringo" and frame.by != t.active:
            return unfit(way=way, by=t.lives(frame.by), seat=frame.seat == t.active)
        in_phase = below.NAME != "volley"
        return unfit(way=way and in_phase, by=frame.by == t.active, seat=others_live(t, frame.by, frame.seat))


FITS: Final[dict[str, Fit]] = {
    "ready": ReadyFit(("turn",)),
    "playing": PlayingFit(("turn",)),
    "discarding": DiscardingFit(("turn",)),
    "looking": DrawingFit(("turn",)),
    "draw-from-hand": DrawingFit(("turn",)),
    "draw-from-discard": DrawingFit(("turn",)),
    "check": CheckFit(("turn", "shot")),
    "shot": ShotFit(("playing", "volley")),
    "volley": VolleyFit(("playing",)),
    "raid": RaidFit(("volley",)),
    "duel": DuelFit(("playing",)),
    "store": StoreFit(("playing",)),
    "robbery": RobberyFit(("turn", "playing", "volley")),
    "losing": LosingFit(("turn", "playing", "volley")),
}
