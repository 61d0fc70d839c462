import { describe, expect, test } from 'vitest';
import { vines } from '../parts/decks.ts';
import { testRefusals } from '../testing/refusals.ts';
import { rowsOn } from '../testing/rows.ts';
import { rulesOf, type TestTable, table } from '../testing/table.ts';

const JASPER = { partner: 'jasper-city' };
const ALONE = -1;

/** Five seats ready to bid; seat 0 deals and speaks last. */
const auction = (options = {}): TestTable => table('bishop', 5, options).deal('2a', '3a', '4a', '5a', '6a');

/** Seat 1 wins the auction at once. */
const bought = (t: TestTable, bid: number): TestTable => t.say(`bid ${bid}`, ...Array(t.rules.seats - 1).fill('pass'));

/** Seat 1 plays for so many points with locks as trump. */
const locks = (bid: number, hands: string[], call = 'knights', options = {}): TestTable =>
  bought(table('bishop', hands.length, options).deal(...hands), bid).say(`set locks ${call}`);

/** Who is partner, who leads, with what, and which trumps were asked for. */
const found = (t: TestTable) => ({
  partner: t.get('partner')[0],
  turn: t.turn,
  cards: t.cards(),
  asked: vines.ranks.filter((_, rank) => (t.get('announced')[0] >> rank) & 1).map((rank) => `${rank}l`),
});

describe('deal', () => {
  test('five players: eleven cards each, and the bidding begins', () => {
    expect(rulesOf('bishop', 5).design.hands(3, 1)).toEqual([11, 11, 11, 11, 11]);
    const t = table('bishop', 5).dealFrom('five');
    expect([t.phase, t.turn]).toEqual(['auction', 1]);
    expect(t.line('deal')).toMatchObject({ stock: [], open: null });
  });

  test('four players: the dealer has 13, the others 14, and they discard one each in any order', () => {
    expect(rulesOf('bishop', 4).design.hands(2, 1)).toEqual([14, 14, 13, 14]);
    const t = table('bishop', 4).dealFull('', '2a', 'Aa', '3a');
    expect([t.phase, t.actors]).toEqual(['putting away', [1, 2, 3]]);
    t.as(3, 'discard 3a').as(1, 'discard 2a').as(2, 'discard Aa'); // an ace is no face card
    expect([t.phase, t.turn]).toEqual(['auction', 1]);
    expect(t.get('count', 4)).toEqual([13, 13, 13, 13]);
    expect(t.all('act').map(({ seat }) => seat)).toEqual([3, 1, 2]);
  });

  test('face cards stay in; only a hand of nothing else discards one', () => {
    const t = table('bishop', 4).dealFull('', '2a 3a Aa Ka Ba Fa Ta', 'Kc Ku Kl Kt Bc Bu Bl Bt Fc Fu Fl Ft Tc Tu');
    for (const face of ['Ka', 'Ba', 'Fa', 'Ta']) expect(t.refusal(`discard ${face}`, 1)).toBe('BISHOP-DEAL-4');
    for (const other of ['2a', '3a', 'Aa']) expect(t.refusal(`discard ${other}`, 1)).toBeNull();
    expect(t.legal(2)).toHaveLength(14);
  });

  test('a counting card that had to go leaves nine points: a bid of ten is missed after one trick', () => {
    const faces = 'Ka Kc Ku Kl Kt Ba Bc Bu Bl Bt Fa Fc Fu Fl';
    const play = (call: string) => {
      const t = table('bishop', 4).dealFull('', faces).as(1, 'discard Kt');
      t.say(t.legal(2)[0], t.legal(3)[0]);
      bought(t, 10).say(`set locks ${call}`);
      while (t.all('trick').length === 0) t.say(t.legal()[0]);
      return t;
    };
    expect(play('knights').line('score')).toMatchObject({ result: 'missed', delta: expect.arrayContaining([10, 0]) });
    expect(play('knights').all('trick')).toHaveLength(1);
    expect(play('bishops').get('inPlay')).toEqual([10]);
  });
});

