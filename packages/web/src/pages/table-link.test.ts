import { describe, expect, it } from 'vitest';
import { tablePlace } from './table-link.ts';

describe('tablePlace', () => {
  it.each([
    ['https://cards.example/t/abcDEF123_-xyz00', '/t/abcDEF123_-xyz00'],
    [' http://localhost:4444/t/abcDEF123_-xyz00?seat=2 ', '/t/abcDEF123_-xyz00'],
    ['abcDEF123_-xyz00', '/t/abcDEF123_-xyz00'],
    ['/play/abcdefgh', '/play/abcdefgh'],
  ])('reads %s', (text, to) => expect(tablePlace(text)).toBe(to));

  it.each(['', 'hello there', 'https://cards.example/', 'javascript:alert(1)', '/t/../../etc', 'abc'])(
    'refuses %j',
    (text) => expect(tablePlace(text)).toBeNull(),
  );
});
