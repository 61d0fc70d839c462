import { expect, it } from 'vitest';
import { alike } from './alike.ts';

it('compares what is said, however deep', () => {
  const about = { name: 'Ana', badges: [{ text: '4', label: 'bid 4' }], total: null };
  expect(alike(about, structuredClone(about))).toBe(true);
  expect(alike(about, { ...about, name: 'Bo' })).toBe(false);
  expect(alike(about, { ...about, badges: [{ text: '4', label: 'bid 5' }] })).toBe(false);
  expect(alike(about, { ...about, badges: [] })).toBe(false);
  expect(alike(about, { ...about, total: { n: 0 } })).toBe(false);
  expect(alike({ total: { n: 0 } }, { total: null })).toBe(false);
});

it('sees what was left out or has come', () => {
  expect(alike({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(alike({ a: 1, b: undefined }, { a: 1 })).toBe(false);
  expect(alike({ onCard: undefined }, { onCard: () => 1 })).toBe(false);
});

it('passes over what is only called', () => {
  expect(alike({ card: '7s', onCard: () => 1 }, { card: '7s', onCard: () => 2 })).toBe(true);
});
