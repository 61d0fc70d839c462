import { Random } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { FACES } from './chance.ts';
import { PiecepackRules } from './rules.ts';
import { SUITS } from './suits.ts';
import { anyOptions, stir } from './testing/positions.ts';

test('a roll given as faces is the roll of the line', () => {
  const random = new Random('faces');
  for (let i = 0; i < 50; i++) {
    const rules = new PiecepackRules({ ...anyOptions(random), aces: 'none' });
    const s = rules.start();
    stir(rules, s, random);
    const twin = s.slice();
    const line = rules.draw(s, random);
    const dice = line.dice as Record<string, string>;
    rules.take(s, line);
    rules.roll(
      twin,
      SUITS.map((suit) => (FACES as readonly string[]).indexOf(dice[suit])),
    );
    expect(twin).toEqual(s);
  }
});
