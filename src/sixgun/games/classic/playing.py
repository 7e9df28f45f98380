"""The turn of a player: its checks, its phases, and phase 2 with everything that can be played."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.action import first, pack, second, third, verb_of
from sixgun.engine.kinds import NOBODY, Domain, Many, Names, Note
from sixgun.engine.num import append, i64, vec
from sixgun.engine.state import NOT_NOW, Frame, State
from sixgun.games.classic.cards import RULES, CardRule
from sixgun.games.classic.deck import BANG, DYNAMITE, HEARTS, JAIL, KIND, MISSED, PANIC, SPADES, SUIT, VALUE
from sixgun.games.classic.frame import ClassicFrame
from sixgun.games.classic.frames import (
    Check,
    Discarding,
    Duel,
    Losing,
    Raid,
    Ready,
    Shot,
    Store,
    Volley,
    begin_turn,
    heal_with_two,
    lose,
    why_not_heal,
    with_heals,
)
from sixgun.games.classic.names import (
    ASK_PLAY,
    DEAD,
    END,
    EQUIPPED,
    ESCAPED,
    EXPLODED,
    FINE,
    FOR_DYNAMITE,
    FOR_JAIL,
    HEAL,
    JAILED,
    NEEDS_TARGET,
    NO_HAND,
    NO_TARGET,
    NO_TARGET_WANTED,
    NOT_IN_PLAY,
    NOT_YOURS,
    OUT_OF_RANGE,
    PASSED_ON,
    PLAY,
    PLAY_AT,
    PLAY_CARD,
    PLAY_HAND,
    PLAYED,
    REASONS,
    SELF,
)
from sixgun.games.classic.table import Table, table


@mypyc_attr(acyclic=True)
class Turn(ClassicFrame):
    """A player's whole turn (classic.turn.phases); it begins each phase in its place."""

    NAME: ClassVar[str] = "turn"
    PHASES: ClassVar[tuple[str, ...]] = ("begin", "dynamite", "jail", "draw", "play", "discard", "end")
    FIELDS: ClassVar[dict[str, Domain | Many]] = {"phase": Names(PHASES)}

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def copy(self) -> Frame:
        return Turn(self.phase)

    def step(self, state: State) -> i64:
        t = table(state)
        phase = self.phase if t.lives(t.active) else i64(6)  # classic.turn.dead-player
        self.phase += 1
        if phase == 0:
            self.get_ready(t)
        elif phase == 1:
            if t.in_play_of(t.active, DYNAMITE) >= 0:
                t.push(Check(FOR_DYNAMITE, t.active, vec[i64]()))
        elif phase == 2:
            if t.in_play_of(t.active, JAIL) >= 0:
                t.push(Check(FOR_JAIL, t.active, vec[i64]()))
        elif phase == 3:
            t.cast[t.active].draw_phase(t, t.active)
        elif phase == 4:
            t.push(Playing())
        elif phase == 5:
            t.push(Discarding())
        else:
            self.phase = 0
            begin_turn(t, t.left_of(t.active))
        return NOBODY

    def get_ready(self, t: Table) -> None:
        """Sid Ketchum may heal before Dynamite and Jail are checked."""
        waiting = t.in_play_of(t.active, DYNAMITE) >= 0 or t.in_play_of(t.active, JAIL) >= 0
        if waiting and t.cast[t.active].heals_with_two:
            t.push(Ready())

    def checked(self, t: Table, card: i64) -> None:
        if self.phase == 2:
            self.check_dynamite(t, card)
        else:
            self.check_jail(t, card)

    def check_dynamite(self, t: Table, card: i64) -> None:
        """Spades from 2 to 9 explode, else it moves to the left (classic.dynamite)."""
        dynamite = t.in_play_of(t.active, DYNAMITE)
        t.remove_from_play(t.active, dynamite)
        if card >= 0 and SUIT[card] == SPADES and VALUE[card] <= 9:
            t.emit(EXPLODED, t.active)
            t.throw(dynamite)
            lose(t, t.active, 3, DYNAMITE, NOBODY)
            return
        heir = t.left_of(t.active)
        while heir != t.active and t.in_play_of(heir, DYNAMITE) >= 0:
            heir = t.left_of(heir)
        t.put_in_play(heir, dynamite)
        t.emit(PASSED_ON, t.active, heir)

    def check_jail(self, t: Table, card: i64) -> None:
        """Hearts set free, else the turn is over; the Jail is discarded either way (classic.jail)."""
        jail = t.in_play_of(t.active, JAIL)
        t.remove_from_play(t.active, jail)
        t.throw(jail)
        if card >= 0 and SUIT[card] == HEARTS:
            t.emit(ESCAPED, t.active)
        else:
            t.emit(JAILED, t.active)
            self.phase = 6