describe('auction', () => {
  test('a pass is final: who has passed is skipped; it ends when all but the high bidder have passed', () => {
    const t = auction().say('bid 3', 'pass', 'bid 4', 'pass', 'pass', 'bid 5');
    expect(t.turn).toBe(3);
    t.say('pass');
    expect([t.phase, t.turn, t.get('bid')]).toEqual(['set', 1, [5]]);
  });

  test('reenter: who has passed may bid again; it ends when all others have passed in a row', () => {
    const t = auction({ passing: 'reenter' }).say('bid 3', 'pass', 'bid 4', 'pass', 'pass', 'pass');
    expect(t.turn).toBe(2);
    t.say('bid 5', 'pass', 'pass', 'pass');
    expect([t.phase, t.turn]).toEqual(['auction', 1]);
    t.say('pass');
    expect([t.phase, t.turn, t.get('bid')]).toEqual(['set', 2, [5]]);
  });

  for (const passing of ['out', 'reenter'])
    test(`if nobody has bid, the dealer must, and nobody answers any more only if passing is out (${passing})`, () => {
      const t = auction({ passing }).say('pass', 'pass', 'pass', 'pass');
      expect([t.turn, t.refusal('pass')]).toEqual([0, 'BISHOP-BID-5']);
      t.say('bid 1');
      expect(t.phase).toBe(passing === 'out' ? 'set' : 'auction');
    });

  test('after a bid of 10 the others still have to pass', () => {
    const t = auction().say('bid 10');
    for (const seat of [2, 3, 4, 0]) {
      expect([t.turn, t.legal()]).toEqual([seat, ['pass']]);
      t.say('pass');
    }
    expect(t.phase).toBe('set');
  });

  test('bids go from minBid to 10, each higher than the last', () => {
    expect(auction().acts()[0]).toEqual({ do: 'bid', points: 1 });
    expect(auction({ minBid: 5 }).legal()).toEqual(['bid 5', 'bid 6', 'bid 7', 'bid 8', 'bid 9', 'bid 10', 'pass']);
    expect(auction().say('bid 8').legal()).toEqual(['bid 9', 'bid 10', 'pass']);
  });
});

describe('setting the game', () => {
  test('any of five suits, held or not, with either call', () => {
    const t = bought(auction(), 1);
    expect(t.acts()).toHaveLength(10);
    expect(t.acts()[0]).toEqual({ do: 'set', trump: 'anchors', call: 'knights' });
    expect(t.refusal('set cups bishops')).toBeNull();
  });

  const trick = 'Ka Ta Ba Fa Aa';
  for (const [call, suit, points] of [
    ['bishops', 'cups', 2],
    ['knights', 'crowns', 2],
  ] as const)
    test(`"${call} of ${suit}": ${call === 'knights' ? 'Knights and Tars' : 'Bishops and Farmers'} count`, () => {
      const t = bought(table('bishop', 5).deal(...trick.split(' ')), 10).say(`set ${suit} ${call}`);
      expect(t.playOut().line('trick')).toMatchObject({ points });
      expect(t.line('score')).toMatchObject({ trump: suit, call });
    });

  for (const [call, counts] of [
    ['knights', 'K T'],
    ['bishops', 'B F'],
  ])
    test(`${call}: of each suit ${counts} count, and nothing else`, () => {
      for (const suit of vines.suits)
        for (const rank of vines.ranks) {
          const card = rank + suit.letter;
          const low = ['2a', '2c', '2u', '2l', '2t', '3a'].filter((each) => each !== card).slice(0, 4);
          const t = bought(table('bishop', 5).deal(card, ...low), 10)
            .say(`set locks ${call}`)
            .playOut();
          expect(t.line('trick').points, card).toBe(counts.includes(rank) ? 1 : 0);
        }
    });
});

