/** Whole games of Up and Down, played by chance, against the invariants of its page. */
import { type Act, type Json, type Line, Random } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { type TestTable, table } from '../testing/table.ts';

const INFORMAL = { opening: 'informal' };
const POINTS = { scoring: 'points' };
const EACH = { scoring: 'points', opponents: 'each' };

describe('whole games by chance', () => {
  /** Mostly declines where that can be done, so that all endings of a hand turn up. */
  function pick(acts: readonly Act[], random: Random): Act {
    const declining = acts.find((act) => ['knock', 'coin', 'pass', 'takeBack'].includes(act.do));
    return declining && random.below(4) > 0 ? declining : acts[random.below(acts.length)];
  }

  function play(options: Record<string, Json>, seed: string): TestTable {
    const t = table('up-and-down', 5, options);
    const random = new Random(seed);
    while (t.phase !== 'over' && t.all('score').length < 60) {
      if (t.phase === 'deal') t.dealFrom(`${seed} ${t.all('deal').length}`);
      const seat = t.actors[random.below(t.actors.length)];
      t.as(seat, Object.values(pick(t.acts(seat), random)).join(' '));
    }
    return t;
  }

  const isLive = (card: string, led: string, trump: string): boolean => [led, trump].includes(card.slice(-1));

  for (const options of [{}, INFORMAL, POINTS, EACH, { ...INFORMAL, rounds: 4, stake: 7 }])
    test(`the page’s invariants hold: ${JSON.stringify(options)}`, () => {
      const forPoints = options === POINTS || options === EACH;
      const seen = new Set<Json>();
      for (let game = 0; game < 6; game++) {
        const { stake = 30, rounds = 2 } = options as Record<string, number>;
        const t = play(options, `${JSON.stringify(options)} ${game}`);
        const scores = t.all('score');
        if (!forPoints) expect(scores).toHaveLength(5 * rounds);
        let potBefore = 0;
        let tricks: Line[] = [];
        for (const line of t.lines) {
          if (line.ev === 'trick') tricks.push(line);
          if (line.ev !== 'score') continue;
          const [delta, total, points] = [line.delta, line.total, line.points] as number[][];
          const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
          seen.add(line.result);
          expect(sum(points)).toBe(tricks.length + tricks.filter(({ low }) => low !== null).length);
          expect(tricks.length).toBe(line.leader === null ? 0 : 11);
          if (line.red) expect(line.partner).toBeNull();
          if (line.leader !== null) expect(line.partner).not.toBe(line.leader);
          if (forPoints) {
            for (const n of delta) expect(n).toBeGreaterThanOrEqual(0);
            const isTeam = (seat: number): boolean => seat === line.leader || seat === line.partner;
            const of = (team: boolean): number[] => delta.filter((_, seat) => isTeam(seat) === team);
            expect(new Set(of(true)).size).toBe(1);
            if (options === EACH && line.result === 'missed')
              expect(of(false)).toEqual(points.filter((_, seat) => !isTeam(seat)));
            else expect(new Set(of(false)).size).toBe(1);
          } else {
            expect(sum(total) + Number(line.pot)).toBe(5 * stake);
            expect(sum(delta)).toBe(potBefore - Number(line.pot));
          }
          for (const { leader, cards, taker, low } of tricks as unknown as Record<string, never>[]) {
            if (low === null) continue;
            expect(low).not.toBe(taker);
            const cardOf = (seat: number): string => cards[(seat - leader + 5) % 5];
            const [led, trump] = [cardOf(leader).slice(-1), (tricks[0].cards as string[])[0].slice(-1)];
            expect(cardOf(taker)).toMatch(/^[AKBFT]/);
            expect(cardOf(low)).toMatch(/^[2-7]/);
            expect(isLive(cardOf(taker), led, trump) && isLive(cardOf(low), led, trump)).toBe(true);
          }
          potBefore = Number(line.pot);
          tricks = [];
        }
      }
      if (forPoints) expect([...seen].sort()).toContain('missed');
      else expect([...seen].sort()).toEqual(['made', 'missed', 'opening' in options ? 'unled' : 'takenBack']);
    });
});
