/**
 * Where seats, the trick and the hand lie: plain functions of the window, and of what else lies on the felt. Everything is in
 * pixels. Seat 0 is the player's, at the bottom; the others follow clockwise, the next one to the player's left.
 */

/** The three arrangements of the table. The media queries of the styles say the same. */
export type Arrangement = 'phone' | 'landscape' | 'desk';

export const DESK = '(min-width: 900px) and (min-height: 600px)';
export const LANDSCAPE = '(orientation: landscape) and (max-height: 519px)';

export const arrangementNow = (): Arrangement =>
  matchMedia(DESK).matches ? 'desk' : matchMedia(LANDSCAPE).matches ? 'landscape' : 'phone';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The arc on which the other seats sit at a desk, in degrees, by number of seats. */
const SPREAD: Readonly<Record<number, number>> = { 2: 0, 3: 100, 4: 180, 5: 192, 6: 196 };
/** The exponent of the superellipse that the middle of the rail follows. */
const ROUNDNESS = 2.8;
const RAIL = { phone: 10, landscape: 9, desk: 22 } as const;

/**
 * The middles of the portraits of the other seats, from the player's left to the player's right, on a table of this size
 * with its rail.
 *
 * @example seatPoints('phone', 4, { width: 378, height: 476 }) // left, opposite, right
 */
export function seatPoints(arrangement: Arrangement, seats: number, { width, height }: Size): Point[] {
  const others = Array.from({ length: seats - 1 }, (_, i) => i);
  /** From −1 at the left to 1 at the right. */
  const across = (i: number): number => (seats === 2 ? 0 : (2 * i) / (seats - 2) - 1);
  if (arrangement === 'phone') {
    if (seats === 4)
      return [
        [39, 70],
        [width / 2, 18],
        [width - 39, 70],
      ];
    // Columns of equal width along the upper rail; the outer ones sit lower, where the rail bends.
    const column = (width - 2 * RAIL.phone) / (seats - 1);
    return others.map((i) => [RAIL.phone + column * (i + 0.5), 20 + (seats === 3 ? 16 : 8) * across(i) ** 2]);
  }
  // Clear of the title and the score in the upper corners.
  if (arrangement === 'landscape' && seats !== 4)
    return others.map((i) => [width / 2 + across(i) * (width / 2 - (seats === 3 ? 225 : 185)), 24]);
  const [insetX, insetY] = arrangement === 'desk' ? [RAIL.desk / 2, RAIL.desk / 2] : [46, 30];
  const [a, b] = [width / 2 - insetX, height / 2 - insetY];
  return others.map((i) => {
    const spread = SPREAD[seats] ?? 196;
    const angle = ((90 - spread * 0.5 * across(i)) * Math.PI) / 180;
    const bent = (n: number): number => Math.sign(n) * Math.abs(n) ** (2 / ROUNDNESS);
    return [width / 2 + a * bent(Math.cos(angle)), height / 2 - b * bent(Math.sin(angle))];
  });
}

/** The middles of the trick's cards relative to the middle of the trick, in card widths, beginning with the player's. */
export type Formation = readonly Point[];

/** A card is this much higher than wide. */
export const TALLNESS = 1.4;

const WIDE: Readonly<Record<number, Formation>> = {
  2: [
    [0, 0.72],
    [0, -0.72],
  ],
  3: [
    [0, 0.545],
    [-1.07, -0.545],
    [1.07, -0.545],
  ],
  4: [
    [0, 0.72],
    [-1.3, 0],
    [0, -0.72],
    [1.3, 0],
  ],
  5: [
    [0, 0.545],
    [-2.39, 0.1],
    [-1.28, -0.545],
    [1.28, -0.545],
    [2.39, 0.1],
  ],
  6: [
    [0, 0.72],
    [-2.39, 0.2],
    [-1.28, -0.4],
    [0, -0.72],
    [1.28, -0.4],
    [2.39, 0.2],
  ],
};

