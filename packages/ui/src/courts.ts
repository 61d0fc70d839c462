/**
 * The court figures, drawn as two tones: light falls from the left, so the right half of everything is in shade. A figure is the
 * upper half of a card, around the card's middle: x −26…26, y −57…0. The lower half is the same one turned over.
 */
import type { Layer } from './drawing.ts';
import { disc, mirrored } from './path.ts';

/** A symmetric shape, from its left half: light, and in shade on the right. */
const two = (light: Layer[0], shade: Layer[0], left: string): Layer[] => [
  [light, left + mirrored(left)],
  [shade, mirrored(left)],
];
const pair = (left: string): string => left + mirrored(left);

const HALO: Layer = ['halo', disc(0, -33, 20)];
const ROBE = two('suit', 'deep', 'M0 0H-26V-8C-23-15-14-17.5-7-20H0Z');
export const HEAD: readonly Layer[] = [
  ['neck', 'M-4.4-27H4.4V-18C2-14.6-2-14.6-4.4-18Z'],
  ...two('skin', 'skin-deep', 'M0-44.6C-6-44.6-8.6-42-8.6-38V-32C-8.6-25.6-4-21.6 0-21.6Z'),
];
/** Brows, eyes, nose and a smile; without the mouth where a beard has its own. */
export const LOOKS: readonly Layer[] = [
  ['cheek', disc(-5.3, -29.4, 1.7) + disc(5.3, -29.4, 1.7)],
  ['skin-deep', 'M0-34.5L-1.7-29.3Q-.8-28.6 0-28.6Z'],
  ['dark', disc(-3.5, -32.8, 1.05) + disc(3.5, -32.8, 1.05)],
  ['dark', pair('M-5.6-35.3Q-3.8-36.7-2-35.5'), 0.8],
];
const SMILE: Layer = ['dark', 'M-2.4-26.6Q0-24.8 2.4-26.6', 0.85];

const knight: readonly Layer[] = [
  HALO,
  ['brass-deep', 'M-21.6-57H-19.8V0H-21.6Z'],
  ['suit', 'M-19.8-56L-7-51.4L-19.8-46.6Z'],
  ['deep', 'M-19.8-51.4H-7L-19.8-46.6Z'],
  [
    'suit',
    'M-1-48C-1-56 7-58.4 14.4-55.6C23-52 25.6-42.6 21.6-33.6C20-30 17.8-27.6 15-26.6C18-32.4 17.4-39 13.6-42.6C9.6-46.2 4-45.6-1-48Z',
  ],
  [
    'deep',
    'M3-46.6C10-50.6 18-46.6 20.2-40C21.4-36.4 21-33.6 20-31C18.6-28.6 17-27.2 15-26.6C18-32.4 17.4-39 13.6-42.6C10.6-45.4 6.6-45.6 3-46.6Z',
  ],
  ['soft', 'M3-51.4C10-54.4 17.6-51 20.4-44.6', 0.9],
  ...ROBE,
  ...two('steel', 'steel-deep', 'M0-22H-6.4C-6.6-18.4-8-15.6-9.6-14C-6-11-3-10.2 0-10.2Z'),
  ...two('steel', 'steel-deep', 'M-25.4-3C-25.6-13-19-18.6-10-18.4C-9-11.4-13-5-20-1.6C-22-.8-24.6-1.4-25.4-3Z'),
  ['steel-line', pair('M-24.6-8.4C-19-9.4-14.6-12.4-12-17.6M-23-3.6C-17.6-5.4-13.4-8.6-10.8-13.4'), 0.8],
  ...HEAD,
  ...two(
    'steel',
    'steel-deep',
    'M0-52C-7.4-52-12.6-47-12.6-39V-25C-12.6-20.6-10.4-17.4-6.6-15.6C-5.8-16.6-5.2-17.8-4.8-19.2C-7.6-22-8.4-26.6-8.4-32V-40H0Z',
  ),
  ...two('steel', 'steel-deep', 'M0-48.4C-7-48.4-12-45.6-14.2-41.4C-11-38.4-6-37 0-37Z'),
  ['dark', pair('M-10-42.4H-3M-7.8-39.8H-3'), 1],
  ['brass', `M-.8-52H.8V-37H-.8Z${disc(-12.6, -39.6, 1.6)}`],
  ['brass-deep', disc(12.6, -39.6, 1.6)],
  ...LOOKS,
  SMILE,
];

