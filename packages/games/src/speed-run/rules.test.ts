import type { Json } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { bare, linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { boards, choosing, contracts, EMPTY, scored, short, standing } from '../testing/speed-run-hands.ts';
import { words } from '../testing/table.ts';

const LENGTHS = ['short', 'medium', 'long'];
const LONG = { length: 'long', contractReveal: 'on' };

describe('lengths and contracts', () => {
  const numbered = Object.fromEntries(
    rowsOn('speed-run', '`contractSet` | 1').map(([set, ...ids]) => [bare(set), ids.map(bare)]),
  );
  const lengths = rowsOn('speed-run', '`length` | hands');
  test('the tables name the values of the options', () => {
    expect(Object.keys(numbered)).toEqual(['listed', 'mixed']);
    expect(lengths.map(([length]) => bare(length))).toEqual(LENGTHS);
  });

  for (const [length, hands, used, passes, redos, cards] of lengths)
    for (const contractSet of ['listed', 'mixed'])
      test(`${length}, ${contractSet}: ${hands} hands, ${used}, ${passes} passes, ${redos} redos`, () => {
        const options = { length: bare(length), contractSet };
        const last = Number(used.split('–')[1]);
        expect(contracts(short(options))).toEqual(numbered[contractSet].slice(0, last));
        const t = short(options);
        expect([t.get('passes', 3), t.get('redos', 3)]).toEqual([
          Array(3).fill(Number(passes)),
          Array(3).fill(Number(redos)),
        ]);
        expect(last + Number(passes) + Number(redos)).toBe(Number(cards));
        for (let hand = 1; hand <= Number(hands); hand++) {
          expect(t.phase).toBe('deal');
          t.dealFrom('length').playAtRandom(`${length} ${hand}`);
        }
        expect(t.phase).toBe('over');
        expect(t.all('deal').map(({ dealer }) => dealer)).toEqual(
          Array.from({ length: Number(hands) }, (_, h) => h % 3),
        );
        expect(t.all('trick')).toHaveLength(12 * Number(hands));
        const left = (seat: number) =>
          last - (t.line('over').completed as number[])[seat] + t.get('passes', 3)[seat] + t.get('redos', 3)[seat];
        expect([0, 1, 2].map(left)).toEqual([1, 1, 1]);
      });

  test('a deal is twelve cards each and four aside', () => {
    const { stock, hands, open } = short().dealFrom('a deal').line('deal') as {
      stock: Json[];
      hands: Json[][];
      open: Json;
    };
    expect([hands.map((hand) => hand.length), stock.length, open]).toEqual([[12, 12, 12], 4, null]);
  });
});

describe('setting', () => {
  test('the start player sets one of the two, the next player must set the other; the third leads', () => {
    const t = short().dealer(1).deal('2h', '3h', '4h');
    expect(t.turn).toBe(1);
    expect(t.legal()).toHaveLength(5 + 6);
    t.say('ranking bell-curve 1');
    expect([t.turn, t.legal()]).toEqual([
      2,
      ['trump spades', 'trump hearts', 'trump diamonds', 'trump clubs', 'trump none'],
    ]);
    expect(t.acts()[0]).toEqual({ do: 'trump', trump: 'spades' });
    t.say('trump none', 'choose win-0', 'choose win-0', 'choose win-0'); // all may choose the same
    expect([t.phase, t.turn]).toEqual(['tricks', 0]);
  });

  test('after the trump the ranking is left', () => {
    const t = short().deal('2h', '3h', '4h').say('trump clubs');
    expect(t.legal()).toEqual([
      'ranking fixed 10',
      'ranking fixed 1',
      'ranking slalom 10',
      'ranking slalom 1',
      'ranking bell-curve 10',
      'ranking bell-curve 1',
    ]);
    expect(t.acts()[3]).toEqual({ do: 'ranking', mode: 'slalom', high: 1 });
  });

  const other = (high: number) => 11 - high;
  const expand = (text: string) => (text.includes('throughout') ? Array(12).fill(numbersIn(text)[0]) : numbersIn(text));
  const rows = rowsOn('speed-run', 'mode, start').map(([mode, tricks]) => ({
    mode: bare(mode).split(', ')[0],
    start: numbersIn(mode)[0],
    high: expand(tricks) as number[],
  }));
  test('the page shows all modes', () =>
    expect(rows.map(({ mode }) => mode)).toEqual(['fixed', 'slalom', 'bell-curve']));
  for (const { mode, start, high } of rows)
    for (const turned of [false, true])
      test(`${mode} from ${turned ? other(start) : start}: high in tricks 1–12`, () => {
        const from = turned ? other(start) : start;
        const t = short().dealFrom('high').say(`ranking ${mode} ${from}`, 'trump none');
        t.playAtRandom('high');
        expect(t.all('trick').map((line) => line.high)).toEqual(turned ? high.map(other) : high);
      });
});

describe('tricks', () => {
  const rows = rowsOn('speed-run', 'high, trump');
  test('the page has its rows', () => expect(rows).toHaveLength(4));
  for (const [setting, trick, winner] of rows)
    test(`${setting}: ${trick} goes to ${winner}`, () => {
      const [high, trump] = setting.split(', ');
      const [lead, second, third] = words(trick);
      const t = choosing(short(), [second, third, lead], `fixed ${high}`, trump);
      t.say('choose pass', 'choose pass', 'choose pass').play(trick);
      const { cards, taker, leader } = t.line('trick') as { cards: string[]; taker: number; leader: number };
      expect(cards[(taker - leader + 3) % 3]).toBe(winner);
    });

  test('the direction holds in every suit, trumps included', () => {
    const won = (high: number) => {
      const t = choosing(short(), ['1c', '10c', '5h'], `fixed ${high}`, 'clubs').say(...Array(3).fill('choose pass'));
      return t.playOut().line('trick').taker;
    };
    expect([won(10), won(1)]).toEqual([1, 0]);
  });

  test('follow suit if possible, with any card of it; else any card, with no duty to trump', () => {
    const t = choosing(short(), ['2h 9h 1c', '1s 2c 3d', '5h 6c 7c'], 'fixed 10', 'clubs');
    t.say(...Array(3).fill('choose pass')).play('5h');
    expect(t.cards()).toBe('2h 9h');
    expect(t.play('2h').cards()).toBe('1s 3d 2c');
    t.play('3d');
    expect([t.turn, t.cards()]).toEqual([2, '6c 7c']);
  });
});

describe('choosing', () => {
  test('all three at once, in any order; a choice is final', () => {
    const t = choosing(short());
    expect(t.actors).toEqual([0, 1, 2]);
    t.as(2, 'choose win-7').as(0, 'choose pass');
    expect([t.actors, t.refusal('choose win-7', 2)]).toEqual([[1], 'SPEEDRUN-CHOOSE-1']);
    t.as(1, 'choose win-0');
    expect(t.phase).toBe('tricks');
  });

  test('no redo while nothing is completed; the contract of a redo is a second, separate choice', () => {
    expect(choosing(short()).refusal('choose redo')).toBe('SPEEDRUN-CHOOSE-4');
    const t = choosing(standing(short(), 'win-4', 3, 1)).say('choose redo', 'choose win-0');
    expect(t.get('redos', 3)).toEqual([1, 1, 1]); // not shown while choosing is open
    t.say('choose win-1');
    expect([t.phase, t.actors, t.get('redos', 3)]).toEqual(['redoing', [0], [0, 1, 1]]);
    expect(t.legal()).toEqual(['redo win-4']);
    expect(t.say('redo win-4').phase).toBe('tricks');
  });

  test('a Pass is taken off the public count only when the hand ends', () => {
    const t = choosing(short()).say('choose pass', 'choose win-0', 'choose win-1');
    expect(t.get('passes', 3)).toEqual([1, 1, 1]);
    expect(t.playOut().get('passes', 3)).toEqual([0, 1, 1]);
  });

  test('a contract may be redone twice in a long game', () => {
    const t = standing(short({ length: 'long' }), 'win-4', 3, 1);
    scored(t, [2, 10, 0], 'choose redo', 'choose pass', 'choose pass', 'redo win-4');
    t.dealer(0, 2);
    expect(choosing(t).legal(0)).toContain('choose redo');
    expect(t.say('choose redo', 'choose pass', 'choose pass').legal()).toEqual(['redo win-4']);
  });
});

describe('revealing', () => {
  test('all three decide at once; nothing shows before the last has decided', () => {
    const t = choosing(short({ contractReveal: 'on' })).say('choose win-4', 'choose pass', 'choose win-0');
    expect([t.phase, t.actors]).toEqual(['revealing', [0, 1, 2]]);
    expect([t.legal(0), t.legal(1)]).toEqual([['reveal', 'conceal'], ['conceal']]);
    t.as(0, 'reveal').as(2, 'conceal');
    expect([t.get('revealed'), t.get('face', 3)]).toEqual([[0], [-1, -1, -1]]);
    t.as(1, 'conceal');
    expect([t.get('revealed'), t.get('face', 3)]).toEqual([[1], [2, -1, -1]]);
  });

  test('a redo player reveals the contract being redone', () => {
    const t = choosing(standing(short({ contractReveal: 'on' }), 'win-4', 3, 1));
    t.say('choose redo', 'choose pass', 'choose win-0', 'redo win-4', 'reveal', 'conceal', 'conceal');
    expect(t.get('face', 3)).toEqual([2, -1, -1]);
  });

  test('without the variant nobody is asked', () => {
    expect(choosing(short()).say('choose win-4', 'choose win-4', 'choose win-4').phase).toBe('tricks');
  });
});

describe('points of one hand', () => {
  const rows = rowsOn('speed-run', 'contract | own tricks');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(15));
  for (const [contract, own, others, difference, points, revealed] of rows)
    test(`${contract} with ${own}, others ${others}: ${difference}, ${points}; revealed ${revealed}`, () => {
      if (contract === 'Pass') {
        for (let mine = 0; mine <= 12; mine++)
          expect(
            scored(
              short(LONG),
              [mine, 12 - mine, 0],
              'choose pass',
              ...Array(2).fill('choose win-0'),
              ...Array(3).fill('conceal'),
            ),
          ).toMatchObject({
            delta: [0, expect.any(Number), expect.any(Number)],
            points: [null, expect.any(Number), expect.any(Number)],
          });
        const t = choosing(short(LONG)).say('choose pass', 'choose win-0', 'choose win-0');
        expect(t.legal(0)).toEqual(['conceal']);
        return;
      }
      const mine = Number(own);
      const rest = 12 - mine;
      const splits = others === 'any' ? Array.from({ length: rest + 1 }, (_, n) => [n, rest - n]) : [numbersIn(others)];
      for (const id of contract === 'any of the three' ? ['least', 'middle', 'most'] : [bare(contract)])
        for (const [a, b] of splits)
          for (const [decision, worth] of [
            ['conceal', numbersIn(points)[0]],
            ['reveal', numbersIn(revealed)[0]],
          ] as const) {
            const passes = ['choose pass', 'choose pass'];
            const line = scored(short(LONG), [mine, a, b], `choose ${id}`, ...passes, decision, 'conceal', 'conceal');
            expect(line).toMatchObject({
              points: [worth, null, null],
              delta: [worth, 0, 0],
              contracts: [id, 'pass', 'pass'],
            });
          }
    });

  test('in every hand somebody is least, somebody middle, somebody most', () => {
    for (let a = 0; a <= 12; a++)
      for (let b = 0; a + b <= 12; b++)
        for (const id of ['least', 'middle', 'most']) {
          const line = scored(short({ length: 'long' }), [a, b, 12 - a - b], ...Array(3).fill(`choose ${id}`));
          expect(line.points).toContain(-2);
        }
  });
});