/** In two rows, for a felt that is taller than wide. */
const TALL: Readonly<Record<number, Formation>> = {
  2: [
    [0, 0.735],
    [0, -0.735],
  ],
  3: [
    [0, 0.735],
    [-0.56, -0.735],
    [0.56, -0.735],
  ],
  4: [
    [0, 0.735],
    [-1.07, 0.14],
    [0, -0.735],
    [1.07, 0.14],
  ],
  5: [
    [0, 0.735],
    [-1.07, 0.735],
    [-0.56, -0.735],
    [0.56, -0.735],
    [1.07, 0.735],
  ],
  6: [
    [0, 0.735],
    [-1.07, 0.735],
    [-1.07, -0.735],
    [0, -0.735],
    [1.07, -0.735],
    [1.07, 0.735],
  ],
};

/** Side by side in seat order, the player's in the middle and a little lower. */
const rowOf = (seats: number): Formation =>
  Array.from({ length: seats }, (_, i) => {
    const mine = Math.floor(seats / 2);
    const place = i === 0 ? mine : i <= mine ? i - 1 : i;
    return [(place - (seats - 1) / 2) * 1.09, i === 0 ? 0.1 : 0];
  });

/** Side by side, with room for each card in an upper and in a lower half. */
const halvesOf = (seats: number): Formation => rowOf(seats).map(([x]) => [x, 0]);

/** How far a card of a half lies above or below the middle, in card widths: in a row of its own, or overlapping the other half. */
export const HALVES = { apart: 0.76, close: 0.36 } as const;

/** The room for the name of a half above or below its cards, in card widths; on a phone on its side the names are beside them. */
const HALF_NAME = { phone: 0.28, landscape: 0, desk: 0.2 } as const;

export interface HalvesLayout extends TrickLayout {
  /** How far a card lies from the middle, in card widths. */
  readonly half: number;
}

/** A trick of two halves, which lie in rows of their own unless that makes the cards much smaller. @example fitHalves('phone', room).half // 0.76 */
export function fitHalves(arrangement: Arrangement, room: Omit<TrickRoom, 'extra'>): HalvesLayout {
  const fit = (half: number, name: number): HalvesLayout => ({ ...fitTrick({ ...room, extra: half + name }), half });
  const name = HALF_NAME[arrangement];
  const [apart, close] = [fit(HALVES.apart, name), fit(HALVES.close, name)];
  if (apart.card > LEAST && apart.card >= 0.8 * close.card) return apart;
  return close.card > LEAST ? close : fit(HALVES.close, 0);
}

/** A way to lay out the trick, and how much it is preferred: its cards may be this much smaller. */
export type WeightedFormation = readonly [formation: Formation, preference: number];

/** How much the wide formation, the tall one and the row are preferred. */
const PREFERENCES: Readonly<Record<Arrangement, readonly [number, number, number]>> = {
  phone: [0.95, 1, 0.7],
  landscape: [0.9, 0.8, 1],
  desk: [1, 0.75, 0.6],
};

/** Every way to lay out the trick. @example formationsOf('desk', 4, false).length // 3 */
export function formationsOf(arrangement: Arrangement, seats: number, halves: boolean): readonly WeightedFormation[] {
  if (halves) return [[halvesOf(seats), 1]];
  const [wide, tall, row] = PREFERENCES[arrangement];
  return [
    [WIDE[seats] ?? [], wide],
    [TALL[seats] ?? [], tall],
    [rowOf(seats), row],
  ];
}

export interface TrickLayout {
  /** The width of a card. */
  readonly card: number;
  /** The middles of the cards, beginning with the player's. */
  readonly at: readonly Point[];
}

export interface TrickRoom {
  /** The felt inside its rail. */
  readonly area: Box;
  /** What already lies there. */
  readonly taken: readonly Box[];
  /** The largest card. */
  readonly most: number;
  readonly formations: readonly WeightedFormation[];
  /** How much higher than a card its place is, in card widths: for halves. */
  readonly extra?: number;
  /** How far the trick may lie to the left or right of the middle. */
  readonly shift?: number;
}

