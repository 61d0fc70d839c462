/** Hearts: rules.md. */
import type { Design, Options, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, makeCard, partOf, passing, passingFields, trickGame } from '@followsuit/engine';
import { bitOf, rankOf, SUITS, suitOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, HAND, HOLD, POINTS, SIZE, slot, TOTAL } from '@followsuit/engine/state';
import { CLUBS, DIAMONDS, french52, HEARTS, JACK, QUEEN, SPADES, TWO } from '../parts/decks.ts';
import { followed } from '../parts/knobs.ts';
import { seatsOf, singles, turnTo } from '../parts/seats.ts';
import { highest, lowestOf, sidesAt } from '../parts/totals.ts';
import { allBut } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

const JACK_OF_DIAMONDS = makeCard(DIAMONDS, JACK);
const QUEEN_OF_SPADES = makeCard(SPADES, QUEEN);
const [CLOSED, BROKEN] = [0, 1];

/** HEARTS-DECK-2: what is left out, by the number of players. */
const LEFT_OUT: Readonly<Record<number, readonly number[]>> = {
  3: [makeCard(DIAMONDS, TWO)],
  4: [],
  5: [makeCard(DIAMONDS, TWO), makeCard(CLUBS, TWO)],
};

export const hearts = trickGame({
  id: 'hearts',
  name: 'Hearts',
  pages: ['hearts'],
  classic: true,
  players: [3, 4, 5],
  usualPlayers: 4,
  options: [
    { id: 'target', values: { low: 20, high: 500 }, standard: () => 100 },
    { id: 'passing', values: ['around', 'left', 'off'], standard: () => 'around' },
    { id: 'jack', values: ['off', 'on'], standard: () => 'off' },
    { id: 'moon', values: ['others', 'self'], standard: () => 'others' },
    { id: 'firstTrick', values: ['clean', 'any'], standard: () => 'clean' },
    { id: 'queenBreaks', values: ['off', 'on'], standard: () => 'off' },
  ],
  presets: [
    { id: 'short', options: { target: 50 } },
    { id: 'jack', options: { jack: 'on' } },
  ],
  knobs,
  design,
});

const fields = {
  ...passingFields,
  jack: { shape: 'seat', start: -1 }, // who has taken the jack of diamonds, if it counts
} as const;

/** What a seat may know of a hand of Hearts. */
export type HeartsView = ViewOf<typeof fields> & {
  /** Whether hearts may be led. */
  readonly broken: boolean;
};

/** HEARTS-PASS-1: how many seats to the left cards go in a hand; 0 where nobody passes. */
function stepsIn(hand: number, players: number): number {
  const round = players % 2 === 0 ? [1, players - 1, players / 2, 0] : [1, players - 1, 0];
  return round[(hand - 1) % round.length];
}

/** The cards that count more than others of their suit. */
export const isQueenOrJack = (card: number): boolean => card === JACK_OF_DIAMONDS || card === QUEEN_OF_SPADES;

