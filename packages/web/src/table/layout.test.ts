/** Seats, tricks and hands lie beside each other in every window. */
import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  type Box,
  bent,
  fitTrick,
  formationsOf,
  handCard,
  handLayout,
  panelRoom,
  seatPoints,
  TALLNESS,
} from './layout.ts';

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = ([x, y]: readonly [number, number], width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** The table in windows of several sizes: the felt's outer size, and a portrait. */
const TABLES: readonly (readonly [Arrangement, number, number, number])[] = [
  ['phone', 308, 240, 44],
  ['phone', 378, 476, 50],
  ['phone', 756, 656, 50],
  ['landscape', 592, 240, 44],
  ['landscape', 776, 300, 44],
  ['desk', 796, 300, 76],
  ['desk', 992, 524, 76],
  ['desk', 2100, 1000, 76],
];
const CASES = TABLES.flatMap((table) => [2, 3, 4, 5, 6].map((seats) => [...table, seats] as const));

it.each(CASES)('%s %i×%i: portraits of %i pixels, %i seats', (arrangement, width, height, portrait, seats) => {
  const points = seatPoints(arrangement, seats, { width, height });
  expect(points.length).toBe(seats - 1);
  const boxes = points.map((point) => around(point, portrait, portrait));
  for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  // From left to right, and as far from one side as from the other.
  const across = points.map(([x]) => x);
  if (seats > 2) expect(across[0]).toBeLessThan(across.at(-1) ?? 0);
  expect(across.reduce((sum, x) => sum + x, 0) / across.length).toBeCloseTo(width / 2, 6);
});

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
  it('no two cards of a trick overlap', () => {
    for (const [formation] of formationsOf('phone', seats, false)) {
      expect(formation.length).toBe(seats);
      const boxes = formation.map((point) => around(point, 1, TALLNESS));
      for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
  });

  it('the trick covers nothing, and grows with the room', () => {
    const area: Box = { left: 10, top: 10, right: 368, bottom: 466 };
    const sizes = [0, 40, 80, 120].map((depth) => {
      const taken = [
        { left: 0, top: 0, right: 120, bottom: depth },
        { left: 258, top: 0, right: 378, bottom: depth + 20 },
        { left: 100, top: 430, right: 278, bottom: 476 },
      ];
      const { card, at } = fitTrick({ area, taken, most: 112, formations: formationsOf('phone', seats, false) });
      for (const point of at)
        for (const box of taken) expect(overlap(around(point, card, card * TALLNESS), box)).toBe(false);
      return card;
    });
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[3]).toBeGreaterThanOrEqual(60);
  });
});

it('cards lie toward their seats', () => {
  for (const seats of [3, 4, 5, 6])
    for (const [formation] of formationsOf('phone', seats, false)) {
      expect(formation[1][0], `the seat to the left of ${seats}`).toBeLessThan(0);
      expect(formation[seats - 1][0], `the seat to the right of ${seats}`).toBeGreaterThan(0);
    }
});

it('on a phone, four cards are about 112 pixels wide', () => {
  const area: Box = { left: 10, top: 10, right: 368, bottom: 466 };
  const seats = seatPoints('phone', 4, { width: 378, height: 476 }).map((point) => around(point, 60, 60));
  expect(
    fitTrick({ area, taken: seats, most: 112, formations: formationsOf('phone', 4, false) }).card,
  ).toBeGreaterThanOrEqual(104);
});

it('a panel lies between the seats and what is at the bottom', () => {
  const area: Box = { left: 10, top: 10, right: 368, bottom: 466 };
  const taken = [around([40, 70], 60, 60), around([189, 420], 100, 40)];
  const { top, bottom } = panelRoom(area, taken);
  expect(top).toBeGreaterThanOrEqual(100);
  expect(bottom).toBeLessThanOrEqual(400);
});

it('a panel is narrower if people sit beside it', () => {
  const area: Box = { left: 10, top: 10, right: 700, bottom: 230 };
  const sides = [around([40, 110], 80, 60), around([660, 110], 80, 60)];
  const { width, top, bottom } = panelRoom(area, sides);
  expect(width).toBeLessThan(540);
  expect(bottom - top).toBeGreaterThan(200);
  expect(panelRoom(area, []).width).toBe(620);
});

describe.each([
  ['phone', 320, 568],
  ['phone', 390, 844],
  ['phone', 768, 1024],
  ['landscape', 740, 360],
  ['landscape', 844, 390],
  ['desk', 1280, 800],
  ['desk', 2560, 1440],
] as const)('a hand on a %s of %i×%i', (arrangement, width, height) => {
  it.each([1, 2, 9, 13, 18, 23])('shows enough of each of %i cards', (cards) => {
    const { card, rows, each, step, lean } = handLayout(arrangement, cards, width, handCard(arrangement, { height }));
    expect(rows * each).toBeGreaterThanOrEqual(cards);
    if (cards > 1) expect(step).toBeGreaterThanOrEqual(22);
    expect((each - 1) * step + card).toBeLessThanOrEqual(width);
    const [first, last] = [bent(0, each, { lean, step }), bent(each - 1, each, { lean, step })];
    expect(first.turn).toBeCloseTo(-last.turn, 9);
    expect(first.drop).toBeCloseTo(last.drop, 9);
    expect(first.drop).toBeLessThan(card);
  });
});
