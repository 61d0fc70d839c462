/** Skat: rules.md. */
import type { Design, KeyValues, Line, Options, Phase, State, Tricks, ViewOf, Way } from '@followsuit/engine';
import { Key, layOut, oneOf, orNone, suitDigit, trickGame, way } from '@followsuit/engine';
import { NONE, rankOf, SUITS, suitOf } from '@followsuit/engine/cards';
import {
  AWAY,
  CARDS,
  DEALER,
  DELTA,
  HAND,
  HOLD,
  LEADERS,
  PLAYS,
  POINTS,
  PUT,
  STOCK,
  TAKEN,
  TOTAL,
} from '@followsuit/engine/state';
import { french32 } from '../parts/decks.ts';
import { mustFollow } from '../parts/knobs.ts';
import { discardSome, takeStock } from '../parts/putaway.ts';
import { close, left, seatsOf, singles, turnTo } from '../parts/seats.ts';
import { highest, sidesAt } from '../parts/totals.ts';
import { follow } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';
import { reizen, reizenFields } from './reizen.ts';

const [PLAYERS, HAND_SIZE, ALL_POINTS] = [3, 10, 120];
const [ACE, JACK] = [6, 7];
/** By rank: the card points (SKAT-POINTS-1), and the order in null (SKAT-TRUMP-4). */
export const CARD_POINTS = [0, 0, 0, 3, 4, 10, 11, 2];
const NULL_ORDER = [0, 1, 2, 5, 6, 3, 7, 4];

/** The games, numbered by the suit that is trump: in grand the jacks, in null none. */
export const GAMES = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'];
const GRAND = 4;
/** SKAT-VALUE-1 and -4: base values; null, null ouvert, and both by hand. The most levels of a game. */
export const BASES = [12, 11, 10, 9, 24];
const NULLS = [23, 46, 35, 59];
const LEVELS = [18, 18, 18, 18, 11];
const ANNOUNCED = ['schneider', 'schwarz', 'ouvert'];
const [SCHWARZ, OUVERT] = [2, 3];

/** SKAT-BID-2: every value that a game can have, from 18 to 264. */
const multiples = BASES.flatMap((base, game) => Array.from({ length: LEVELS[game] - 1 }, (_, i) => base * (i + 2)));
const LADDER = [...new Set([...NULLS, ...multiples])].sort((a, b) => a - b);

export const skat = trickGame({
  id: 'skat',
  name: 'Skat',
  pages: ['skat'],
  players: [PLAYERS],
  classic: true,
  options: [
    { id: 'scoring', values: ['seeger', 'plain'], standard: () => 'seeger' },
    { id: 'rounds', values: [1, 2, 4, 6, 12], standard: () => 4 },
  ],
  presets: [
    { id: 'short', options: { rounds: 1 } },
    { id: 'plain', options: { scoring: 'plain' } },
  ],
  knobs,
  tables: { ladder: LADDER, bases: BASES, nulls: NULLS },
  madeBid: ({ score }, seat) => (score.declarer === seat ? score.result === 'won' : null),
  design,
});

const fields = {
  ...reizenFields,
  game: { start: -1, reads: (game: number) => GAMES[game] ?? null },
  announced: { reads: (n: number) => ANNOUNCED[n - 1] ?? null }, // the highest announcement; it includes those before it
  faceUp: { width: SUITS, shape: 'cards' }, // the declarer's cards, if they were laid open
} as const;

/** What a seat may know of a hand of Skat. */
export type SkatView = ViewOf<typeof fields> & { readonly trump: string };

/** SKAT-TRUMP-1 and -3: the suit that a card counts as; a jack is a trump wherever there are trumps. */
const countsAs = (card: number, { trump }: KeyValues<'trump'>): number =>
  rankOf(card) === JACK && trump !== NONE ? trump : suitOf(card);

