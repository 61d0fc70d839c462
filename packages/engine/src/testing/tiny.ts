/** A tiny game that uses what the engine offers beyond plain tricks: sitting out, blind hands, restrictions by rank. */
import { way } from '../acts.ts';
import { highestRank, makeDeck, NONE, rankOf, suitOf } from '../cards.ts';
import { heldCard, oneOf } from '../domains.ts';
import type { Design, Options } from '../game.ts';
import { Key } from '../key.ts';
import {
  ACTORS,
  BLIND,
  DEALER,
  DELTA,
  HAND,
  LED,
  laid,
  layOut,
  OUT,
  type State,
  slot,
  TAKEN,
  TOTAL,
  TURN,
} from '../state.ts';
import { trickGame } from '../trick-game.ts';

export const tinyDeck = makeDeck('tiny', 'red:r blue:b', '1 2 3 4 5 6');

export const tiny = trickGame({
  id: 'tiny',
  name: 'Tiny',
  pages: [],
  players: [3, 4],
  options: [
    { id: 'mustBeat', values: [false, true], standard: () => false },
    { id: 'sitsOut', values: [false, true], standard: () => false },
    { id: 'hands', values: { low: 1, high: 3 }, standard: () => 2 },
  ],
  conflict: (players, { sitsOut, mustBeat }) =>
    sitsOut && mustBeat && players === 3 ? 'Two players cannot be made to beat each other.' : null,
  design,
});

/** The strongest card of the led suit in the trick. */
function bestOfLed(s: State): number {
  let ranks = 0;
  for (let i = 0; i < laid(s); i++) if (suitOf(s[slot(s, i)]) === s[LED]) ranks |= 1 << rankOf(s[slot(s, i)]);
  return highestRank(ranks);
}

function design(players: number, { mustBeat, sitsOut, hands }: Options): Design {
  const sides = Array.from({ length: players }, (_, seat) => [seat]);
  const layout = layOut({ secret: { per: 'seat', seen: 'owner', start: -1 }, open: {} }, players, players);
  const { at } = layout;
  return {
    deck: tinyDeck,
    sides,
    layout,
    dealRule: 'TINY-DEAL-1',
    hands: () => Array(players).fill(Math.floor(12 / players)),
    phases: [
      {
        name: 'secret',
        rule: 'TINY-SECRET-1',
        turnRule: 'TINY-SECRET-2',
        enter(s) {
          s[ACTORS] = (1 << players) - 1;
          s[BLIND] = (1 << players) - 1;
        },
        ways: [
          way('say', { word: [oneOf('yes', 'no'), 'TINY-SECRET-3'] }, (s, seat, word) => {
            s[at.secret + seat] = word;
            s[ACTORS] &= ~(1 << seat);
            if (s[ACTORS] === 0) s[BLIND] = 0;
          }),
          way(
            'name',
            { card: [heldCard(tinyDeck), 'TINY-SECRET-3'], loud: [oneOf(false, true), 'TINY-SECRET-4'] },
            (s, seat) => {
              s[ACTORS] &= ~(1 << seat);
              if (s[ACTORS] === 0) s[BLIND] = 0;
            },
          ),
        ],
      },
      {
        name: 'never',
        rule: 'TINY-NEVER-1',
        enter() {},
        ways: [],
      },
      {
        name: 'tricks',
        rule: 'TINY-PLAY-1',
        holdRule: 'TINY-PLAY-2',
        key: new Key({ turned: [false, true] }),
        enter(s) {
          s[TURN] = s[DEALER];
          if (sitsOut) s[OUT] = 1 << ((s[DEALER] + 1) % players);
        },
        restrictions: [
          { rule: 'TINY-PLAY-3', when: ({ lead }) => !lead, suits: ({ led }) => 1 << led },
          {
            rule: 'TINY-PLAY-4',
            when: ({ lead }) => mustBeat === true && !lead,
            cards: (s, _seat, asked) => {
              asked[s[LED]] = ~0 << (bestOfLed(s) + 1);
            },
          },
        ],
        strength: (card, led, { turned }) => {
          if (suitOf(card) !== led) return 0;
          return 1 + (turned ? 5 - rankOf(card) : rankOf(card));
        },
        afterTrick: (_n, key) => ({ ...key, turned: 1 - key.turned }),
        worth: (card) => (rankOf(card) === 5 ? 1 : 0),
      },
    ],
    score(s) {
      for (let seat = 0; seat < players; seat++) s[DELTA + seat] = s[TAKEN + seat];
    },
    winners: (s) => (s[HAND] < Number(hands) ? 0 : s[TOTAL] > s[TOTAL + 1] ? 1 : 2),
    tell: { trick: (s) => ({ led: s[LED] === NONE ? null : tinyDeck.suits[s[LED]].name }) },
  };
}
