import type { Json } from '@followsuit/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { janken } from '../parts/decks.ts';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { opened, played, winner } from '../testing/stones-hands.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table, words } from '../testing/table.ts';

const ROCK = { rockBreaksEverything: 'on' };
const PAPERS = ['2p', 'Ap', '2w', '3w', '4w', '5w', '6w'];
const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];
const letter = (suit: string) => suit[0];

describe('deal', () => {
  const columns: Record<string, Json>[] = [
    { jokers: 'on' },
    { jokers: 'off' },
    { jokers: 'on', ghostHand: 'on' },
    { jokers: 'off', ghostHand: 'on' },
  ];
  for (const [players, ...sizes] of rowsOn('stones', '| cards each / left over'))
    for (const [i, size] of sizes.entries())
      test(`${players}, ${JSON.stringify(columns[i])}: ${size}`, () => {
        const [each, over] = numbersIn(size);
        const n = Number(players[0]);
        const { design } = rulesOf('stones', n, columns[i]);
        expect(design.hands(0, 1)).toEqual(Array(n).fill(each));
        const ghost = columns[i].ghostHand ? each : 0;
        expect(design.deck.cards.length - n * each - ghost).toBe(over);
        const t = table('stones', n, columns[i]).dealFrom('a deal');
        expect(t.line('deal')).toMatchObject({ dealer: 0, open: null });
        expect(t.line('deal').stock).toHaveLength(over + ghost);
        t.playAtRandom('a hand');
        expect(t.all('trick')).toHaveLength(each);
      });

  test('the table has its twelve cells', () => {
    expect(rowsOn('stones', '| cards each').map((row) => row.length)).toEqual([5, 5, 5]);
  });

  test('the deck has 70 cards, or 65 without jokers', () => {
    expect(rulesOf('stones', 3).design.deck.cards).toHaveLength(70);
    const { deck } = rulesOf('stones', 3, { jokers: 'off' }).design;
    expect(deck.cards).toHaveLength(65);
    expect(deck.byCode.has('Xp')).toBe(false);
  });

  test('sides: one seat each, or two pairs', () => {
    expect(rulesOf('stones', 4).design.sides).toEqual([[0], [1], [2], [3]]);
    expect(rulesOf('stones', 4, { partners: 'on' }).design.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('bids', () => {
  test('each seat once, from the dealer’s left; any number up to the hand size, whatever the others bid', () => {
    const t = table('stones', 4).dealFrom('bids');
    for (const seat of [1, 2, 3, 0]) {
      expect([t.turn, t.acts()[0]]).toEqual([seat, { do: 'bid', tricks: 0 }]);
      expect(t.legal()).toEqual(Array.from({ length: 18 }, (_, n) => `bid ${n}`));
      t.say('bid 17');
    }
    expect([t.phase, t.get('bid', 4)]).toEqual(['tricks', [17, 17, 17, 17]]);
  });
});

describe('which card opens', () => {
  /** Who leads at first, and what. */
  const opening = (hands: string[], options: Record<string, Json> = {}) => {
    const t = opened(hands, options);
    return [t.turn, t.cards()];
  };
  const rows = rowsOn('stones', "`ghostHand` | in players' hands");
  test('the page has its rows', () => expect(rows).toHaveLength(9));
  for (const [ghost, held, , opens, why] of rows)
    test(`ghost hand ${ghost}, ${held}: ${opens} (${why})`, () => {
      const [ghostHand, jokers = 'on'] = ghost.split(', jokers ');
      const options = { ghostHand, jokers };
      const papers = held === 'no paper' ? [] : held.split(', ');
      const other = ['2r', '2w', '2l', '2s'];
      // All in one hand, and one by one in the hands of different players.
      const together = (seat: number) => other.slice(0, 3).map((card, i) => (i === seat ? [card, ...papers] : [card]));
      const apart = other.map((card, i) => [card, ...papers.filter((_, n) => n === i)]);
      for (const hands of [...[0, 1, 2].map(together), apart]) {
        const found = opening(
          hands.map((cards) => cards.join(' ')),
          options,
        );
        const holder = hands.findIndex((cards) => cards.includes(opens));
        expect(opens.startsWith('any card')).toBe(holder < 0);
        expect(found).toEqual(holder < 0 ? [1, hands[1].join(' ')] : [holder, opens]);
      }
    });

  test('the joker that opens turns the ring before the second card, and its trick is turned round', () => {
    const t = opened(['2p', 'Al', 'Xp', 'As', 'Aw'], { ghostHand: 'on' });
    expect([t.turn, t.rules.json(t.state, -1).turned]).toEqual([2, false]);
    t.play('Xp');
    expect(t.rules.json(t.state, -1)).toMatchObject({ turned: true, ring: ['paper', 'water', 'rock'] });
    t.play('As Aw 2p Al');
    expect(t.line('trick')).toMatchObject({ leader: 2, taker: 4, reversed: true });
  });
  test('no paper: the dealer’s left leads anything', () => {
    expect(opening(['Ar 3r', 'Aw 2r Xs', '2l 2s'])).toEqual([1, '2r Aw Xs']);
    const t = table('stones', 3).dealer(1).deal('Ar', 'Aw', '2l').say('bid 0', 'bid 0', 'bid 0');
    expect(t.turn).toBe(2);
  });
  test('no paper, rock breaks everything: rock may not be led, unless there is nothing else', () => {
    expect(opened(['Ar 3r', 'Aw 2r Xs', '2l 2s'], ROCK).cards()).toBe('Aw Xs');
    expect(opened(['Aw 2w', 'Ar 2r Xr', '2l 2s'], ROCK).cards()).toBe('Xr 2r Ar');
  });
});

test('the first card: without a ghost hand the 2 of paper if a player holds it, else the lowest paper card', () => {
  const opened = new Set<string>();
  const papers = janken.ranks.map((rank) => `${rank}p`);
  for (const players of [3, 4, 5])
    for (const ghostHand of ['off', 'on'])
      for (let n = 0; n < 60; n++) {
        const t = table('stones', players, { ghostHand, target: 50 }).dealFrom(`opening ${n}`);
        const held = new Set((t.line('deal').hands as string[][]).flat());
        while (t.phase === 'bids') t.say('bid 1');
        const card = t.cards();
        opened.add(`${ghostHand} ${card}`);
        expect(held.has(card)).toBe(true);
        if (ghostHand === 'off' && held.has('2p')) expect(card).toBe('2p');
        else expect(papers.filter((each) => held.has(each))[0]).toBe(card);
      }
  expect([...opened]).toEqual(expect.arrayContaining(['off 2p', 'off Xp', 'on Xp', 'on 2p', 'on 3p']));
});

describe('following', () => {
  test('a joker is a card of its suit', () => {
    const t = opened(['2p 3l', 'Xp Al', 'Xl Ar']).play('2p');
    expect(t.cards()).toBe('Xp');
    expect(t.play('Xp').cards()).toBe('Ar Xl');
  });

  test('without the led suit any card goes; the taker leads any card', () => {
    const t = opened(['2p 3l 4r', '2w Al Ar', '3p Ks Xr']).play('2p');
    expect(t.cards()).toBe('Ar 2w Al');
    t.play('2w 3p');
    expect([t.turn, t.cards()]).toEqual([2, 'Xr Ks']);
  });
});

describe('which card wins', () => {
  const rows = rowsOn('stones', '| cards | winner');
  test('the page has its sixteen rows', () =>
    expect(rows.map(([n]) => Number(n))).toEqual(Array.from({ length: 16 }, (_, i) => i + 1)));
  for (const [n, text, wins, why] of rows)
    test(`${n}. ${text}: ${wins} (${why})`, () => {
      const [cards, variant] = text.split(', ');
      expect(variant).toBe(text.includes(',') ? 'rock breaks everything' : undefined);
      expect(winner(words(cards), variant ? ROCK : {})).toBe(wins);
    });

  const ring = rowsOn('stones', 'led | without joker');
  test('the table of the ring has its rows', () => expect(ring.map(([led]) => led)).toEqual(RING));
  for (const [led, plain, turned] of ring)
    for (const [joker, cell] of [
      [false, plain],
      [true, turned],
    ] as const) {
      const [weak, same, beats, beatsBoth] = cell.split(' · ').map((names) => names.split(', ').map(letter));
      test(`${led} led${joker ? ' with a joker' : ''}: ${cell}`, () => {
        expect(same).toEqual([letter(led)]);
        const order = [same[0], beats[0], beatsBoth[0]];
        // A joker of a suit that cannot win turns the ring and does nothing else.
        const more = joker ? [`X${weak[0]}`] : [`2${weak[0]}`];
        const lead = `3${same[0]}`;
        for (const suit of RING.map(letter).filter((each) => each !== same[0])) {
          const strong = order.includes(suit);
          expect(winner([lead, strong ? `2${suit}` : `A${suit}`, ...more])).toBe(strong ? `2${suit}` : lead);
        }
        expect(winner([lead, `A${beats[0]}`, `2${beatsBoth[0]}`, ...more])).toBe(`2${beatsBoth[0]}`);
        expect(winner([lead, `2${beatsBoth[0]}`, `A${beats[0]}`, ...more])).toBe(`2${beatsBoth[0]}`);
      });
    }

  test('a joker turns the trick wherever it lies', () => {
    for (const cards of ['Xr Aw 2l', '2r Aw Xl', '2r Xl Aw'])
      expect(played(words(cards)).line('trick').reversed).toBe(true);
    expect(winner(words('2r Aw Xl'))).toBe('Xl');
    expect(winner(words('2r Xl Aw'))).toBe('Xl');
  });

  test('reversed is false without a joker, and true with one even where rock decides', () => {
    expect(played(words('Ar 2w Kr')).line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 0,
      cards: ['Ar', '2w', 'Kr'],
      taker: 1,
      reversed: false,
    });
    expect(played(words('Ap Xl 2r'), ROCK).line('trick')).toMatchObject({ taker: 2, reversed: true });
  });

  test('rock led with rock breaks everything: water and paper do not beat it', () => {
    expect(winner(words('2r Aw Ap'), ROCK)).toBe('2r');
    expect(winner(words('2r Aw Ap'))).toBe('Ap');
    expect(winner(words('2r Xr 3r Al'), ROCK)).toBe('3r');
  });

  test('the turn lasts for one trick only', () => {
    const t = opened(['2p 2r', 'Xp Aw', 'Ap 3r']).play('2p Xp Ap');
    t.play('3r 2r Aw');
    expect(t.all('trick').map(({ taker, reversed }) => [taker, reversed])).toEqual([
      [2, true],
      [1, false],
    ]);
  });
});

describe('invariants of the ring', () => {
  const codes = janken.cards.map((card) => janken.codes[card]);
  const trick = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 3, maxLength: 5 });
  const suit = (card: string) => card.at(-1)!;
  const letters = RING.map(letter);
  const step = (card: string) => card.slice(0, -1) + letters[(letters.indexOf(suit(card)) + 1) % 5];
  const turned = (cards: string[]) => cards.some((card) => card.startsWith('X'));
  /** How far a suit is beyond the led one, the way the ring runs. */
  const beyond = (card: string, cards: string[]) =>
    ((turned(cards) ? -1 : 1) * (letters.indexOf(suit(card)) - letters.indexOf(suit(cards[0]))) + 10) % 5;
  const runs = { numRuns: 300 };

  test('the winner is of the led suit or one of the two after it', () => {
    fc.assert(
      fc.property(trick, (cards) => {
        expect(beyond(winner(cards), cards)).toBeLessThanOrEqual(2);
      }),
      runs,
    );
  });

  test('turning all suits one step turns the winner with them', () => {
    fc.assert(
      fc.property(trick, (cards) => {
        expect(winner(cards.map(step))).toBe(step(winner(cards)));
      }),
      runs,
    );
  });

  test('leaving out a powerless card that is no joker changes nothing', () => {
    fc.assert(
      fc.property(trick, (cards) => {
        const powerless = cards.findLast((card) => beyond(card, cards) > 2 && !card.startsWith('X'));
        const rest = cards.filter((card) => card !== powerless);
        if (rest.length >= 3) expect(winner(rest)).toBe(winner(cards));
      }),
      runs,
    );
  });

  test('of one suit the highest rank wins', () => {
    const ranks = fc.uniqueArray(fc.constantFrom(...janken.ranks), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(ranks, fc.constantFrom(...letters), fc.boolean(), (own, each, rock) => {
        const best = janken.ranks.findLast((rank) => own.includes(rank));
        const cards = own.map((rank) => rank + each);
        expect(winner(cards, rock ? ROCK : {})).toBe(`${best}${each}`);
      }),
      runs,
    );
  });
});

describe('rock breaks everything', () => {
  test('rock may be led once a rock card was played to an earlier trick', () => {
    const t = opened(['2p 3p 4r', '5p 6p 5r', '7p Xr 8p'], ROCK).play('2p 5p 7p');
    expect(t.cards()).toBe('8p');
    t.play('8p 3p 6p');
    expect(t.cards()).toBe('Xr'); // nothing but rock
    const broken = opened(['2p 3w 4r 2l', '5p 6w 5r 3l', '7p 8w Xr 4l'], ROCK).play('2p 5p 7p');
    expect(broken.cards()).toBe('8w 4l');
    const thrown = opened(['2p 3w 4r', '5p 6w 5r', '7p 8w 2l'], ROCK).play('2p 5p 7p').play('2l 4r 5r');
    expect([thrown.turn, thrown.cards()]).toEqual([1, '6w']);
    const free = opened(['2p 3w 4r 7r', '5p 6w 5r 8r', '7p 8w 2l 9w'], ROCK).play('2p 5p 7p').play('2l 4r 5r');
    expect(free.cards()).toBe('8r 6w');
  });

  test('the joker of rock breaks it too', () => {
    const t = opened(['2p Xr 4r 3w', '5p 6w 7w 8w', '7p 2l 3l 4l'], ROCK).play('2p 5p 7p').play('2l Xr 6w');
    expect([t.turn, t.cards()]).toEqual([0, '4r 3w']);
  });

  test('to the first trick no rock, unless there is nothing else; following comes first', () => {
    const t = opened(['2p 3p', '4r 5w', '4p 5r'], ROCK).play('2p');
    expect(t.cards()).toBe('5w');
    expect(t.play('5w').cards()).toBe('4p');
    expect(opened(['2p 3p', 'Xr 5r', '4p 6r'], ROCK).play('2p').cards()).toBe('Xr 5r');
    const second = opened(['2p 3p', '4r 5w', 'Ap Kp'], ROCK).play('2p 5w Ap').play('Kp 3p');
    expect(second.cards()).toBe('4r');
  });

  test('rock led by a hand of nothing else must be followed, also in the first trick', () => {
    const t = opened(['4r 5w', '2r 3r', 'Aw 5r'], ROCK).play('3r');
    expect(t.cards()).toBe('5r');
    expect(t.play('5r').cards()).toBe('4r');
  });

  test('without the option rock is a suit like the others', () => {
    expect(opened(['2p 3p', '4r 5w', '4p 5r']).play('2p').cards()).toBe('4r 5w');
  });
});

describe('scoring', () => {
  /** The score line of a hand with these bids and tricks; the last trick is played. */
  function scored(bids: number[], taken: number[], bags: number[], options: Record<string, Json>) {
    const players = bids.length;
    const taker = taken.findIndex((n) => n > 0);
    const t = table('stones', players, options).deal(...oneTrick(players, taker, taker, PAPERS));
    for (let i = 1; i <= players; i++) t.say(`bid ${bids[i % players]}`);
    return t.set('bags', bags).set('taken', beforeLast(taken, taker)).playOut().line('score');
  }

  const rows = rowsOn('stones', 'bid | tricks | bags before');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(15));
  for (const [bid, tricks, before, points, after, why] of rows)
    test(`bid ${bid}, took ${tricks}, ${before} bags: ${points}, ${after} bags (${why})`, () => {
      const partners = bid.startsWith('partners');
      const [bids, taken] = [numbersIn(bid), numbersIn(tricks)];
      const bags = Number(before);
      const handSize = taken[0] > 17 ? 23 : 17;
      const others = handSize - taken.reduce((a, b) => a + b);
      const options: Record<string, Json> = partners ? { partners: 'on' } : {};
      if (points.includes('`bagPenalty` off')) options.bagPenalty = 'off';
      const give = (more: Record<string, Json>) => {
        const line = partners
          ? scored([bids[0], 1, bids[1], 1], [taken[0], others, taken[1], 0], [bags, 0], { ...options, ...more })
          : handSize === 23
            ? scored([bids[0], 1, 1], [taken[0], others, 0], [bags, 0, 0], { ...options, ...more })
            : scored([bids[0], 1, 1, 1], [taken[0], others, 0, 0], [bags, 0, 0, 0], { ...options, ...more });
        return [(line.delta as number[])[0], (line.bags as number[])[0]];
      };
      const [plain, minus] = points.split(' (');
      const expected = numbersIn(plain.split(' with ')[0].split(' = ').at(-1)!)[0];
      expect(give({})).toEqual([expected, Number(after)]);
      expect(give({ missedBid: 'minus' })).toEqual([minus ? numbersIn(minus)[0] : expected, Number(after)]);
      expect(minus === undefined || minus.endsWith(' with `minus`)')).toBe(true);
    });

  test('the lines have the fields of the page; sides have a number each, seats have tricks', () => {
    expect(scored([3, 4, 4, 2], [2, 6, 6, 3], [0, 8], { partners: 'on' })).toEqual({
      ev: 'score',
      hand: 1,
      delta: [71, 63 - 100],
      total: [71, -37],
      tricks: [2, 6, 6, 3],
      bags: [1, 1],
    });
  });

  test('bags last from hand to hand', () => {
    const t = table('stones', 3).dealFrom('bags').say('bid 1', 'bid 1', 'bid 1').playAtRandom('bags');
    const first = t.line('score').bags as number[];
    t.deal(...oneTrick(3, 0, 0, PAPERS))
      .say('bid 1', 'bid 1', 'bid 0')
      .playOut(); // seat 1 deals: 2, 0, 1 bid
    const [a, b, c] = first;
    expect(t.line('score')).toMatchObject({ hand: 2, delta: [10, 150, 0], bags: [a, b, c] });
    expect(a + b + c).toBeGreaterThan(0);
  });
});

describe('end of the game', () => {
  /** After a hand in which all bid one trick and only seat 0 takes one: ten points for its side, else nothing. */
  function ended(total: number[], options: Record<string, Json> = {}): TestTable {
    const t = table('stones', 4, options).deal(...oneTrick(4, 0, 0, PAPERS));
    return t.say('bid 1', 'bid 1', 'bid 1', 'bid 1').set('total', total).playOut();
  }
  const cases: [string, number[], Record<string, Json>, number[] | null][] = [
    ['exactly the target', [490, 0, 0, 0], {}, [0]],
    ['one short', [489, 0, 0, 0], {}, null],
    ['several have reached it: the highest', [500, 520, 505, 0], {}, [1]],
    ['the highest total is shared: another hand', [500, 510, 0, 0], {}, null],
    ['a tie below the highest does not matter', [510, 505, 505, 0], {}, [0]],
    ['a shorter game', [40, 0, 0, 0], { target: 50 }, [0]],
  ];
  for (const [what, total, options, winners] of cases)
    test(`${what}: ${total}`, () => {
      const t = ended(total, options);
      const after = total.map((n, seat) => (seat === 0 ? n + 10 : n));
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total: after });
      else expect([t.all('over'), t.phase, t.line('score').total]).toEqual([[], 'deal', after]);
    });

  test('partners win together', () => {
    const t = table('stones', 4, { partners: 'on' }).deal(...oneTrick(4, 1, 1, PAPERS));
    t.say('bid 1', 'bid 1', 'bid 0', 'bid 1').set('total', [0, 400]).playOut();
    expect(t.line('over')).toEqual({ ev: 'over', winners: [1, 3], total: [0, 560] });
  });

  test('a side that passes the target and falls back through the tenth bag has not reached it', () => {
    const t = table('stones', 4).deal(...oneTrick(4, 0, 0, PAPERS));
    t.say('bid 1', 'bid 1', 'bid 1', 'bid 1').set('total', [495, 0, 0, 0]).set('bags', [9, 0, 0, 0]);
    t.set('taken', [1, 0, 0, 0]).playOut();
    expect([t.line('score').total, t.phase]).toEqual([[406, 0, 0, 0], 'deal']);
  });
});

