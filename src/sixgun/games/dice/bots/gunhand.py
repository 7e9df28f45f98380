"""Gunhand at The Dice Game: knows its role's interest, remembers who shot whom, and keeps the dice that help."""

from __future__ import annotations

from typing import Final

from sixgun.bots.rollout import Policy
from sixgun.bots.scoring import NEVER, NOTHING, Suspicious
from sixgun.engine.action import first, pack, verb_of
from sixgun.engine.fields import NOBODY
from sixgun.engine.frame import Frame
from sixgun.engine.messages import MessageType, Question
from sixgun.engine.num import i64, mypyc_attr, vec
from sixgun.engine.state import State
from sixgun.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_DEALT, SHERIFF, UNKNOWN, target_role
from sixgun.games.dice import events, verbs
from sixgun.games.dice.fields import ARROW, BEER, BULLSEYE1, BULLSEYE2, DYNAMITE, FROM_BEER, GATLING
from sixgun.games.dice.rolling import Rolling
from sixgun.games.dice.table import DiceTable, table

# All worths are whole numbers: 100 is a life point taken from somebody who must die.
SURE: Final = 100


@mypyc_attr(acyclic=True)
class GunhandDice(Suspicious):
    """Weighs every player as friend or foe, then every die and target by that."""

    def copy(self) -> Policy:
        twin = GunhandDice()
        twin.remember_as(self)
        return twin

    # -- memory --------------------------------------------------------------------------------------------------

    def on_event(self, event_type: MessageType, a: i64, b: i64, c: i64, d: i64) -> None:
        """Whoever shoots the Sheriff is an enemy, whoever heals the Sheriff a friend; and so on round the table."""
        if event_type is events.AIMED:
            if self.sheriff != NOBODY:
                self.hostile(a, b, 10 * d)
        elif event_type is events.HEALED:
            if c == FROM_BEER and a != d and b > 0:
                self.hostile(d, a, -6)
        elif event_type is ROLE_DEALT and b == SHERIFF:
            self.sheriff = a

    # -- friend or foe -------------------------------------------------------------------------------------------

    def look(self, state: State, me: i64) -> None:
        """Who is a friend and who is a foe, as things stand."""
        t = table(state)
        seat: i64 = 0
        while self.sheriff == NOBODY and seat < len(t.role):  # the table of a loaded position shows the Sheriff
            if t.role[seat] == SHERIFF:
                self.sheriff = seat
            seat += 1
        seat = 0
        while seat < len(t.life):
            self.foes[seat] = self.foe(t, me, seat) if seat != me and t.life[seat] > 0 else i64(0)
            seat += 1

    def foe(self, t: DiceTable, me: i64, other: i64) -> i64:
        """How much a life point less for another player is worth; below 0 they are better off alive."""
        role = t.role[me]
        if len(t.cast) == 3:  # the one to eliminate; the other one is in the way later
            return SURE if t.living == 2 or t.role[other] == target_role(role) else 30
        his = t.role[other] if t.role_is_public(other) else i64(UNKNOWN)
        if role == RENEGADE:
            return self.foe_of_renegade(t, other, his)
        for_the_law = self.against_the_law(other, his)
        if role == OUTLAW:
            return i64(SURE) if his == SHERIFF else -for_the_law
        return i64(NEVER // 1000) if his == SHERIFF else for_the_law

    def against_the_law(self, other: i64, role: i64) -> i64:
        """From -60 (the Sheriff's friend) to 60 (an enemy), as far as their deeds tell."""
        if role == DEPUTY or role == SHERIFF:
            return -60
        if role == OUTLAW or role == RENEGADE:
            return 60
        leaning = 10 + 2 * self.suspicion[other]
        return max(-60, min(60, leaning))

    def foe_of_renegade(self, t: DiceTable, other: i64, role: i64) -> i64:
        """Whoever is ahead must be brought down; the Sheriff goes last."""
        if t.living == 2:
            return SURE
        if role == SHERIFF:
            return -80 if t.life[other] <= 4 else -10
        lean = self.against_the_law(other, role)
        return 40 + (lean if self.sheriff_is_weak(t) else -lean) // 2

    def sheriff_is_weak(self, t: DiceTable) -> bool:
        """Whether the Outlaws are winning."""
        return self.sheriff != NOBODY and t.life[self.sheriff] * 2 <= t.max_life(self.sheriff)

    def hurt_score(self, t: DiceTable, other: i64, points: i64) -> i64:
        """What it is worth that another player loses points; a killing shot counts more."""
        score = self.foes[other] * points
        if points >= t.life[other]:
            score = score * 2
        return score + (20 - t.life[other] if score > 0 else i64(0))

    def heal_score(self, t: DiceTable, me: i64, other: i64, points: i64) -> i64:
        """What it is worth that a player regains points."""
        missing = t.max_life(other) - t.life[other]
        gained = min(missing, points)
        if gained <= 0:
            return 0
        if other == me:
            return gained * (50 + 15 * missing)
        friendly = -self.foes[other]
        return gained * friendly * (2 if t.life[other] <= 3 else 1) // 2

    # -- deciding ------------------------------------------------------------------------------------------------

    def act(self, state: State, frame: Frame, seat: i64) -> i64:
        if not isinstance(frame, Rolling):
            return super().act(state, frame, seat)
        t = table(state)
        self.look(t, seat)
        dice = self.dice_to_roll(t, seat)
        return pack(verbs.ROLL, dice) if dice else i64(verbs.STOP)

    def score_of(self, state: State, me: i64, code: i64, question: Question) -> i64:
        """What an action other than a roll is worth."""
        t = table(state)
        verb = verb_of(code)
        target = first(code)
        if verb == verbs.SHOOT:
            return self.hurt_score(t, target, 1)
        if verb == verbs.SHOOT_TWICE:
            return self.hurt_score(t, target, 2) - self.best_heal(t, me, t.ability(me).beer_heals(t.life[me]))
        if verb == verbs.DRINK:
            return self.heal_score(t, me, target, t.ability(me).beer_heals(t.life[me]) if target == me else i64(1))
        if verb == verbs.GIVE:
            return self.heal_score(t, me, target, 1)
        if verb == verbs.CLEAR:
            return i64(30) if target == me else -self.foes[target]
        if verb == verbs.TAKE_ARROW:
            return SURE if t.life[me] <= 2 or t.arrows[me] < 2 else 0
        if verb == verbs.LOSE_LIFE:
            return SURE // 2
        return 1 if verb == verbs.PUT_BACK else 0

    def scores(self, state: State) -> vec[i64]:
        if verb_of(state.legal[0]) != verbs.STOP:
            return super().scores(state)
        self.look(state, state.deciding)
        gains = self.gains(table(state), state.deciding)
        return vec[i64]([gain(gains, first(code)) if verb_of(code) == verbs.ROLL else 0 for code in state.legal])

    def likelihood(self, state: State, action: i64, floor: float) -> float:
        """Whoever looks on knows what was possible: at dice all of it is open."""
        if len(state.legal) == 0:
            state.legal = state.stack[-1].offer(state)
        return super().likelihood(state, action, floor)

    def would(self, state: State, action: i64) -> i64:
        return 1 if self.alike(state, self.decide(state)) == self.alike(state, action) else 0

    def alike(self, state: State, action: i64) -> i64:
        """Rolling dice that show the same comes to the same."""
        if verb_of(action) != verbs.ROLL:
            return action
        t = table(state)
        faces: i64 = 0
        die: i64 = 0
        while die < 5:
            if first(action) >> die & 1:
                faces += i64(1) << (4 * t.dice[die])
            die += 1
        return faces << 8 | verbs.ROLL

    def shows_all(self) -> bool:
        """The dice lie there, whichever of them were rolled."""
        return True

    def best_heal(self, t: DiceTable, me: i64, on_myself: i64) -> i64:
        best: i64 = 0
        seat: i64 = 0
        while seat < len(t.life):
            if t.life[seat] > 0:
                best = max(best, self.heal_score(t, me, seat, on_myself if seat == me else i64(1)))
            seat += 1
        return best

    def best_shot(self, t: DiceTable, me: i64, bullseye: i64) -> i64:
        """What a Bullseye is worth; the best target may still be a friend."""
        best: i64 = NEVER
        for target in t.in_reach(me, bullseye):
            best = max(best, self.hurt_score(t, target, 1))
        return best

    def gatling_score(self, t: DiceTable, me: i64) -> i64:
        score: i64 = 25 * t.arrows[me]
        seat: i64 = 0
        while seat < len(t.life):
            if seat != me and t.life[seat] > 0 and t.ability(seat).gatling_loss() > 0:
                score += self.hurt_score(t, seat, 1)
            seat += 1
        return score

    def arrow_score(self, t: DiceTable, me: i64) -> i64:
        """What taking one more arrow is worth: the nearer the attack, the worse."""
        if t.middle <= 1:
            return -40 * (1 + t.ability(me).indian_loss(t.arrows[me] + 1))
        return -12 - (30 * t.ability(me).indian_loss(t.arrows[me] + 1)) // t.middle

    def face_scores(self, t: DiceTable, me: i64) -> vec[i64]:
        """What each face is worth among the dice kept, as things stand."""
        scores = NOTHING[:6]
        scores[BULLSEYE1] = self.best_shot(t, me, 1)
        scores[BULLSEYE2] = self.best_shot(t, me, 2)
        scores[BEER] = self.best_heal(t, me, t.ability(me).beer_heals(t.life[me]))
        needed = t.ability(me).gatlings_needed
        showing = t.count(GATLING)
        fire = self.gatling_score(t, me)
        if fire > 0:
            scores[GATLING] = fire // needed if showing + 1 >= needed else fire // (needed * 3)
        bonus = t.ability(me).no_bullseye_bonus()
        if bonus > 0 and t.count(BULLSEYE1) + t.count(BULLSEYE2) == 0:
            peace = self.heal_score(t, me, me, bonus)
            scores[BULLSEYE1] -= peace
            scores[BULLSEYE2] -= peace
        return scores

    def dice_to_roll(self, t: DiceTable, me: i64) -> i64:
        """Every die that is worth less than a new roll on average, one bit each."""
        gains = self.gains(t, me)
        dice: i64 = 0
        die: i64 = 0
        while die < 5:
            if gains[die] > 0:
                dice |= 1 << die
            die += 1
        return dice

    def gains(self, t: DiceTable, me: i64) -> vec[i64]:
        """What each die is worth less than a new roll on average; nothing for one that can't be rolled."""
        scores = self.face_scores(t, me)
        average = (
            scores[ARROW] + scores[DYNAMITE] + scores[BULLSEYE1] + scores[BULLSEYE2] + scores[BEER] + scores[GATLING]
        )
        average += self.arrow_score(t, me)
        average -= (60 if t.count(DYNAMITE) == 2 else 15) * (3 if t.life[me] == 1 else 1)
        average = average // 6
        gains = NOTHING[:5]
        die: i64 = 0
        while die < 5:
            shown = t.dice[die]
            if shown != DYNAMITE or t.ability(me).rerolls_dynamite:
                gains[die] = average - scores[shown]
            die += 1
        return gains


def gain(gains: vec[i64], dice: i64) -> i64:
    """What rolling some dice again is worth."""
    score: i64 = 0
    die: i64 = 0
    while die < 5:
        if dice >> die & 1:
            score += gains[die]
        die += 1
    return score