/** How far a trump is below the jack of clubs: 1 to 3 for the jacks, then 4 to 10. */
const fromTop = (card: number): number => (rankOf(card) === JACK ? suitOf(card) : GRAND + ACE - rankOf(card));

/** SKAT-TRUMP-1 to -4. */
function strength(card: number, led: number, key: KeyValues<'trump'>): number {
  const suit = countsAs(card, key);
  if (suit === key.trump) return 20 - fromTop(card);
  if (suit !== led) return 0;
  return 1 + (key.trump === NONE ? NULL_ORDER[rankOf(card)] : rankOf(card));
}

function design(_players: number, options: Options): Design {
  const sides = singles(PLAYERS);
  const key = new Key({ trump: suitDigit(french32) });
  const layout = layOut(fields, PLAYERS, PLAYERS);
  const { at } = layout;
  const [needed, schneider, lostFactor] = [options.needed, options.schneider, options.lostFactor].map(Number);
  const seeger = (id: string): number => (options.scoring === 'seeger' ? Number(options[id]) : 0);
  const [wonBonus, lostPenalty, rivalsBonus] = ['wonBonus', 'lostPenalty', 'rivalsBonus'].map(seeger);
  const hands = PLAYERS * Number(options.rounds);

  const bidding = reizen({
    at,
    ladder: LADDER,
    rule: 'SKAT-BID-1',
    bidRule: 'SKAT-BID-2',
    answerRule: 'SKAT-BID-3',
    lastRule: 'SKAT-BID-5',
  });

  // The skat and the game

  const isHand = (s: State): boolean => s[PUT + s[at.declarer]] === 0;

  const declare = way(
    'declare',
    { game: [oneOf(...GAMES), 'SKAT-DECLARE-1'], announce: [orNone(oneOf(...ANNOUNCED)), 'SKAT-DECLARE-2'] },
    (s, seat, game, announce) => {
      s[at.game] = game;
      s[at.announced] = announce + 1;
      key.set(s, 'trump', game);
      for (let suit = 0; suit < SUITS; suit++)
        if (s[at.announced] === OUVERT) s[at.faceUp + suit] = s[HOLD + seat * SUITS + suit];
      close(s);
    },
    (s, _seat, game, announce) => {
      if (announce < 0) return null;
      if (game === NONE) return announce + 1 === OUVERT ? null : 'SKAT-DECLARE-3';
      return isHand(s) ? null : 'SKAT-DECLARE-2';
    },
  );

  const taking: Phase = {
    name: 'skat',
    rule: 'SKAT-TAKE-1',
    enter: turnTo((s) => s[at.declarer]),
    ways: [
      way('take', {}, (s, seat) => {
        takeStock(s, seat);
        close(s);
      }),
      declare,
    ],
  };

  /** What follows unless the declarer plays by hand. */
  const afterwards = (name: string, rule: string, only: Way): Phase => {
    return { name, rule, enter: turnTo((s) => (s[at.game] < 0 ? s[at.declarer] : -1)), ways: [only] };
  };
  const discarding = afterwards('putting away', 'SKAT-TAKE-2', discardSome(french32, 2, 'SKAT-TAKE-2'));
  const declaring = afterwards('declaring', 'SKAT-DECLARE-1', declare);

  // Play

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'SKAT-PLAY-1',
    holdRule: 'SKAT-PLAY-1',
    key,
    enter: turnTo((s) => (s[at.declarer] < 0 ? -1 : left(s[DEALER], PLAYERS))), // SKAT-BID-6, SKAT-PLAY-2
    restrictions: mustFollow(options) ? [follow('SKAT-PLAY-3')] : [],
    countsAs,
    strength,
    worth: (card) => CARD_POINTS[rankOf(card)],
    taken: (s, taker) => s[at.game] === NONE && taker === s[at.declarer], // SKAT-PLAY-6
  };

  // Score

  /** SKAT-POINTS-2: the declarer's card points, with those of the skat. */
  function cardPoints(s: State): number {
    let points = s[POINTS + s[at.declarer]];
    for (let suit = 0; suit < SUITS; suit++)
      for (let rest = s[STOCK + suit] | s[AWAY + s[at.declarer] * SUITS + suit]; rest !== 0; rest &= rest - 1)
        points += CARD_POINTS[31 - Math.clz32(rest & -rest)];
    return points;
  }

  /** SKAT-VALUE-2: how many trumps in a row from the top are the declarer's, skat included; below 0, are not. */
  function matadors(s: State): number {
    let theirs = 0; // the others' trumps, as a set
    for (let i = 0; i < s[PLAYS]; i++) {
      const card = s[CARDS + i];
      const isTrump = rankOf(card) === JACK || suitOf(card) === s[at.game];
      const seat = (s[LEADERS + ((i / PLAYERS) | 0)] + i) % PLAYERS;
      if (isTrump && seat !== s[at.declarer]) theirs |= 1 << fromTop(card);
    }
    let n = 1;
    while (n < LEVELS[s[at.game]] - 7 && ((theirs >> n) & 1) === (theirs & 1)) n++;
    return theirs & 1 ? -n : n;
  }

  /** What a hand came to: the same object for all hands, since search scores many. */
  const came = { points: 0, matadors: 0, value: 0, result: 'passed' };

  function reckon(s: State): typeof came {
    const [game, announced, hand] = [s[at.game], s[at.announced], isHand(s) ? 1 : 0];
    const taken = s[TAKEN + s[at.declarer]];
    let base = NULLS[2 * hand + (announced === OUVERT ? 1 : 0)];
    let isMade = taken === 0;
    came.points = came.matadors = 0;
    came.value = base;
    if (game !== NONE) {
      base = BASES[game];
      came.points = cardPoints(s);
      came.matadors = matadors(s);
      const isSchneider = came.points <= schneider || ALL_POINTS - came.points <= schneider;
      const reached = taken === 0 || taken === HAND_SIZE ? SCHWARZ : isSchneider ? 1 : 0; // SKAT-POINTS-3
      const asked = Math.min(announced, SCHWARZ);
      came.value = base * (Math.abs(came.matadors) + 1 + hand + Math.max(reached, asked) + announced); // SKAT-VALUE-3
      isMade = came.points >= needed && reached >= asked;
    }
    came.result = !isMade ? 'lost' : came.value < s[at.bid] ? 'overbid' : 'won';
    if (came.value < s[at.bid]) came.value = base * Math.ceil(s[at.bid] / base); // SKAT-VALUE-5
    return came;
  }

  function score(s: State): void {
    for (let seat = 0; seat < PLAYERS; seat++) s[DELTA + seat] = 0;
    if (s[at.declarer] < 0) return; // SKAT-SCORE-5
    const { value, result } = reckon(s);
    for (let seat = 0; seat < PLAYERS; seat++) if (result !== 'won') s[DELTA + seat] = rivalsBonus;
    s[DELTA + s[at.declarer]] = result === 'won' ? value + wonBonus : -lostFactor * value - lostPenalty;
  }

  const told = (s: State): Line => ({
    declarer: s[at.declarer] < 0 ? null : s[at.declarer],
    bid: s[at.bid],
    game: GAMES[s[at.game]] ?? null,
    hand: s[at.declarer] >= 0 && isHand(s),
    announced: ANNOUNCED[s[at.announced] - 1] ?? null,
    ...(s[at.declarer] < 0 ? { points: 0, matadors: 0, value: 0, result: 'passed' } : reckon(s)),
  });

  return {
    deck: french32,
    sides,
    layout,
    ends: { hands },
    dealRule: 'SKAT-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    phases: [bidding, taking, discarding, declaring, tricks],
    score,
    winners: (s) => (s[HAND] < hands ? 0 : seatsOf(sides, sidesAt(s, highest(s, TOTAL, PLAYERS), PLAYERS))), // SKAT-END-1
    tell: { score: told },
  };
}
