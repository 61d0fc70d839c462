/** Reasons count facts in worlds, and the words of verdicts name the luck that followed. */
import { sampleWorld, showsTricks } from '@followsuit/bots';
import { drawFromSeed, filled, Random, SUITS } from '@followsuit/engine';
import { HOLD } from '@followsuit/engine/state';
import { gameOf, rulesFor } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, test } from 'vitest';
import { Comparison } from './comparison.ts';
import { WorldFacts } from './facts.ts';
import { gradeOf, hasOneGrade } from './grades.ts';
import { reasonFor } from './reasons.ts';
import { gradeWords } from './sentences.ts';
import { reviewInEnglish } from './words.en.ts';

test('before the tricks, a reason names the high card on which the choice depends', () => {
  const rules = rulesFor('coralon', 4, filled(gameOf('coralon')!, 4, {}));
  const s = rules.start();
  rules.take(s, drawFromSeed(rules, s, 'reasons'));
  const [seat, holder] = [1, 3];
  const view = rules.view(s, seat);
  if (!showsTricks(view)) throw new Error('Coralon has tricks');
  const { deck } = view.rules.design;
  // The highest card that the mover lacks in the first suit.
  const missing = deck.cards.filter((card) => card >> 4 === 0 && (s[HOLD + seat * SUITS] >> (card & 15)) % 2 === 0);
  const card = Math.max(...missing);
  const facts = new WorldFacts(view.rules, view.state, seat, []);
  const comparison = new Comparison(2, 0, 1, 0);
  const holding: number[] = [];
  const random = new Random('reasons/worlds');
  let held = 0;
  for (let k = 0; k < 90; k++) {
    const world = sampleWorld(view, random);
    const has = (world[HOLD + holder * SUITS] >> (card & 15)) & 1;
    held += has;
    holding.push(facts.holding(world));
    comparison.addPlayed(Float64Array.of(0.5));
    // The other candidate gains where seat 3 has the card; noise alone depends on nothing.
    comparison.add(
      1,
      Float64Array.of(0.5 + (has ? 0.2 : -0.05) + 0.02 * (random.next() / 2 ** 32)),
      Float64Array.of(0.5),
    );
  }
  expect(held).toBeGreaterThan(5);
  const reason = reasonFor(facts, holding, comparison, 1);
  expect(reason).toMatchObject({ fact: { fact: 'holds', seat: holder, card: deck.codes[card] }, worlds: held, of: 90 });
});

test('a grade stands on the lower bound of the loss', () => {
  expect([0.009, 0.011, 0.026, 0.061].map(gradeOf)).toEqual(['good', 'inaccuracy', 'mistake', 'blunder']);
  expect(hasOneGrade(0.03, 0.05)).toBe(true);
  expect(hasOneGrade(0.02, 0.05)).toBe(false);
});

test('a verdict names the luck that followed', () => {
  const words = (['good', 'mistake'] as const).flatMap((grade) =>
    (['lucky', 'unlucky', null] as const).map((fortune) => gradeWords(reviewInEnglish, grade, fortune)),
  );
  expect(words).toEqual([
    ...['right and lucky', 'right but unlucky', 'good'],
    ...['mistake, wrong but lucky', 'mistake, wrong and unlucky', 'mistake'],
  ]);
});
