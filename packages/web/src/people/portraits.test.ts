import { faceAt } from '@followsuit/ui';
import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { characterOf } from './bot-character.ts';
import { ownPortrait } from './own-portrait.ts';

afterEach(() => {
  settings.name.value = '';
  settings.portrait.value = '';
});

it('shows the chosen portrait, or that of the name, at the own seat only', () => {
  const scene = { seat: 1, names: ['Bo', 'Ana', 'Cy'] };
  settings.name.value = 'Ana';
  expect(faceAt(scene, 1)).toBe('Ana');
  settings.portrait.value = 'p12';
  expect(ownPortrait()).toBe('p12');
  expect([0, 1, 2].map((seat) => faceAt(scene, seat))).toEqual(['Bo', 'p12', 'Cy']);
});

it('knows every bot by its name', () => {
  for (const name of words.common.botNames) expect(characterOf(name)).toContain(name);
  expect(characterOf('Ana')).toBeUndefined();
  expect(characterOf('constructor')).toBeUndefined();
});
