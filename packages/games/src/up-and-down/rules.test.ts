import { isTricks, type Json, type Line, type Rules } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { bare, numbersIn, rowsOn } from '../testing/rows.ts';
import { rulesOf, type TestTable, table, words } from '../testing/table.ts';

const GAME = 'up-and-down';
const INFORMAL = { opening: 'informal' };
const POINTS = { scoring: 'points' };
const SEATS = [0, 1, 2, 3, 4];
const LOCKS = 3;

const upDown = (options = {}): TestTable => table(GAME, 5, options);
/** Five seats before the opening or auction, one card each; seat 0 deals. */
const opening = (options = {}): TestTable => upDown(options).deal('2a', 'Al', '3a', '4a', '5a');
const full = (options = {}): TestTable => upDown(options).dealFull('', 'Al 7l');
/** Seat 1 wins the auction with this bid, and leads next. */
const bought = (bid: number, t = opening(POINTS)): TestTable => t.say(`bid ${bid}`, 'pass', 'pass', 'pass', 'pass');
/** Cards in play order as hands, if seat 1 leads. */
const fromSeat1 = (cards: string): string[] => SEATS.map((seat) => words(cards)[(seat + 4) % 5]);

/** The key with locks as trump, in the first trick. */
function locksKey({ design, tricks }: Rules): number {
  const phase = design.phases[tricks];
  return isTricks(phase) ? phase.key.pack({ first: 1, trump: LOCKS }) : -1;
}

/** Plays one trick that seat 1 leads, with locks as trump whatever is led. */
function trick(cards: string): TestTable {
  const t = upDown().deal(...fromSeat1(cards));
  const [first, ...others] = words(cards);
  return t.say(`lead ${first}`).set('key', locksKey(t.rules)).play(others.join(' '));
}

describe('deal', () => {
  test('eleven cards each, nothing aside, no card turned up', () => {
    expect(rulesOf(GAME, 5).design.hands(2, 1)).toEqual([11, 11, 11, 11, 11]);
    expect(full().line('deal')).toMatchObject({ stock: [], open: null });
  });
});

describe('formal opening', () => {
  test('goes round once from the dealer’s left; the dealer may take back, but not knock', () => {
    const t = opening();
    for (const seat of [1, 2, 3, 4]) {
      expect([t.phase, t.turn]).toEqual(['opening', seat]);
      expect(t.acts().map((act) => act.do)).toEqual(['knock', 'lead', 'lead']);
      t.say('knock');
    }
    expect(t.turn).toBe(0);
    expect(t.acts()).toEqual([{ do: 'lead', card: '2a', red: true }, { do: 'lead', card: '2a' }, { do: 'takeBack' }]);
  });

  test('taking back costs the dealer a coin to each of the others, and no card is played', () => {
    const t = upDown({ stake: 10 }).dealFrom('back').say('knock', 'knock', 'knock', 'knock', 'takeBack');
    expect(t.all('trick')).toEqual([]);
    expect(t.line('score')).toEqual({
      ev: 'score',
      hand: 1,
      delta: [-4, 1, 1, 1, 1],
      total: [6, 11, 11, 11, 11],
      leader: null,
      partner: null,
      red: false,
      bid: null,
      trump: null,
      points: [0, 0, 0, 0, 0],
      pot: 0,
      result: 'takenBack',
    });
    expect(t.phase).toBe('deal');
    t.dealFrom('next');
    expect([t.line('deal').dealer, t.turn]).toEqual([1, 2]);
  });

  test('a lead is written as one, plays the card, and makes its suit trump; every other card is a play', () => {
    const t = full().say('knock').as(2, full().say('knock').legal(2)[1]);
    const { card } = t.line('act');
    expect([t.phase, t.turn, t.get('plays')]).toEqual(['tricks', 3, [1]]);
    t.playAtRandom('rest');
    const acts = t.all('act');
    expect(acts.filter((act) => act.do === 'lead')).toHaveLength(1);
    expect(acts.filter((act) => act.do === 'play')).toHaveLength(54);
    expect(t.all('trick')[0]).toMatchObject({ leader: 2, n: 1 });
    expect((t.all('trick')[0].cards as Json[])[0]).toBe(card);
    expect(t.line('score')).toMatchObject({ leader: 2, red: true });
  });

  test('any card may be led, with red or without', () => {
    const t = full();
    expect(t.acts().filter((act) => act.do === 'lead')).toHaveLength(22);
    expect(t.refusal({ do: 'lead', card: 'Al', red: false })).toBe('UPDOWN-LEAD-2');
    for (const act of ['lead Al', 'lead Al true', 'lead 7l']) expect(t.refusal(act)).toBeNull();
  });
});