describe('who is the partner? Trump locks, bidder seat 1', () => {
  const answers: Record<string, () => void> = {
    'seat 4 holds `2l`': () => {
      const t = locks(5, ['3a 4a', '4l 3l', '3c 4c', '3u 4u', '2l 5l']);
      expect(found(t)).toEqual({ partner: 4, turn: 4, cards: '2l', asked: ['2l'] });
    },
    'bidder holds `2l` `3l` `5l`, seat 0 holds `4l`': () => {
      const t = locks(5, ['4l Al 2a', '2l 3l 5l', '6l 7l 2c', '3c 4c 5c', '6c 7c Kl']);
      expect(found(t)).toEqual({ partner: 0, turn: 0, cards: '4l', asked: ['4l'] });
    },
    'bidder holds `3l`; `2l` was discarded; seat 2 holds `4l`': () => {
      const t = table('bishop', 4).dealFull('', '3l 2a', '4l 2c', '2l');
      bought(t.as(1, 'discard 2a').as(2, 'discard 2c').as(3, 'discard 2l'), 5).say('set locks knights');
      expect(found(t)).toEqual({ partner: 2, turn: 2, cards: '4l', asked: ['2l', '4l'] });
    },
    'first trick: bidder `3l`, then `6l`, `Al`, `4u` (void), `5l`': () => {
      const t = locks(10, ['5l 2a', '3l 3a', '6l 4a', 'Al 5a', '4u 6a'], 'knights', JASPER);
      expect([t.turn, t.get('partner')]).toEqual([1, [ALONE]]);
      expect(t.play('3l 6l Al 4u').get('partner')).toEqual([ALONE]);
      expect(t.play('5l').get('partner')).toEqual([0]);
    },
    'first trick: bidder `Al`, nobody else plays a lock': () => {
      const alone = locks(10, ['5c 2c', 'Al 3a', '6c 4a', 'Ac 5a', '4c 6a'], 'knights', JASPER).play('Al 6c Ac 4c 5c');
      expect(alone.get('partner')).toEqual([ALONE]);
    },
  };

  const rows = rowsOn('bishop', 'rule | cards | partner');
  test('every row of the page is here', () => expect(rows.map(([, cards]) => cards)).toEqual(Object.keys(answers)));
  for (const [rule, cards, partner] of rows) test(`${rule}: ${cards}: ${partner}`, () => answers[cards]());

  test('nobody else holds a trump: the bidder plays alone, leads any card, and asked for all the others', () => {
    const t = locks(5, ['2a 3a', 'Kl 4a', '2c 3c', '2u 3u', '2t 3t']);
    expect(found(t)).toEqual({
      partner: ALONE,
      turn: 1,
      cards: '4a Kl',
      asked: ['2l', '3l', '4l', '5l', '6l', '7l', 'Tl', 'Fl', 'Bl', 'Al'],
    });
  });

  test('a bidder without trumps has a partner all the same', () => {
    expect(found(locks(5, ['7l', '2a', '6l', '5l', 'Al']))).toMatchObject({ partner: 3, cards: '5l' });
  });

  test('Jasper City: without a trump the bidder leads anything, and the lowest ruff makes the partner', () => {
    const t = locks(10, ['5l 3a', '2a 2c', '3l 4c', 'Aa 5a', '2l 6a'], 'knights', JASPER);
    expect(t.cards()).toBe('2a 2c');
    t.play('2a 3l Aa 6a 3a'); // seats 4 and 0 hold anchors and must follow
    expect(t.get('partner')).toEqual([2]);
    const two = locks(10, ['5l 3c', '2a 2c', '3l 4c', 'Aa 5a', '2l 6a'], 'knights', JASPER).play('2a 3l Aa 6a 5l');
    expect(two.get('partner')).toEqual([2]);
  });

  test('Jasper City: the bidder’s own low trump does not count', () => {
    const t = locks(10, ['3a 4l', '2l 7l', '4a 5a', '6a 7a', 'Aa 2c'], 'knights', JASPER).play('2l 4a 6a Aa 4l');
    expect(t.get('partner')).toEqual([0]);
  });

  test('Jasper City: later tricks make no partner', () => {
    const t = locks(10, ['7a 5c', '2a 3a', '4a 5l', 'Aa 6c', '6a 7c'], 'knights', JASPER).play('2a 4a Aa 6a 7a');
    expect(t.play('6c 7c 5c 3a 5l').line('trick')).toMatchObject({ taker: 2 });
    expect(t.line('score')).toMatchObject({ partner: null, delta: [10, 0, 10, 10, 10] });
  });
});

