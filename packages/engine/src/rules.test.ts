import { describe, expect, it } from 'vitest';
import { bitOf, NONE, SUITS } from './cards.ts';
import { dealLine, isGoodDeal } from './deal.ts';
import type { Deal } from './game.ts';
import { Match } from './match.ts';
import { faultIn, filled, recordedOptions } from './options.ts';
import type { Line } from './play.ts';
import { Rules } from './rules.ts';
import { cardsLeft, HOLD, KEY, LACKS, LED, POINTS, seatsIn, TAKEN, TOTAL, TRICK, TURN, VOID } from './state.ts';
import { tiny, tinyDeck } from './testing/tiny.ts';
import { viewAsJson, viewOf } from './view.ts';

const card = (code: string): number => tinyDeck.byCode.get(code) as number;
const cards = (text: string): number[] => text.split(' ').map(card);
const deal = (...hands: string[]): Deal => ({ hands: hands.map(cards), stock: [], open: -1 });

/** Three hands of four cards: seat 0 is all red but one, seat 2 has no red at all. */
const HANDS = deal('1r 3r 5r 6b', '2r 4r 6r 1b', '2b 3b 4b 5b');

function begin(given: Parameters<typeof filled>[2] = {}, players = 3, hands = HANDS) {
  const rules = new Rules(tiny, players, filled(tiny, players, given));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  match.start(Array(players).fill('x'), null);
  match.take(dealLine(rules, match.state, hands));
  return { rules, match, s: match.state, lines };
}

function intoTricks(given: Parameters<typeof filled>[2] = {}, players = 3, hands = HANDS) {
  const table = begin(given, players, hands);
  for (let seat = players - 1; seat >= 0; seat--) expect(table.match.act(seat, { do: 'say', word: 'yes' })).toBeNull();
  return table;
}

const legal = ({ rules, s }: ReturnType<typeof begin>, seat: number): string[] => {
  const out = new Int32Array(64);
  return [...out.subarray(0, rules.moves(s, seat, out))].map((move) => String(rules.act(s, move).card));
};

describe('several seats at once', () => {
  it('act in any order, each once', () => {
    const { rules, match, s } = begin();
    expect(seatsIn(rules.actors(s))).toEqual([0, 1, 2]);
    expect(match.act(1, { do: 'say', word: 'no' })).toBeNull();
    expect(match.act(1, { do: 'say', word: 'no' })).toEqual({ rule: 'TINY-SECRET-2' });
    expect(seatsIn(rules.actors(s))).toEqual([0, 2]);
  });

  it('a secret shows to its seat alone', () => {
    const { rules, match, s } = begin();
    match.act(1, { do: 'say', word: 'no' });
    expect(viewAsJson(viewOf(rules, s, 1)).secret).toEqual([null, 1, null]);
    expect(viewAsJson(viewOf(rules, s, 0)).secret).toEqual([-1, null, null]);
    expect(viewAsJson(viewOf(rules, s, -1)).secret).toEqual([null, null, null]);
  });

  it('blind seats do not see their own cards until they may', () => {
    const blind = begin();
    expect(viewAsJson(viewOf(blind.rules, blind.s, 0)).hold).toEqual([null, null, null]);
    const { rules, s } = intoTricks();
    expect(viewAsJson(viewOf(rules, s, 0)).hold).toEqual([['1r', '3r', '5r', '6b'], null, null]);
  });
});

describe('acts', () => {
  it('with wrong values quote the argument’s rule, unknown ones the phase’s', () => {
    const { rules, s } = begin();
    expect(rules.read(s, 0, { do: 'say', word: 'maybe' })).toEqual({ rule: 'TINY-SECRET-3' });
    expect(rules.read(s, 0, { do: 'say' })).toEqual({ rule: 'TINY-SECRET-3' });
    expect(rules.read(s, 0, { do: 'name', card: '1r', loud: 1 })).toEqual({ rule: 'TINY-SECRET-4' });
    expect(rules.read(s, 0, { do: 'play', card: '1r' })).toEqual({ rule: 'TINY-SECRET-1' });
    expect(rules.read(s, 0, { do: 'say', word: 'yes', why: 'so' })).toEqual({ rule: 'RECORD-ACT-1' });
  });

  it('with two arguments go to a move and back', () => {
    const { rules, s } = begin();
    const act = { do: 'name', card: '4b', loud: true };
    const read = rules.read(s, 2, act);
    expect('move' in read && rules.act(s, read.move)).toEqual(act);
  });

  it('a phase in which nobody acts is passed over', () => {
    const { rules, s } = intoTricks();
    expect(rules.phase(s)).toBe('tricks');
    expect(s[TURN]).toBe(0);
  });
});