describe('redo', () => {
  const rows = rowsOn('speed-run', 'standing | redo result');
  test('the page has its rows', () => expect(rows).toHaveLength(5));
  for (const [before, redo, after, delta] of rows)
    test(`${before}; then ${redo}: ${after} stands`, () => {
      const contract = before.match(/`([a-z0-9-]+)`/)![1];
      const wanted = Number(contract.split('-')[1]);
      const tricksOf = (text: string) => Number(text.match(/(\d+) tricks/)?.[1] ?? wanted);
      const old = numbersIn(before.split(': ')[1])[0];
      const decision = redo.startsWith('revealed') ? 'reveal' : 'conceal';
      const t = standing(short({ length: 'medium', contractReveal: 'on' }), contract, old, tricksOf(before));
      const mine = tricksOf(redo);
      const acts = ['choose redo', 'choose pass', 'choose pass', `redo ${contract}`, decision, 'conceal', 'conceal'];
      const line = scored(t, [mine, 12 - mine, 0], ...acts);
      const stands = numbersIn(after)[0];
      const worth = numbersIn(redo.split(': ')[1])[0];
      expect(line).toMatchObject({
        delta: [numbersIn(delta)[0], 0, 0],
        total: [stands, 0, 0],
        points: [worth, null, null],
        contracts: [contract, 'pass', 'pass'],
        redo: [true, false, false],
        revealed: [decision === 'reveal', false, false],
      });
      const place = t.get('board', 7).findIndex((points) => points !== EMPTY);
      expect(t.get('board', 7)[place]).toBe(stands);
      expect(t.get('boardTricks', 7)[place]).toBe(stands === old ? tricksOf(before) : mine);
      expect(t.get('redos', 3)).toEqual([0, 1, 1]);
    });
});

