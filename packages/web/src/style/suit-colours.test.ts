/** The suit colours of style/tokens.css: distinguishable for everybody, and readable on a card. */

import { lookOf, type SuitColour } from '@followsuit/ui';
import { describe, expect, it } from 'vitest';
import { contrast, dot, hexColour, type Triple, token } from './testing.ts';

/** Simulates vision without one kind of cone (Machado, Oliveira and Fernandes, 2009, severity 1). */
const EYES: Readonly<Record<string, readonly Triple[]>> = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seen = (eye: readonly Triple[], colour: Triple): Triple => {
  const [r, g, b] = eye.map((row) => Math.min(1, Math.max(0, dot(row, colour))));
  return [r, g, b];
};

/** Björn Ottosson's OKLab, in which equal distances look about equal. */
function oklab(colour: Triple): Triple {
  const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], colour));
  const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], colour));
  const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], colour));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: Triple, b: Triple): number => {
  const [p, q] = [oklab(a), oklab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
};

const DECKS: Readonly<Record<string, string>> = {
  french: 'spades hearts diamonds clubs',
  vines: 'anchors crowns cups locks trees',
  janken: 'rock water paper lizard scissors',
  piecepack: 'suns moons crowns arms',
};
const coloursOf = (deck: string): SuitColour[] => DECKS[deck].split(' ').map((suit) => lookOf(suit)!.colour);

const inkOf = (colour: SuitColour): Triple => hexColour(`suit-${colour}`);

/** In the dark theme a card is painted over with this much black (`.card-shade` in card.css). */
const SHADE = 0.06;
/** A colour of linear light below a shade, which is mixed in sRGB. */
const shaded = (colour: Triple): Triple => {
  const [r, g, b] = colour.map((c) => {
    const s = (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055) * (1 - SHADE);
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};

describe('suit colours', () => {
  it.each(Object.keys(DECKS))('%s: readable on a card, and on the tint of its figures', (deck) => {
    for (const colour of coloursOf(deck)) {
      const [ink, face] = [inkOf(colour), hexColour('card-face')];
      expect(contrast(ink, face), colour).toBeGreaterThan(4.5);
      expect(contrast(shaded(ink), shaded(face)), `${colour}, dark theme`).toBeGreaterThan(4.5);
      expect(contrast(ink, hexColour(`suit-${colour}-tint`)), `${colour} on its tint`).toBeGreaterThan(3.9);
    }
  });

  for (const [eye, rows] of Object.entries(EYES))
    it.each(Object.keys(DECKS))(`%s: apart with ${eye}`, (deck) => {
      const colours = coloursOf(deck);
      for (const [i, one] of colours.entries())
        for (const other of colours.slice(i + 1)) {
          const [a, b] = [one, other].map((colour) => seen(rows, inkOf(colour)));
          expect(distance(a, b), `${one} and ${other}`).toBeGreaterThan(0.12);
        }
    });
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('sides, %s', (_name, theme) => {
  it.each(Object.entries(EYES))('apart with %s', (_eye, rows) => {
    const [one, two, three] = [1, 2, 3].map((side) => seen(rows, token(`team-${side}`)[theme]));
    for (const [a, b] of [
      [one, two],
      [two, three],
      [one, three],
    ])
      expect(distance(a, b)).toBeGreaterThan(0.1);
  });
});
