/** Bidding in Ducks and Geese: the auctions of the page, forfeits, blind bids. */
import { type Options, Phrases, SUITS, viewAsJson, viewOf } from '@followsuit/engine';
import { HELD, HIDDEN, HOLD, seatsIn } from '@followsuit/engine/state';
import { describe, expect, test } from 'vitest';
import { callName } from '../parts/bidding.ts';
import { playAtRandom } from '../testing/contract.ts';
import { auction, BLIND, DOG, DOUBLE, FREE, PASSED, seen, ZERO } from '../testing/ducks-hands.ts';
import { bare, rowsOn } from '../testing/rows.ts';
import { rulesOf, table } from '../testing/table.ts';

const ID = 'ducks-and-geese';

describe('auctions of the page, dealer seat 0', () => {
  const OPTIONS: Record<string, Options> = {
    default: {},
    zero: ZERO,
    'zero-and-double': DOUBLE,
    'zero-and-free-double': FREE,
    blindBids: BLIND,
  };
  /** "(2 looks) 4" as acts. */
  const acts = (turn: string): string[] => {
    const [, looks, call] = turn.match(/^(\(\d looks\) )?(.*)$/)!;
    const act = call
      .replace('double zero', 'doubleZero')
      .replace(/^(\d+)/, 'bid $1')
      .replace('blind', 'true');
    return looks ? ['look', act] : [act];
  };
  /** Bidder, bid, whether it was blind, who sits out; or the rule that refuses the last turn. */
  const outcomes: Record<string, [number | null, unknown?, boolean?, number[]?] | string> = {
    'default: pass, pass, pass, forfeit': [null],
    'default: 4, pass, 5, pass': [3, 5, false, []],
    'zero: 4, zero, 5, pass': [3, 5, false, []],
    'zero: zero, pass, zero, pass': [3, 'zero', false, [1]],
    'zero: pass, pass, pass, zero': [0, 'zero', false, [2]],
    'zero-and-double: zero, 6, double zero, pass': [3, 'doubleZero', false, []],
    'zero-and-double: pass, zero, double zero': 'DUCKS-ZERO-2',
    'zero-and-free-double: double zero, zero, pass, pass': [2, 'zero', false, [0]],
    'blindBids: 3 blind, (2 looks) 4, (3 looks) pass, pass': [2, 4, false, []],
    'blindBids: pass, 3 blind, (3 looks) pass, (0 looks) pass': [2, 3, true, []],
    'blindBids: pass, pass, 3 blind, 4 blind': [0, 4, true, []],
    'blindBids: (1 looks) 3, pass, 4 blind': 'DUCKS-BLIND-4',
    'blindBids: 3 blind, pass, (3 looks) pass, pass': [1, 3, true, []],
  };

  const rows = rowsOn(ID, 'options | turns');
  const name = ([options, turns]: string[]) => `${bare(options)}: ${turns}`;
  test('every auction of the page is here', () => expect(rows.map(name)).toEqual(Object.keys(outcomes)));
  for (const row of rows)
    test(`${name(row)}: ${row[2]}`, () => {
      const spoken = row[1].split(', ').flatMap(acts);
      const t = auction(OPTIONS[bare(row[0])]);
      const outcome = outcomes[name(row)];
      if (typeof outcome === 'string') {
        t.say(...spoken.slice(0, -1));
        expect(t.refusal(spoken.at(-1)!)).toBe(outcome);
        return;
      }
      t.say(...spoken);
      const [bidder, bid, blind, out = []] = outcome;
      if (bidder === null) {
        expect(t.line('score')).toMatchObject({ delta: [0, 3], bidder: null, result: 'forfeit' });
        return;
      }
      expect([t.turn, t.get('bidder')[0], callName(t.get('call', 4)[bidder])]).toEqual([bidder, bidder, bid]);
      t.say('noTrump');
      expect(t.get('out')[0]).toBe(out.reduce((set, seat) => set | (1 << seat), 0));
      expect([t.turn, (t.get('blindly')[0] >> bidder) & 1]).toEqual([bidder, blind ? 1 : 0]);
    });

  test('a blind bidder sees nothing when the partner looks, and everything when the auction is over', () => {
    const t = auction(BLIND).say('bid 3 true', 'look');
    expect(seen(t)).toEqual([true, false, true, false]);
    t.say('bid 4', 'look');
    expect([t.turn, seen(t)]).toEqual([3, [true, false, true, true]]);
    expect(t.say('pass').turn).toBe(0);
    expect(seen(t)).toEqual([true, false, true, true]);
    expect(seen(t.say('pass'))).toEqual([true, true, true, true]);
  });

  test('a partner who has only passed unseen sees their cards with the look', () => {
    const t = auction(BLIND).say('pass', 'bid 3 true', 'look');
    expect(seen(t)).toEqual([false, true, false, true]);
    t.say('pass', 'look');
    expect([t.turn, seen(t)]).toEqual([0, [true, true, false, true]]);
    expect(seen(t.say('pass'))).toEqual([true, true, true, true]);
  });

  test('after 4 and zero a 4 is refused; a bid must be higher than that of one’s own partner too', () => {
    expect(auction(ZERO).say('bid 4', 'zero').refusal('bid 4')).toBe('DUCKS-BID-2');
    expect(auction().say('bid 4', 'pass').refusal('bid 4')).toBe('DUCKS-BID-2');
  });
});

