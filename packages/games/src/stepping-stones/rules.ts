/** Stepping Stones: rules.md. */
import type { Design, Options, Phase, Restriction, State, Tricks, ViewOf, Way } from '@followsuit/engine';
import { anySuit, Key, layOut, oneOf, orNone, orOther, suitDigit, trickGame, way } from '@followsuit/engine';
import { NONE, rankOf, suitOf } from '@followsuit/engine/cards';
import { DEALER, DELTA, LED, laid, slot, TOTAL, TRICK, TURN } from '@followsuit/engine/state';
import { french36 } from '../parts/decks.ts';
import { mustFollow } from '../parts/knobs.ts';
import { close, left, singles, turnTo } from '../parts/seats.ts';
import { highest, most, sidesAt } from '../parts/totals.ts';
import { byTrump, follow, only } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 3;
const HIGH = [9, 1];
/** What is special about the play of a contract. */
const STYLES = [null, 'may-trump', 'must-beat', 'slalom'];
const [PLAIN, MAY_TRUMP, MUST_BEAT, SLALOM] = [0, 1, 2, 3];
/** A box of the sheet with no result yet. */
const EMPTY = -1;

/** The contracts, as in the table of the page; `better` is −1 if few tricks are wanted, `from` the first trick counted. */
const CONTRACTS: Record<string, { trump: boolean; better: number; from: number; style: number }> = {
  'win-pick-trump': { trump: true, better: 1, from: 1, style: PLAIN },
  'win-no-trump': { trump: false, better: 1, from: 1, style: PLAIN },
  'win-last-6': { trump: false, better: 1, from: 7, style: PLAIN },
  lose: { trump: false, better: -1, from: 1, style: PLAIN },
  'win-may-trump': { trump: true, better: 1, from: 1, style: MAY_TRUMP },
  'win-slalom': { trump: false, better: 1, from: 1, style: SLALOM },
  'lose-must-beat': { trump: false, better: -1, from: 1, style: MUST_BEAT },
};
const SHEETS: Record<string, string[]> = {
  starter: ['win-pick-trump', 'win-no-trump', 'win-last-6', 'lose'],
  advanced: ['win-pick-trump', 'win-may-trump', 'win-slalom', 'lose-must-beat'],
};

export const steppingStones = trickGame({
  id: 'stepping-stones',
  name: 'Stepping Stones',
  pages: ['stepping-stones'],
  players: [PLAYERS],
  options: [
    { id: 'sheet', values: ['starter', 'advanced'], standard: () => 'starter' },
    { id: 'redo', values: ['off', 'on'], standard: () => 'off' },
  ],
  presets: [
    { id: 'redo', options: { redo: 'on' } },
    { id: 'advanced', options: { sheet: 'advanced' } },
  ],
  tables: { rows: SHEETS, contracts: CONTRACTS },
  knobs,
  conflict: (_players, { lateFrom, handSize }) =>
    Number(lateFrom) > Number(handSize)
      ? `lateFrom cannot be ${lateFrom}: a hand has ${handSize} tricks (STEPPING-SCORE-1).`
      : null,
  design,
});

const fields = (contracts: readonly string[], tokens: number) =>
  ({
    // tricks in the boxes of each seat
    sheet: {
      per: 'seat',
      width: contracts.length,
      lasting: true,
      start: EMPTY,
      reads: (tricks: number) => (tricks === EMPTY ? null : tricks),
    },
    tokens: { per: 'seat', lasting: true, start: tokens }, // redo tokens left
    passed: { shape: 'seats' }, // who has passed
    declarer: { shape: 'seat', start: -1 },
    contract: { start: -1, reads: (row: number) => contracts[row] ?? null }, // the row of the sheet that is played
    redo: { reads: (redo: number) => redo === 1 }, // 1 if the declarer plays it again
    counted: {}, // tricks of the declarer that count
  }) as const;

/** What a seat may know of a hand of Stepping Stones. */
export type SteppingStonesView = ViewOf<ReturnType<typeof fields>> & {
  readonly trump: string;
  readonly high: number;
  readonly style: string | null;
};