@mypyc_attr(acyclic=True)
class Playing(ClassicFrame):
    """Phase 2: play a card, or end it."""

    NAME: ClassVar[str] = "playing"

    def step(self, state: State) -> i64:
        t = table(state)
        if t.lives(t.active):
            return t.active
        t.pop()
        return NOBODY

    def question(self, state: State) -> Note:
        return Note(ASK_PLAY)

    # -- what can be played ------------------------------------------------------------------------------------------

    def offer(self, state: State) -> vec[i64]:
        t = table(state)
        seat = t.active
        actions = vec[i64](capacity=16)
        actions = append(actions, END)
        last: i64 = -1  # cards of one kind have the same targets
        targets: i64 = 0
        for card in t.hands[seat]:
            rule = rule_of(t, seat, card)
            if rule.blocked(t, seat, card) != FINE:
                continue
            if not rule.aims:
                actions = append(actions, pack(PLAY, card))
                continue
            if KIND[card] != last:
                last = KIND[card]
                targets = rule.targets(t, seat)
            actions = self.offer_targets(t, rule.robs, card, targets, actions)
        return with_heals(t, seat, actions)

    def offer_targets(self, t: Table, robs: bool, card: i64, targets: i64, actions: vec[i64]) -> vec[i64]:
        """A card at every player it may be played at, from the left."""
        seats: i64 = len(t.cast)
        target = t.active
        while targets:
            target = target + 1 if target + 1 < seats else i64(0)
            if targets >> target & 1:
                targets &= ~(1 << target)
                if robs:
                    actions = self.offer_loot(t, card, target, actions)
                else:
                    actions = append(actions, pack(PLAY_AT, card, target))
        return actions

    def offer_loot(self, t: Table, card: i64, target: i64, actions: vec[i64]) -> vec[i64]:
        """Panic! or Cat Balou at the hand of a player and at each of his cards in play."""
        if len(t.hands[target]) > 0:
            actions = append(actions, pack(PLAY_HAND, card, target))
        for taken in t.in_play[target]:
            actions = append(actions, pack(PLAY_CARD, card, target, taken))
        return actions

    # -- playing -----------------------------------------------------------------------------------------------------

    def choose(self, state: State, action: i64) -> None:
        t = table(state)
        verb = verb_of(action)
        if verb == END:
            t.pop()
        elif verb == HEAL:
            heal_with_two(t, t.active, action)
        else:
            target = second(action) if verb != PLAY else i64(NOBODY)
            self.play_card(t, first(action), target, third(action) if verb == PLAY_CARD else i64(-1))

    def play_card(self, t: Table, card: i64, target: i64, taken: i64) -> None:
        """A brown card is discarded, then takes effect; a blue one is put in play (classic.turn.brown-blue)."""
        seat = t.active
        rule = rule_of(t, seat, card)
        t.remove_from_hand(seat, card)
        t.emit(PLAYED, seat, card, target)
        if rule.stays:
            t.known[card] = 255
            rule.effect(t, seat, card, target, taken)
            t.emit(EQUIPPED, target if target != NOBODY else seat, card)
            t.refill()
        else:
            t.throw(card)
            t.refill()
            rule.effect(t, seat, card, target, taken)

    # -- why not -----------------------------------------------------------------------------------------------------

    def why_not(self, state: State, action: i64) -> Note:
        t = table(state)
        verb = verb_of(action)
        if verb == HEAL:
            return why_not_heal(t, t.active, action)
        if not PLAY <= verb <= PLAY_CARD:
            return Note(NOT_NOW)
        card = first(action)
        if card not in t.hands[t.active]:
            return Note(REASONS[NOT_YOURS], NOBODY, card)
        rule = rule_of(t, t.active, card)
        blocked = rule.blocked(t, t.active, card)
        if blocked != FINE:
            return Note(REASONS[blocked], NOBODY, KIND[card])
        if verb == PLAY:
            return Note(REASONS[NEEDS_TARGET])
        if not rule.aims:
            return Note(REASONS[NO_TARGET_WANTED])
        return self.why_not_at(t, rule, action)

    def why_not_at(self, t: Table, rule: CardRule, action: i64) -> Note:
        """Why a card can't be played at a player."""
        target = second(action)
        if target >= len(t.cast):
            return Note(REASONS[NO_TARGET], NOBODY, target)
        if not t.lives(target):
            return Note(REASONS[DEAD], NOBODY, target)
        if target == t.active:
            return Note(REASONS[SELF])
        blocked = rule.blocked_at(t, t.active, target)
        if blocked == OUT_OF_RANGE:
            reach = 1 if KIND[first(action)] == PANIC else t.reach(t.active)
            return Note(REASONS[OUT_OF_RANGE], NOBODY, t.distance(t.active, target), reach)
        if blocked != FINE:
            return Note(REASONS[blocked], NOBODY, target)
        if rule.robs and verb_of(action) == PLAY_HAND:
            return Note(REASONS[NO_HAND], NOBODY, target)
        if rule.robs and verb_of(action) == PLAY_CARD:
            return Note(REASONS[NOT_IN_PLAY], NOBODY, third(action), target)
        return Note(REASONS[NEEDS_TARGET if rule.robs else NO_TARGET_WANTED])


def rule_of(t: Table, seat: i64, card: i64) -> CardRule:
    """What a card is for the one who plays it: a Missed! may serve as BANG!."""
    kind = KIND[card]
    if kind == MISSED and t.cast[seat].is_bang(MISSED):
        kind = BANG
    return RULES[kind]


FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Turn, Ready, Playing, Discarding, Check, Losing, Shot, Raid, Volley, Duel, Store),
)