const bishop: readonly Layer[] = [
  HALO,
  ['brass-deep', 'M20.2 0V-37H22V0Z'],
  ['brass', 'M21.1-36C22-47.6 12.8-51 12.6-45.6C12.6-42 17-41.8 17-45', 2.1],
  ...ROBE,
  ...two('white', 'white-deep', 'M0-7L-7-20L-12.6-18.2L-3.6-3V0H0Z'),
  ['suit', 'M-9.5-16.4L-7.9-17.4L-6.9-15.6L-8.5-14.6ZM9.5-16.4L7.9-17.4L6.9-15.6L8.5-14.6Z'],
  ...HEAD,
  ...two('white', 'white-deep', 'M0-27.8C-3.6-27.6-6.8-28.6-8.8-35C-11-23.6-6.6-15 0-11.6Z'),
  ...LOOKS,
  ['white', pair('M0-28.2C-2-29-4.6-28-5.8-25.6C-3.6-25-1.2-25.6 0-27Z')],
  ['dark', 'M-1.5-24.6Q0-23.6 1.5-24.6', 0.8],
  ...two('suit', 'deep', 'M0-57C-7-53.4-14-47.4-9.8-38.4C-6.4-39.6-3.2-40 0-40Z'),
  ...two('brass', 'brass-deep', 'M0-43.6C-3.8-43.6-7.4-43-10.8-41.8L-9.4-37.2C-6.2-38.4-3.2-38.8 0-38.8Z'),
  ['brass', 'M-1.2-54H1.2V-51H4V-48.7H1.2V-45H-1.2V-48.7H-4V-51H-1.2Z'],
];

const farmer: readonly Layer[] = [
  HALO,
  ['brass-deep', 'M-20.2 0V-40H-18.4V0Z'],
  ['deep', 'M-23.6-54.4V-46C-23.6-41-15-41-15-46V-54.4M-19.3-55V-40', 1.5],
  ['brass-deep', 'M19 0C20.4-10 20.4-18 19-28', 1.2],
  [
    'brass',
    'M19-26c-3.4-3-3-7 0-10c3 3 3.4 7 0 10zM19.4-20.4c-5 0-6.4-3.6-5.6-7.2c3.6.6 5.6 3.2 5.6 7.2zM20-20.4c4.4-.6 5.6-4 4.6-7.4c-3.2 1-4.8 3.6-4.6 7.4zM20-13c4.8-.2 6.2-3.6 5.4-7.2c-3.6.8-5.4 3.4-5.4 7.2z',
  ],
  ...ROBE,
  ...two('soft', 'dusk', 'M0-11.6H-8.6L-9-18.9L-13-17.7L-12.6 0H0Z'),
  ['brass', disc(-10.4, -12.6, 1.1)],
  ['brass-deep', disc(10.4, -12.6, 1.1)],
  ['deep', pair('M-8.6-38C-12.4-31-12.6-23-11-13'), 4.2],
  ['suit', pair('M-13.4-16H-9V-13.6H-13.4Z')],
  ...HEAD,
  ['deep', 'M-8.8-32C-8.4-38-4-40.6 1-41C5-40.6 8.4-38 8.8-32V-43H-8.8Z'],
  ...LOOKS,
  SMILE,
  ['dusk', disc(-5.6, -30.6, 0.35) + disc(-4.4, -29.4, 0.35) + disc(4.4, -29.4, 0.35) + disc(5.6, -30.6, 0.35)],
  ...two('brass', 'brass-deep', 'M0-53.4C-6-53.4-8.8-49.6-9-41H0Z'),
  ...two('suit', 'deep', 'M0-45.4H-8.8L-9.2-40.4H0Z'),
  ...two('brass', 'brass-deep', 'M0-42C-7-42-13.4-44.2-20.8-40.8C-14.4-36.4-7-37.6 0-37.6Z'),
  ['brass-deep', 'M-17-40.4C-12-41.4-6-40.2 0-40.2', 0.7],
  ...two('white', 'white-deep', 'M0-10.4L-3.2-13.8L-8-20C-4.4-17-2-16.8 0-16.8Z'),
];

