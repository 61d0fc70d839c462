import { viewAsJson, viewOf } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../pages.ts';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { type TestTable, table, words } from '../testing/table.ts';
import { skat } from './rules.ts';

const ID = 'skat';
const PLAIN = { scoring: 'plain' };

/** Seat 0 deals: seat 1 is forehand, seat 2 middlehand. */
const dealt = (options = {}): TestTable => table(ID, 3, options).dealFull();
/** Forehand is the declarer and plays by hand; the skat is worth nothing. */
const byHand = (game: string, ...hands: string[]): TestTable =>
  table(ID, 3)
    .box('7c 7s')
    .deal(...hands)
    .say('pass', 'pass', 'bid 18', `declare ${game}`);
/** Forehand is the declarer after this bid. */
const forehandAt = (t: TestTable, bid: number): TestTable =>
  bid === 18 ? t.say('pass', 'pass', 'bid 18') : t.say(`bid ${bid}`, 'hold', 'pass', 'pass');

const worth: Record<string, number> = { A: 11, 10: 10, K: 4, Q: 3, J: 2 };
const worthOf = (card: string): number => worth[card.slice(0, -1)] ?? 0;
const TOP: Record<string, string> = { clubs: 'c', spades: 's', hearts: 'h', diamonds: 'd', grand: '' };
/** The trumps of a game, from the highest down. */
const trumpsOf = (game: string): string[] => [
  ...['Jc', 'Js', 'Jh', 'Jd'],
  ...(TOP[game] === '' ? [] : 'A 10 K Q 9 8 7'.split(' ').map((rank) => rank + TOP[game])),
];

/** The last trick of forehand's game: so many matadors, card points and tricks come of it. */
function lastTrick(t: TestTable, said: string, matadors: string, points: number, tricks: number, bid = 18): TestTable {
  const [game, ...more] = words(said);
  const isHand = more[0] === 'hand';
  const announce = more[isHand ? 1 : 0] ?? '';
  const n = numbersIn(matadors)[0];
  const trumps = trumpsOf(game);
  const others = matadors.startsWith('without') ? trumps.slice(0, n) : trumps.slice(n, n + 1);
  const idle = ['8d', '8s', '9h', '9s'].filter((card) => !trumps.includes(card));
  const [second, third] = [...others, ...idle];
  const first = matadors.startsWith('without') ? idle[2] : 'Jc';
  forehandAt(t.box('7s 7h').deal(third, first, second), bid);
  t.say(...(isHand ? [] : ['take', 'discard 7s 7h']), `declare ${game} ${announce}`.trim());
  const takes = first === 'Jc';
  const own = points - (takes ? [first, second, third].reduce((sum, card) => sum + worthOf(card), 0) : 0);
  t.set('points', [0, own, 0]).set('taken', [0, takes ? tricks - 1 : tricks, 0]);
  return t.playOut();
}

describe('deal', () => {
  test('ten cards each of 32, and two that nobody sees', () => {
    const t = table(ID, 3).dealFrom('deal');
    const deal = t.line('deal') as unknown as Record<string, string[][]>;
    expect(deal.hands.map((hand) => hand.length)).toEqual([10, 10, 10]);
    expect([deal.stock.length, deal.open]).toEqual([2, null]);
    for (let seat = -1; seat < 3; seat++) expect(viewAsJson(viewOf(t.rules, t.state, seat)).stock).toBeNull();
  });
});