describe('tricks', () => {
  it('must be followed, and prove voids', () => {
    const table = intoTricks();
    const { match, rules, s } = table;
    expect(legal(table, 0)).toEqual(['1r', '3r', '5r', '6b']);
    match.act(0, { do: 'play', card: '3r' });
    expect(match.act(1, { do: 'play', card: '1b' })).toEqual({ rule: 'TINY-PLAY-3' });
    expect(match.act(1, { do: 'play', card: '5r' })).toEqual({ rule: 'TINY-PLAY-2' });
    expect(match.act(2, { do: 'play', card: '2b' })).toEqual({ rule: 'TINY-PLAY-1' });
    expect(legal(table, 1)).toEqual(['2r', '4r', '6r']);
    match.act(1, { do: 'play', card: '2r' });
    expect(s[VOID + 1]).toBe(0);
    match.act(2, { do: 'play', card: '5b' });
    expect(s[VOID + 2]).toBe(1);
    expect([s[TAKEN], s[TRICK], s[LED], s[TURN]]).toEqual([1, 1, NONE, 0]);
    expect(cardsLeft(s, 2, rules.seats)).toBe(3);
  });

  it('a row that looks at ranks narrows further, yields, and proves single cards', () => {
    const table = intoTricks({ mustBeat: true });
    const { match, s } = table;
    match.act(0, { do: 'play', card: '3r' });
    expect(legal(table, 1)).toEqual(['4r', '6r']);
    expect(match.act(1, { do: 'play', card: '2r' })).toEqual({ rule: 'TINY-PLAY-4' });
    match.act(1, { do: 'play', card: '6r' });
    match.act(2, { do: 'play', card: '2b' });
    // Seat 1 took the trick and leads blue; seat 0 must beat it with its only blue card.
    match.act(1, { do: 'play', card: '1b' });
    match.act(2, { do: 'play', card: '3b' });
    match.act(0, { do: 'play', card: '6b' });
    // Ranks have turned, but what must be beaten has not: seat 1 leads the trick it took.
    expect(s[TURN]).toBe(1);
    match.act(1, { do: 'play', card: '4r' });
    match.act(2, { do: 'play', card: '4b' });
    match.act(0, { do: 'play', card: '5r' });
    expect(s[LACKS + 0] & bitOf(card('6r'))).toBe(0);
  });

  it('what a lower card proves under "must beat"', () => {
    const table = intoTricks({ mustBeat: true }, 3, deal('5r 3r 1r 6b', '2r 4r 1b 2b', '6r 3b 4b 5b'));
    const { match, s } = table;
    match.act(0, { do: 'play', card: '5r' });
    match.act(1, { do: 'play', card: '2r' });
    expect(s[LACKS + SUITS]).toBe(bitOf(card('6r')));
    expect(s[VOID + 1]).toBe(0);
  });

  it('turn the key after each trick, and count what cards are worth', () => {
    const { match, s } = intoTricks();
    match.act(0, { do: 'play', card: '5r' });
    match.act(1, { do: 'play', card: '6r' });
    match.act(2, { do: 'play', card: '2b' });
    expect(s[POINTS + 1]).toBe(1);
    expect(s[KEY] & 1).toBe(0);
    match.act(1, { do: 'play', card: '4r' });
    match.act(2, { do: 'play', card: '3b' });
    match.act(0, { do: 'play', card: '1r' });
    expect(s[TURN]).toBe(0);
  });

  it('leave out a seat that sits out', () => {
    const hands = deal('1r 2r 3r', '4r 5r 6r', '1b 2b 3b', '4b 5b 6b');
    const table = intoTricks({ sitsOut: true }, 4, hands);
    const { match, s, rules, lines } = table;
    match.act(0, { do: 'play', card: '1r' });
    expect(s[TURN]).toBe(2);
    match.act(2, { do: 'play', card: '3b' });
    match.act(3, { do: 'play', card: '4b' });
    expect(lines.at(-1)).toMatchObject({ ev: 'trick', cards: ['1r', '3b', '4b'], taker: 0, led: 'red' });
    expect(cardsLeft(s, 1, rules.seats)).toBe(3);
    expect(cardsLeft(s, 2, rules.seats)).toBe(2);
    for (const [seat, code] of [
      [0, '2r'],
      [2, '2b'],
      [3, '5b'],
      [0, '3r'],
      [2, '1b'],
      [3, '6b'],
    ] as const)
      expect(match.act(seat, { do: 'play', card: code })).toBeNull();
    expect(match.due).toBe('deal');
    expect(lines.at(-1)).toMatchObject({ ev: 'score', delta: [3, 0, 0, 0] });
    expect(s[HOLD + SUITS]).toBe(0b111000);
  });
});