const SPOKES = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 4), Math.cos((i * Math.PI) / 4)];
  return `M${(x * 12).toFixed(1)} ${(y * 12 - 32).toFixed(1)}L${(x * 24).toFixed(1)} ${(y * 24 - 32).toFixed(1)}`;
}).join('');
const tar: readonly Layer[] = [
  ['soft', SPOKES, 2.3],
  ['soft', disc(0, -32, 17.6), 3.2],
  ['white', disc(0, -32, 17.6), 0.7],
  ...ROBE,
  ['white', 'M-8-19.6H8L5.4 0H-5.4Z'],
  ['soft', 'M-7.5-16.4H7.5L7.2-13.8H-7.2ZM-6.8-11.2H6.8L6.5-8.6H-6.5ZM-6.2-6H6.2L5.9-3.4H-5.9Z'],
  ...two('white', 'white-deep', 'M-14.4-17.4C-11.6-9.6-8.4-4.6-4.6 0H-9C-14-4-19-10-20.8-14.8Z'),
  ['suit', 'M-17.6-16C-14.4-9.4-11-4.6-7 0', 0.8],
  ...HEAD,
  [
    'deep',
    'M-8.8-36.4C-10.4-24-6.4-16 0-16S10.4-24 8.8-36.4C8-31.4 6-29 3.6-28.7C2-28.5 1-29.3 0-29.3S-2-28.5-3.6-28.7C-6-29-8-31.4-8.8-36.4Z',
  ],
  ...LOOKS,
  ['skin', 'M-2.3-25.6Q0-23.8 2.3-25.6', 1],
  ['brass', disc(-8.7, -27.4, 1.5), 0.9],
  ...two('white', 'white-deep', 'M0-50C-8-50-13-48.4-11.6-42.4H0Z'),
  ...two('suit', 'deep', 'M0-43.6H-9.4V-38.4C-6-39.7-3-40 0-40Z'),
  ['brass', disc(0, -41.8, 1.3)],
  ['suit', disc(0, -51, 2.2)],
];

const ERMINE = [-14.6, -8.6, -3, 3, 8.6, 14.6].map((x) => {
  const y = -10.6 - Math.abs(x) / 5.4;
  return `M${x} ${y.toFixed(1)}l.9 2.6h-1.8z`;
});
const king: readonly Layer[] = [
  HALO,
  ['brass-deep', 'M-21.6 0V-42H-19.8V0Z'],
  ['brass', `${disc(-20.7, -45, 3.8)}M-21.5-55.6H-19.9V-53.4H-17.6V-51.8H-19.9V-48H-21.5V-51.8H-23.8V-53.4H-21.5Z`],
  ['suit', disc(-20.7, -45, 1.5)],
  ...ROBE,
  ...two('white', 'white-deep', 'M0-6C-9-6-18-8.6-21.6-15.4L-7-20.4L0-16Z'),
  ['deep', ERMINE.join('')],
  ...HEAD,
  ['deep', pair('M0-27.6C-3-27.4-6.6-28-8-32V-38.4H-9.4C-13-30-12-20.6-6.8-15.6C-5-13.8-2.4-12.6 0-12.6Z')],
  [
    'suit',
    'M-6-24C-5.6-20-3.6-17-1.4-15.4M6-24C5.6-20 3.6-17 1.4-15.4M-9.6-30C-9.8-26-8.8-22.4-7.4-20M9.6-30C9.8-26 8.8-22.4 7.4-20',
    0.9,
  ],
  ...LOOKS,
  ['soft', pair('M0-28C-2.4-29-5-27.8-6.4-25.4C-4-24.8-1.4-25.2 0-26.6Z')],
  ['skin', 'M-1.6-24.4Q0-23.4 1.6-24.4', 0.9],
  ...two('brass', 'brass-deep', 'M0-56L-4.6-47.6L-13.2-53L-10.4-38.8C-7-40-3.4-40.4 0-40.4Z'),
  ['suit', disc(0, -46, 1.9) + disc(-7, -44.4, 1.2) + disc(7, -44.4, 1.2)],
  ['white', pair('M-10.2-39.2C-6.8-40.4-3.4-40.8 0-40.8'), 1.2],
];

