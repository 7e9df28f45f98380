"""Which frames of The Duel fit the table and each other."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import first, second, third, verb_of
from sixgun.engine.num import i64
from sixgun.engine.state import Frame, State
from sixgun.engine.terms import NOBODY
from sixgun.games.duel.aftermath import Aftermath, offers
from sixgun.games.duel.characters import CAST, CHARACTER_NAMES, EACH_SIDE
from sixgun.games.duel.deck import (
    ABILITY,
    BARREL,
    BEER,
    CARBINE,
    DUEL,
    DYNAMITE,
    FANNING,
    GATLING,
    GENERAL_STORE,
    INDIANS,
    KIND,
    PEACEMAKER,
    RATTLESNAKE,
    REMINGTON,
    RETURN_FIRE,
    SHOTGUN,
    STAMPEDE,
    STEALING,
    STRONG_ALE,
    WAGON,
    is_avoid,
    is_bang,
    is_equipment,
    is_hit,
)
from sixgun.games.duel.deeds import AVOIDED_TEXT, ELIMINATING, HITTING, WAITING, Deed
from sixgun.games.duel.elimination import Falling, has_fallen, is_beaten
from sixgun.games.duel.hands import Looting, Snatching
from sixgun.games.duel.hits import Hit
from sixgun.games.duel.looking import Keeping
from sixgun.games.duel.losing import Losing
from sixgun.games.duel.names import DRAW_CARDS, FIRE_BACK, HIT_BACK, HIT_FRONT, HIT_REAR
from sixgun.games.duel.playing import Copying
from sixgun.games.duel.plays import copied_plays
from sixgun.games.duel.reveal import Reveal, chooser
from sixgun.games.duel.showdown import Raid, Showdown
from sixgun.games.duel.store import Store
from sixgun.games.duel.table import NOWHERE, Table, table
from sixgun.games.duel.turn import Turn
from sixgun.games.positions import Fit, unfit

# -- the turn ----------------------------------------------------------------------------------------------------------


def phase(frame: Frame) -> str:
    """What a turn does next."""
    return Turn.PHASES[frame.phase] if isinstance(frame, Turn) else ""


class PlayingFit(Fit):
    """Phase 2."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        return unfit(frame=phase(below) == "discard")


class DiscardingFit(Fit):
    """Phase 3."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        return unfit(frame=phase(below) == "end")


class CopyingFit(Fit):
    """Pearl Hat copies an Action card that does something now."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Copying)
        kind = KIND[frame.card]
        action = not is_bang(kind) and not is_equipment(kind) and not is_avoid(kind)
        copies = t.character(t.front_of(t.active)).name == "pearl-hat"
        return unfit(frame=copies, card=action and len(copied_plays(t, t.active, frame.card)) > 0)


class KeepingFit(Fit):
    """Two of three cards by a Wagon, or one of two by Soundance Kid."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Keeping)
        kid = has_drafted(t, t.active, "soundance-kid")
        return unfit(keep=frame.keep == 2 or (frame.keep == 1 and kid), looked=len(frame.looked) <= frame.keep + 1)


def has_drafted(t: Table, side: i64, name: str) -> bool:
    """Whether a character of a side has come into play, also if he has fallen since."""
    character = CHARACTER_NAMES.index(name)
    return character // EACH_SIDE == side and has_come(t, character)


def has_come(t: Table, character: i64) -> bool:
    """Whether a character has come into play, also if he has fallen since."""
    return character in t.who or character in t.fallen


class StoreFit(Fit):
    """Four cards at most."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        assert isinstance(frame, Store)
        return unfit(shelf=len(frame.shelf) <= 4)


# -- deeds -------------------------------------------------------------------------------------------------------------


