import { expect, it } from 'vitest';
import { sameProps } from './same-props.ts';

it('compares what is said, however deep', () => {
  const about = { name: 'Ana', badges: [{ text: '4', label: 'bid 4' }], total: null };
  expect(sameProps(about, structuredClone(about))).toBe(true);
  expect(sameProps(about, { ...about, name: 'Bo' })).toBe(false);
  expect(sameProps(about, { ...about, badges: [{ text: '4', label: 'bid 5' }] })).toBe(false);
  expect(sameProps(about, { ...about, badges: [] })).toBe(false);
  expect(sameProps(about, { ...about, total: { n: 0 } })).toBe(false);
  expect(sameProps({ total: { n: 0 } }, { total: null })).toBe(false);
});

it('sees what was left out or has come', () => {
  expect(sameProps({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameProps({ a: 1, b: undefined }, { a: 1 })).toBe(false);
  expect(sameProps({ onCard: undefined }, { onCard: () => 1 })).toBe(false);
});

it('passes over what is only called', () => {
  expect(sameProps({ card: '7s', onCard: () => 1 }, { card: '7s', onCard: () => 2 })).toBe(true);
});