const queen: readonly Layer[] = [
  HALO,
  ['deep', pair('M0-47C-7-47-11.4-44.6-12.8-39C-15.4-28-13.6-15-18.6-6C-10-7.4-5-12-4.4-20H0Z')],
  ['dusk', 'M-11.4-36C-13.4-26-12-16-15.4-9.4M11.4-36C13.4-26 12-16 15.4-9.4', 0.8],
  ['stem', 'M20 0C21-7 20.6-14 20-21', 1.3],
  ['stem', 'M20.6-8c2.6-1 4-3 4.2-5.6c-2.8.8-4.2 2.6-4.2 5.6z'],
  ...ROBE,
  ['skin', 'M-6.6-20C-5-12.6-2.6-10 0-9C2.6-10 5-12.6 6.6-20Z'],
  ...HEAD,
  ...two('soft', 'dusk', 'M0-4C-6-6.4-10.6-11-11.8-18.6L-6.8-20.2C-5.6-13.4-3-9.6 0-8.4Z'),
  ['brass', 'M-5.4-17.6C-4-13.4-2-12 0-11.4C2-12 4-13.4 5.4-17.6', 0.9],
  ['brass', disc(0, -10.6, 1.7)],
  ['deep', pair('M0-43.6C-5-41.6-8-38-8.6-31C-10.6-36-10.6-46 0-46Z')],
  ...LOOKS,
  ['lip', 'M-2.3-26.7Q-1-27.4 0-26.9Q1-27.4 2.3-26.7Q0-23.9-2.3-26.7Z'],
  ['suit', petals(20, -25.6)],
  ['brass', disc(20, -25.6, 1.9)],
  ...two('brass', 'brass-deep', 'M0-49L-3.8-54.6L-5.8-48L-12-51.4L-9.4-41.8C-6-43-3-43.4 0-43.4Z'),
  ['white', disc(-3.8, -54.8, 1.2) + disc(3.8, -54.8, 1.2) + disc(-12, -51.6, 1.2) + disc(12, -51.6, 1.2)],
  ['suit', disc(0, -46, 1.4)],
];

/** A flower of five petals. */
function petals(x: number, y: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 5;
    return disc(+(x + 2.9 * Math.sin(angle)).toFixed(2), +(y - 2.9 * Math.cos(angle)).toFixed(2), 2.3);
  }).join('');
}

const jack: readonly Layer[] = [
  HALO,
  ...ROBE,
  ...two('soft', 'dusk', 'M0 0H-5L-8-19.6L0-14Z'),
  ['brass', disc(0, -9.6, 1.2) + disc(0, -5, 1.2)],
  ['deep', pair('M-7-42C-12.4-40-13.4-28-11.4-21C-9-19.4-6.6-20.6-6-23V-36Z')],
  ['dusk', pair('M-10.6-36C-11.4-31-11-26-10-22.4'), 0.8],
  ...HEAD,
  ...two('white', 'white-deep', 'M0-15.4L-2.6-12.6L-5-15.6L-8.6-14.4L-9-19L-6.6-20.8C-4.4-18-2-17.2 0-17.2Z'),
  ['deep', 'M-8.8-32C-9-38-5-40.4-1-40.8C4-40.4 8.8-38 8.8-32V-43H-8.8Z'],
  ...LOOKS,
  SMILE,
  ['brass-deep', 'M7-44C10-55.6 19-58.6 25.4-52.6C23.6-45.6 15-41.4 7-41.4Z'],
  ['brass', 'M7-44C10-55.6 19-58.6 25.4-52.6C18-52 12-48.4 7-44Z'],
  ['suit', 'M-12.4-40.6C-14-49.6-4.4-54 5-51.2C12.6-49 14.6-43.4 11.8-39.4C5-42-5-43-12.4-40.6Z'],
  ['deep', 'M1-51.9C9.6-51.3 15-45.4 11.8-39.4C8.6-40.6 4.6-41.4 0-41.7C2.6-45 3-48.6 1-51.9Z'],
  ['soft', 'M-13-41.6C-5-44.4 5-43.4 12.2-40.6L11.6-37.4C5-40.2-5-41-12.4-38.4Z'],
  ['brass', disc(8.6, -42.8, 1.6)],
];

/** By the names that presenters give them. */
export const figures = { knight, bishop, farmer, tar, king, queen, jack };
export type Figure = keyof typeof figures;
