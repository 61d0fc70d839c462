/** Every card of every game has a face: an index, and pips or a picture. */
import { type Deck, filled, settingsOf, type TrickGame } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { exampleGames } from '@followsuit/games/examples';
import { cardRank } from '@followsuit/present';
import { type Drawing, faceOf, lookOf } from '@followsuit/ui';
import { describe, expect, it } from 'vitest';

/** The decks of a game, with its usual options and with each value of each. */
const decksOf = (game: TrickGame): Deck[] =>
  game.players.flatMap((players) => {
    const values = game.options.flatMap(({ id, values: all }) =>
      Array.isArray(all) ? all.map((value: string | number) => ({ [id]: value })) : [],
    );
    return [{}, ...values].map(
      (given) => game.design(players, settingsOf(game, players, filled(game, players, given))).deck,
    );
  });
const decks = new Map(
  [...trickGames, ...exampleGames].flatMap(decksOf).map((deck) => [`${deck.id}, ${deck.cards.length} cards`, deck]),
);

/** All elements of a drawing. */
const all = (shapes: readonly Drawing[]): Drawing[] =>
  shapes.flatMap((shape) => [shape, ...(typeof shape.inside === 'object' ? all(shape.inside) : [])]);
const textsOf = (shapes: readonly Drawing[]) => all(shapes).filter(({ name }) => name === 'text');
/** The numbers on the pips of a card, drawn as one path: one closed shape for each, as the suit has it. */
const outlines = (shapes: readonly Drawing[]): number =>
  all(shapes).reduce((sum, { attributes }) => sum + (String(attributes.d ?? '').match(/M/g)?.length ?? 0), 0);

describe.each([...decks])('%s', (_name, deck) => {
  const codes = deck.cards.map((card) => deck.codes[card]);
  // The jacks in a grand are a suit without cards of its own.
  const suits = deck.suits.filter((_, suit) => deck.masks[suit] !== 0);

  it.each(['full', 'small', 'large'] as const)('the index of a %s face, inside the strip a fan leaves', (size) => {
    for (const code of codes) {
      const [first] = textsOf(faceOf(deck, code, size, false));
      if (cardRank(code) === 'X') continue; // A joker has a star, which is drawn.
      expect(first.inside, code).toBe(cardRank(code));
      if (size === 'full') expect(Number(first.attributes.x), code).toBeLessThan(23);
    }
  });

  it('a full face has its index twice, a small one once', () => {
    for (const code of codes.filter((each) => cardRank(each) !== 'X')) {
      expect(textsOf(faceOf(deck, code, 'full', false)).length, code).toBe(2);
      expect(textsOf(faceOf(deck, code, 'small', false)).length, code).toBe(1);
    }
  });

  it('pips as many as the number, or a picture', () => {
    for (const code of codes) {
      const face = faceOf(deck, code, 'full', false);
      const count = Number(cardRank(code));
      const bare = outlines(faceOf(deck, code, 'large', false));
      if (count > 1) expect(outlines(face), code).toBe((bare / 2) * (count + 2));
      else expect(all(face).length, `${code} has no picture`).toBeGreaterThan(10);
    }
  });

  it('letters are there if wanted, and alone tell the suits apart', () => {
    const letters = codes.map((code) => textsOf(faceOf(deck, code, 'full', true)).map(({ inside }) => inside));
    for (const [i, texts] of letters.entries()) expect(texts, codes[i]).toContain(codes[i].slice(-1).replace('l', 'ℓ'));
    expect(new Set(letters.map((texts) => texts[texts.length - 1])).size).toBe(suits.length);
  });

  it('every suit has its own shape and ink', () => {
    const looks = suits.map(({ name }) => lookOf(name));
    expect(new Set(looks.map((look) => look?.icon)).size).toBe(suits.length);
    expect(new Set(looks.map((look) => look?.colour)).size).toBe(suits.length);
  });
});

it('the decks are those of all games', () => {
  const ids = new Set([...decks.values()].map(({ id }) => id));
  expect([...ids].sort()).toEqual(['french-36', 'french-40', 'french-52', 'janken', 'vines']);
});