describe('bids', () => {
  const from = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => `bid ${low + i}`);

  test('from 3 to 17, in Dog from 2 to 12; without zeros and blind bids there is nothing else', () => {
    expect(auction().legal()).toEqual(['pass', ...from(3, 17)]);
    expect(auction(DOG).legal()).toEqual(['pass', ...from(2, 12)]);
    expect(auction().say('bid 16').legal()).toEqual(['pass', 'bid 17']);
    expect(auction().say('bid 17').legal()).toEqual(['pass']);
    expect(auction().acts()[1]).toEqual({ do: 'bid', points: 3 });
  });

  test('zero is always open, over zero, double zero and the partner’s bid', () => {
    for (const call of ['bid 17', 'zero', 'doubleZero']) {
      expect(auction(FREE).say(call).legal()).toEqual(expect.arrayContaining(['zero', 'doubleZero']));
      expect(auction(FREE).say(call, 'pass').legal()).toContain('zero');
    }
    expect(auction(ZERO).legal()).toEqual(['pass', ...from(3, 17), 'zero']);
  });

  test('a number takes over from double zero, from the level before it', () => {
    const t = auction(FREE).say('bid 5', 'doubleZero');
    expect(t.refusal('bid 5')).toBe('DUCKS-BID-2');
    t.say('bid 6', 'pass');
    expect([t.turn, t.phase]).toEqual([3, 'box']);
  });

  test('a dealer without a bid before them bids, or forfeits', () => {
    expect(
      auction(ZERO)
        .say(...PASSED)
        .legal(),
    ).toEqual(['forfeit', ...from(3, 17), 'zero']);
    expect(auction().say('pass', 'pass', 'bid 3').legal()).toEqual(['pass', ...from(4, 17)]);
  });

  test('a forfeit ends the hand at once, gives 3 also in Dog, and writes no trick', () => {
    for (const options of [{}, DOG]) {
      const t = auction(options).say(...PASSED, 'forfeit');
      expect(t.phase).toBe('deal');
      expect(t.lines.map(({ ev }) => ev)).toEqual(['deal', 'act', 'act', 'act', 'act', 'score']);
      expect(t.line('score')).toEqual({
        ev: 'score',
        hand: 1,
        delta: [0, 3],
        total: [0, 3],
        bidder: null,
        bid: null,
        blind: false,
        trump: null,
        tricks: [0, 0, 0, 0],
        pointCards: [0, 0, 0, 0],
        result: 'forfeit',
      });
    }
    const other = table(ID, 4)
      .dealer(1)
      .deal('3a', '4a', '5a', '6a')
      .say(...PASSED, 'forfeit');
    expect(other.line('score')).toMatchObject({ delta: [3, 0] });
  });
});