describe('scoring', () => {
  /** Seat 1 bids with partner 4, three cards each to follow; the points so far are set. */
  function begun(bid: number, points: number[], hands: string[]): TestTable {
    return locks(bid, hands).set('points', points);
  }
  const rest = ['2a 3a 4a', '5a 6a 7a', '2c 3c 4c', '5c 6c 7c', '2u 3u 4u'];
  const with3 = (cards: string) => cards.split(' ').map((card, seat) => `${card} ${rest[seat]}`);
  const left = (t: TestTable) => t.get('held', 5).every((suits) => suits !== 0);

  const happened: Record<string, () => void> = {
    '5 · 6 · bidder 4 points, partner 2, after eight tricks': () => {
      const made = begun(6, [0, 4, 1, 0, 1], with3('3t 4t Kt 5t 2l')).set('trick', 7).play('2l 3t 4t Kt 5t');
      expect(made.line('trick')).toMatchObject({ n: 8, taker: 4, points: 1 });
      expect(made.line('score')).toMatchObject({ delta: [0, 6, 0, 0, 6], points: 6, result: 'made', partner: 4 });
      expect([left(made), made.phase]).toEqual([true, 'deal']);
    },
    '5 · 6 · a trick brings bidder and partner from 5 points to 7': () => {
      const t = begun(6, [0, 3, 0, 0, 2], with3('Tt 4l Kt 5t 2l')).play('2l Tt 4l Kt 5t');
      expect(t.line('score')).toMatchObject({ delta: [0, 6, 0, 0, 6], points: 7, bid: 6, result: 'made' });
    },
    '5 · 6 · the opponents have just taken their fifth point': () => {
      const t = begun(6, [2, 1, 1, 1, 0], with3('Al 3l Kt 5t 2l')).play('2l Al 3l Kt 5t');
      expect(t.line('score')).toMatchObject({ delta: [6, 0, 6, 6, 0], points: 1, result: 'missed' });
      const four = begun(6, [2, 1, 0, 1, 0], with3('Al 3l Kt 5t 2l')).play('2l Al 3l Kt 5t');
      expect([four.all('score'), four.phase]).toEqual([[], 'tricks']);
    },
    '5 · 10 · the opponents take one point in the first trick': () => {
      const t = locks(10, with3('Al 3l Tt 5t 2l')).play('2l Al 3l Tt 5t');
      expect(t.line('score')).toMatchObject({ delta: [10, 0, 10, 10, 0], points: 0, result: 'missed' });
      expect(t.all('trick')).toHaveLength(1);
    },
    '5 · 1 · bidder’s Ace takes a Tar in trick 1 (War)': () => {
      const t = locks(1, with3('3l Al Tl 5t 2l')).play('2l 3l Al Tl 5t');
      expect(t.line('score')).toMatchObject({ delta: [0, 1, 0, 0, 1], points: 1, result: 'made' });
      expect(t.all('trick')).toHaveLength(1);
    },
    '4 · 5 · made': () => {
      const t = begun(5, [0, 3, 0, 1], ['3t 3a', '4t 4a', 'Kt 5a', '2l 6a']).play('2l 3t 4t Kt');
      expect(t.line('score')).toMatchObject({ delta: [0, 5, 0, 5], result: 'made' });
    },
    '4 · 5 · missed': () => {
      const t = begun(5, [3, 3, 2, 1], ['3l 3a', '4t 4a', 'Kt 5a', '2l 6a']).play('2l 3l 4t Kt');
      expect(t.line('score')).toMatchObject({ delta: [5, 0, 5, 0], result: 'missed' });
    },
    '5 · 8 · bidder holds all eleven trumps, makes 8 alone': () => {
      const t = table('bishop', 5).dealFull(
        'Ka Kc Ta 2a 3a 4a 5a 6a 7a Aa Ba',
        '2l 3l 4l 5l 6l 7l Tl Fl Bl Kl Al',
        'Ku Kt Tc 2c 3c 4c 5c 6c 7c Ac Bc',
        'Tu 2u 3u 4u 5u 6u 7u Au Bu Fu Fc',
        'Tt 2t 3t 4t 5t 6t 7t At Bt Ft Fa',
      );
      bought(t, 8).say('set locks knights');
      expect([t.turn, t.get('partner')]).toEqual([1, [ALONE]]);
      t.play('Al Ku 2u 2t Ka').play('Kl Kt 3u 3t Kc').play('Tl Tc Tu 4t 2a');
      expect(t.all('trick').map(({ points }) => points)).toEqual([2, 3, 3]);
      const { partner, delta, result } = t.line('score');
      expect([partner, delta, result]).toEqual([null, [0, 8, 0, 0, 0], 'made']);
    },
    '5 · 8 · bidder alone (Jasper City), missed': () => {
      const hands = ['Kc 3c', 'Al 2a', '6c Ka', 'Ac Ta', '4c Aa'];
      const t = locks(8, hands, 'knights', JASPER).play('Al 6c Ac 4c 3c').play('2a Ka Ta Aa Kc');
      expect(t.line('score')).toMatchObject({ partner: null, delta: [8, 0, 8, 8, 8], result: 'missed', points: 0 });
    },
  };

  const rows = rowsOn('bishop', 'players | bid | what happened');
  const name = ([players, bid, what]: string[]) => `${players} · ${bid} · ${what.replace("'", '’')}`;
  test('every row of the page is here', () => expect(rows.map(name)).toEqual(Object.keys(happened)));
  for (const row of rows) test(`${name(row)}: ${row[3]}`, () => happened[name(row)]());

  test('the lines have the fields of the page', () => {
    const t = locks(1, with3('3l Al Tl 5t 2l')).play('2l 3l Al Tl 5t');
    expect(t.line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 4,
      cards: ['2l', '3l', 'Al', 'Tl', '5t'],
      taker: 1,
      points: 1,
    });
    expect(t.line('score')).toEqual({
      ev: 'score',
      hand: 1,
      delta: [0, 1, 0, 0, 1],
      total: [0, 1, 0, 0, 1],
      bidder: 1,
      partner: 4,
      bid: 1,
      trump: 'locks',
      call: 'knights',
      points: 1,
      result: 'made',
    });
  });
});