describe('records', () => {
  test('the example of the page, line by line', () => {
    const lines = linesOn('speed-run');
    const [score, over] = lines.slice(-2);
    const t = short();
    boards(t, [4], [EMPTY, 4], [3]).set('total', [4, 4, 3]).dealer(1, 2);
    t.deal('10h', '2h', '9h');
    const from = t.lines.length;
    for (const line of lines.filter(({ ev }) => ev === 'act')) {
      if (line.do === 'play' && t.get('plays')[0] === 2) t.set('taken', [5, 1, 5]);
      const { ev: _ev, seat, ...act } = line;
      t.as(seat as number, Object.values(act).join(' '));
    }
    expect(t.lines.slice(from)).toEqual(lines.slice(0, -1));
    expect(Object.keys(t.line('score'))).toEqual(Object.keys(score));
    expect(over.ev).toBe('over');
  });

  const ended = (...points: number[][]) => {
    const t = boards(short(), ...points).dealer(2, 6);
    return scored(t, [4, 4, 4], ...Array(3).fill('choose pass')) && t;
  };
  const examples: Record<string, number[][]> = {
    '−1, 5, 10': [
      [-2, 1, 1, 1, -2],
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
    ],
    '3, 3, 8': [
      [-2, 1, 1, 1, 2],
      [-2, 1, 2, 2],
      [-2, 2, 2, 3, 3],
    ],
    '5, 5, 5': [
      [-2, 1, 2, 2, 2],
      [-2, -2, 3, 3, 3],
      [-2, 1, 1, 1, 4],
    ],
    '9, 9, 9': [
      [-2, 2, 3, 3, 3],
      [-2, 1, 4, 4, 2],
      [-4, 1, 4, 4, 4],
    ],
  };
  const rows = rowsOn('speed-run', 'totals | completed');
  test('every end of the page is here', () => expect(rows.map(([totals]) => totals)).toEqual(Object.keys(examples)));
  for (const [totals, completed, perfects, winners] of rows)
    test(`${totals}, completed ${completed}, perfects ${perfects}: ${winners} wins`, () => {
      const line = ended(...examples[totals]).line('over');
      expect(line.total).toEqual(numbersIn(totals));
      expect(line.winners).toEqual(winners === 'all three' ? [0, 1, 2] : numbersIn(winners));
      if (completed !== 'any') expect(line.completed).toEqual(numbersIn(completed));
      if (perfects !== 'any') expect(line.perfects).toEqual(numbersIn(perfects));
    });

  test('the over line of the page', () => {
    const over = linesOn('speed-run').at(-1);
    expect(ended(...examples['3, 3, 8']).line('over')).toEqual(over);
  });

  test('more completed contracts come before more perfect bonuses', () => {
    expect(ended([-2, -2, 4, 3], [-2, 1, 1, 1, 2], [9]).line('over')).toMatchObject({
      winners: [1],
      completed: [4, 5, 1],
    });
  });
});

