import { expect, it } from 'vitest';
import { LinkSeal } from './handshake.ts';

const [a, b] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const ends = () => [new LinkSeal(a, b), new LinkSeal(b, a)] as const;

it('opens what the other end has sealed, in its order and unchanged, and nothing else', () => {
  const [one, two] = ends();
  const [first, second, third] = ['x', 'y', ''].map((text) => one.close([Buffer.from(text), Buffer.from('!')]));
  expect(String(two.open(first))).toBe('x!');
  const changed = Buffer.from(second);
  changed[0] ^= 1;
  const wrong = [first, third, changed, second.subarray(1), second.subarray(0, -1), Buffer.alloc(0), two.close([])];
  for (const packet of wrong) expect(() => two.open(packet)).toThrow('seal');
  expect(String(two.open(second))).toBe('y!');
  expect(String(two.open(third))).toBe('!');
});
