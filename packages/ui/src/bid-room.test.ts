import { expect, test } from 'vitest';
import { bidRoom, firstShown } from './bid-room.ts';

test.each([
  [390, 844, 7, { shown: 7, columns: 4 }],
  [390, 844, 22, { shown: 3, columns: 3 }],
  [320, 568, 7, { shown: 3, columns: 3 }],
  [320, 568, 4, { shown: 4, columns: 4 }],
  [844, 390, 11, { shown: 11, columns: 11 }],
  [1440, 900, 12, { shown: 12, columns: 12 }],
  [1440, 900, 22, { shown: 5, columns: 5 }],
])('%d × %d, %d numbers', (width, height, count, room) => {
  expect(bidRoom(count, { width, height, zoom: 1 })).toEqual(room);
});

test('large print on the smallest phone', () => {
  expect(bidRoom(7, { width: 320, height: 568, zoom: 1.25 })).toEqual({ shown: 2, columns: 2 });
});

test('the likely number is in the middle, and the window stays within the numbers', () => {
  expect(firstShown(22, 3, 5)).toBe(4);
  expect(firstShown(22, 3, 0)).toBe(0);
  expect(firstShown(22, 3, 21)).toBe(19);
  expect(firstShown(7, 7, 3)).toBe(0);
});