describe('between hands and after the game', () => {
  it('nobody may act', () => {
    const { match, s, rules } = intoTricks({ hands: 1 });
    const out = new Int32Array(64);
    while (!match.over) {
      rules.moves(s, s[TURN], out);
      match.move(s[TURN], out[0]);
    }
    expect(match.act(0, { do: 'say', word: 'yes' })).toEqual({ rule: 'RECORD-OVER-2' });
    const fresh = new Match(rules, () => {});
    expect(fresh.act(0, { do: 'say', word: 'yes' })).toEqual({ rule: 'RECORD-DEAL-1' });
  });
});

describe('options', () => {
  it('are filled in, and faults are told in a sentence', () => {
    expect(filled(tiny, 3, { mustBeat: true })).toEqual({ mustBeat: true, sitsOut: false, hands: 2 });
    expect(faultIn(tiny, 3, {})).toBeNull();
    expect(faultIn(tiny, 5, {})).toBe('Tiny is for 3 or 4 players, not 5.');
    expect(faultIn(tiny, 3, { speed: 1 })).toContain('no option "speed"');
    expect(faultIn(tiny, 3, { hands: 4 })).toContain('a whole number from 1 to 3');
    expect(faultIn(tiny, 3, { hands: 1.5 })).toContain('hands cannot be 1.5');
    expect(faultIn(tiny, 3, { mustBeat: 'true' })).toContain('false, true');
    expect(faultIn(tiny, 3, { mustBeat: true, sitsOut: true })).toContain('beat each other');
  });
});

describe('options of a record', () => {
  const game = { ...tiny, options: [...tiny.options, { id: 'late', values: [1, 2], standard: () => 2, before: 1 }] };
  it('are what held before, where they came later; others stay missing', () => {
    const options = recordedOptions(game, { hands: 2, mustBeat: false });
    expect(Object.entries(options)).toEqual([
      ['mustBeat', false],
      ['hands', 2],
      ['late', 1],
    ]);
    expect(recordedOptions(game, { late: 2 })).toEqual({ late: 2 });
    expect(faultIn(game, 3, recordedOptions(game, { speed: 1 }))).toContain('no option "speed"');
  });
});

describe('a design', () => {
  const withMore = (more: object) =>
    new Rules(
      { ...tiny, design: (players, options) => ({ ...tiny.design(players, options), ...more }) },
      3,
      filled(tiny, 3),
    );

  it('may start every side with a total', () => {
    expect([
      ...withMore({ startTotal: 50 })
        .start()
        .subarray(TOTAL, TOTAL + 4),
    ]).toEqual([50, 50, 50, 0]);
    expect([
      ...withMore({})
        .start()
        .subarray(TOTAL, TOTAL + 4),
    ]).toEqual([0, 0, 0, 0]);
  });

  it('may turn up any card of the stock, the first alone, or none', () => {
    const hands = { hands: () => [3, 3, 3] };
    const dealt = (open: string): Deal => ({
      ...deal('1r 3r 5r', '2r 4r 6r', '2b 3b 4b'),
      stock: cards('6b 1b 5b'),
      open: card(open) ?? -1,
    });
    const good = (openCard: boolean | 'first', open: string): boolean => {
      const rules = withMore({ ...hands, openCard });
      return isGoodDeal(rules, rules.start(), dealt(open));
    };
    expect(['6b', '1b', '1r', ''].map((open) => good(true, open))).toEqual([true, true, false, false]);
    expect(['6b', '1b', '1r', ''].map((open) => good('first', open))).toEqual([true, false, false, false]);
    expect(['6b', '1b', '1r', ''].map((open) => good(false, open))).toEqual([false, false, false, true]);
  });
});