class DeedFit(Fit):
    """What is carried out: something that lay in wait, a card or the token, or what was triggered."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Deed)
        hits = has_hits(frame)
        if isinstance(below, Turn):
            wrong = misfit_wait(frame, below)
        elif isinstance(below, Deed):
            cause = frame.cause == ABILITY or frame.cause == RETURN_FIRE
            wrong = unfit(frame=below.phase == WAITING, cause=cause and hits)
        else:
            wrong = unfit(by=frame.by == t.active, cause=is_played(frame))
        if wrong:
            return wrong
        shooter = frame.shooter // EACH_SIDE == frame.by and has_come(t, frame.shooter) if hits else frame.shooter < 0
        aims = len(frame.aims) <= most_hits(frame.cause) if hits and frame.phase == HITTING else len(frame.aims) == 0
        return unfit(
            shooter=shooter,
            aims=aims and all(t.who[place] >= 0 for place in frame.aims),
            phase=hits or frame.phase != HITTING,
            avoided=frame.avoided + len(frame.aims) <= (most_hits(frame.cause) if hits else 0),
            waiting=all(trigger_fits(t, trigger) for trigger in frame.waiting),
        )


def misfit_wait(frame: Deed, below: Frame) -> str:
    """Dynamite, Rattlesnake and Stampede at the beginning of a turn, each in its place."""
    then = {DYNAMITE: "rattlesnake", RATTLESNAKE: "stampede", STAMPEDE: "draw"}
    return unfit(by=frame.by == NOBODY, cause=then.get(int(frame.cause)) == phase(below))


def has_hits(frame: Deed) -> bool:
    """Whether what is carried out makes hits, or is Indians!."""
    if frame.cause == ABILITY:
        return frame.shooter >= 0
    return is_hit(frame.cause) or frame.cause == INDIANS or frame.cause == RETURN_FIRE


def is_played(frame: Deed) -> bool:
    """Whether something is a card of phase 2 that is carried out in steps, or the token that moves."""
    if frame.cause == ABILITY:
        return frame.shooter < 0
    at_once = (BEER, GENERAL_STORE, WAGON)
    return not is_avoid(frame.cause) and int(frame.cause) not in at_once


def is_one_more(deed: Deed) -> bool:
    """Whether a hit can be under way besides those that were avoided and those to come."""
    return deed.avoided + len(deed.aims) < most_hits(deed.cause)


def most_hits(cause: i64) -> i64:
    """How many hits a card can make."""
    if cause == FANNING:
        return 9
    return 3 if cause == GATLING or cause == INDIANS else 1


TRIGGERED_BY: Final = {
    HIT_FRONT: ("alan-pinkertoon", "wild-bill"),
    HIT_REAR: ("tom-thorn",),
    HIT_BACK: ("sid-curry",),
}


def trigger_fits(t: Table, trigger: i64) -> bool:
    """Whether something can wait: whose doing it is, and for which side."""
    verb, side = verb_of(trigger), first(trigger)
    by = third(trigger) if verb == DRAW_CARDS else second(trigger)
    own = by // EACH_SIDE
    if not has_come(t, by):
        return False
    if verb == HIT_BACK:
        return CHARACTER_NAMES[by] in TRIGGERED_BY[verb] and has_come(t, side)
    if verb == DRAW_CARDS:
        return side == own and 1 <= second(trigger) <= 3
    if verb == FIRE_BACK:
        return side != own
    if verb == HIT_FRONT or verb == HIT_REAR:
        return side != own and CHARACTER_NAMES[by] in TRIGGERED_BY[int(verb)]
    return side == own and CHARACTER_NAMES[by] == "slim-poet"


# -- what happens in a deed --------------------------------------------------------------------------------------------


class HitFit(Fit):
    """A hit of the deed below, at the one it is aimed at."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Hit) and isinstance(below, Deed)
        wrong = unfit(
            frame=below.phase == HITTING and has_hits(below) and below.cause != INDIANS and is_one_more(below),
            by=frame.by == below.by,
            shooter=frame.shooter == below.shooter,
            target=frame.target == t.aimed and t.lives(frame.target),
            cause=frame.cause == below.cause,
        )
        if wrong:
            return wrong
        extra: i64 = CAST[frame.shooter].extra_to_avoid if is_bang(frame.cause) and frame.cause != ABILITY else 0
        return unfit(
            extra=frame.extra <= extra,
            barrel=frame.barrel == 0 or (frame.barrel == 1 and t.wears(frame.target, BARREL)),
            sid=frame.sid == 0 or (frame.sid == 1 and t.character(frame.target).reveals_to_avoid),
            covered=frame.covered <= 1,
            fires_back=frame.fires_back <= frame.covered,
            hits_back=frame.hits_back <= min(frame.covered, frame.sid),
        )


class RaidFit(Fit):
    """Indians! at the one they have come to."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Raid) and isinstance(below, Deed)
        return unfit(
            frame=below.phase == HITTING and below.cause == INDIANS,
            by=frame.by == below.by,
            target=frame.target == t.aimed and t.lives(frame.target),
        )


class ShowdownFit(Fit):
    """A Duel of the AC whose player played it against one of the others."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Showdown) and isinstance(below, Deed)
        own = frame.target if frame.target >> 1 == frame.by else frame.other
        return unfit(
            frame=below.phase == AVOIDED_TEXT and below.cause == DUEL,
            by=frame.by == below.by,
            target=frame.target >> 1 != frame.other >> 1 and t.lives(frame.target),
            other=t.lives(frame.other) and own == t.front_of(frame.by),
        )