const set = () => short().deal('2h', '3h', '4h');
const redoing = () => choosing(standing(short(), 'win-4', 3, 1)).say('choose redo', 'choose win-0', 'choose win-1');
const revealing = () => choosing(short({ contractReveal: 'on' })).say('choose pass', 'choose win-0', 'choose win-1');
const tricks = () => choosing(short(), ['2h 1c', '3h 2c', '4h 3c']).say(...Array(3).fill('choose pass'));

testRefusals(
  'speed-run',
  [
    ['SPEEDRUN-SET-1', set, 'trump none', 'trump none', 1],
    ['SPEEDRUN-SET-1', () => set().say('trump none'), 'trump hearts', 'ranking fixed 10'],
    ['SPEEDRUN-SET-1', () => set().say('ranking fixed 1'), 'ranking fixed 10', 'trump none'],
    ['SPEEDRUN-SET-1', set, 'choose win-0', 'trump none'],
    ['SPEEDRUN-SET-2', set, 'trump locks', 'trump spades'],
    ['SPEEDRUN-SET-3', set, 'ranking zigzag 10', 'ranking slalom 10'],
    ['SPEEDRUN-SET-3', set, 'ranking fixed 9', 'ranking fixed 1'],
    ['SPEEDRUN-CHOOSE-1', () => choosing(short()).as(1, 'choose win-0'), 'choose win-1', 'choose win-1', 1],
    ['SPEEDRUN-CHOOSE-1', () => choosing(short()), 'play 1h', 'choose win-0'],
    ['SPEEDRUN-CHOOSE-2', () => choosing(short()), 'choose win-9', 'choose win-7'],
    ['SPEEDRUN-CHOOSE-2', () => choosing(short()), 'choose most', 'choose win-7'],
    ['SPEEDRUN-CHOOSE-2', () => choosing(standing(short(), 'win-4', 3, 1)), 'choose win-4', 'choose win-5'],
    ['SPEEDRUN-CHOOSE-3', () => choosing(short().set('passes', [0, 1, 1])), 'choose pass', 'choose win-0'],
    ['SPEEDRUN-CHOOSE-4', () => choosing(short()), 'choose redo', 'choose pass'],
    [
      'SPEEDRUN-CHOOSE-4',
      () => choosing(standing(short(), 'win-4', 3, 1).set('redos', [0, 1, 1])),
      'choose redo',
      'choose win-0',
    ],
    ['SPEEDRUN-CHOOSE-5', redoing, 'redo win-0', 'redo win-4'],
    ['SPEEDRUN-CHOOSE-5', redoing, 'redo pass', 'redo win-4'],
    ['SPEEDRUN-CHOOSE-5', redoing, 'redo win-4', 'redo win-4', 1],
    ['SPEEDRUN-REVEAL-1', revealing, 'reveal', 'conceal'],
    ['SPEEDRUN-REVEAL-1', () => revealing().as(1, 'reveal'), 'conceal', 'conceal', 1],
    ['SPEEDRUN-PLAY-1', tricks, 'reveal', 'play 4h'],
    ['SPEEDRUN-PLAY-1', tricks, 'reveal', 'play 4h', 0],
    ['SPEEDRUN-PLAY-2', tricks, 'play 2h', 'play 4h', 0],
    ['SPEEDRUN-PLAY-2', tricks, 'play 2h', 'play 3c'],
    ['SPEEDRUN-PLAY-3', () => tricks().play('4h'), 'play 1c', 'play 2h'],
  ],
  [{ rule: 'SPEEDRUN-DEAL-1', players: 3 }],
);
