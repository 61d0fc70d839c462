/** What Chevalier's table shows, against what the game says: rules/chevalier.md, "At the table". */
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { chevalier } from './chevalier.tsx';
import { draw, textOf } from './testing/fake-dom.ts';
import { type Moment, play, setupsOf } from './testing/scenes.ts';

const game = trickGames.find(({ id }) => id === 'chevalier')!;
const each = (hands: number, look: (now: Moment) => void): void => {
  for (const seed of ['a', 'b', 'c'])
    for (const [i, setup] of setupsOf(game).entries()) play(setup, `chevalier/${seed}/${i}`, hands, look);
};

test('a sweep is a broom on the sheet, and is counted trick by trick at the end of the hand', () => {
  const sweeps = new Map<string, number>();
  each(8, ({ sceneFor }) => {
    const scene = sceneFor(0);
    const score = scene.events.at(-1);
    if (score?.ev !== 'score') return;
    const felt = textOf(chevalier.felt, scene);
    const side = score.sweep as number | null;
    const poisoned = side === null ? 0 : (score.poisoned as number[])[side];
    const bidders = scene.sides.findIndex((seats) => seats.includes(Number(score.bidder)));
    const worth = side === bidders ? 2 : 1;
    sweeps.set(side === null ? 'none' : `${worth}`, 1);
    expect(felt.match(/0 → \d/g) ?? []).toEqual(Array(poisoned).fill(`0 → ${worth}`));
    expect(felt.includes('sweep')).toBe(side !== null);
    for (const points of score.points as number[]) expect(felt).toContain(`= ${points}`);
    const drawn = draw(h(chevalier.sheet!, { scene }));
    // Nothing but the broom is drawn on the sheet.
    expect(drawn.count('path')).toBe(scene.events.filter(({ ev, sweep }) => ev === 'score' && sweep !== null).length);
    drawn.end();
  });
  expect([...sweeps.keys()].sort()).toEqual(['1', '2', 'none']);
});

test('clean tricks lie face down and poisoned ones face up, by side; gold not before the hand is over', () => {
  let seen = 0;
  each(2, ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    const { taken, poisoned } = scene.view as { taken: number[]; poisoned: number[] };
    if (phase !== 'tricks') return;
    const felt = textOf(chevalier.felt, scene);
    for (const [side, seats] of scene.sides.entries()) {
      const all = seats.reduce((sum, seat) => sum + taken[seat], 0);
      if (all === 0) continue;
      seen++;
      const clean = all - poisoned[side];
      expect(felt).toContain(
        `${clean} trick${clean === 1 ? '' : 's'} face down, poisoned ones face up: ${poisoned[side]}`,
      );
    }
    expect(felt).not.toContain('swept');
  });
  expect(seen).toBeGreaterThan(20);
});
