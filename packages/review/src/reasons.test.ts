/** Reasons count facts in worlds, and the words of verdicts name the luck that followed. */
import { sampleWorld, showsTricks } from '@followsuit/bots';
import { drawFromSeed, filled, Random, SUITS } from '@followsuit/engine';
import { HOLD } from '@followsuit/engine/state';
import { gameOf, rulesFor } from '@followsuit/games';
import '@followsuit/games/bots';
import { type TestTable, table } from '@followsuit/games/testing';
import { expect, test } from 'vitest';
import { Comparison } from './comparison.ts';
import { type Fact, WorldFacts } from './facts.ts';
import { errorsFor, gradeOf, hasOneGrade } from './grades.ts';
import { decisionKind } from './kinds.ts';
import { reasonFor } from './reasons.ts';
import type { ReviewedDecision } from './report.ts';
import { gradeWords, reasonWords, receiptWords } from './sentences.ts';
import { reviewInGerman } from './words.de.ts';
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
  const comparison = new Comparison(2, { size: 1, graded: 0, looks: 1 });
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

test('a reason is told of the layouts in which the better choice gains more', () => {
  const naming = { name: () => 'Di', card: (code: string) => code, suit: (name: string) => name };
  const act = { act: { do: 'play', card: 'Ah' } } as unknown as ReviewedDecision['candidates'][number];
  const told = (gain: number, otherwise: number): string =>
    reasonWords(
      reviewInEnglish,
      {
        reason: { fact: { fact: 'trump', seat: 3 }, worlds: 750, of: 3000, gain, otherwise },
        candidates: [act, act],
        played: 1,
      },
      naming,
    );
  expect(told(0.08, -0.01)).toBe(
    'In 25 of 100 layouts Di held a trump: there the better choice gains +8.0\u00a0%, in the others −1.0\u00a0%.',
  );
  expect(told(-0.01, 0.08)).toBe(
    'In 75 of 100 layouts Di held no trump: there the better choice gains +8.0\u00a0%, in the others −1.0\u00a0%.',
  );
});

test('a fact that makes little difference is no reason', () => {
  const facts = { size: 1, told: () => ({ fact: 'trump', seat: 3 }) } as unknown as WorldFacts;
  const holding = Array.from({ length: 60 }, (_, k) => k % 2);
  const reasonIf = (bonus: number) => {
    const found = new Comparison(2, { size: 1, graded: 0, looks: 1 });
    for (const held of holding) {
      found.addPlayed(Float64Array.of(0.3));
      found.add(1, Float64Array.of(0.5 + (held ? bonus : 0)), Float64Array.of(0.3));
    }
    return reasonFor(facts, holding, found, 1);
  };
  expect(reasonIf(0.3)).toMatchObject({ worlds: 30, of: 60 });
  expect(reasonIf(0.05)).toBeNull();
});

/** A table with these hands after some acts, and a reader of the facts that hold there for its mover. */
function factsAt(t: TestTable, cards: readonly string[]): Fact[] {
  const { rules, state, turn } = t;
  const codes = cards.map((card) => rules.design.deck.byCode.get(card)!);
  const facts = new WorldFacts(rules, state, turn, codes);
  const holding = facts.holding(state);
  return Array.from({ length: facts.size }, (_, i) => facts.told(i)).filter((_, i) => (holding >> i) & 1);
}

/** Hearts are trump, and seat 1 leads. */
const euchre = (...hands: string[]): TestTable =>
  table('euchre', 4)
    .box('9c Qc')
    .deal(...hands)
    .say('pass', 'pass', 'pass', 'pass', 'name hearts');

test('a lone left bower is a trump, and no card of its own suit', () => {
  const t = euchre('9s 10s', 'Kd 9d', 'Jd 10s', '9h Qs');
  const facts = factsAt(t, ['Kd']);
  expect(facts).toContainEqual({ fact: 'trump', seat: 2 });
  expect(facts).toContainEqual({ fact: 'void', seat: 2, suit: 'diamonds' });
  expect(facts).toContainEqual({ fact: 'beats', seat: 2, card: 'Kd' });
  expect(facts).not.toContainEqual({ fact: 'trump', seat: 0 });
  // It may be kept while a diamond must be followed.
  const follows = factsAt(euchre('9s 10s', 'Kd 9d', 'Jd 10d', '9h Qs'), ['Kd']);
  expect(follows).toContainEqual({ fact: 'trump', seat: 2 });
  expect(follows).not.toContainEqual({ fact: 'beats', seat: 2, card: 'Kd' });
});