/** Cards this wide are drawn however crowded the felt is. */
const LEAST = 36;
/** The places that are tried, as parts of the largest shift. */
const SHIFTS = [0, -1 / 3, 1 / 3, -2 / 3, 2 / 3, -1, 1];
/** The distance of a card from anything else. */
const GAP = 5;
/** The same on the most crowded felt. */
const LEAST_GAP = 0;

/**
 * The largest trick that covers nothing, in the formation that suits the table best. Tries sizes from large to small, and for
 * each the heights, first in the middle; costs about 30,000 comparisons of boxes at the most (seven times as many with a shift),
 * and runs only when the felt has changed.
 *
 * @example fitTrick({ area, taken: [], most: 112, formations: formationsOf('phone', 4, false) }).card // 112
 */
export function fitTrick(room: TrickRoom): TrickLayout {
  const { area, formations } = room;
  return (
    largestTrick(room, GAP) ??
    largestTrick(room, LEAST_GAP) ??
    layout(LEAST, formations.at(-1)?.[0] ?? [], (area.left + area.right) / 2, (area.top + area.bottom) / 2)
  );
}

function largestTrick(
  { area, taken, most, formations, extra = 0, shift = 0 }: TrickRoom,
  gap: number,
): TrickLayout | null {
  const middle = (area.left + area.right) / 2;
  let best: { readonly worth: number; readonly layout: TrickLayout } | null = null;
  for (const [formation, preference] of formations)
    for (let card = most; card >= LEAST && card * preference > (best?.worth ?? 0); card -= 2) {
      const half = (TALLNESS / 2 + extra) * card + gap;
      for (const off of shift > 0 ? SHIFTS : [0]) {
        const x = middle + off * shift;
        const y = freeHeight(area, taken, card, { gap, half }, formation, x);
        if (y === null) continue;
        best = { worth: card * preference, layout: layout(card, formation, x, y) };
        break;
      }
    }
  return best?.layout ?? null;
}

const layout = (card: number, formation: Formation, x: number, y: number): TrickLayout => ({
  card,
  at: formation.map(([u, v]) => [x + u * card, y + v * card]),
});

/** The height of the trick's middle at which no card covers anything, as near to the middle of the felt as possible. */
function freeHeight(
  area: Box,
  taken: readonly Box[],
  card: number,
  { gap, half }: { readonly gap: number; readonly half: number },
  formation: Formation,
  x: number,
): number | null {
  const [above, below] = [Math.min(...formation.map(([, v]) => v)), Math.max(...formation.map(([, v]) => v))];
  const reach = Math.max(...formation.map(([u]) => Math.abs(u))) * card + card / 2 + gap;
  if (x - reach < area.left || x + reach > area.right) return null;
  const [first, last] = [area.top + half - above * card, area.bottom - half - below * card];
  if (first > last) return null;
  const clear = (y: number): boolean =>
    formation.every(([u, v]) => {
      const [cx, cy] = [x + u * card, y + v * card];
      return taken.every(
        (box) =>
          box.right <= cx - card / 2 - gap ||
          box.left >= cx + card / 2 + gap ||
          box.bottom <= cy - half ||
          box.top >= cy + half,
      );
    });
  const best = (first + last) / 2;
  for (let off = 0; off <= (last - first) / 2 + 4; off += 4) {
    if (clear(Math.max(first, best - off))) return Math.max(first, best - off);
    if (clear(Math.min(last, best + off))) return Math.min(last, best + off);
  }
  return null;
}

