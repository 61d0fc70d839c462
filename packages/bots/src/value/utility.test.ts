import { Random, type Rules, type State, trickGame } from '@followsuit/engine';
import { DEALER, DEALING, HAND, OVER, PHASE, TOTAL, WINNERS } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import { littleHearts } from '@followsuit/games/examples';
import '@followsuit/games/bots';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../knowledge.ts';
import { simple } from '../simple/index.ts';
import { setUp } from '../testing/play.ts';
import { handsInAll } from './ending.ts';
import { PointsFeatures } from './points-features.ts';
import { playHand, randomScores } from './scores.ts';
import { utilityFor } from './utility.ts';

const trick = (id: string) => trickGames.find((game) => game.id === id)!;
const tables = trickGames.flatMap((game) => game.players.map((players) => setUp(game, players)));
const name = (rules: Rules): string => `${rules.game.id} with ${rules.seats}`;

function chances(rules: Rules, s: State): number[] {
  const out = new Float64Array(rules.seats);
  utilityFor(rules).of(s, out);
  return [...out];
}

/** A position with these totals after some hands. */
function at(rules: Rules, totals: readonly number[], hand = 3): State {
  const s = rules.start();
  s.set(totals, TOTAL);
  s[HAND] = hand;
  return s;
}

/** All positions between the hands of one game. */
function positionsOf(rules: Rules): State[] {
  const random = new Random('positions');
  const bots = Array.from({ length: rules.seats }, () => simple);
  const positions: State[] = [];
  for (const s = rules.start(); s[PHASE] === DEALING; playHand(rules, s, bots, random)) positions.push(s.slice());
  return positions;
}

describe('a game that is over', () => {
  test('is won by its winner, wholly', () => {
    const rules = setUp(trick('coralon'), 4);
    const s = at(rules, [41, 39, 12, 0]);
    s[PHASE] = OVER;
    s[WINNERS] = 0b0001;
    expect(chances(rules, s)).toEqual([1, 0, 0, 0]);
  });

  test('is shared by those who share the victory', () => {
    const rules = setUp(trick('baronet'), 5);
    const s = at(rules, [120, 90, 120, 80, 90], 10);
    s[PHASE] = OVER;
    s[WINNERS] = 0b00101;
    expect(chances(rules, s)).toEqual([0.5, 0, 0.5, 0, 0]);
  });

  test('is won by both partners', () => {
    const rules = setUp(trick('thieves'), 4);
    const s = at(rules, [60, 82]);
    s[PHASE] = OVER;
    s[WINNERS] = 0b1010;
    expect(chances(rules, s)).toEqual([0, 1, 0, 1]);
  });
});