describe('informal opening', () => {
  test('all act at once, in any order; a lead closes it for everybody and coins go back', () => {
    const t = opening(INFORMAL);
    expect([t.phase, t.actors]).toEqual(['opening', SEATS]);
    t.as(3, 'coin').as(0, 'coin');
    expect(t.actors).toEqual([1, 2, 4]);
    t.as(1, 'lead Al');
    expect([t.phase, t.turn]).toEqual(['tricks', 2]);
    t.playOut();
    expect(t.line('score')).toMatchObject({ delta: [-2, 8, -2, -2, -2], pot: 0, leader: 1, red: false, partner: null });
    expect(t.all('act').map(({ seat }) => seat)).toEqual([3, 0, 1, 2, 3, 4, 0]);
  });

  test('the fifth may still lead after four coins', () => {
    const t = opening(INFORMAL).as(4, 'coin').as(0, 'coin').as(2, 'coin').as(3, 'coin');
    expect(t.actors).toEqual([1]);
    expect(t.legal()).toEqual(['coin', 'lead Al true', 'lead Al']);
    t.as(1, 'lead Al').playOut();
    expect(t.line('score')).toMatchObject({ delta: [-2, 8, -2, -2, -2], total: [28, 38, 28, 28, 28], pot: 0 });
  });

  test('if nobody leads, the fifth pays two, and six coins stay in the pot; the next hand nobody leads adds six', () => {
    const t = opening(INFORMAL);
    for (const seat of [2, 0, 4, 1, 3]) t.as(seat, 'coin');
    expect(t.line('score')).toMatchObject({ delta: [-1, -1, -1, -2, -1], pot: 6, result: 'unled', leader: null });
    t.dealFrom('again');
    for (const seat of SEATS) t.as(seat, 'coin');
    expect(t.line('score')).toMatchObject({ total: [28, 28, 28, 27, 27], pot: 12, trump: null });
    t.deal('2a', 'Al', '3a', '4a', '5a').as(1, 'lead Al true').playOut();
    expect(t.line('score')).toMatchObject({ delta: [-2, 20, -2, -2, -2], pot: 0, red: true, result: 'made' });
  });
});

describe('auction', () => {
  test('goes round until all but the high bidder have passed; who passed is out', () => {
    const t = opening(POINTS).say('pass', 'bid 3', 'bid 7', 'pass', 'pass');
    expect(t.turn).toBe(2);
    t.say('bid 9', 'pass');
    expect([t.phase, t.turn]).toEqual(['lead', 2]);
    expect(t.legal()).toEqual(['lead 3a true', 'lead 3a']);
    expect(t.say('lead 3a').playOut().line('score')).toMatchObject({ leader: 2, bid: 9, trump: 'anchors', pot: 0 });
  });

  test('bids are from 3 to 22, each higher', () => {
    const bids = opening(POINTS)
      .acts()
      .flatMap(({ points }) => (points === undefined ? [] : [points]));
    expect(bids).toEqual(Array.from({ length: 20 }, (_, i) => i + 3));
    expect(opening(POINTS).say('bid 21').legal()).toEqual(['bid 22', 'pass']);
    expect(opening(POINTS).say('bid 22').legal()).toEqual(['pass']);
  });

  test('if four have passed, the dealer must bid, and leads', () => {
    const t = opening(POINTS).say('pass', 'pass', 'pass', 'pass');
    expect([t.turn, t.refusal('pass')]).toEqual([0, 'UPDOWN-BID-3']);
    t.say('bid 3');
    expect([t.phase, t.turn]).toEqual(['lead', 0]);
  });

  test('there is no stake', () => expect(opening({ ...POINTS, stake: 50 }).get('total', 5)).toEqual([0, 0, 0, 0, 0]));
});