describe('blind bids', () => {
  test('nobody sees their cards at the deal; a look shows both partners theirs, and the turn goes on', () => {
    const t = auction(BLIND);
    expect(seen(t)).toEqual([false, false, false, false]);
    expect(seen(auction())).toEqual([true, true, true, true]);
    t.say('look');
    expect([t.turn, seen(t)]).toEqual([1, [false, true, false, true]]);
    expect(t.legal()).toEqual(['pass', ...Array.from({ length: 15 }, (_, i) => `bid ${i + 3}`)]);
    expect(t.say('bid 3').legal()[0]).toBe('look');
  });

  test('before looking every bid is blind; zero and double zero too', () => {
    const t = auction({ ...BLIND, ...FREE });
    expect(t.acts().slice(0, 3)).toEqual([{ do: 'look' }, { do: 'pass' }, { do: 'bid', points: 3, blind: true }]);
    expect(t.legal().slice(-2)).toEqual(['zero true', 'doubleZero true']);
    expect(auction({ ...BLIND, ...DOG }).legal()[2]).toBe('bid 2 true');
  });

  test('passing does not turn the cards up; when the auction is over, all see theirs', () => {
    const t = auction(BLIND).say('pass', 'pass', 'bid 3 true');
    expect(seen(t)).toEqual([false, false, false, false]);
    t.say('pass');
    expect([t.phase, seen(t)]).toEqual(['box', [true, true, true, true]]);
  });

  test('invariant: the view of a seat that has bid blind holds none of its cards before the last turn is over', () => {
    let checked = 0;
    for (let game = 0; game < 60; game++) {
      const rules = rulesOf(ID, 4, { ...BLIND, ...FREE, target: 200 });
      playAtRandom(rules, `blind bidder ${game}`, (s) => {
        if (rules.phase(s) !== 'bidding') return;
        for (const seat of seatsIn(s[rules.at.blindly])) {
          const view = rules.view(s, seat).state;
          const own = [view[HELD + seat], ...view.subarray(HOLD + seat * SUITS, HOLD + (seat + 1) * SUITS)];
          expect(own).toEqual(own.map(() => HIDDEN));
          checked++;
        }
      });
    }
    expect(checked).toBeGreaterThan(50);
  });

  test('after a forfeit hands that nobody looked at stay unseen', () => {
    expect(seen(auction(BLIND).say(...PASSED, 'forfeit'))).toEqual([false, false, false, false]);
    const looked = auction(BLIND).say('look', ...PASSED, 'forfeit');
    expect(seen(looked)).toEqual([false, true, false, true]);
    expect(looked.line('score')).toMatchObject({ blind: false, result: 'forfeit' });
  });

  test('each deal begins unseen again', () => {
    const t = auction(BLIND)
      .say('look', ...PASSED, 'forfeit')
      .deal('3a', '4a', '5a', '6a');
    expect(seen(t)).toEqual([false, false, false, false]);
  });
});

describe('“I may bid blind”', () => {
  const ID_OF_PHRASE = 'may-bid-blind';
  const sayers = (t: ReturnType<typeof auction>): unknown =>
    (viewAsJson(viewOf(t.rules, t.state, -1)).phrases as Record<string, number[]>)[ID_OF_PHRASE];

  test('may be said in turn or not by seats whose side has not looked, until the auction is over', () => {
    const t = auction(BLIND);
    expect(sayers(t)).toEqual([0, 1, 2, 3]);
    expect(sayers(t.say('bid 3 true'))).toEqual([0, 1, 2, 3]);
    expect(sayers(t.say('look'))).toEqual([1, 3]);
    // Seat 1 has bid blind and sees nothing yet, but its side has looked.
    expect(sayers(t.say('pass', 'look'))).toEqual([]);
    expect(sayers(t.say('pass', 'pass'))).toEqual([]);
  });

  test('after a forfeit, and before the next deal, there is nothing to warn of', () => {
    expect(sayers(auction(BLIND).say(...PASSED, 'forfeit'))).toEqual([]);
  });

  test('belongs to the partners’ game with blind bids alone', () => {
    expect(auction().rules.phrases).toBeUndefined();
    expect(viewAsJson(viewOf(auction().rules, auction().state, 0))).not.toHaveProperty('phrases');
    expect(rulesOf('ducks-and-geese-cutthroat', 4, BLIND).phrases).toBeUndefined();
  });

  test('is heard in its own hand, refused with a sentence elsewhere, and changes nothing', () => {
    const t = auction(BLIND);
    const phrases = new Phrases();
    const before = t.state.slice();
    expect([phrases.awaited(t, 2), phrases.say(t, 0, ID_OF_PHRASE)]).toEqual([1, null]);
    expect(phrases.heard(t)).toEqual({ [ID_OF_PHRASE]: 1 });
    expect([phrases.awaited(t, 2), phrases.awaited(t, 0)]).toEqual([0, 1 << 2]);
    expect(t.state).toEqual(before);
    t.say('pass', 'look');
    expect(phrases.say(t, 0, ID_OF_PHRASE)).toMatch(/before your side has looked/);
    expect(phrases.say(t, 0, 'anything')).toMatch(/Ducks and Geese/);
    t.say('pass', 'pass', 'forfeit').deal('3a', '4a', '5a', '6a');
    expect(phrases.heard(t)).toEqual({});
  });
});