describe('bidding', () => {
  const values = (t: TestTable): number[] =>
    t.acts().flatMap(({ value }) => (value === undefined ? [] : [Number(value)]));

  test('the values of the page, and no others', () => {
    const t = dealt();
    expect(values(t)).toEqual(numbersIn(/They are ([^.]*)\./.exec(sentencesOf(skat).get('SKAT-BID-2')!)![1]));
    expect([t.actors, t.legal().at(-1)]).toEqual([[2], 'pass']);
  });

  test('middlehand bids, forehand holds, rearhand bids to who is left', () => {
    const t = dealt().say('bid 18');
    expect([t.actors, t.legal()]).toEqual([[1], ['hold', 'pass']]);
    t.say('hold', 'bid 22', 'hold', 'pass');
    expect([t.actors, t.get('bid'), values(t)[0]]).toEqual([[0], [22], 23]);
    t.say('bid 30', 'pass');
    expect([t.phase, t.get('declarer'), t.get('bid')]).toEqual(['skat', [0], [30]]);
  });

  test('forehand passes: rearhand bids to middlehand, who has it at the last value', () => {
    const t = dealt().say('bid 18', 'pass');
    expect([t.actors, t.get('listener')]).toEqual([[0], [2]]);
    t.say('pass');
    expect([t.get('declarer'), t.get('bid')]).toEqual([[2], [18]]);
  });

  test('forehand may hold to the last value; then rearhand can only pass', () => {
    const t = dealt().say('bid 264', 'hold', 'pass');
    expect([t.actors, t.legal()]).toEqual([[0], ['pass']]);
    expect(t.say('pass').get('declarer')).toEqual([1]);
  });

  test('nobody has bid: forehand may play for 18', () => {
    const t = dealt().say('pass', 'pass');
    expect([t.actors, t.legal()]).toEqual([[1], ['bid 18', 'pass']]);
    expect(t.say('bid 18').get('declarer')).toEqual([1]);
  });

  test('three passes: nobody scores, and the deal moves on', () => {
    const t = dealt().say('pass', 'pass', 'pass');
    expect(t.line('score')).toMatchObject({ delta: [0, 0, 0], declarer: null, game: null, bid: 0, result: 'passed' });
    expect(t.dealFrom('next').line('deal').dealer).toBe(1);
  });
});

describe('the skat and the game', () => {
  const declarer = (): TestTable => dealt().say('pass', 'pass', 'bid 18');

  test('the declarer takes it, puts any two of twelve away unseen, and names a game', () => {
    const t = declarer().say('take');
    expect([t.phase, t.get('count', 3), t.acts().length]).toEqual(['putting away', [10, 12, 10], 66]);
    t.say(t.legal()[0]);
    expect([t.phase, t.get('put', 3)]).toEqual(['declaring', [0, 2, 0]]);
    expect(t.legal().filter((act) => act.split(' ').length > 2)).toEqual(['declare null ouvert']);
    for (let seat = -1; seat < 3; seat++) {
      const { away, stock } = viewAsJson(viewOf(t.rules, t.state, seat)) as Record<string, unknown[] | null>;
      expect([away![1] !== null, stock]).toEqual([seat === 1, null]);
    }
  });

  test('by hand the skat stays where it is, and everything may be announced', () => {
    const t = declarer();
    const announced = t.legal().filter((act) => act.startsWith('declare'));
    expect(announced).toHaveLength(5 * 4 + 2);
    t.say('declare spades schneider');
    expect([t.phase, t.actors, t.get('count', 3)]).toEqual(['tricks', [1], [10, 10, 10]]);
    expect(viewAsJson(viewOf(t.rules, t.state, -1))).toMatchObject({
      game: 'spades',
      trump: 'spades',
      announced: 'schneider',
      faceUp: [],
    });
  });

  test('ouvert shows ten cards to everybody, and what was put away to nobody else', () => {
    const t = declarer().say('take');
    const [first] = t.legal();
    t.say(first, 'declare null ouvert');
    const own = viewAsJson(viewOf(t.rules, t.state, 1)) as Record<string, string[][]>;
    for (let seat = -1; seat < 3; seat++) {
      const { faceUp, away } = viewAsJson(viewOf(t.rules, t.state, seat)) as Record<string, unknown[]>;
      expect(faceUp).toEqual(own.hold[1]);
      expect(away[1]).toEqual(seat === 1 ? words(first).slice(1) : null);
    }
  });

  test('forehand leads, whoever is the declarer', () => {
    expect(dealt().say('bid 18', 'pass', 'pass', 'declare grand').actors).toEqual([1]);
  });
});