describe('one trick, trump locks', () => {
  const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
  const seatOf = (place: string): number | null => (place === 'none' ? null : (PLACES.indexOf(place) + 1) % 5);

  for (const [cards, high, low, why] of rowsOn(GAME, 'cards | high half | low half'))
    test(`${bare(cards)}: high ${high}, low ${low}: ${why}`, () => {
      const t = trick(bare(cards));
      const [up, down] = [seatOf(high), seatOf(low)];
      const taker = up ?? down;
      const divided = up !== null && down !== null;
      expect(t.line('trick')).toEqual({
        ev: 'trick',
        n: 1,
        leader: 1,
        cards: words(bare(cards)),
        taker,
        low: divided ? down : null,
      });
      expect(t.line('score').points).toEqual(
        SEATS.map((seat) => (seat === taker || (divided && seat === down) ? 1 : 0)),
      );
    });

  test('the taker of the high half leads the next trick; after an undivided one, its taker', () => {
    const divided = upDown().deal('2l 2a', '7l 3a', '3l 4a', 'Al 5a', '4l 6a').say('lead 7l').play('3l Al 4l 2l');
    expect([divided.line('trick').low, divided.turn]).toEqual([1, 3]);
    const low = upDown().deal('2l 2a', '6l 3a', '3l 4a', 'Ac 5a', '7l 6a').say('lead 6l').play('3l Ac 7l 2l');
    expect([low.line('trick').low, low.turn]).toEqual([null, 4]);
  });

  test('holding trumps does not free anyone from following', () => {
    const t = upDown().deal('2l 2a', 'Al 3a', '3l 4a', '4l 5a', '5l 6a').say('lead Al').play('3l 4l 5l 2l');
    expect([t.turn, t.cards()]).toEqual([1, '3a']);
    expect(t.play('3a').cards()).toBe('4a');
  });
});

describe('partner', () => {
  const hands = ['2l 2a', '7l Aa', '3l 4a', 'Al 5a', '4l 6a'];
  const begun = (red = '') =>
    upDown()
      .deal(...hands)
      .say(`lead 7l${red}`)
      .play('3l Al 4l 2l');

  test('the first to split a trick with the leader, here the taker of the high half', () => {
    const t = begun();
    expect(t.get('partner')).toEqual([3]);
    t.play('5a 6a 2a Aa 4a'); // leader high, seat 4 low: too late
    expect(t.line('trick')).toMatchObject({ taker: 1, low: 4 });
    expect(t.line('score')).toMatchObject({ partner: 3, points: [0, 2, 0, 1, 1], delta: [-2, 3, -2, 3, -2] });
  });

  test('a red leader has none', () => {
    const t = begun(' true').play('5a 6a 2a Aa 4a');
    expect(t.line('score')).toMatchObject({
      partner: null,
      red: true,
      points: [0, 2, 0, 1, 1],
      delta: [2, -8, 2, 2, 2],
    });
  });

  test('a trick that others split makes nobody a partner; earlier points of the partner count', () => {
    const t = upDown().deal('Kl 2a', '2l Aa', '7l 4a', '3c 5a', '3l 6a').say('lead 2l').play('7l 3c 3l Kl');
    expect([t.line('trick').low, t.get('partner')]).toEqual([2, [-1]]);
    t.play('2a Aa 4a 5a 6a');
    expect(t.line('score')).toMatchObject({ partner: 4, points: [1, 1, 1, 0, 1], delta: [2, -6, 2, 2, 0] });
    const joins = upDown().deal('Kl 6a', '2l Aa', '7l 4a', '3c 5a', '3l 2a').say('lead 2l').play('7l 3c 3l Kl');
    joins.play('6a Aa 4a 5a 2a');
    expect(joins.line('score')).toMatchObject({ partner: 0, points: [2, 1, 1, 0, 0], result: 'made' });
  });
});

/** What is known of a hand before its last trick, in which the leader, seat 1, takes one point. */
interface Before {
  readonly partner?: number;
  readonly red?: boolean;
  /** Points of the leading team and of its opponents, the last included. */
  readonly team: number;
  readonly others: number;
  readonly pot?: number;
  readonly bid?: number;
  readonly opponents?: string;
  /** What each opponent took, in the order of the seats, where that matters. */
  readonly split?: number[];
}

/** Scores such a hand; the team's points are spread over both, the opponents' over two of them. */
function scored({ partner = -1, red = false, team, others, pot = 0, bid, opponents, split }: Before): Line {
  const opens = red ? 'lead Al true' : 'lead Al';
  const points = () => bought(bid as number, opening(opponents ? { ...POINTS, opponents } : POINTS)).say(opens);
  const t = bid === undefined ? opening(INFORMAL).set('pot', pot).as(1, opens) : points();
  const mate = partner >= 0 ? Math.floor((team - 1) / 2) : 0;
  const half = Math.floor(others / 2);
  const rest = split ? [...split] : [...(partner === 0 ? [] : [0]), ...(partner === 2 ? [] : [0]), half, others - half];
  const taken = SEATS.map((seat) => (seat === 1 ? team - 1 - mate : seat === partner ? mate : (rest.shift() ?? 0)));
  return t.set('partner', partner).set('points', taken).playOut().line('score');
}

