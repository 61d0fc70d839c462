import { describe, expect, it } from 'vitest';
import { settingsOf, variantOf } from './knobs.ts';
import { Match } from './match.ts';
import { faultIn, filled, optionsIn } from './options.ts';
import type { Line } from './play.ts';
import { tiny } from './testing/tiny.ts';
import { trickGame } from './trick-game.ts';
import { rejectionIn } from './verifier.ts';

const game = trickGame({
  ...tiny,
  knobs: [
    { id: 'handSize', values: { low: 1, high: 9 }, standard: (players) => 6 - players, rule: 'TINY-DEAL-1' },
    { id: 'bonus', values: ['off', 'on'], standard: () => 'off', rule: 'TINY-SCORE-1' },
  ],
  design: (players, options) => ({
    ...tiny.design(players, options),
    hands: () => Array(players).fill(Number(options.handSize)),
  }),
});

const turned = { bonus: 'on', handSize: 2, variant: 'Small hands' };

/** The first hand of a variant, as a record. */
function record(given: Line): Line[] {
  const lines: Line[] = [];
  const match = new Match(game.setUp(3, filled(game, 3, given)), (line) => lines.push(line));
  match.start(['a', 'b', 'c'], '7');
  match.draw('7');
  return JSON.parse(JSON.stringify(lines));
}
const faultOf = (lines: Line[]): string | undefined =>
  rejectionIn(lines, (id) => (id === game.id ? game : undefined))?.fault.detail;

describe('knobs', () => {
  it('have the rulebook’s value unless they are turned; one that is turned back is no variant', () => {
    const options = filled(game, 4, { handSize: 2, bonus: 'off', variant: 'All the same' });
    expect(options).toEqual(filled(game, 4));
    expect(variantOf(game, 4, options)).toBeNull();
    expect(settingsOf(game, 4, options)).toEqual({ ...filled(game, 4), handSize: 2, bonus: 'off' });
    expect(settingsOf(game, 3, filled(game, 3, { handSize: 2 })).handSize).toBe(2);
  });

  it('make a variant, in the order of the game, whose hash knows game and knobs alone', () => {
    const variant = variantOf(game, 3, filled(game, 3, turned));
    expect(variant).toEqual({ name: 'Small hands', knobs: { handSize: 2, bonus: 'on' }, hash: 'bc27ffaaca27' });
    expect(Object.keys(variant?.knobs ?? {})).toEqual(['handSize', 'bonus']);
    const unnamed = variantOf(game, 3, filled(game, 3, { ...turned, variant: '' }));
    expect(unnamed).toEqual({ ...variant, name: 'handSize 2, bonus on' });
    expect(variantOf({ ...game, id: 'other' }, 3, filled(game, 3, turned))?.hash).not.toBe(variant?.hash);
    expect(variantOf(game, 3, filled(game, 3, { ...turned, handSize: 1 }))?.hash).not.toBe(variant?.hash);
  });

  it('are refused in a sentence with the rule', () => {
    expect(faultIn(game, 3, { handSize: 10 })).toBe(
      'handSize cannot be 10; it may be a whole number from 1 to 9 (TINY-DEAL-1).',
    );
    expect(faultIn(game, 3, { bonus: true })).toContain('"off", "on"');
    expect(faultIn(game, 3, { handSize: 4 })).toBeNull();
    expect(faultIn(game, 3, { handSize: 5 })).toBe(
      'The deal needs 15 cards, and the deck has 12: deal smaller hands or keep more cards in the deck (TINY-DEAL-1).',
    );
    expect(faultIn(game, 3, { mustBeat: true, sitsOut: true })).toContain('beat each other');
    for (const variant of ['a\nb', ' a', 'x'.repeat(61), 7])
      expect(faultIn(game, 3, { variant })).toContain('one line');
    expect(faultIn(tiny, 3, { variant: 'a' })).toContain('no option "variant"');
  });
});

describe('a record', () => {
  it('has a variant only if a knob is turned, and reads as the same options', () => {
    expect(record({})[0]).not.toHaveProperty('variant');
    const all: Line[] = [{}, turned, { handSize: 2 }];
    for (const given of all) {
      const lines = record(given);
      expect(faultOf(lines)).toBeUndefined();
      expect(optionsIn(game, lines[0])).toEqual(filled(game, 3, given));
    }
    const [first, deal] = record(turned);
    expect(first.options).toEqual(filled(game, 3));
    expect((deal.hands as Line[][])[0]).toHaveLength(2);
  });

  it('is checked: values, hash, and that nothing is hidden among the options', () => {
    const [first, ...rest] = record(turned);
    const variant = first.variant as Line;
    const changed = (more: Line) => faultOf([{ ...first, ...more }, ...rest]);
    expect(changed({ variant: { ...variant, knobs: { handSize: 99 } } })).toContain('handSize cannot be 99');
    expect(changed({ variant: { ...variant, hash: 'x' } })).toContain(`"hash":${JSON.stringify(variant.hash)}`);
    expect(changed({ variant: { ...variant, knobs: { ...(variant.knobs as Line), more: 1 } } })).toContain('"more"');
    expect(changed({ variant: { name: 'x', knobs: {}, hash: variant.hash } })).toContain('changes nothing');
    expect(changed({ options: { ...(first.options as Line), handSize: 2 } })).toContain('belongs into the variant');
    expect(rejectionIn([{ ...first, variant: null }, ...rest], () => game)?.fault.rule).toBe('TINY-DEAL-1');
  });
});