/** Where a panel for a choice may lie. */
export interface PanelRoom {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** The widths of a panel, the preferred one first. */
const PANELS = [620, 520, 430, 340];
/** A panel this high needs no more. */
const ENOUGH = 330;

/**
 * The room for a panel in the middle, between what lies at the top and at the bottom of the felt. A narrower panel may have more
 * height, between people at the sides.
 *
 * @example panelRoom(area, []).width // 620, if the felt is that wide
 */
export function panelRoom(area: Box, taken: readonly Box[]): PanelRoom {
  const inner = area.right - area.left - 2 * GAP;
  let best: PanelRoom | null = null;
  for (const width of PANELS.map((each) => Math.min(each, inner))) {
    const room = { width, ...roomOf(area, taken, width) };
    const worth = ({ top, bottom, width }: PanelRoom): number => Math.min(ENOUGH, bottom - top) * (1000 + width);
    if (!best || worth(room) > worth(best)) best = room;
  }
  return best ?? { width: inner, top: area.top, bottom: area.bottom };
}

function roomOf(area: Box, taken: readonly Box[], width: number): { readonly top: number; readonly bottom: number } {
  const x = (area.left + area.right) / 2;
  const under = taken.filter(({ left, right }) => left < x + width / 2 + GAP && right > x - width / 2 - GAP);
  const middle = (area.top + area.bottom) / 2;
  const isAbove = ({ top, bottom }: Box): boolean => (top + bottom) / 2 < middle;
  return {
    top: Math.max(area.top, ...under.filter(isAbove).map(({ bottom }) => bottom + GAP)),
    bottom: Math.min(area.bottom, ...under.filter((box) => !isAbove(box)).map(({ top }) => top - GAP)),
  };
}

export interface HandLayout {
  /** The width of a card. */
  readonly card: number;
  readonly rows: number;
  /** Cards in each row but the last. */
  readonly each: number;
  /** The distance from one card to the next. */
  readonly step: number;
  /** The angle of the outermost card, in degrees. */
  readonly lean: number;
}

/** The least visible width of each card: its index can be read, and a finger hits it. */
const VISIBLE = 24;
/** The outermost cards of a full hand lean this much, in degrees. */
const LEAN = { phone: 8, landscape: 5, desk: 5.5 } as const;

/** The largest card of a hand in a window. */
export function handCard(arrangement: Arrangement, { height }: Pick<Size, 'height'>): number {
  const [share, least, most] = { phone: [0.124, 64, 116], landscape: [0.26, 76, 106], desk: [0.145, 88, 168] }[
    arrangement
  ];
  return Math.round(Math.min(most, Math.max(least, share * height)));
}

/**
 * A hand on an arc: one row if enough of each card is visible, otherwise as few rows of smaller cards as possible.
 *
 * @example handLayout('phone', 13, 390, 106) // two rows
 */
export function handLayout(arrangement: Arrangement, cards: number, width: number, most: number): HandLayout {
  for (let card = most; card >= most * 0.86; card -= 2) {
    const lean = LEAN[arrangement] * Math.min(1, (cards - 1) / 7);
    const rad = (lean * Math.PI) / 180;
    const half = (card * Math.cos(rad) + card * TALLNESS * Math.sin(rad)) / 2;
    const step = cards > 1 ? Math.min(0.8 * card, (width - 10 - 2 * half) / (cards - 1)) : card;
    if (step >= VISIBLE) return { card, rows: 1, each: Math.max(1, cards), step, lean };
  }
  const card = Math.round(0.83 * most);
  for (let rows = 2; ; rows++) {
    const each = Math.ceil(cards / rows);
    const step = Math.min(0.8 * card, (width - 10 - card) / Math.max(1, each - 1));
    if (step >= VISIBLE || rows === 3) return { card, rows, each, step, lean: 0 };
  }
}

/** The rotation of card `i` of a row, in degrees, and how far down it hangs, in pixels. */
export function bent(
  i: number,
  count: number,
  { lean, step }: Pick<HandLayout, 'lean' | 'step'>,
): { turn: number; drop: number } {
  if (count < 2 || lean === 0) return { turn: 0, drop: 0 };
  const part = (2 * i) / (count - 1) - 1;
  const rad = (Math.abs(lean * part) * Math.PI) / 180;
  const radius = (step * (count - 1)) / 2 / Math.sin((lean * Math.PI) / 180);
  return { turn: lean * part, drop: radius * (1 - Math.cos(rad)) };
}