test('who sits out is not among the seats that play after a card', () => {
  const t = table('euchre', 4)
    .box('9c Qc')
    .deal('Kd Ad', '9d Qd', 'Js Qs', '9s 10s')
    .say('pass', 'pass', 'pass', 'pass', 'name hearts true');
  expect([t.turn, t.get('out')]).toEqual([1, [1 << 3]]);
  expect(factsAt(t, ['9d']).filter(({ fact }) => fact === 'beats')).toEqual([{ fact: 'beats', seat: 0, card: '9d' }]);
});

test('in grand the jacks are trumps, and a player without them has none', () => {
  const t = table('skat', 3)
    .box('7c 7s')
    .deal('Jd 9c', 'Ac Kc', 'Qc 8d')
    .say('pass', 'pass', 'bid 18', 'declare grand');
  const facts = factsAt(t, ['Ac']);
  expect(facts.filter(({ fact }) => fact === 'trump')).toEqual([{ fact: 'trump', seat: 0 }]);
  expect(facts.filter(({ fact }) => fact === 'beats')).toEqual([]);
  // Without a club, the jack may be played.
  const ruffed = table('skat', 3)
    .box('7c 7s')
    .deal('Jd 9d', 'Ac Kc', 'Qc 8d')
    .say('pass', 'pass', 'bid 18', 'declare grand');
  expect(factsAt(ruffed, ['Ac'])).toContainEqual({ fact: 'beats', seat: 0, card: 'Ac' });
});

test('where nobody has to follow, a trump beats the led suit', () => {
  const lead = (mustFollow: string): Fact[] =>
    // The last card dealt makes clubs trump.
    factsAt(table('whist', 4, { mustFollow }).deal('9d 2c', 'Kd 3h', '5d 5c', '6s 6h'), ['Kd']);
  const beats = { fact: 'beats', seat: 2, card: 'Kd' };
  expect(lead('on')).not.toContainEqual(beats);
  expect(lead('off')).toContainEqual(beats);
});

test('putting the left bower on a lead of its printed suit is a ruff', () => {
  const t = euchre('9s 10s', 'Kd 9d', 'Jd 10s', '9h Qs').play('Kd');
  const { byCode } = t.rules.design.deck;
  const view = t.rules.view(t.state, 2);
  const moves = ['10s', 'Jd'].map((code) => byCode.get(code)!);
  expect(decisionKind(view, moves, moves[1], 0)).toBe('ruff');
});

test('before trump is made, jacks are among the cards that matter', () => {
  const { rules, state, turn } = table('euchre', 4).box('Qh 9s Kd 10c').dealFull('', '9h 10h Qd Kh Ad');
  expect(turn).toBe(1);
  const facts = new WorldFacts(rules, state, turn, []);
  const told = Array.from({ length: facts.size }, (_, i) => facts.told(i));
  const cards = new Set(told.map((fact) => ('card' in fact ? fact.card : '')));
  expect([...cards]).toEqual(['Js', 'Jh', 'Jd', 'Jc', 'As', 'Ah', 'Kd', 'Ac']);
});

test('a grade stands on the lower bound of the loss', () => {
  expect([0.009, 0.011, 0.026, 0.061].map(gradeOf)).toEqual(['good', 'inaccuracy', 'mistake', 'blunder']);
  expect(hasOneGrade(0.03, 0.05)).toBe(true);
  expect(hasOneGrade(0.02, 0.05)).toBe(false);
});

test('bounds of a decision share its error', () => {
  // Tables: the normal quantiles of 1/200, 1/1000 and 1/6000, and Student's t for 23 degrees of freedom.
  expect(errorsFor(1, 1e9)).toBeCloseTo(2.576, 2);
  expect(errorsFor(5, 1e9)).toBeCloseTo(3.09, 2);
  expect(errorsFor(5 * 6, 1e9)).toBeCloseTo(3.588, 2);
  expect(errorsFor(5, 24)).toBeCloseTo(3.485, 1);
  expect(errorsFor(23, 24)).toBeGreaterThan(errorsFor(22, 24));
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

test('a receipt calls even what the sampled worlds do not tell from zero', () => {
  const terms = { prior: 0.25, deal: 0.05, own: 0.03, partners: 0, opponents: 0, lay: -0.02, result: 0.31 };
  const told = (ownError: number, luckError: number): string =>
    receiptWords(reviewInEnglish, { ...terms, ownError, luckError });
  expect(told(0.014, 0.01)).toBe('Luck gave 3.0\u00a0%; own decisions gained 3.0\u00a0%.');
  expect(told(0.016, 0.01)).toBe('Luck gave 3.0\u00a0%; own decisions were about even.');
  expect(told(0.016, 0.02)).toBe('Luck was about even; own decisions were about even.');
  expect(receiptWords(reviewInGerman, { ...terms, own: 0.019, ownError: 0, luckError: 0.02 })).toBe(
    'Glück und Pech waren etwa gleich; eigene Entscheidungen waren etwa ausgeglichen.',
  );
});
