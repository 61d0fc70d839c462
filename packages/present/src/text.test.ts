import { expect, test } from 'vitest';
import { fill, fillSentence } from './text.ts';

test('placeholders', () => {
  expect(fill('{name}: {n}', { name: 'Ana', n: 3 })).toBe('Ana: 3');
  expect(fill('{name}: {n}', { name: 'Ana' })).toBe('Ana: {n}');
});

test('forms for the reader and for others', () => {
  const took = '{who} {who|hast|hat} {n} Stiche';
  expect(fillSentence(took, { who: 'du', n: 3 })).toBe('Du hast 3 Stiche');
  expect(fill(took, { who: 'Du', n: 3 })).toBe('Du hast 3 Stiche');
  expect(fill(took, { who: 'Ana', n: 3 })).toBe('Ana hat 3 Stiche');
  expect(fill(took, { who: 'Dumas', n: 3 })).toBe('Dumas hat 3 Stiche');
  expect(fill('{who|were|was}', { who: 'you' })).toBe('were');
});

test('placeholders in a form', () => {
  const goesTo = 'Der Stich geht an {who|dich|{who}}.';
  expect(fill(goesTo, { who: 'du' })).toBe('Der Stich geht an dich.');
  expect(fill(goesTo, { who: 'Bo' })).toBe('Der Stich geht an Bo.');
  expect(fill('{who|Mit dir und {name}|Mit {who} und {name}}', { who: 'Bo', name: 'Cy' })).toBe('Mit Bo und Cy');
  expect(fill('{who||von {who}}', { who: 'du' })).toBe('');
});

test('a form whose value is missing stays', () => {
  expect(fill('{who|dir|ihm}', {})).toBe('{who|dir|ihm}');
});
