import { expect, it } from 'vitest';
import { PORTRAITS, sitterOf } from './portrait-people.ts';
import { BEARDS, HAIR, type HairStyle } from './portrait-shapes.ts';

const people = Array.from({ length: 2000 }, (_, i) => sitterOf(`name ${i}`));

it('draws the same person for the same name', () => {
  for (const name of ['Bo', 'Ana', '', '大輔', 'constructor']) expect(sitterOf(name)).toEqual(sitterOf(name));
});

it('draws different people for different names', () => {
  expect(new Set(people.map((person) => JSON.stringify(person))).size).toBeGreaterThan(1990);
  expect(new Set(PORTRAITS.map((name) => JSON.stringify(sitterOf(name)))).size).toBe(PORTRAITS.length);
});

it('draws every kind of hair and beard, and no beard where there is none', () => {
  expect(new Set(people.map(({ hair }) => hair)).size).toBe(Object.keys(HAIR).length);
  expect(new Set(people.map(({ beard }) => beard)).size).toBe(Object.keys(BEARDS).length);
  for (const { hair, beard } of people) if (beard !== 'none') expect((HAIR[hair] as HairStyle).rough, hair).toBe(true);
});
