/** The covers of the games. */
import { games } from '@followsuit/games';
import type { Skin } from '@followsuit/ui';
import { h } from 'preact';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { covers } from './covers.ts';

const SKINS = import.meta.glob<Skin>('../../../games/src/*/web.tsx', { import: 'default', eager: true });

it('every game has a cover in the hue of its felt', () => {
  expect([...covers.keys()].sort()).toEqual(games.map(({ id }) => id).sort());
  for (const [game, { hue }] of covers) expect(SKINS[`../../../games/src/${game}/web.tsx`].hue, game).toBe(hue);
});

it.each([...covers])('%s: shapes, and nothing to read but ranks and numbers', (_, { art, sign, sky }) => {
  expect(sky.every((colour) => /^#[\da-f]{6}$/.test(colour))).toBe(true);
  const drawn = draw(h('svg', null, h(art, null), h(sign, null)));
  expect(drawn.count('path, circle, ellipse, rect, use')).toBeGreaterThan(5);
  expect(drawn.texts().every((text) => /^(\w|\?|10)?$/.test(text.trim()))).toBe(true);
  drawn.end();
});
