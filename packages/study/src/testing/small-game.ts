/**
 * A game so small that everything about it can be counted: two seats, six cards in two suits, three tricks. The seat after the
 * dealer bids one to three tricks, or passes, and leads; the bid is worth as much as it says.
 */
import {
  type Design,
  type Json,
  Key,
  layOut,
  makeDeck,
  type Options,
  type Rules,
  type State,
  suitOf,
  trickGame,
  way,
  whole,
} from '@followsuit/engine';
import { rankOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, HAND, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';

export const smallDeck = makeDeck('small', 'red:r blue:b', '1 2 3');

export const smallGame = trickGame({
  id: 'small',
  name: 'Small',
  pages: [],
  players: [2],
  options: [{ id: 'hands', values: { low: 1, high: 9 }, standard: () => 3 }],
  knobs: [{ id: 'bonus', values: { low: 0, high: 5 }, standard: () => 0, rule: 'SMALL-SCORE-1' }],
  design,
});

function design(_players: number, { hands, bonus }: Options): Design {
  const sides = [[0], [1]];
  const layout = layOut({ bidder: { shape: 'seat', start: -1 }, bid: {} }, 2, 2);
  const { at } = layout;
  const isMade = (s: State): boolean => s[TAKEN + s[at.bidder]] >= s[at.bid];
  return {
    deck: smallDeck,
    sides,
    layout,
    dealRule: 'SMALL-DEAL-1',
    hands: () => [3, 3],
    phases: [
      {
        name: 'auction',
        rule: 'SMALL-BID-1',
        enter(s) {
          s[TURN] = 1 - s[DEALER];
        },
        ways: [
          way('bid', { tricks: [whole(1, 3), 'SMALL-BID-1'] }, (s, seat, n) => {
            s[at.bidder] = seat;
            s[at.bid] = n;
            s[TURN] = -1;
          }),
          way('pass', {}, (s) => {
            s[TURN] = -1;
          }),
        ],
      },
      {
        name: 'tricks',
        rule: 'SMALL-PLAY-1',
        holdRule: 'SMALL-PLAY-1',
        key: new Key({ none: [false] }),
        enter(s) {
          s[TURN] = 1 - s[DEALER];
        },
        restrictions: [{ rule: 'SMALL-PLAY-2', when: ({ lead }) => !lead, suits: ({ led }) => 1 << led }],
        strength: (card, led) => (suitOf(card) === led ? 1 + rankOf(card) : 0),
      },
    ],
    score(s) {
      for (let seat = 0; seat < 2; seat++) s[DELTA + seat] = s[TAKEN + seat];
      if (s[at.bidder] < 0) return;
      s[DELTA + (isMade(s) ? s[at.bidder] : 1 - s[at.bidder])] += s[at.bid] + Number(bonus);
    },
    winners: (s) => (s[HAND] < Number(hands) ? 0 : s[TOTAL] > s[TOTAL + 1] ? 1 : s[TOTAL] < s[TOTAL + 1] ? 2 : 3),
    tell: {
      score: (s): Record<string, Json> =>
        s[at.bidder] < 0 ? {} : { bidder: s[at.bidder], result: isMade(s) ? 'made' : 'missed' },
    },
  };
}

/** For three sides: two tricks of three seats, and no bids. Whoever takes a trick scores one point. */
const trioGame = trickGame({
  id: 'trio',
  name: 'Trio',
  pages: [],
  players: [3],
  options: [],
  design: () => ({
    deck: smallDeck,
    sides: [[0], [1], [2]],
    layout: layOut({}, 3, 3),
    dealRule: 'TRIO-DEAL-1',
    hands: () => [2, 2, 2],
    phases: [
      {
        name: 'tricks',
        rule: 'TRIO-PLAY-1',
        holdRule: 'TRIO-PLAY-1',
        key: new Key({ none: [false] }),
        enter(s) {
          s[TURN] = (s[DEALER] + 1) % 3;
        },
        restrictions: [{ rule: 'TRIO-PLAY-2', when: ({ lead }) => !lead, suits: ({ led }) => 1 << led }],
        strength: (card, led) => (suitOf(card) === led ? 1 + rankOf(card) : 0),
      },
    ],
    score(s) {
      for (let seat = 0; seat < 3; seat++) s[DELTA + seat] = s[TAKEN + seat];
    },
    winners: (s) => (s[HAND] < 1 ? 0 : 7),
  }),
});

export const trioRules = (): Rules => trioGame.setUp(3, {});

export const smallRules = (): Rules => smallGame.setUp(2, { hands: 3 });
