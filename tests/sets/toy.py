"""A set as a stranger would write it: five kinds of cards and three characters, for up to eight players."""

import sixgun
from sixgun.engine.action import first, pack
from sixgun.engine.messages import OwnVerb
from sixgun.engine.num import append
from sixgun.family.sets import GameSet
from sixgun.games.classic.attacks import AreaAttack, Shot
from sixgun.games.classic.card import AREA, DRAW, GREEN, LIFE, MISSED, SHOT, Card
from sixgun.games.classic.catalogue import KIND
from sixgun.games.classic.character import Character
from sixgun.games.classic.fields import BY_ABILITY, BY_CARD, CARD


class Blunderbuss(Card):
    name, faces, border, symbols, aims = "blunderbuss", "AH 2C", GREEN, SHOT, True

    def distance(self, t, seat):
        return t.reach(seat)

    def effect(self, t, seat, card, target, taken):
        t.push(Shot(seat, target, KIND[card], 1, t.barrels(target), card))


class Poncho(Card):
    name, faces, border, symbols = "poncho", "7C 8C", GREEN, MISSED


class Firewater(Card):
    name, faces, symbols, price = "firewater", "QH KC", LIFE, 1

    def effect(self, t, seat, card, target, taken):
        t.heal(seat, 2, BY_CARD)


class Sidestep(Card):
    name, faces, symbols = "sidestep", "7D KH", MISSED | DRAW

    def on_answer(self, t, seat, card):
        t.draw(seat, 1)


class Stampede(Card):
    name, faces, symbols = "stampede", "9S", SHOT | AREA

    def effect(self, t, seat, card, target, taken):
        t.push(AreaAttack(seat, KIND[card], seat, card))

    def attack(self, t, seat, target, kind, card):
        t.push(Shot(seat, target, kind, 1, t.barrels(target), card))


class Prospector(Character):
    name, life, draws = "prospector", 3, 3


class Undertaker(Character):
    name = "undertaker"

    def on_eliminated(self, t, seat, other):
        t.heal(seat, 2, BY_ABILITY)


class Gambler(Character):
    name, acts = "gambler", True

    def own_actions(self, t, seat, frame, actions):
        for card in t.hands[seat] if frame.NAME == "playing" and t.picks == 0 and len(t.deck) > 0 else ():
            actions = append(actions, pack(GAMBLE.number, card))
        return actions

    def act(self, t, seat, action, frame):
        t.picks += 8  # once a turn
        t.discard_hand_card(seat, first(action))
        t.draw(seat, 1)


GAMBLE = OwnVerb("gamble", card=CARD)
CARDS = (Blunderbuss(), Poncho(), Firewater(), Sidestep(), Stampede())
sixgun.add_set("classic", GameSet("toy", range(4, 9), CARDS, (Prospector(), Undertaker(), Gambler()), verbs=(GAMBLE,)))
