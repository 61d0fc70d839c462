import { drawFromSeed, filled, Random } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { coralon } from '../coralon/rules.ts';
import knowledge from './bot.ts';

test('the solitaire’s bots have the names of all levels', () => {
  expect(knowledge.bots?.map(({ name }) => name)).toEqual(['random', 'simple', 'club', 'expert', 'master']);
});

test('the solitaire’s bots play nothing else', () => {
  const rules = coralon.setUp(3, filled(coralon, 3));
  const s = rules.start();
  rules.take(s, drawFromSeed(rules, s, 'bots'));
  expect(() => knowledge.bots?.[1].choose(rules.view(s, 0), new Random('luck'))).toThrow('solitaire alone');
});
