/** Hearts: rules.md. The game that docs/add-a-game.md walks through. */
import type { Design, Options, State, Tricks } from '@followsuit/engine';
import {
  bitOf,
  Key,
  layOut,
  makeCard,
  makeDeck,
  passing,
  passingFields,
  rankOf,
  SUITS,
  suitOf,
  trickGame,
} from '@followsuit/engine';
import { DEALER, DELTA, HAND, HOLD, POINTS, TOTAL } from '@followsuit/engine/state';
import { seatsOf, singles, turnTo } from '../../parts/seats.ts';
import { highest, listed, lowestOf, sidesAt } from '../../parts/totals.ts';
import { allBut, follow } from '../../parts/tricks.ts';

const PLAYERS = 4;
const deck = makeDeck('french-52', 'clubs:c diamonds:d spades:s hearts:h', '2 3 4 5 6 7 8 9 10 J Q K A');
const [CLUBS, , SPADES, HEARTS] = [0, 1, 2, 3];
const TWO = 0;
const QUEEN = 10;
const OPENING = makeCard(CLUBS, TWO);
const ALL_POINTS = 26;
const [CLOSED, BROKEN] = [0, 1];

export const littleHearts = trickGame({
  id: 'little-hearts',
  name: 'Little Hearts',
  pages: ['little-hearts'],
  players: [PLAYERS],
  options: [{ id: 'target', values: { low: 20, high: 500 }, standard: () => 100 }],
  design,
});

/** LITTLEHEARTS-PASS-1: how many seats to the left, by hand; 0 where nobody passes. */
const PASSES = [1, 3, 2, 0];

function design(_players: number, { target }: Options): Design {
  const sides = singles(PLAYERS);
  const key = new Key({ hearts: ['closed', 'broken'] });
  const layout = layOut(passingFields, PLAYERS, PLAYERS);

  const pass = passing({
    deck,
    players: PLAYERS,
    at: layout.at,
    count: 3,
    to(s, seat) {
      const steps = PASSES[(s[HAND] - 1) % PASSES.length];
      return steps === 0 ? -1 : (seat + steps) % PLAYERS;
    },
    rule: 'LITTLEHEARTS-PASS-1',
    cardsRule: 'LITTLEHEARTS-PASS-2',
  });

  /** Whoever holds the 2 of clubs. */
  function opener(s: State): number {
    for (let seat = 0; seat < PLAYERS; seat++) if (s[HOLD + seat * SUITS + CLUBS] & bitOf(OPENING)) return seat;
    return s[DEALER];
  }

  const tricks: Tricks<'hearts'> = {
    name: 'tricks',
    rule: 'LITTLEHEARTS-PLAY-1',
    holdRule: 'LITTLEHEARTS-PLAY-1',
    key,
    enter: turnTo(opener),
    openerHolds: OPENING,
    restrictions: [
      {
        rule: 'LITTLEHEARTS-PLAY-2',
        when: ({ lead, key: { first } }) => lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked[CLUBS] = bitOf(OPENING);
        },
      },
      follow('LITTLEHEARTS-PLAY-3'),
      {
        rule: 'LITTLEHEARTS-PLAY-4',
        when: ({ lead, key: { first } }) => !lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked.fill(-1);
          asked[HEARTS] = 0;
          asked[SPADES] = ~(1 << QUEEN);
        },
      },
      {
        rule: 'LITTLEHEARTS-PLAY-5',
        when: ({ lead, key: { hearts: state } }) => lead && state === CLOSED,
        suits: () => allBut(HEARTS),
      },
    ],
    strength: (card, led) => (suitOf(card) === led ? 1 + rankOf(card) : 0),
    afterCard: (card, _led, now) => (suitOf(card) === HEARTS ? { ...now, hearts: BROKEN } : now),
    worth: (card) => (suitOf(card) === HEARTS ? 1 : suitOf(card) === SPADES && rankOf(card) === QUEEN ? 13 : 0),
  };

  return {
    deck,
    sides,
    layout,
    wins: 'low',
    ends: { target: Number(target) },
    dealRule: 'LITTLEHEARTS-DEAL-1',
    hands: () => Array(PLAYERS).fill(deck.cards.length / PLAYERS),
    phases: [pass, tricks],
    score(s) {
      for (let seat = 0; seat < PLAYERS; seat++) s[DELTA + seat] = s[POINTS + seat];
      if (highest(s, POINTS, PLAYERS) < ALL_POINTS) return;
      for (let seat = 0; seat < PLAYERS; seat++) s[DELTA + seat] = ALL_POINTS - s[POINTS + seat]; // LITTLEHEARTS-SCORE-2
    },
    winners(s) {
      if (highest(s, TOTAL, PLAYERS) < Number(target)) return 0;
      return seatsOf(sides, sidesAt(s, lowestOf(s, TOTAL, PLAYERS), PLAYERS));
    },
    tell: { score: (s) => ({ points: listed(s, POINTS, PLAYERS) }) },
  };
}