describe('coins', () => {
  const rows = rowsOn(GAME, 'situation | T | L');
  const [unplayed, played] = [rows.filter(([, all]) => all === ''), rows.filter(([, all]) => all !== '')];
  test('the rows without play are tested with the openings', () => {
    expect(unplayed.map(([situation]) => situation)).toEqual(['dealer takes back', 'nobody leads (informal)']);
  });

  for (const [situation, all, team, leader, mate, each] of played)
    test(`${situation}, ${team} of ${all}: ${leader}, ${mate || 'no partner'}, ${each}`, () => {
      const partner = mate === '' ? -1 : 2;
      const line = scored({
        partner,
        red: situation.includes('red') && !situation.includes('not red'),
        team: Number(team),
        others: Number(all) - Number(team),
        pot: situation.startsWith('pot') ? 6 : 0,
      });
      const [opponent, left = 0] = numbersIn(each);
      const expected = SEATS.map((seat) =>
        seat === 1 ? numbersIn(leader)[0] : seat === partner ? numbersIn(mate)[0] : opponent,
      );
      expect(line).toMatchObject({ delta: expected, total: expected.map((n) => 30 + n), pot: left, bid: null });
      expect(line.result).toBe(numbersIn(leader)[0] > 0 ? 'made' : 'missed');
      expect(line.partner).toBe(partner < 0 ? null : partner);
    });

  test('balances start with the stake and may fall below zero', () => {
    const t = opening({ stake: 0 }).say('knock', 'knock', 'knock', 'knock', 'takeBack');
    expect(t.line('score').total).toEqual([-4, 1, 1, 1, 1]);
  });

  test('what four cannot share stays for the next hand', () => {
    expect(scored({ team: 3, others: 12, pot: 11 })).toMatchObject({ pot: 3, delta: [4, -8, 4, 4, 4] });
    expect(scored({ partner: 2, team: 12, others: 3, pot: 7 })).toMatchObject({ pot: 1, delta: [-2, 6, 6, -2, -2] });
  });
});

describe('points', () => {
  for (const [bid, option, team, others, leaders, each] of rowsOn(GAME, 'bid | `opponents` | L | M'))
    for (const opponents of option === 'either' ? ['together', 'each'] : [bare(option)])
      test(`bid ${bid}, ${opponents}: ${team} against ${others}: ${leaders}, opponents ${each}`, () => {
        const [red, alone] = [bid.includes('red'), bid.includes('never')];
        const partner = red || alone ? -1 : 0;
        const [all, ...split] = numbersIn(others);
        const line = scored({
          partner,
          red,
          bid: numbersIn(bid)[0],
          opponents,
          team: Number(team),
          others: all,
          split: split.length > 0 ? split : undefined,
        });
        const [own] = numbersIn(leaders);
        const scores = numbersIn(each);
        const expected = SEATS.map((seat) => {
          if (seat === 1 || seat === partner) return own;
          return scores.length > 1 ? scores.shift() : scores[0];
        });
        expect(line.delta).toEqual(expected);
        const over = Number(team) - numbersIn(bid)[0];
        expect(line).toMatchObject({ red, pot: 0, result: over === 0 ? 'exact' : over > 0 ? 'over' : 'missed' });
      });
});

describe('end of the game', () => {
  /** The last hand, led by seat 1 alone, that brings these totals. */
  function last(total: number[], hand = 10): TestTable {
    const dealer = (hand - 1) % 5;
    const t = upDown(INFORMAL).dealer(dealer, hand).deal('2a', 'Al', '3a', '4a', '5a');
    const before = total.map((n, seat) => n - (seat === 1 ? 8 : -2));
    return t.set('total', before).as(1, 'lead Al').playOut();
  }

  test('coins: after two deals each; most coins, or several who are level', () => {
    expect(last([20, 38, 30, 30, 32]).line('over')).toEqual({
      ev: 'over',
      winners: [1],
      total: [20, 38, 30, 30, 32],
    });
    expect(last([34, 34, 28, 34, 20]).line('over').winners).toEqual([0, 1, 3]);
    expect(last([200, 34, 28, 34, 20], 9).all('over')).toEqual([]);
  });

  test('coins: hands without play count too', () => {
    const t = upDown({ rounds: 1 });
    for (let hand = 0; hand < 5; hand++) t.dealFrom(`hand ${hand}`).say('knock', 'knock', 'knock', 'knock', 'takeBack');
    expect(t.line('over')).toEqual({ ev: 'over', winners: SEATS, total: [30, 30, 30, 30, 30] });
  });

  /** Seat 1 makes a bid of 5 with 6 points, opponents 4: 6 for the team, 4 for the others. */
  function overBid(total: number[], partner = 4): number[] | null {
    const t = bought(5)
      .say('lead Al')
      .set('partner', partner)
      .set('points', [2, 2, 2, 0, partner >= 0 ? 3 : 0]);
    t.set(
      'total',
      total.map((n, seat) => n - (seat === 1 || seat === partner ? 6 : 4)),
    );
    return (t.playOut().all('over')[0]?.winners as number[] | undefined) ?? null;
  }
  const cases: [string, number[], number[] | null][] = [
    ['nobody has reached the target', [59, 59, 59, 59, 59], null],
    ['an opponent ahead', [60, 59, 61, 59, 59], [2]],
    ['level: the leader first', [60, 60, 60, 60, 60], [1]],
    ['… then the partner', [60, 59, 60, 60, 60], [4]],
    ['… then the opponent closest to the dealer’s left', [60, 59, 60, 60, 59], [2]],
    ['… the dealer is farthest', [60, 59, 59, 60, 59], [3]],
    ['the dealer alone', [60, 59, 59, 59, 59], [0]],
  ];
  for (const [what, total, winners] of cases)
    test(`points: ${what}: ${total}`, () => expect(overBid(total)).toEqual(winners));
});