function design(_players: number, options: Options): Design {
  const contracts = SHEETS[options.sheet as string];
  const rows = contracts.map((id) => ({
    ...CONTRACTS[id],
    from: CONTRACTS[id].from === 1 ? 1 : Number(options.lateFrom),
  }));
  const [beatPoints, rowPoints] = [Number(options.beatPoints), Number(options.rowPoints)];
  const key = new Key({ trump: suitDigit(french36), high: HIGH, style: STYLES });
  const layout = layOut(fields(contracts, options.redo === 'on' ? Number(options.redoTokens) : 0), PLAYERS, PLAYERS);
  const { at } = layout;
  const box = (seat: number, row: number): number => at.sheet + seat * rows.length + row;

  // Bidding

  /** STEPPING-BID-1. */
  function mayBid(s: State, seat: number): boolean {
    for (let row = 0; row < rows.length; row++) if (s[box(seat, row)] === EMPTY) return true;
    return s[at.tokens + seat] > 0;
  }

  /** The next player clockwise who may bid; if no other may, the same one. */
  function nextBidder(s: State, seat: number): number {
    let next = left(seat, PLAYERS);
    while (next !== seat && !mayBid(s, next)) next = left(next, PLAYERS);
    return next;
  }
  const isAlone = (s: State): boolean => nextBidder(s, s[DEALER]) === s[DEALER];

  /** The rules on declarations in the order in which they are quoted; an argument below −1 is not a valid value. */
  function refuseDeclaration(s: State, seat: number, row: number, high: number, redo: number, trump: number) {
    if (row < 0) return 'STEPPING-BID-4';
    const completed = s[box(seat, row)] !== EMPTY ? 1 : 0;
    if (redo !== completed || (completed && s[at.tokens + seat] === 0)) return 'STEPPING-BID-4'; // STEPPING-REDO-1
    if (high < 0) return 'STEPPING-BID-5';
    return trump >= -1 && rows[row].trump === trump >= 0 ? null : 'STEPPING-BID-6';
  }

  const declare: Way = way(
    'declare',
    {
      contract: [orOther(oneOf(...contracts)), 'STEPPING-BID-4'],
      high: [orOther(oneOf(...HIGH)), 'STEPPING-BID-5'],
      redo: [orOther(oneOf(false, true)), 'STEPPING-BID-4'],
      trump: [orOther(orNone(anySuit(french36))), 'STEPPING-BID-6'],
    },
    (s, seat, row, high, redo, trump) => {
      s[at.declarer] = seat;
      s[at.contract] = row;
      s[at.redo] = redo;
      s[at.tokens + seat] -= redo; // STEPPING-REDO-2
      key.set(s, 'trump', trump < 0 ? NONE : trump);
      key.set(s, 'high', high);
      key.set(s, 'style', rows[row].style);
      close(s);
    },
    refuseDeclaration,
  );
  const turnRule = (s: State, seat: number, name: unknown = 'pass'): string =>
    !mayBid(s, seat) && (name === 'pass' || name === 'declare') ? 'STEPPING-BID-1' : 'STEPPING-BID-2';

  const bidding: Phase = {
    name: 'bidding',
    rule: 'STEPPING-BID-2',
    turnRule,
    enter: turnTo((s) => (isAlone(s) ? -1 : s[DEALER])), // STEPPING-BID-8
    ways: [
      way('pass', {}, (s, seat) => {
        s[at.passed] |= 1 << seat;
        s[TURN] = nextBidder(s, seat);
        if (s[TURN] === s[DEALER]) close(s);
      }),
      declare,
    ],
  };

  const puddle: Phase = {
    name: 'puddle',
    rule: 'STEPPING-BID-2',
    turnRule,
    enter: turnTo((s) => (s[at.declarer] < 0 ? s[DEALER] : -1)),
    ways: [way('pass', {}, close, (s) => (isAlone(s) ? 'STEPPING-BID-8' : 'STEPPING-BID-7')), declare],
  };

  // Play

  /** STEPPING-PLAY-8: the ranks of the led suit that would beat those in the trick. */
  function beating(s: State): number {
    let ranks = french36.masks[s[LED]];
    for (let i = 0; i < laid(s); i++) {
      const card = s[slot(s, i)];
      if (suitOf(card) !== s[LED]) continue;
      ranks &= HIGH[key.get(s, 'high')] === 9 ? -2 << rankOf(card) : (1 << rankOf(card)) - 1;
    }
    return ranks;
  }

  const following: Restriction<'trump' | 'style'>[] = [
    {
      rule: 'STEPPING-PLAY-7',
      when: ({ lead, led, key: { trump, style } }) => !lead && style === MAY_TRUMP && led !== trump,
      suits: ({ led, key: { trump } }) => only(led) | only(trump),
      followers: true,
    },
    {
      ...follow('STEPPING-PLAY-3'),
      when: ({ lead, led, key: { trump, style } }) => !lead && (style !== MAY_TRUMP || led === trump),
    },
  ];

  const tricks: Tricks<'trump' | 'high' | 'style'> = {
    name: 'tricks',
    rule: 'STEPPING-PLAY-2',
    holdRule: 'STEPPING-PLAY-2',
    key,
    enter: turnTo((s) => s[at.declarer]), // STEPPING-PLAY-1
    restrictions: [
      ...(mustFollow(options) ? following : []),
      {
        rule: 'STEPPING-PLAY-8',
        when: ({ lead, key: { style } }) => !lead && style === MUST_BEAT,
        cards: (s, _seat, asked) => {
          asked[s[LED]] = beating(s);
        },
      },
    ],
    // STEPPING-PLAY-5 and -6
    strength: (card, led, { trump, high }) =>
      byTrump(card, led, trump, HIGH[high] === 9 ? rankOf(card) : 8 - rankOf(card)),
    afterTrick: (_n, now) => (now.style === SLALOM ? { ...now, high: 1 - now.high } : now), // STEPPING-PLAY-9
    taken(s, taker) {
      if (taker === s[at.declarer] && s[TRICK] + 1 >= rows[s[at.contract]].from) s[at.counted]++; // STEPPING-SCORE-1
      return false;
    },
  };

  // Score

  /** STEPPING-SCORE-4 and -5: 2 for each opponent beaten, 1 for each tie, minus 1; nothing while a box is empty. */
  function points(s: State, row: number, seat: number): number {
    let n = rowPoints;
    for (let other = 0; other < PLAYERS; other++) {
      if (s[box(other, row)] === EMPTY) return 0;
      const ahead = (s[box(seat, row)] - s[box(other, row)]) * rows[row].better;
      if (other !== seat) n += ahead > 0 ? beatPoints : ahead === 0 ? beatPoints / 2 : 0;
    }
    return n;
  }

  /** STEPPING-SCORE-2, -3 and -6. */
  function score(s: State): void {
    const row = s[at.contract];
    const own = box(s[at.declarer], row);
    for (let seat = 0; seat < PLAYERS; seat++) s[DELTA + seat] = -points(s, row, seat);
    if (s[own] === EMPTY || (s[at.counted] - s[own]) * rows[row].better > 0) s[own] = s[at.counted];
    for (let seat = 0; seat < PLAYERS; seat++) s[DELTA + seat] += points(s, row, seat);
  }

  /** Rows, all of them filled, in which a seat is first or tied for first. */
  function firsts(s: State, seat: number): number {
    let n = rows.length;
    for (let row = 0; row < rows.length; row++)
      for (let other = 0; other < PLAYERS; other++)
        if (points(s, row, other) > points(s, row, seat)) {
          n--;
          break;
        }
    return n;
  }

  function winners(s: State): number {
    for (let i = 0; i < PLAYERS * rows.length; i++) if (s[at.sheet + i] === EMPTY) return 0; // STEPPING-END-1
    return best(s);
  }

  /** STEPPING-END-2. */
  const best = (s: State): number => most(s, sidesAt(s, highest(s, TOTAL, PLAYERS), PLAYERS), PLAYERS, firsts);

  return {
    deck: french36,
    sides: singles(PLAYERS),
    layout,
    dealRule: 'STEPPING-DEAL-1',
    hands: () => Array(PLAYERS).fill(Number(options.handSize)),
    nextDealer: (s) => nextBidder(s, s[DEALER]), // STEPPING-NEXT-1
    phases: [bidding, puddle, tricks],
    score,
    winners,
    tell: {
      trick: (s) => ({ high: HIGH[key.get(s, 'high')] }),
      score: (s) => ({
        declarer: s[at.declarer],
        contract: contracts[s[at.contract]],
        redo: s[at.redo] === 1,
        tricks: s[at.counted],
        best: s[box(s[at.declarer], s[at.contract])],
      }),
      over: (s) => ({ firsts: [0, 1, 2].map((seat) => firsts(s, seat)) }),
    },
  };
}