function design(players: number, options: Options): Design {
  const deck = partOf(french52, (card) => !LEFT_OUT[players].includes(card));
  const handSize = deck.cards.length / players;
  const target = Number(options.target);
  const jackCounts = options.jack === 'on';
  const [heartPoints, queenPoints] = [Number(options.heartPoints), Number(options.queenPoints)];
  const allPoints = french52.ranks.length * heartPoints + queenPoints;
  const [jackPoints, moonPoints] = [Number(options.jackPoints), Number(options.moonPoints)];
  const sides = singles(players);
  const key = new Key({ broken: [false, true] });
  const layout = layOut(fields, players, players);
  const { at } = layout;
  const opening = deck.cards.find((card) => suitOf(card) === CLUBS) as number;

  const pass = passing({
    deck,
    players,
    at,
    count: Number(options.passCount),
    to(s, seat) {
      const steps = options.passing === 'around' ? stepsIn(s[HAND], players) : options.passing === 'left' ? 1 : 0;
      return steps === 0 ? -1 : (seat + steps) % players;
    },
    rule: 'HEARTS-PASS-1',
    cardsRule: 'HEARTS-PASS-2',
  });

  /** HEARTS-PLAY-2: whoever holds the card that opens. */
  function opener(s: State): number {
    for (let seat = 0; seat < players; seat++) if (s[HOLD + seat * SUITS + CLUBS] & bitOf(opening)) return seat;
    return s[DEALER];
  }

  const tricks: Tricks<'broken'> = {
    name: 'tricks',
    rule: 'HEARTS-TURN-1',
    holdRule: 'HEARTS-PLAY-1',
    key,
    enter: turnTo(opener),
    openerHolds: opening,
    restrictions: [
      {
        rule: 'HEARTS-PLAY-2',
        when: ({ lead, key: { first } }) => lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked[CLUBS] = bitOf(opening);
        },
      },
      ...followed(options, 'HEARTS-PLAY-3'),
      {
        rule: 'HEARTS-PLAY-4',
        when: ({ lead, key: { first } }) => options.firstTrick === 'clean' && !lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked.fill(-1);
          asked[HEARTS] = 0;
          asked[SPADES] = ~(1 << QUEEN);
        },
      },
      {
        rule: 'HEARTS-PLAY-5',
        when: ({ lead, key: { broken } }) => lead && broken === CLOSED,
        suits: () => allBut(HEARTS),
      },
    ],
    strength: (card, led) => (suitOf(card) === led ? 1 + rankOf(card) : 0),
    afterCard: (card, _led, now) =>
      suitOf(card) === HEARTS || (options.queenBreaks === 'on' && card === QUEEN_OF_SPADES)
        ? { ...now, broken: BROKEN }
        : now,
    worth: (card) => (jackCounts && card === JACK_OF_DIAMONDS ? -jackPoints : penaltyOf(card)),
    ...(jackCounts && { taken: takesJack }),
  };

  function takesJack(s: State, taker: number): boolean {
    for (let i = 0; i < s[SIZE]; i++) if (s[slot(s, i)] === JACK_OF_DIAMONDS) s[at.jack] = taker;
    return false;
  }

  /** HEARTS-SCORE-1 and -2. */
  const penaltyOf = (card: number): number =>
    suitOf(card) === HEARTS ? heartPoints : card === QUEEN_OF_SPADES ? queenPoints : 0;

  /** What a seat has taken in hearts and the queen alone. */
  const penalty = (s: State, seat: number): number => s[POINTS + seat] - (s[at.jack] === seat ? -jackPoints : 0);

  /** HEARTS-SCORE-1 to -5. */
  function score(s: State): void {
    let shooter = -1;
    for (let seat = 0; seat < players; seat++) {
      s[DELTA + seat] = s[POINTS + seat];
      if (penalty(s, seat) === allPoints) shooter = seat;
    }
    if (shooter < 0) return;
    s[DELTA + shooter] -= allPoints;
    if (options.moon === 'self') s[DELTA + shooter] -= moonPoints;
    else for (let seat = 0; seat < players; seat++) if (seat !== shooter) s[DELTA + seat] += moonPoints;
  }

  return {
    deck,
    sides,
    layout,
    wins: 'low',
    ends: { target },
    dealRule: 'HEARTS-DEAL-1',
    hands: () => Array(players).fill(handSize),
    phases: [pass, tricks],
    score,
    // HEARTS-END-1 and -2
    winners: (s) =>
      highest(s, TOTAL, players) < target ? 0 : seatsOf(sides, sidesAt(s, lowestOf(s, TOTAL, players), players)),
    tell: {
      score: (s) => ({
        points: Array.from({ length: players }, (_, seat) => penalty(s, seat)),
        ...(jackCounts && { jack: s[at.jack] < 0 ? null : s[at.jack] }),
      }),
    },
  };
}