const allKnocked = () => opening().say('knock', 'knock', 'knock', 'knock');
const led = () => upDown().deal('2l 2a', '7l 3a', '3l 4a', 'Al 5a', '4l 6a').say('lead 7l');

testRefusals(
  GAME,
  [
    ['UPDOWN-FORMAL-1', opening, 'play Al', 'lead Al'],
    ['UPDOWN-FORMAL-1', opening, 'pass', 'knock'],
    ['UPDOWN-FORMAL-1', opening, 'coin', 'knock'],
    ['UPDOWN-FORMAL-2', allKnocked, 'knock', 'takeBack'],
    ['UPDOWN-FORMAL-2', opening, 'takeBack', 'knock'],
    ['UPDOWN-INFORMAL-1', () => opening(INFORMAL), 'knock', 'coin'],
    ['UPDOWN-INFORMAL-1', () => opening(INFORMAL), 'takeBack', 'coin'],
    ['UPDOWN-INFORMAL-2', () => opening(INFORMAL).as(1, 'coin'), 'coin', 'coin', 1],
    ['UPDOWN-INFORMAL-2', () => opening(INFORMAL).as(1, 'coin'), 'lead Al', 'lead 2a', 1],
    ['UPDOWN-BID-1', () => opening(POINTS), 'knock', 'pass'],
    ['UPDOWN-BID-1', () => opening(POINTS), 'lead Al', 'bid 3'],
    ['UPDOWN-BID-2', () => opening(POINTS), 'bid 2', 'bid 3'],
    ['UPDOWN-BID-2', () => opening(POINTS), 'bid 23', 'bid 22'],
    ['UPDOWN-BID-2', () => opening(POINTS).say('bid 9'), 'bid 9', 'bid 10'],
    ['UPDOWN-BID-3', () => opening(POINTS).say('pass', 'pass', 'pass', 'pass'), 'pass', 'bid 3'],
    ['UPDOWN-BID-4', () => bought(9), 'play Al', 'lead Al'],
    ['UPDOWN-BID-4', () => bought(9), 'bid 10', 'lead Al true'],
    ['UPDOWN-LEAD-2', opening, 'lead Al false', 'lead Al true'],
    ['UPDOWN-LEAD-2', () => bought(9), 'lead Al 1', 'lead Al'],
    ['VINES-TURN-1', opening, 'lead 2a', 'lead Al', 0],
    ['VINES-TURN-1', () => opening().say('knock'), 'lead Al', 'knock', 1],
    ['VINES-TURN-1', () => opening(POINTS).say('pass'), 'bid 3', 'bid 3', 1],
    ['VINES-TURN-1', () => bought(9), 'lead 2a', 'lead Al', 0],
    ['VINES-TURN-1', led, 'play Al', 'play 3l', 3],
    ['VINES-PLAY-1', opening, 'lead Kl', 'lead Al'],
    ['VINES-PLAY-1', opening, 'lead 9l', 'lead Al'],
    ['VINES-PLAY-1', opening, 'lead', 'lead Al'],
    ['VINES-PLAY-1', led, 'play 5l', 'play 3l'],
    ['VINES-PLAY-2', led, 'lead 3l', 'play 3l'],
    ['VINES-PLAY-3', led, 'play 4a', 'play 3l'],
  ],
  [{ rule: 'UPDOWN-DEAL-1', players: 5 }],
);
