/** The people of portraits: hand-picked ones, and one for every name. */
import {
  BEARDS,
  type Beard,
  BROWS,
  type GLASSES,
  HAIR,
  type Hair,
  type HairStyle,
  HEADS,
  SHIRTS,
} from './portrait-shapes.ts';

export const SKINS = ['#f7dcc0', '#efc49b', '#dba676', '#bd8255', '#996542', '#764b33'];
/** Hair; the dark half of the list goes with every skin. */
export const HAIRS = [
  '#2b1d18',
  '#1f1a1c',
  '#4a2c18',
  '#6b4022',
  '#b9bbbd',
  '#a9652b',
  '#dba94d',
  '#93381f',
  '#7c4a1e',
  '#e9e4da',
];
export const CLOTHS = ['#2f7d6b', '#c9553a', '#3a5a9b', '#d49a37', '#7d4a86', '#4f4a45', '#b8466a', '#3f8aa3'];
export const TRIMS = ['#f7efdc', '#2f3a4d', '#f3cb69', '#e9dccb'];
export const ROOMS = ['#b9d6c6', '#efd08d', '#eeb39a', '#b3c8e4', '#d2bcdb', '#cfd3a8', '#e6d3bd', '#a9cfd6'];

/** Who sits for a portrait: a hair style or headwear, a beard, glasses, and numbers of the colours and shapes. */
export interface Sitter {
  readonly hair: Hair;
  readonly beard: Beard;
  readonly glasses: keyof typeof GLASSES;
  readonly earrings: boolean;
  readonly skin: number;
  readonly tint: number;
  readonly shirt: number;
  readonly cloth: number;
  readonly trim: number;
  readonly wear: number;
  readonly room: number;
  readonly head: number;
  readonly brows: number;
  /** From 0: three closed mouths, a laugh, and a smile with laughing eyes. */
  readonly mood: number;
}

/** Hand-picked people: who has not given a name yet, and the regular bots. */
const KNOWN: Readonly<Record<string, Partial<Sitter>>> = {
  You: {
    hair: 'bun',
    beard: 'none',
    glasses: 'none',
    skin: 1,
    tint: 0,
    shirt: 0,
    cloth: 0,
    room: 1,
    head: 0,
    mood: 0,
    earrings: false,
  },
  Bo: {
    hair: 'thin',
    beard: 'full',
    glasses: 'round',
    skin: 0,
    tint: 5,
    shirt: 1,
    cloth: 2,
    trim: 0,
    room: 0,
    mood: 0,
  },
  Cy: {
    hair: 'curls',
    beard: 'none',
    glasses: 'none',
    skin: 4,
    tint: 0,
    shirt: 0,
    cloth: 3,
    room: 3,
    mood: 1,
    earrings: true,
  },
  Di: {
    hair: 'long',
    beard: 'none',
    glasses: 'none',
    skin: 0,
    tint: 7,
    shirt: 2,
    cloth: 0,
    room: 4,
    mood: 2,
    earrings: false,
  },
  Ed: {
    hair: 'cap',
    beard: 'moustache',
    glasses: 'none',
    skin: 2,
    tint: 2,
    shirt: 4,
    cloth: 1,
    trim: 1,
    wear: 3,
    room: 5,
    mood: 0,
  },
  Flo: {
    hair: 'scarf',
    beard: 'none',
    glasses: 'none',
    skin: 3,
    tint: 0,
    shirt: 0,
    cloth: 4,
    wear: 7,
    room: 1,
    mood: 1,
  },
  Gus: {
    hair: 'turban',
    beard: 'long',
    glasses: 'none',
    skin: 2,
    tint: 4,
    shirt: 6,
    cloth: 5,
    trim: 0,
    wear: 1,
    room: 7,
    mood: 4,
  },
  Hal: {
    hair: 'flat',
    beard: 'goatee',
    glasses: 'square',
    skin: 5,
    tint: 0,
    shirt: 3,
    cloth: 6,
    trim: 0,
    room: 6,
    mood: 3,
  },
};

/** Portraits to choose from, as names for `Portrait`. */
export const PORTRAITS: readonly string[] = [
  'p1',
  'p12',
  'p15',
  'p18',
  'p19',
  'p21',
  'p22',
  'p33',
  'p34',
  'p37',
  'p39',
];

/** Numbers drawn from a name: `draw(n)` is at least 0 and less than n. FNV-1a, mixed again for each draw. */
function drawsFrom(name: string): (n: number) => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (n) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

const HAIR_NAMES = Object.keys(HAIR) as Hair[];
const BEARD_NAMES = Object.keys(BEARDS) as Beard[];

/** The person of a name, the same every time. @example sitterOf('Bo').beard // 'full' */
export function sitterOf(name: string): Sitter {
  const draw = drawsFrom(name);
  const hair = HAIR_NAMES[draw(HAIR_NAMES.length)];
  const { rough }: HairStyle = HAIR[hair];
  const skin = draw(SKINS.length);
  const cloth = draw(CLOTHS.length);
  return {
    hair,
    skin,
    cloth,
    beard: rough && draw(5) < 2 ? BEARD_NAMES[draw(BEARD_NAMES.length)] : 'none',
    glasses: (['round', 'square'] as const)[draw(7)] ?? 'none',
    earrings: !rough && hair !== 'scarf' && draw(2) > 0,
    tint: draw(skin > 2 ? 5 : HAIRS.length),
    shirt: draw(SHIRTS.length),
    trim: draw(TRIMS.length),
    wear: (cloth + 1 + draw(CLOTHS.length - 1)) % CLOTHS.length,
    room: draw(ROOMS.length),
    head: draw(HEADS.length),
    brows: draw(BROWS.length),
    mood: draw(5),
    ...KNOWN[name],
  };
}
