/**
 * The shapes of the suits, each one path in a square of 160: solid, with no line thinner than a twentieth, since the smallest
 * are twelve pixels wide. Outlines run clockwise and holes the other way.
 */
import icons from './icons.json' with { type: 'json' };
import { at, disc, hole, placed } from './path.ts';

/** The side of the square. */
export const SIDE = 160;

/** A ray of the sun, upwards. */
const RAY = 'M65 34L80 1L95 34z';
const rays = Array.from({ length: 8 }, (_, i) =>
  placed(placed(RAY, at(-SIDE / 2, -SIDE / 2)), at(SIDE / 2, SIDE / 2, 1, i * 45)),
);

const OWN = {
  anchor:
    'M72 50h16v8h26a8 8 0 0 1 0 16h-26v58c20-3 34-15 40-32l-16 4l30-38l14 46l-13-9c-10 28-34 47-63 51c-29-4-53-23-63-51' +
    `l-13 9l14-46l30 38l-16-4c6 17 20 29 40 32v-58h-26a8 8 0 0 1 0-16h26z${disc(80, 29, 23)}${hole(80, 29, 10)}`,
  crown:
    'M23 120L10 54l40 28L80 28l30 54l40-28l-13 66q-57-10-114 0zM24 131q56-10 112 0v18q-56-10-112 0z' +
    `${disc(12, 46, 11)}${disc(80, 20, 12)}${disc(148, 46, 11)}`,
  cup: 'M30 10h100c4 48-12 82-42 90v14h12v13h-12c3 10 14 15 32 17v12H40v-12c18-2 29-7 32-17h-12v-13h12v-14C42 92 26 58 30 10zM80 30l-17 24l17 24l17-24z',
  lock: 'M38 70V48c0-26 17-42 42-42s42 16 42 42v22h8a12 12 0 0 1 12 12v58a14 14 0 0 1-14 14H32a14 14 0 0 1-14-14V82a12 12 0 0 1 12-12zM56 70h48V48c0-15-9-24-24-24s-24 9-24 24zM72 115l-6 24h28l-6-24a14 14 0 1 0-16 0z',
  tree:
    'M70 110a26 26 0 0 1-34-2a28 28 0 0 1-24-46a30 30 0 0 1 30-36a44 44 0 0 1 76 0a30 30 0 0 1 30 36a28 28 0 0 1-24 46a26 26 0 0 1-34 2v14c1 14 8 24 24 31H46c16-7 23-17 24-31z' +
    `${hole(52, 64, 10)}${hole(96, 44, 10)}${hole(112, 80, 10)}${hole(74, 86, 9)}`,
  rock: 'M45 20L65 60L12 61zM54 16L105 9L144 48L76 60zM149 56L153 102L105 108L82 67zM151 111L119 149L55 152L103 116zM9 70L71 70L95 113L43 149L9 115z',
  water: 'M80 4c18 44 52 68 52 102a52 52 0 0 1-104 0C28 72 62 48 80 4zM46 104c-2 20 10 34 28 38c-10-10-16-22-14-38z',
  scissors:
    'M44 4C64 28 84 62 95 90L112 106L97 120L82 103C62 77 46 44 44 4zM116 4C114 44 98 77 78 103L63 120L48 106L65 90C76 62 96 28 116 4z' +
    `${disc(117, 129, 26)}${hole(117, 129, 12)}${disc(43, 129, 26)}${hole(43, 129, 12)}`,
  paper:
    'M34 10h96a22 22 0 0 1 22 22v14h-26v78a28 28 0 0 1-28 28H30a22 22 0 0 1-22-22v-14h24V34a6 6 0 0 0-12 0v14H8V36a26 26 0 0 1 26-26z' +
    'M50 40v10h58V40zM50 64v10h58V64zM50 88v10h40V88zM32 121v9h56a24 24 0 0 0 5 15l9-5a16 16 0 0 1-5-12v-7z',
  sun: disc(80, 80, 38) + rays.join(''),
  moon: 'M96 8a73 73 0 1 0 56 92a62 62 0 1 1-56-92z',
  shield:
    'M14 8c44 10 88 10 132 0c2 70-14 126-66 148C28 134 12 78 14 8zM28 24c2 18 4 34 8 50h44V29c-18 0-34-1-52-5zM80 74v66c26-14 40-38 46-66z',
};

export const shapes = { ...icons, ...OWN };

/** The name of a shape. */
export type Icon = keyof typeof shapes;