describe('end of the game', () => {
  const made = (total: number[]) => locks(1, ['3l', 'Al', 'Tl', '5t', '2l']).set('total', total).playOut();
  const missed = (total: number[]) => locks(10, ['Al', '3l', 'Tl', '5t', '2l']).set('total', total).playOut();
  /** The same hand as the first, but the bidder is the dealer too. */
  const dealt = (total: number[]) => {
    const t = table('bishop', 5)
      .dealer(1)
      .deal('3l', 'Al', 'Tl', '5t', '2l')
      .say('pass', 'pass', 'pass', 'pass', 'bid 1');
    return t.say('set locks knights').set('total', total).playOut();
  };
  const cases: [string, TestTable, number[], number[] | null][] = [
    ['level within the bidding team: the bidder', made([0, 20, 0, 0, 20]), [0, 21, 0, 0, 21], [1]],
    ['a partner with more wins ahead of the bidder', made([0, 20, 0, 0, 21]), [0, 21, 0, 0, 22], [4]],
    ['a bidder with more', made([0, 22, 0, 0, 21]), [0, 23, 0, 0, 22], [1]],
    ['level opponents: the first from the dealer’s left', missed([11, 0, 11, 11, 0]), [21, 0, 21, 21, 0], [2]],
    ['… the dealer is farthest', missed([11, 0, 0, 11, 0]), [21, 0, 10, 21, 0], [3]],
    ['one opponent', missed([11, 0, 0, 0, 0]), [21, 0, 10, 10, 0], [0]],
    ['partner before an opponent nearer to the dealer', made([0, 0, 21, 0, 20]), [0, 1, 21, 0, 21], [4]],
    ['bidder before an opponent nearer to the dealer', dealt([0, 20, 21, 0, 0]), [0, 21, 21, 0, 1], [1]],
    ['below the target', made([0, 19, 0, 0, 19]), [0, 20, 0, 0, 20], null],
  ];
  for (const [what, t, total, winners] of cases)
    test(`${what}: ${total}`, () => {
      expect(t.line('score').total).toEqual(total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });
});

const four = () => table('bishop', 4).dealFull('5a', '2a Ka', '3a', '4a');
const led = () => locks(5, ['3l 3a', 'Al 4a', '5c 5a', '6c 6a', '2l 7a']);
const jasper = () => locks(5, ['3l 3a', 'Al 4a 7l', '5c 5a', '6c 6a', '2l 7a'], 'knights', JASPER);

testRefusals(
  'bishop',
  [
    ['BISHOP-DEAL-3', four, 'discard 5a', 'discard 2a', 0],
    ['BISHOP-DEAL-3', four, 'discard 3a', 'discard 2a'],
    ['BISHOP-DEAL-3', four, 'bid 1', 'discard 2a'],
    ['BISHOP-DEAL-3', () => four().as(2, 'discard 3a'), 'discard 3a', 'discard 2a', 2],
    ['BISHOP-DEAL-4', four, 'discard Ka', 'discard 2a'],
    ['BISHOP-BID-1', () => auction(), 'play 3a', 'pass'],
    ['BISHOP-BID-2', () => auction(), 'bid 0', 'bid 1'],
    ['BISHOP-BID-2', () => auction(), 'bid 11', 'bid 10'],
    ['BISHOP-BID-2', () => auction({ minBid: 4 }), 'bid 3', 'bid 4'],
    ['BISHOP-BID-2', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['BISHOP-BID-5', () => auction().say('pass', 'pass', 'pass', 'pass'), 'pass', 'bid 1'],
    ['VINES-TURN-1', () => auction(), 'bid 1', 'bid 1', 0],
    ['VINES-TURN-1', () => auction().say('pass', 'bid 2', 'pass', 'pass', 'bid 3'), 'bid 4', 'bid 4', 1],
    ['VINES-TURN-1', () => bought(auction(), 1), 'set cups knights', 'set cups knights', 2],
    ['VINES-TURN-1', led, 'play Al', 'play 2l', 1],
    ['BISHOP-SET-1', () => bought(auction(), 1), 'set none knights', 'set trees knights'],
    ['BISHOP-SET-1', () => bought(auction(), 1), 'pass', 'set trees knights'],
    ['BISHOP-SET-2', () => bought(auction(), 1), 'set cups tars', 'set cups bishops'],
    ['BISHOP-SET-2', () => bought(auction(), 1), 'set cups', 'set cups knights'],
    ['BISHOP-PARTNER-2', led, 'play 7a', 'play 2l'],
    ['BISHOP-PARTNER-2', () => locks(5, ['2a 3a', '2l 4a', '5c 5a', '6c 6a', '4l 3l']), 'play 4l', 'play 3l'],
    ['BISHOP-JASPER-1', jasper, 'play 4a', 'play 7l'],
    ['VINES-PLAY-1', led, 'play 5l', 'play 2l'],
    ['VINES-PLAY-2', led, 'pass', 'play 2l'],
    ['VINES-PLAY-3', () => led().play('2l'), 'play 3a', 'play 3l'],
    ['VINES-PLAY-3', () => jasper().play('Al 5c 6c'), 'play 7a', 'play 2l'],
  ],
  [
    { rule: 'BISHOP-DEAL-1', players: 5 },
    { rule: 'BISHOP-DEAL-2', players: 4 },
  ],
);