const two = () => opened(['3p 4r', '2p 5p', '6p 7w']);
const noTwo = () => opened(['4p 4r', '3p 5p', '6p 7w 8w']);
const noTwoButJoker = () => opened(['4p 4r', '3p 5p Xp', '6p 7w 8w']);
const ghost = (...hands: string[]) => opened(hands, { ghostHand: 'on' });
const rock = () => opened(['2p 5p 6w', '4r 5w 7w', '4p Ap 5r'], ROCK);

testRefusals(
  'stones',
  [
    ['STONES-TURN-1', () => table('stones', 3).dealFrom('x'), 'bid 3', 'bid 3', 2],
    ['STONES-TURN-1', () => table('stones', 3).dealFrom('x'), 'play 2p', 'bid 3'],
    ['STONES-TURN-1', two, 'bid 3', 'play 2p'],
    ['STONES-TURN-1', two, 'play 3p', 'play 2p', 0],
    ['STONES-TURN-2', two, 'play 3p', 'play 2p'],
    ['STONES-TURN-2', two, 'play 1p', 'play 2p'],
    ['STONES-BID-2', () => table('stones', 3).dealFrom('x'), 'bid 24', 'bid 23'],
    ['STONES-BID-2', () => table('stones', 3).dealFrom('x'), 'bid -1', 'bid 0'],
    ['STONES-PLAY-1', two, 'play 5p', 'play 2p'],
    ['STONES-PLAY-2', noTwo, 'play 5p', 'play 3p'],
    ['STONES-PLAY-2', noTwoButJoker, 'play 3p', 'play Xp'],
    ['STONES-PLAY-1', () => opened(['3p 4r', '2p Xp', '6p 7w']), 'play Xp', 'play 2p'],
    ['STONES-PLAY-2', () => ghost('3p 4r', '2p 5p', '6p 7w'), 'play 5p', 'play 2p'],
    ['STONES-PLAY-2', () => ghost('3p 4r', '2p Xp', '6p 7w'), 'play 2p', 'play Xp'],
    ['STONES-TURN-1', () => ghost('3p Xp', '2p 5p', '6p 7w'), 'play 2p', 'play Xp', 1],
    ['STONES-PLAY-4', () => noTwo().play('3p'), 'play 7w', 'play 6p'],
    ['STONES-PLAY-4', () => opened(['3w Xp', '2p 5p', '6p 7w']).play('2p 6p'), 'play 3w', 'play Xp'],
    ['STONES-ROCK-2', () => rock().play('2p 5w Ap'), 'play 5r', 'play 4p'],
    ['STONES-ROCK-2', () => opened(['2l 3l', '2w 2r', '2s 3s'], ROCK), 'play 2r', 'play 2w'],
    ['STONES-ROCK-3', () => rock().play('2p'), 'play 4r', 'play 5w'],
  ],
  [3, 4, 5].map((players) => ({ rule: 'STONES-DEAL-2', players })),
);
