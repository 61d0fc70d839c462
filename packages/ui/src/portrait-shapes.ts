/**
 * The shapes of portraits, in a square of 80 units round the middle: x and y from −40 to 40, eyes at y −2, chin at y 16. A layer
 * is the pigment that fills it and its path; later layers lie on top.
 */

export type Pigment = 'skin' | 'neck' | 'hair' | 'deep' | 'shirt' | 'seam' | 'trim' | 'wear' | 'fold' | 'brass';
export type Layer = readonly [Pigment, string];

/** Circles as one path: x, y and radius of each. */
const dots = (...all: readonly (readonly [number, number, number])[]): string =>
  all.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`).join('');

/** The same on both sides, without a shape in the middle. */
const pairs = (...all: readonly (readonly [number, number, number])[]): string =>
  dots(...all.flatMap(([x, y, r]) => [[-x, y, r] as const, [x, y, r] as const]));

export const HEADS = [
  'M-12.5-6C-12.5-25 12.5-25 12.5-6V2C12.5 11 5 16.5 0 16.5S-12.5 11-12.5 2Z',
  'M-13.4-5C-13.4-25 13.4-25 13.4-5V2C13.4 11 7 15.8 0 15.8S-13.4 11-13.4 2Z',
  'M-12.6-6C-12.6-25 12.6-25 12.6-6V3C12.6 8 11.5 12 8 14.6C5 16.8-5 16.8-8 14.6C-11.5 12-12.6 8-12.6 3Z',
];
export const EARS = 'M-12-4.5C-17-5.5-16.5 4-12 4ZM12-4.5C17-5.5 16.5 4 12 4Z';
export const NECK = 'M-6.5 8V20.5C-5 28 5 28 6.5 20.5V8Z';
/** The nose is the shade of its left side: the light comes from there. */
export const NOSE = 'M.4-4L-2.7 4.6L.4 5.6Z';

const SHOULDERS = 'M-35 40C-34 28-22 23-9 19.5H9C22 23 34 28 35 40Z';
const CREW: Layer = ['neck', 'M-7.5 19.5C-6 28 6 28 7.5 19.5Z'];
const TEE: readonly Layer[] = [['shirt', SHOULDERS], CREW];

/** What people wear. */
export const SHIRTS: readonly (readonly Layer[])[] = [
  TEE,
  // A collar.
  [
    ['shirt', SHOULDERS],
    ['neck', 'M-8 19.5L0 32L8 19.5Z'],
    ['trim', 'M-7.5 17.5L-13 22.5L-6 32L0 28.5ZM7.5 17.5L13 22.5L6 32L0 28.5Z'],
  ],
  // A roll-neck.
  [
    ['shirt', SHOULDERS],
    ['shirt', 'M-8.5 15.5C-4 19 4 19 8.5 15.5V23C5 29-5 29-8.5 23Z'],
    ['seam', 'M-8.5 21C-4 25.5 4 25.5 8.5 21V23C5 29-5 29-8.5 23Z'],
  ],
  // Stripes.
  [
    ...TEE,
    [
      'trim',
      'M-24 25.5C-12 31 12 31 24 25.5L27 27.5C13 34-13 34-27 27.5ZM-31 31C-14 38 14 38 31 31L33 34C15 41-15 41-33 34Z',
    ],
  ],
  // Dungarees.
  [...TEE, ['trim', 'M-18 21.8L-13 20.5C-12 28-9 33-9 34H9C9 33 12 28 13 20.5L18 21.8L16 40H-16Z']],
  // A deep neckline and a necklace.
  [
    ['shirt', SHOULDERS],
    ['neck', 'M-9 19.5C-8 33 8 33 9 19.5Z'],
    ['brass', 'M-8.6 21.5C-6 31.5 6 31.5 8.6 21.5L7.7 21C5 29.5-5 29.5-7.7 21ZM-2 30.5L0 28.5L2 30.5L0 33.5Z'],
  ],
  // A jacket.
  [
    ['trim', SHOULDERS],
    ['neck', 'M-7.5 19.5C-6 28 6 28 7.5 19.5Z'],
    ['shirt', 'M-35 40C-34 28-22 23-8.5 18.5C-8.5 28-3 36-1 40ZM35 40C34 28 22 23 8.5 18.5C8.5 28 3 36 1 40Z'],
    [
      'fold',
      'M-9.5 19L-15 24L-12 28L-13.5 29.5L-2 40H-1C-3 36-8.5 28-8.5 18.5ZM9.5 19L15 24L12 28L13.5 29.5L2 40H1C3 36 8.5 28 8.5 18.5Z',
    ],
  ],
];

/** Hair behind the head and in front of it; `rough`: goes with a beard. */
export interface HairStyle {
  readonly behind?: readonly Layer[];
  readonly front: readonly Layer[];
  readonly rough?: boolean;
}

const SWEPT = 'M-13.7-3C-16-18-11-26 0-26S16-18 13.7-3C12.5-11 8-16 0-16S-12.5-11-13.7-3Z';
const PARTED = 'M-13.7 2C-14-9-8-14 0-18.5C8-14 14-9 13.7 2C19-10 16-27.5 0-27.5S-19-10-13.7 2Z';
const ACROSS = 'M-13.7 2C-14.5-8-8-12.5 4-16C9-14 13-8 13.7 2C19-10 16-27.5 0-27.5S-19-10-13.7 2Z';

export const HAIR = {
  none: { front: [], rough: true },
  crop: {
    front: [
      ['hair', 'M-13.6-3C-15.5-18-12-26 0-26S15.5-18 13.6-3C12.8-8 11.5-11.5 10-13H-10C-11.5-11.5-12.8-8-13.6-3Z'],
    ],
    rough: true,
  },
  side: {
    front: [
      [
        'hair',
        'M-13.6-2C-16.5-15-13-27.5 2-27.5C14-27.5 16.5-15 13.6-2C13-8 11-12 8-15C2-11-6-10.5-9.5-15C-11.5-12-13-8-13.6-2Z',
      ],
    ],
    rough: true,
  },
  quiff: {
    front: [
      [
        'hair',
        'M-13.4-3C-15-13-14.5-19-11-22C-11-29 5-33 13-25C16.5-20 14.5-10 13.4-3C13-9 11.5-13 9-14C3-11.5-4-12-9-15.5C-11.5-12-13-9-13.4-3Z',
      ],
    ],
    rough: true,
  },
  flat: {
    front: [
      [
        'hair',
        'M-13-4C-14.5-14-15-23-13-27C-5-30.5 5-30.5 13-27C15-23 14.5-14 13-4C12.6-9 11-13 9.5-14H-9.5C-11-13-12.6-9-13-4Z',
      ],
    ],
    rough: true,
  },
  thin: {
    front: [
      [
        'hair',
        'M-12.3-11C-17.5-9-17 2-14.5 4.5C-13.3 1-12.4-4-11.8-11ZM12.3-11C17.5-9 17 2 14.5 4.5C13.3 1 12.4-4 11.8-11Z',
      ],
    ],
    rough: true,
  },
  waves: {
    front: [
      [
        'hair',
        `${SWEPT}${dots([-9.5, -20, 5], [-2.5, -24, 5.5], [5, -23, 5.5], [10.5, -18.5, 5], [-12.5, -13, 3.6], [13, -12, 3.6])}`,
      ],
    ],
    rough: true,
  },
  bob: {
    behind: [['deep', 'M-15-10C-19 2-18 10-16 16C-9 19.5 9 19.5 16 16C18 10 19 2 15-10Z']],
    front: [
      [
        'hair',
        `${ACROSS}M-13.7-4C-19-2-18 12-16.5 16C-14 16-12 14-11.5 11C-13 6-13.5 2-13.7-4ZM13.7-4C19-2 18 12 16.5 16C14 16 12 14 11.5 11C13 6 13.5 2 13.7-4Z`,
      ],
    ],
  },
  fringe: {
    behind: [['deep', 'M-15-10C-19 4-18.5 16-18 22C-9 25 9 25 18 22C18.5 16 19 4 15-10Z']],
    front: [
      [
        'hair',
        'M-18 22C-19 14-20-8-16-16C-12-31 12-31 16-16C20-8 19 14 18 22C14 22.5 12 20 12 17C13.5 8 14-2 12.7-8.5C5-10.5-5-10.5-12.7-8.5C-14-2-13.5 8-12 17C-12 20-14 22.5-18 22Z',
      ],
    ],
  },
  long: {
    behind: [['deep', 'M-14-12C-22 4-18 18-23 31C-12 34 12 34 23 31C18 18 22 4 14-12Z']],
    front: [
      [
        'hair',
        `${PARTED}M-13.7-6C-20 2-17 18-23 31C-16 31-11 26-11.5 17C-13.5 9-13.5 2-13.7-6ZM13.7-6C20 2 17 18 23 31C16 31 11 26 11.5 17C13.5 9 13.5 2 13.7-6Z`,
      ],
    ],
  },
  tresses: {
    behind: [
      [
        'deep',
        `M-14-12C-20 4-18 18-19 28H19C18 18 20 4 14-12Z${pairs([17, 0, 5], [18, 8, 5.2], [18.5, 16, 5.4], [18, 24, 5])}`,
      ],
    ],
    front: [['hair', `${ACROSS}${pairs([15.2, 3, 3], [16, 9, 3.4], [16.5, 16, 3.6], [16, 23, 3.2])}`]],
  },
  bun: { behind: [['deep', dots([0, -29, 8])]], front: [['hair', SWEPT]] },
  tail: {
    behind: [['deep', 'M6-24C22-26 29-8 24 12C22 18 17 21 15 22C18 8 15-4 8-12Z']],
    front: [['hair', 'M-13.7-3C-16-18-11-26 0-26S16-18 13.7-3C12-10 8-12 2-17C-3-12-12.5-12-13.7-3Z']],
  },
  braids: {
    behind: [['deep', pairs([14.5, 1, 4], [16.5, 7, 4.4], [17.5, 14, 4.4], [17.5, 21, 4], [17, 27, 3.2])]],
    front: [['hair', PARTED]],
  },
  afro: {
    behind: [['deep', dots([0, -11, 22], [-17, -2, 7], [17, -2, 7])]],
    front: [['hair', `M-13.4-1C-14-10-9-15.5 0-15.5S14-10 13.4-1C18-11 15-28 0-28S-18-11-13.4-1Z`]],
  },
  curls: {
    behind: [['deep', pairs([13, -16, 7], [17, -7, 7], [17, 3, 6.5], [14, 11, 5.5])]],
    front: [
      ['hair', `${SWEPT}${dots([-9, -20, 6.5], [0, -23, 7], [9, -20, 6.5], [-13.5, -12, 4.6], [13.5, -12, 4.6])}`],
    ],
  },
  locs: {
    behind: [
      [
        'deep',
        'M-15-12C-18-4-18.5 8-18.5 14A2.8 2.8 0 0 0-13 14.5V16A2.8 2.8 0 0 0-7.5 16H7.5A2.8 2.8 0 0 0 13 16V14.5A2.8 2.8 0 0 0 18.5 14C18.5 8 18-4 15-12Z',
      ],
    ],
    front: [
      [
        'hair',
        'M-19 9C-21-14-14-28 0-28S21-14 19 9A2.6 2.6 0 0 1 13.8 9L13-6A2.4 2.4 0 0 1 8.4-6L8-13H4.5V-11.5A2.3 2.3 0 0 1 0-11.5V-13H-4V-12A2.2 2.2 0 0 1-8.4-12L-8.8-5A2.4 2.4 0 0 1-13.2-5L-13.8 9A2.6 2.6 0 0 1-19 9Z',
      ],
    ],
    rough: true,
  },
  cap: {
    behind: [['deep', 'M-13.5-10C-16-2-15.5 3-14 6H14C15.5 3 16-2 13.5-10Z']],
    front: [
      ['wear', 'M-15.2-9C-18-31 18-31 15.2-9Z'],
      ['fold', 'M-19-8C-9-15 9-15 19-8L14.5-5.5C6-10-6-10-14.5-5.5Z'],
      ['fold', dots([0, -25.8, 1.6])],
    ],
    rough: true,
  },
  beanie: {
    behind: [['deep', 'M-13.5-10C-16-2-15.5 3-14 6H14C15.5 3 16-2 13.5-10Z']],
    front: [
      ['trim', dots([0, -29, 5])],
      ['wear', 'M-14.8-9C-17-33 17-33 14.8-9Z'],
      ['fold', 'M-15.8-14C-6-17.5 6-17.5 15.8-14L15.5-7C6-11-6-11-15.5-7Z'],
    ],
    rough: true,
  },
  beret: {
    behind: [['deep', 'M-15-10C-19 2-18 8-16 13C-9 16 9 16 16 13C18 8 19 2 15-10Z']],
    front: [
      ['hair', 'M-13.7 0C-14-7-12-11-9-13.5H9C12-11 14-7 13.7 0C18-8 17-18 12-20H-12C-17-18-18-8-13.7 0Z'],
      ['wear', 'M-15.5-12C-24-17-17-30 3-29.5C20-29 23-18 15.5-12C6-16-6-16-15.5-12Z'],
      ['fold', 'M-15.5-12C-6-16 6-16 15.5-12L14.5-10C6-14-6-14-14.5-10ZM1-29L2.5-33L4.5-32.5L4-28.5Z'],
    ],
    rough: true,
  },
  straw: {
    behind: [['deep', 'M-14-10C-18 2-17 10-16 17C-9 20 9 20 16 17C17 10 18 2 14-10Z']],
    front: [
      ['brass', 'M-13-13C-14-33 14-33 13-13ZM-27-11C-20-18 20-18 27-11C20-5-20-5-27-11Z'],
      ['wear', 'M-13.2-18.5C-5-20.5 5-20.5 13.2-18.5L13.2-13.5C5-15.5-5-15.5-13.2-13.5Z'],
    ],
  },
  scarf: {
    behind: [['fold', 'M-18-6C-22 8-20 20-15 28H15C20 20 22 8 18-6C14-30-14-30-18-6Z']],
    front: [
      [
        'wear',
        'M0-28C-20-28-20-6-17 7C-17 14-20 20-21 25C-12 33 12 33 21 25C20 20 17 14 17 7C20-6 20-28 0-28ZM0-16.5C9-16.5 12-9 12-1C12 9 6 15 0 15S-12 9-12-1C-12-9-9-16.5 0-16.5Z',
      ],
      [
        'fold',
        'M-15.5 10C-9 20 6 22 20 22L21 25C10 27-8 25-16.5 14ZM0-16.5C9-16.5 12-9 12-1L13.2-2C13.2-11 10-18.3 0-18.3S-13.2-11-13.2-2L-12-1C-12-9-9-16.5 0-16.5Z',
      ],
    ],
  },
  turban: {
    front: [
      ['wear', 'M-15.5-4C-21-20-13-32 1-32S21-20 15.5-4C12-11 6-16 0-17.5C-6-16-12-11-15.5-4Z'],
      [
        'fold',
        'M0-17.5C7-19 14-23 17-22C14-20 7-17 3-16.5ZM0-17.5C-8-19-15-17-18-13C-15-15-8-17-3-16.7ZM-3-20C6-23 12-29 12-28.5C10-25 4-20 0-19Z',
      ],
    ],
    rough: true,
  },
} as const satisfies Readonly<Record<string, HairStyle>>;

export type Hair = keyof typeof HAIR;

export const BEARDS = {
  none: [],
  full: [['hair', 'M-13.2-3C-15 13-8 22.5 0 22.5S15 13 13.2-3C12 4 8 6 4 5.5L0 6.5L-4 5.5C-8 6-12 4-13.2-3Z']],
  short: [
    [
      'hair',
      'M-13-3C-14 11-7 18.5 0 18.5S14 11 13-3C12.5 3 10.5 7 7.5 6.5C4 4.5 1.5 5.5 0 6.5C-1.5 5.5-4 4.5-7.5 6.5C-10.5 7-12.5 3-13-3Z',
    ],
  ],
  long: [['hair', 'M-13.2-3C-16 14-9 29 0 31C9 29 16 14 13.2-3C12 4 8 6 4 5.5L0 6.5L-4 5.5C-8 6-12 4-13.2-3Z']],
  goatee: [['hair', 'M-5.5 12C-5 10.5 5 10.5 5.5 12C6 17 3 20 0 20S-6 17-5.5 12Z']],
  moustache: [['hair', 'M-8.5 8.8C-5.5 3.5 0 5.8 0 5.8S5.5 3.5 8.5 8.8C5 8.3 2 9 0 8.3C-2 9-5 8.3-8.5 8.8Z']],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type Beard = keyof typeof BEARDS;

/** Lines of the face: brows, eyes that are arcs, and mouths. */
export const BROWS = [
  'M-8.6-7.2q2.8-1.9 5.4-.4M8.6-7.2q-2.8-1.9-5.4-.4',
  'M-8.8-6.8q2.6-2.8 5.6-1.4M8.8-6.8q-2.6-2.8-5.6-1.4',
  'M-8.6-7.6h5.2M8.6-7.6h-5.2',
];
export const LAUGHING = 'M-7.8-1.6q2.2-2.6 4.4 0M7.8-1.6q-2.2-2.6-4.4 0';
export const MOUTHS = ['M-3.6 9.6Q0 11.8 3.6 9.6', 'M-4.6 9Q0 13 4.6 9', 'M-2.8 10Q1 11.5 4.2 9'];
/** A laughing mouth, filled. */
export const LAUGH = 'M-4.8 8.8Q0 9.8 4.8 8.8Q3.8 13.2 0 13.2T-4.8 8.8Z';
export const GLASSES = {
  none: '',
  round: `${pairs([5.7, -2, 4.3])}M-1.4-2.6Q0-3.6 1.4-2.6M-10-2.8L-13-3.4M10-2.8L13-3.4`,
  square:
    'M-10.3-5.5H-1.7V-1Q-2 1.3-4 1.3H-8Q-10.1 1.3-10.3-1ZM10.3-5.5H1.7V-1Q2 1.3 4 1.3H8Q10.1 1.3 10.3-1ZM-1.7-3.6H1.7M-10.3-4.2L-13-4.4M10.3-4.2L13-4.4',
} as const;
export const EARRINGS = pairs([14, 5.5, 1.9]);
export const EYES = pairs([5.6, -2, 1.7]);
export const BLUSH = pairs([8.4, 4, 2.8]);
