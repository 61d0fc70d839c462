/** Speed Run: rules.md. */
import type { Design, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { anySuit, Key, layOut, oneOf, suitDigit, trickGame, way } from '@followsuit/engine';
import { rankOf } from '@followsuit/engine/cards';
import { ACTORS, DEALER, DELTA, HAND, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { french40 } from '../parts/decks.ts';
import { mustFollow } from '../parts/knobs.ts';
import { close, everybody, left, seal, singles, together, turnTo } from '../parts/seats.ts';
import { listed, lowestOf, most, sidesAt } from '../parts/totals.ts';
import { byTrump, follow } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 3;
const HIGH = [10, 1];
const MOST_TRICKS = 12;
/** By mode: the tricks after which the ranking turns: SPEEDRUN-SET-3. */
const TURNS: Record<string, number[]> = {
  fixed: [],
  slalom: Array.from({ length: MOST_TRICKS }, (_, i) => i + 1),
  'bell-curve': [4, 8],
};
const MODES = Object.keys(TURNS);
/** A box of the board with no result yet: worse than any result. */
const EMPTY = 99;

/** The Pass cards are a knob. */
const LENGTHS: Record<string, { hands: number; contracts: number; redos: number }> = {
  short: { hands: 6, contracts: 5, redos: 1 },
  medium: { hands: 9, contracts: 7, redos: 1 },
  long: { hands: 12, contracts: 9, redos: 2 },
};
const SETS: Record<string, string[]> = {
  listed: 'win-0 win-1 win-4 win-5 win-7 win-9 least middle most'.split(' '),
  mixed: 'win-0 win-4 win-7 least most win-1 middle win-5 win-9'.split(' '),
};

const exactly = (n: number) => (own: number) => Math.abs(own - n);
/** How many tricks a seat is off its contract, from its own count and those of the others: SPEEDRUN-SCORE-1 and -2. */
const OFF: Record<string, (own: number, a: number, b: number) => number> = {
  'win-0': exactly(0),
  'win-1': exactly(1),
  'win-4': exactly(4),
  'win-5': exactly(5),
  'win-7': exactly(7),
  'win-9': exactly(9),
  least: (own, a, b) => own - Math.min(own, a, b),
  middle: (own, a, b) => Math.max(0, Math.min(a, b) - own, own - Math.max(a, b)),
  most: (own, a, b) => Math.max(own, a, b) - own,
};

export const speedRun = trickGame({
  id: 'speed-run',
  name: 'Speed Run',
  pages: ['speed-run'],
  players: [PLAYERS],
  options: [
    { id: 'length', values: ['short', 'medium', 'long'], standard: () => 'short' },
    { id: 'contractSet', values: ['listed', 'mixed'], standard: () => 'listed' },
    { id: 'contractReveal', values: ['off', 'on'], standard: () => 'off' },
  ],
  presets: [
    { id: 'mixed', options: { contractSet: 'mixed' } },
    { id: 'evening', options: { length: 'long' } },
  ],
  tables: { lengths: LENGTHS, contracts: SETS, turns: TURNS },
  knobs,
  // SPEEDRUN-SCORE-3: below zero only if exact; null for a pass.
  madeBid({ score }, seat) {
    const points = (score.points as readonly (number | null)[])[seat];
    return points === null ? null : points < 0;
  },
  design,
});

/** `cards`: the contracts in use, then Pass and Redo. */
function fields(cards: readonly string[], { contracts, redos }: (typeof LENGTHS)[string], passes: number) {
  const name = (card: number) => cards[card] ?? null;
  const boxes = { per: 'seat', width: contracts, lasting: true } as const;
  return {
    board: { ...boxes, start: EMPTY, reads: (points: number) => (points === EMPTY ? null : points) }, // points standing for each contract of a seat
    boardTricks: { ...boxes, start: -1 }, // the tricks they were made with
    passes: { per: 'seat', lasting: true, start: passes }, // Pass cards that others know to be left
    redos: { per: 'seat', lasting: true, start: redos }, // Redo cards left
    trumpSet: {}, // 1 once trump is set
    rankingSet: {}, // 1 once the ranking is set
    choice: { per: 'seat', seen: 'owner', start: -1, reads: name }, // the card each seat chose
    redone: { per: 'seat', seen: 'owner', start: -1, reads: name }, // the contract of a Redo
    turns: { per: 'seat', seen: 'owner' }, // 1 for a seat that will reveal
    redoing: { shape: 'seats' }, // whose Redo cards lie open
    revealed: { shape: 'seats' }, // whose contracts lie open, for double points
    face: { per: 'seat', start: -1, reads: name }, // the card each seat plays, as far as it lies open
  } as const;
}

/** What a seat may know of a hand of Speed Run. */
export type SpeedRunView = ViewOf<ReturnType<typeof fields>> & {
  readonly trump: string;
  readonly mode: string;
  readonly high: number;
  /** How many tricks each seat would be off each contract if the hand ended now. */
  readonly off: readonly (readonly number[])[];
};

function design(_players: number, options: Options): Design {
  const length = LENGTHS[options.length as string];
  const contracts = SETS[options.contractSet as string].slice(0, length.contracts);
  const off = contracts.map((id) => OFF[id]);
  const [perfectPoints, offPoints] = [Number(options.perfectPoints), Number(options.offPoints)];
  const revealFactor = Number(options.revealFactor);
  const PASS = contracts.length;
  const REDO = PASS + 1;
  const cards = [...contracts, 'pass', 'redo'];
  const key = new Key({ trump: suitDigit(french40), mode: MODES, high: HIGH });
  const layout = layOut(fields(cards, length, Number(options.passes)), PLAYERS, PLAYERS);
  const { at } = layout;
  const box = (seat: number, contract: number): number => seat * contracts.length + contract;
  const completed = (s: State, seat: number, contract: number): boolean => s[at.board + box(seat, contract)] !== EMPTY;
  /** The contract a seat plays, or PASS. */
  const played = (s: State, seat: number): number => s[(s[at.choice + seat] === REDO ? at.redone : at.choice) + seat];

  function countBoard(s: State, seat: number, counts: (points: number) => boolean): number {
    let n = 0;
    for (let c = 0; c < contracts.length; c++) if (counts(s[at.board + box(seat, c)])) n++;
    return n;
  }
  const isDone = (points: number): boolean => points !== EMPTY;
  const isPerfect = (points: number): boolean => points < 0;
  const done = (s: State, seat: number): number => countBoard(s, seat, isDone);
  const perfect = (s: State, seat: number): number => countBoard(s, seat, isPerfect);

  /** After trump or ranking is set: the next player sets the other. */
  function setOne(s: State, seat: number): void {
    if (s[at.trumpSet] && s[at.rankingSet]) close(s);
    else s[TURN] = left(seat, PLAYERS);
  }

  const setting: Phase = {
    name: 'setting',
    rule: 'SPEEDRUN-SET-1',
    enter: turnTo((s) => s[DEALER]),
    ways: [
      way(
        'trump',
        { trump: [anySuit(french40, true), 'SPEEDRUN-SET-2'] },
        (s, seat, trump) => {
          key.set(s, 'trump', trump);
          s[at.trumpSet] = 1;
          setOne(s, seat);
        },
        (s) => (s[at.trumpSet] ? 'SPEEDRUN-SET-1' : null),
      ),
      way(
        'ranking',
        { mode: [oneOf(...MODES), 'SPEEDRUN-SET-3'], high: [oneOf(...HIGH), 'SPEEDRUN-SET-3'] },
        (s, seat, mode, high) => {
          key.set(s, 'mode', mode);
          key.set(s, 'high', high);
          s[at.rankingSet] = 1;
          setOne(s, seat);
        },
        (s) => (s[at.rankingSet] ? 'SPEEDRUN-SET-1' : null),
      ),
    ],
  };

  /** The rule that forbids choosing a card, or null. */
  function refuseChoice(s: State, seat: number, card: number): string | null {
    if (card === PASS) return s[at.passes + seat] > 0 ? null : 'SPEEDRUN-CHOOSE-3';
    if (card < PASS) return completed(s, seat, card) ? 'SPEEDRUN-CHOOSE-2' : null;
    return s[at.redos + seat] > 0 && done(s, seat) > 0 ? null : 'SPEEDRUN-CHOOSE-4';
  }

  const choosing: Phase = {
    name: 'choosing',
    rule: 'SPEEDRUN-CHOOSE-1',
    enter: together(() => everybody(PLAYERS)),
    ways: [way('choose', { contract: [oneOf(...cards), 'SPEEDRUN-CHOOSE-2'] }, seal(at.choice), refuseChoice)],
  };

  const redoing: Phase = {
    name: 'redoing',
    rule: 'SPEEDRUN-CHOOSE-5',
    enter(s) {
      for (let seat = 0; seat < PLAYERS; seat++)
        if (s[at.choice + seat] === REDO) {
          s[at.redoing] |= 1 << seat;
          s[at.redos + seat]--;
        }
      s[ACTORS] = s[at.redoing];
    },
    ways: [
      way('redo', { contract: [oneOf(...contracts), 'SPEEDRUN-CHOOSE-5'] }, seal(at.redone), (s, seat, contract) =>
        completed(s, seat, contract) ? null : 'SPEEDRUN-CHOOSE-5',
      ),
    ],
  };

  function decide(s: State, seat: number, reveals: number): void {
    seal(at.turns)(s, seat, reveals);
    if (s[ACTORS] !== 0) return;
    for (let each = 0; each < PLAYERS; each++)
      if (s[at.turns + each]) {
        s[at.revealed] |= 1 << each;
        s[at.face + each] = played(s, each);
      }
  }

  const revealing: Phase = {
    name: 'revealing',
    rule: 'SPEEDRUN-REVEAL-1',
    enter: together(() => (options.contractReveal === 'on' ? everybody(PLAYERS) : 0)),
    ways: [
      way(
        'reveal',
        {},
        (s, seat) => decide(s, seat, 1),
        (s, seat) => (s[at.choice + seat] === PASS ? 'SPEEDRUN-REVEAL-1' : null),
      ),
      way('conceal', {}, (s, seat) => decide(s, seat, 0)),
    ],
  };

  const tricks: Tricks<'trump' | 'mode' | 'high'> = {
    name: 'tricks',
    rule: 'SPEEDRUN-PLAY-1',
    turnRule: (_s, _seat, name = 'play') => (name === 'play' ? 'SPEEDRUN-PLAY-2' : 'SPEEDRUN-PLAY-1'),
    holdRule: 'SPEEDRUN-PLAY-2',
    key,
    enter: turnTo((s) => (s[DEALER] + 2) % PLAYERS), // SPEEDRUN-PLAY-1
    restrictions: mustFollow(options) ? [follow('SPEEDRUN-PLAY-3')] : [],
    strength: (card, led, { trump, high }) =>
      byTrump(card, led, trump, HIGH[high] === 10 ? rankOf(card) : 9 - rankOf(card)),
    afterTrick: (n, now) => (TURNS[MODES[now.mode]].includes(n) ? { ...now, high: 1 - now.high } : now),
  };

  /** How many tricks a seat would be off a contract if the hand ended now. */
  const offBy = (s: State, seat: number, contract: number): number =>
    off[contract](s[TAKEN + seat], s[TAKEN + ((seat + 1) % PLAYERS)], s[TAKEN + ((seat + 2) % PLAYERS)]);

  /** SPEEDRUN-SCORE-3: the value of a seat's hand. */
  function result(s: State, seat: number): number {
    const difference = offBy(s, seat, played(s, seat));
    const points = difference === 0 ? perfectPoints : offPoints * difference;
    return (s[at.revealed] >> seat) & 1 ? revealFactor * points : points;
  }

  /** SPEEDRUN-SCORE-4 to -6. */
  function score(s: State): void {
    for (let seat = 0; seat < PLAYERS; seat++) {
      const contract = played(s, seat);
      s[at.face + seat] = contract;
      s[DELTA + seat] = 0;
      if (contract === PASS) {
        s[at.passes + seat]--;
        continue;
      }
      const points = result(s, seat);
      const standing = s[at.board + box(seat, contract)];
      if (points >= standing) continue;
      s[DELTA + seat] = standing === EMPTY ? points : points - standing;
      s[at.board + box(seat, contract)] = points;
      s[at.boardTricks + box(seat, contract)] = s[TAKEN + seat];
    }
  }

  /** SPEEDRUN-END-2: the lowest total; then more completed contracts; then more perfect bonuses. */
  function best(s: State): number {
    const level = sidesAt(s, lowestOf(s, TOTAL, PLAYERS), PLAYERS);
    return most(s, most(s, level, PLAYERS, done), PLAYERS, perfect);
  }

  const seats = [0, 1, 2];
  return {
    deck: french40,
    sides: singles(PLAYERS),
    layout,
    wins: 'low', // SPEEDRUN-END-2
    ends: { hands: length.hands },
    dealRule: 'SPEEDRUN-DEAL-1',
    hands: () => Array(PLAYERS).fill(Number(options.handSize)),
    phases: [setting, choosing, redoing, revealing, tricks],
    score,
    winners: (s) => (s[HAND] < length.hands ? 0 : best(s)), // SPEEDRUN-END-1
    shown: (s) => ({ off: seats.map((seat) => contracts.map((_, contract) => offBy(s, seat, contract))) }),
    tell: {
      trick: (s) => ({ high: HIGH[key.get(s, 'high')] }),
      score: (s) => ({
        tricks: listed(s, TAKEN, PLAYERS),
        contracts: seats.map((seat) => cards[played(s, seat)]),
        redo: seats.map((seat) => s[at.choice + seat] === REDO),
        revealed: seats.map((seat) => ((s[at.revealed] >> seat) & 1) === 1),
        points: seats.map((seat) => (played(s, seat) === PASS ? null : result(s, seat))),
      }),
      over: (s) => ({
        completed: seats.map((seat) => countBoard(s, seat, isDone)),
        perfects: seats.map((seat) => countBoard(s, seat, isPerfect)),
      }),
    },
  };
}
