import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings.ts';
import { seatsFrom } from './seating.ts';

const before = settings.name.peek();
afterEach(() => {
  settings.name.value = before;
});

it('gives nobody else one’s own name, nor two bots the same', () => {
  const names = (...given: Parameters<typeof seatsFrom>) => seatsFrom(...given).map(({ name }) => name);
  expect(names(['You', 'Bo', 'Cy'], 0)).toEqual(['You', 'Bo', 'Cy']);
  expect(names(['You', 'Bo', 'Cy'], 1)).toEqual(['Di', 'You', 'Cy']);
  settings.name.value = 'Bo';
  expect(names(['You', 'Bo', 'Cy'], 0)).toEqual(['Bo', 'Di', 'Cy']);
});