class LosingFit(Fit):
    """Life that Buffalo Bell may lose instead."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Losing) and isinstance(below, Deed)
        other = frame.target ^ 1
        shielded = t.who[other] >= 0 and t.character(other).takes_loss
        most = {DYNAMITE: 3, STRONG_ALE: 2}
        return unfit(
            frame=below.phase <= AVOIDED_TEXT,
            target=t.who[frame.target] >= 0 and shielded and (frame.target == t.aimed or frame.cause == DUEL),
            points=frame.points + frame.lost + frame.shielded <= most.get(int(frame.cause), 1),
            cause=frame.cause == below.cause and costs_life(below),
            by=frame.by == below.by,
        )


def costs_life(deed: Deed) -> bool:
    """Whether what is carried out can make somebody lose life."""
    return has_hits(deed) or int(deed.cause) in (DUEL, DYNAMITE, RATTLESNAKE, STRONG_ALE)


class RevealFit(Fit):
    """A reveal for a Barrel, by Sid Curry, or for what lay in wait; two cards with Bart Masterson only."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Reveal)
        turned = len(frame.turned) <= (1 if chooser(t) == NOWHERE else 2)
        if isinstance(below, Hit):
            by_barrel = frame.cause == BARREL and below.barrel == 1
            by_sid = frame.cause == ABILITY and below.sid == 1
            owner = below.target >> 1
            deck = frame.deck == (owner if by_barrel else 1 - owner)
            return unfit(cause=below.covered == 0 and (by_barrel or by_sid), deck=deck, turned=turned)
        assert isinstance(below, Deed)
        waits = (frame.cause == DYNAMITE or frame.cause == RATTLESNAKE) and frame.cause == below.cause
        worn = t.aimed >= 0 and t.aimed >> 1 == t.active and t.wears(t.aimed, frame.cause)
        fits = waits and worn and below.phase == AVOIDED_TEXT
        return unfit(cause=fits, deck=frame.deck == t.active, turned=turned)


class AftermathFit(Fit):
    """The text of an avoided card."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Aftermath) and isinstance(below, Deed)
        with_text = int(frame.cause) in (CARBINE, PEACEMAKER, REMINGTON, SHOTGUN)
        return unfit(
            frame=below.phase == ELIMINATING and below.avoided > 0,
            cause=with_text and frame.cause == below.cause and len(offers(t, frame.cause, below.by)) > 0,
            by=frame.by == below.by,
        )


class SnatchingFit(Fit):
    """Stealing, or Slim Poet's revenge, while there is a card to draw."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Snatching) and isinstance(below, Deed)
        if frame.discards == 0:
            fits = below.cause == STEALING and below.phase == AVOIDED_TEXT and frame.by == below.by
        else:
            fits = frame.discards == 1 and below.phase == WAITING and has_drafted(t, frame.by, "slim-poet")
        return unfit(discards=fits, by=len(t.hands[1 - frame.by]) > 0)


class FallingFit(Fit):
    """Everybody without life is eliminated together, and somebody is left."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Falling) and isinstance(below, Deed)
        fallen = [place for place in range(4) if has_fallen(t, place)]
        return unfit(
            frame=below.phase == ELIMINATING and not is_beaten(t, 0) and not is_beaten(t, 1),
            places=len(fallen) > 0 and sorted(frame.places) == fallen,
            gains=frame.gains <= 2 * len(frame.places),
        )


class LootingFit(Fit):
    """Bull Anderson takes cards of somebody else who falls: the last for whom it was asked who gains."""

    def misfit(self, state: State, frame: Frame, below: Frame) -> str:
        t = table(state)
        assert isinstance(frame, Looting) and isinstance(below, Falling)
        if below.gains == 0:
            return "frame"
        fallen: i64 = len(below.places)
        bull = t.in_order((below.gains - 1) // fallen)
        loots = bull == t.front_of(frame.by) and t.awake(bull) and t.character(bull).name == "bull-anderson"
        return unfit(
            by=loots,
            place=frame.place == below.places[(below.gains - 1) % fallen],
            left=frame.left <= 2,
        )


FITS: Final[dict[str, Fit]] = {
    "playing": PlayingFit(("turn",)),
    "discarding": DiscardingFit(("turn",)),
    "copying": CopyingFit(("playing",)),
    "keeping": KeepingFit(("playing",)),
    "store": StoreFit(("playing",)),
    "deed": DeedFit(("turn", "playing", "deed")),
    "hit": HitFit(("deed",)),
    "raid": RaidFit(("deed",)),
    "showdown": ShowdownFit(("deed",)),
    "losing": LosingFit(("deed",)),
    "reveal": RevealFit(("hit", "deed")),
    "aftermath": AftermathFit(("deed",)),
    "snatching": SnatchingFit(("deed",)),
    "falling": FallingFit(("deed",)),
    "looting": LootingFit(("falling",)),
}