describe('tricks', () => {
  for (const [game, cards, taker, why] of rowsOn(ID, 'game | cards in order | taken by'))
    test(`${game}, ${cards}: ${why}`, () => {
      const played = words(cards);
      const t = byHand(game, played[2], played[0], played[1]).play(cards);
      expect(t.line('trick').taker).toBe((1 + played.indexOf(taker)) % 3);
    });

  for (const [game, hand, led, allowed] of rowsOn(ID, 'game | hand | led'))
    test(`${game}, ${hand} on ${led}: ${allowed}`, () => {
      const t = byHand(game, '8h', led, hand).play(led);
      expect(t.cards().split(' ').sort()).toEqual(allowed.split(', ').sort());
    });

  test('in grand a jack calls for jacks, and whoever does not follow has none', () => {
    const t = byHand('grand', '8h', 'Js', '7h 9s').play('Js');
    expect(viewAsJson(viewOf(t.rules, t.state, -1))).toMatchObject({ led: 'jacks', countsAs: { Jh: 'jacks' } });
    t.play('7h');
    const lacks = t.rules.design.layout.fields.find(({ name }) => name === 'lacks')!.at + 2 * 5;
    expect([...t.state.subarray(lacks, lacks + 5)]).toEqual([1 << 7, 1 << 7, 1 << 7, 1 << 7, 0]);
  });

  test('null ends with the declarer’s first trick', () => {
    const t = byHand('null', '7h 8h', 'Ah 7d', '9h 8d').play('Ah 9h 8h');
    expect(t.line('score')).toMatchObject({ game: 'null', hand: true, result: 'lost', value: 35 });
  });
});

describe('value', () => {
  for (const [said, matadors, points, tricks, value, why] of rowsOn(ID, 'game | matadors'))
    test(`${said} ${matadors}, ${points} points: ${value} (${why})`, () => {
      const isNull = said.startsWith('null');
      const t = table(ID, 3, PLAIN);
      if (!isNull) lastTrick(t, said, matadors, Number(points), Number(tricks));
      else {
        forehandAt(t.box('7s 7h').deal('8d', '7d', '9d'), 18);
        t.say(...(said === 'null' ? ['take', 'discard 7s 7h', 'declare null'] : ['declare null ouvert'])).playOut();
      }
      expect(t.line('score').value).toBe(Number(value));
      expect(t.line('score').points).toBe(isNull ? 0 : Number(points));
      expect(t.line('score').matadors).toBe(
        isNull ? 0 : numbersIn(matadors)[0] * (matadors.startsWith('without') ? -1 : 1),
      );
    });

  test('60 card points are not enough, and 90 do not make the others schneider if they have 31', () => {
    expect(lastTrick(table(ID, 3, PLAIN), 'clubs', 'with 1', 60, 5).line('score')).toMatchObject({
      ...{ result: 'lost', value: 24, delta: [0, -48, 0] },
    });
    expect(lastTrick(table(ID, 3, PLAIN), 'clubs', 'with 1', 89, 9).line('score').value).toBe(24);
    expect(lastTrick(table(ID, 3, PLAIN), 'clubs', 'with 1', 30, 3).line('score').value).toBe(36);
    expect(lastTrick(table(ID, 3, PLAIN), 'clubs', 'with 1', 31, 3).line('score').value).toBe(24);
  });

  test('what was announced must be reached', () => {
    const at = (announced: string, points: number, tricks: number): unknown =>
      lastTrick(table(ID, 3, PLAIN), `clubs hand ${announced}`, 'with 1', points, tricks).line('score');
    expect(at('schneider', 90, 9)).toMatchObject({ result: 'won', value: 60 });
    expect(at('schneider', 89, 9)).toMatchObject({ result: 'lost', value: 60 });
    expect(at('schwarz', 110, 9)).toMatchObject({ result: 'lost', value: 84 });
    expect(at('schwarz', 120, 10)).toMatchObject({ result: 'won', value: 84 });
    expect(at('ouvert', 120, 10)).toMatchObject({ result: 'won', value: 96 });
  });

  test('the skat counts for the declarer by hand too, and its trumps are the declarer’s', () => {
    const t = table(ID, 3, PLAIN).box('Js Ah').deal('9s', 'Jc', '8s');
    forehandAt(t, 18).say('declare clubs').set('points', [0, 50, 0]).set('taken', [0, 5, 0]).playOut();
    expect(t.line('score')).toMatchObject({ points: 50 + 2 + 13, matadors: 11, hand: true });
  });
});

