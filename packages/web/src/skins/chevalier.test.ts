/** What Chevalier's table shows, against what the game says: games/src/chevalier/rules.md, "At the table". */
import { trickGames } from '@followsuit/games';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { chevalier } from './chevalier.tsx';
import { TakenTricks } from './chevalier-felt.tsx';
import { isWorth, tricksNow } from './parts/read.ts';
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

test('with `buried` blocks only the bidder who put poison away is told that there will be no sweep', () => {
  const setup = setupsOf(game).find(({ options }) => options.buried === 'blocks' && options.poison === 'sevens')!;
  const seen = { reminded: 0, hoped: 0 };
  const look = ({ sceneFor, phase }: Moment): void => {
    if (phase !== 'tricks') return;
    const bidder = sceneFor(-1).view.bidder as number;
    const own = sceneFor(bidder);
    const away = (own.view.away as (string[] | null)[])[bidder] ?? [];
    const reminded = away.some((card) => card.startsWith('7'));
    const shown = JSON.stringify(chevalier.signs?.(own));
    expect(shown.includes('no sweep in this hand')).toBe(reminded);
    if (!reminded) return;
    seen.reminded++;
    expect(shown).not.toContain('with sweep');
    for (const seat of [-1, (bidder + 1) % 4, (bidder + 2) % 4]) {
      const scene = sceneFor(seat);
      // The same as with the other rule, which looks at nothing that was put away.
      const plain = { ...scene, info: { ...scene.info, options: { ...scene.info.options, buried: 'out' } } };
      const signs = JSON.stringify(chevalier.signs?.(scene));
      expect(signs).toBe(JSON.stringify(chevalier.signs?.(plain)));
      expect(textOf(chevalier.felt, scene)).toBe(textOf(chevalier.felt, plain));
      if (signs.includes('with sweep')) seen.hoped++;
    }
  };
  for (let i = 0; i < 40; i++) play(setup, `buried/${i}`, 1, look, ['take']);
  expect(seen.reminded).toBeGreaterThan(20);
  expect(seen.hoped).toBeGreaterThan(0);
});

test('of the tricks taken nothing is seen but the poison (VINES-TABLE-1)', () => {
  let hidden = 0;
  each(1, ({ sceneFor, phase }) => {
    const scene = sceneFor(-1);
    if (phase !== 'tricks') return;
    const text = textOf(TakenTricks, scene);
    for (const card of tricksNow(scene).flatMap(({ cards }) => cards as readonly string[])) {
      const isSeen = new RegExp(`(^|\\s)${card[0]}\\s*${card[1].replace('l', 'ℓ')}(\\s|$)`).test(text);
      expect([card, isSeen]).toEqual([card, isWorth(scene, card)]);
      if (!isWorth(scene, card)) hidden++;
    }
  });
  expect(hidden).toBeGreaterThan(100);
});
