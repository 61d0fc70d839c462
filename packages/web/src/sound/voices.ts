/** The sounds of the table, made of filtered noise and soft tones: there are no sound files. */

export type Sound = 'deal' | 'card' | 'chip' | 'trick' | 'score' | 'turn' | 'win';

/** One tone, or one burst of noise. */
export interface Voice {
  /** Milliseconds after the start of the sound. */
  readonly at: number;
  readonly ms: number;
  /** Hertz at the start and, if it glides, at the end. */
  readonly from: number;
  readonly to?: number;
  /** The loudest moment, 0 to 1, and the milliseconds until then. */
  readonly peak: number;
  readonly rise?: number;
  /** Noise through a filter of this sharpness; without it, a sine tone. */
  readonly noise?: number;
}

/** A note that fades like a struck string, with a quiet octave above. */
const note = (at: number, hertz: number, ms: number, peak: number): Voice[] => [
  { at, ms, from: hertz, peak, rise: 8 },
  { at, ms: ms * 0.6, from: 2 * hertz, peak: peak * 0.22, rise: 5 },
];

/** A chip laid on another. */
const chip = (at: number, peak: number): Voice[] => [
  { at, ms: 22, from: 3600, peak: peak * 0.8, rise: 1, noise: 2.5 },
  { at, ms: 65, from: 2250, to: 2180, peak: peak * 0.35, rise: 1 },
];

/** Cards that fall one after another, each a little higher. */
const riffle = Array.from({ length: 8 }, (_, i): Voice => {
  const falling = i % 2 === 0 ? 0.48 : 0.36;
  return { at: 36 * i, ms: 34, from: 1500 + 130 * i, peak: falling, rise: 4, noise: 1.2 };
});

export const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  deal: riffle,
  // Paper on felt: a slap of air, and a thud below it.
  card: [
    { at: 0, ms: 75, from: 1500, to: 420, peak: 0.42, rise: 3, noise: 0.8 },
    { at: 0, ms: 90, from: 150, to: 78, peak: 0.34, rise: 4 },
  ],
  chip: [...chip(0, 0.5), ...chip(55, 0.3)],
  trick: [
    { at: 0, ms: 300, from: 500, to: 2100, peak: 0.48, rise: 120, noise: 1.1 },
    { at: 210, ms: 80, from: 140, to: 85, peak: 0.16, rise: 6 },
  ],
  score: [...chip(0, 0.4), ...chip(80, 0.45), ...chip(160, 0.5)],
  turn: [...note(0, 587.3, 200, 0.15), ...note(120, 880, 260, 0.15)],
  win: [523.3, 659.3, 784, 1046.5].flatMap((hertz, i) => note(115 * i, hertz, i === 3 ? 620 : 380, 0.16)),
};

/** How long a sound can be heard, in milliseconds. @example lengthOf('card') // 90 */
export const lengthOf = (sound: Sound): number => Math.max(...VOICES[sound].map(({ at, ms }) => at + ms));