describe.each(tables.map((rules) => [name(rules), rules] as const))('%s', (_, rules) => {
  const { sides } = rules.design;
  const positions = positionsOf(rules);

  test('has a model', () => {
    expect(knowledgeOf(rules.game).value?.variants.length).toBeGreaterThan(0);
  });

  test('chances add up to 1 over the sides, and partners have the same', () => {
    for (const s of positions) {
      const out = chances(rules, s);
      expect(sides.reduce((sum, seats) => sum + out[seats[0]], 0)).toBeCloseTo(1, 10);
      for (const seats of sides) for (const seat of seats) expect(out[seat]).toBe(out[seats[0]]);
      for (const chance of out) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  test('no seat is favoured: who sits elsewhere takes the chance along', () => {
    for (const s of positions.slice(1)) {
      const before = chances(rules, s);
      const after = chances(rules, rotated(rules, s));
      for (let seat = 0; seat < rules.seats; seat++)
        expect(after[(seat + 1) % rules.seats]).toBeCloseTo(before[seat], 10);
    }
  });

  test('more points are never worse', () => {
    const sign = rules.wins === 'low' ? -1 : 1;
    if (rules.game.id === 'stepping-stones') return; // what stands on the sheet is what counts
    for (const before of positions)
      for (let side = 0; side < sides.length; side++) {
        const s = before.slice();
        let last = chances(rules, s)[sides[side][0]];
        for (let more = 1; more <= 6; more++) {
          s[TOTAL + side] += sign;
          if (handsInAll(rules) === 0 && s[TOTAL + side] >= Number(rules.options.target)) break;
          const now = chances(rules, s)[sides[side][0]];
          expect(now).toBeGreaterThanOrEqual(last - 1e-9);
          last = now;
        }
      }
  });
});

/** The same position with everybody one seat to the left. */
function rotated(rules: Rules, s: State): State {
  const r = s.slice();
  for (const { at: from, size, per, width, lasting } of rules.design.layout.fields) {
    if (!lasting || per === 'table') continue;
    const owners = per === 'side' ? rules.design.sides.length : size / width;
    for (let owner = 0; owner < owners; owner++)
      for (let i = 0; i < width; i++) r[from + ((owner + 1) % owners) * width + i] = s[from + owner * width + i];
  }
  r[DEALER] = (s[DEALER] + 1) % rules.seats;
  return r;
}

describe('what decides', () => {
  test('a lead is worth more when the end is near', () => {
    const rules = setUp(trick('coralon'), 3);
    expect(chances(rules, at(rules, [55, 45, 45]))[0]).toBeGreaterThan(
      chances(rules, at(rules, [20, 10, 10]))[0] + 0.1,
    );
  });

  test('the same totals mean more where the target is low', () => {
    const lead = (target: number): number => {
      const rules = setUp(trick('thieves'), 4, { target });
      return chances(rules, at(rules, [40, 30]))[0];
    };
    expect(lead(45)).toBeGreaterThan(lead(80) + 0.05);
    expect(lead(80)).toBeGreaterThan(lead(200) + 0.02);
  });

  test('a lead before the last hand of a fixed number is nearly the game', () => {
    const rules = setUp(trick('baronet'), 4);
    const totals = [125, 95, 90, 90];
    expect(chances(rules, at(rules, totals, 7))[0]).toBeGreaterThan(0.9);
    expect(chances(rules, at(rules, totals, 1))[0]).toBeLessThan(0.85);
  });

  test('bags weigh before the penalty, and not at the very end', () => {
    const rules = setUp(trick('stones'), 4);
    const cost = (total: number): number => {
      const s = at(rules, [total, total, total, total]);
      const even = chances(rules, s)[0];
      s[rules.at.bags] = 8;
      return even - chances(rules, s)[0];
    };
    expect(cost(250)).toBeGreaterThan(0.05);
    expect(cost(499)).toBeLessThan(cost(250));
  });

  test('a tie at the target leaves everything open', () => {
    const rules = setUp(trick('stones'), 4); // STONES-END-3
    const out = chances(rules, at(rules, [510, 510, 420, 300]));
    expect(out[0]).toBeGreaterThan(0.3);
    expect(out[1]).toBeGreaterThan(0.3);
  });

  test('a good box on the sheet helps, and a bad one does harm', () => {
    const rules = setUp(trick('stepping-stones'), 3);
    const withBox = (row: number, tricks: number): number => {
      const s = at(rules, [0, 0, 0], 1);
      s[rules.at.sheet + row] = tricks;
      return chances(rules, s)[0];
    };
    const winNoTrump = [2, 4, 6, 8, 10].map((tricks) => withBox(1, tricks));
    const lose = [8, 6, 4, 2, 0].map((tricks) => withBox(3, tricks));
    for (const rising of [winNoTrump, lose]) expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(winNoTrump[4]).toBeGreaterThan(winNoTrump[0] + 0.1);
    expect(lose[4]).toBeGreaterThan(lose[0] + 0.1);
  });

  test('a Redo card is worth something in Speed Run', () => {
    const rules = setUp(trick('speed-run'), 3);
    const s = at(rules, [4, 4, 4], 2);
    const { board, redos } = rules.at;
    for (let seat = 0; seat < 3; seat++) s[board + seat * 5] = 4;
    s[redos + 1] = 0;
    const [first, second] = chances(rules, s);
    expect(first).toBeGreaterThan(second);
  });
});

test('every combination of options has a utility', () => {
  const rules = setUp(trick('stones'), 4, { partners: 'on', bagPenalty: 'off', missedBid: 'minus' });
  const out = chances(rules, at(rules, [200, 100]));
  expect(out[0]).toBeGreaterThan(0.6);
  expect(out[0] + out[1]).toBeCloseTo(1, 10);
  const points = setUp(trick('up-and-down'), 5, { scoring: 'points', opening: 'informal' });
  expect(chances(points, at(points, [50, 30, 30, 30, 30]))[0]).toBeGreaterThan(0.4);
});

test('a game without a model goes by the totals', () => {
  const rules = setUp(trickGame({ ...trick('coralon'), id: 'new' }), 3);
  const out = chances(rules, at(rules, [30, 20, 10]));
  expect(out[0]).toBeGreaterThan(out[1]);
  expect(out[1]).toBeGreaterThan(out[2]);
  expect(out[0] + out[1] + out[2]).toBeCloseTo(1, 10);
});

test('where the lowest total wins, fewer points are worth more, with a model and without', () => {
  const rules = setUp(littleHearts, 4);
  const s = at(rules, [10, 30, 50, 70]);
  const out = chances(rules, s);
  expect(out).toEqual([...out].sort((a, b) => b - a));
  const scale = { players: 4, options: {}, mean: 6.5, spread: 6, soften: 1, step: 1, reach: [1, 0.7, 0.5, 0.3, 0.1] };
  const features = new PointsFeatures(rules, scale);
  const read = (totals: readonly number[]): number[] => {
    const numbers = new Float64Array(4 * features.size);
    features.read(at(rules, totals), numbers);
    return [...numbers];
  };
  const numbers = read([10, 30, 50, 98]);
  for (const [i, helps] of features.helps.entries())
    for (const side of helps ? [1, 2, 3] : [])
      expect(numbers[side * features.size + i]).toBeLessThanOrEqual(numbers[(side - 1) * features.size + i]);
  // The game lasts until the highest total reaches the target: what is behind counts for more when that is near.
  expect(read([10, 30, 50, 98])[features.size]).toBeLessThan(read([10, 30, 50, 51])[features.size]);
});

describe('random scores', () => {
  test('wait for a deal, below the target, and are the same for a seed', () => {
    const rules = setUp(trick('bishop'), 4);
    const seen = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const s = randomScores(rules, new Random(`scores ${n}`));
      expect(s[PHASE]).toBe(DEALING);
      expect(Math.max(...s.subarray(TOTAL, TOTAL + 4))).toBeLessThan(25);
      expect(randomScores(rules, new Random(`scores ${n}`))).toEqual(s);
      seen.add(`${s[HAND]}: ${s.subarray(TOTAL, TOTAL + 4)}`);
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('lasting fields agree with the totals', () => {
    const rules = setUp(trick('speed-run'), 3);
    for (let n = 0; n < 5; n++) {
      const s = randomScores(rules, new Random(`boards ${n}`));
      for (let seat = 0; seat < 3; seat++) {
        const boxes = [...s.subarray(rules.at.board + seat * 5, rules.at.board + seat * 5 + 5)].filter((p) => p !== 99);
        expect(boxes.reduce((sum, points) => sum + points, 0)).toBe(s[TOTAL + seat]);
      }
    }
  });
});