describe('score', () => {
  for (const [scoring, bid, value, made, counts, delta, why] of rowsOn(ID, 'scoring | bid'))
    test(`${scoring}, bid ${bid}, ${made}: ${delta} (${why})`, () => {
      expect(value).toBe('24');
      const t = table(ID, 3, { scoring });
      const line = lastTrick(t, 'clubs', 'without 1', made === 'yes' ? 80 : 50, 5, Number(bid)).line('score');
      const [own, others] = numbersIn(delta);
      expect([line.value, line.delta]).toEqual([Number(counts), [others, own, others]]);
      expect(line.result).toBe(made === 'no' ? 'lost' : Number(bid) > 24 ? 'overbid' : 'won');
    });

  for (const [said, bid, made, counts, delta, why] of rowsOn(ID, 'null | bid'))
    test(`${said}, bid ${bid}: ${delta} (${why})`, () => {
      const t = table(ID, 3, PLAIN)
        .box('7s 7h')
        .deal('8d', made === 'yes' ? '7d' : 'Ad', '9d');
      forehandAt(t, Number(bid));
      const announce = said.endsWith('ouvert') ? ' ouvert' : '';
      t.say(...(said.includes('hand') ? [] : ['take', 'discard 7s 7h']), `declare null${announce}`).playOut();
      expect(t.line('score')).toMatchObject({ value: Number(counts), delta: [0, numbersIn(delta)[0], 0] });
    });

  test('the example of the page', () => {
    const lines = linesOn(ID);
    const t = table(ID, 3, {}).dealer(2).set('total', [0, 0, 48]).box('7s 10d').deal('9h', '8h', 'Jc');
    for (const { ev, seat, do: name, ...args } of lines)
      if (ev === 'act') t.as(Number(seat), [name, ...Object.values(args).flat()].join(' '));
    t.set('points', [62, 0, 0]).set('taken', [6, 3, 0]).playOut();
    expect(t.line('score')).toEqual(lines.at(-1));
  });
});

describe('end', () => {
  test.each([1, 2, 4])('after %i rounds; the highest total wins, and level totals share it', (rounds) => {
    const t = table(ID, 3, { ...PLAIN, rounds });
    for (let hand = 1; hand < 3 * rounds; hand++) t.dealFull().say('pass', 'pass', 'pass');
    expect(t.all('over')).toHaveLength(0);
    t.set('total', [-10, 5, 5]).dealFull().say('pass', 'pass', 'pass');
    expect(t.line('over').winners).toEqual([1, 2]);
  });
});

testRefusals(
  ID,
  [
    ['SKAT-BID-1', () => dealt(), 'take', 'bid 18'],
    ['SKAT-BID-1', () => dealt(), 'pass', 'pass', 1],
    ['SKAT-BID-2', () => dealt(), 'bid 19', 'bid 20'],
    ['SKAT-BID-2', () => dealt().say('bid 20', 'hold'), 'bid 20', 'bid 22'],
    ['SKAT-BID-2', () => dealt(), 'hold', 'bid 18'],
    ['SKAT-BID-3', () => dealt().say('bid 18'), 'bid 20', 'hold'],
    ['SKAT-BID-5', () => dealt().say('pass', 'pass'), 'bid 20', 'bid 18'],
    ['SKAT-TAKE-1', () => dealt().say('pass', 'pass', 'bid 18'), 'discard 7c 8c', 'take'],
    ['SKAT-TAKE-2', () => taken(), 'discard Ad Jd', 'discard 7c 8c'],
    ['SKAT-TAKE-2', () => taken(), 'discard 7c', 'discard 7c 8c'],
    ['SKAT-TAKE-2', () => taken(), 'declare null', 'discard 7c 8c'],
    ['SKAT-DECLARE-1', () => taken().say('discard 7c 8c'), 'declare ramsch', 'declare grand'],
    ['SKAT-DECLARE-1', () => taken().say('discard 7c 8c'), 'play 9c', 'declare grand'],
    ['SKAT-DECLARE-2', () => taken().say('discard 7c 8c'), 'declare grand schneider', 'declare grand'],
    ['SKAT-DECLARE-2', () => taken().say('discard 7c 8c'), 'declare grand re', 'declare grand'],
    ['SKAT-DECLARE-3', () => dealt().say('pass', 'pass', 'bid 18'), 'declare null schwarz', 'declare null ouvert'],
    ['SKAT-PLAY-1', () => byHand('hearts', '9h', 'Ah', '10h'), 'play 9h', 'play Ah'],
    ['SKAT-PLAY-1', () => byHand('hearts', '9h', 'Ah', '10h'), 'pass', 'play Ah'],
    ['SKAT-PLAY-3', () => byHand('hearts', '9s', 'Ad', 'Jd Kd').play('Ad'), 'play Jd', 'play Kd'],
  ],
  [{ rule: 'SKAT-DEAL-1', players: 3 }],
);

/** Forehand has taken the skat. */
function taken(): TestTable {
  return table(ID, 3).dealFull('Ad', '7c 8c 9c').say('pass', 'pass', 'bid 18', 'take');
}
