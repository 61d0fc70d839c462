import { dealFromSeed, Random, viewOf } from '@followsuit/engine';
import { TURN } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { HandHistory } from '../hand-history.ts';
import { tricksOf } from '../testing/tricks.ts';
import type { SeatScene } from './skin.ts';
import { ring, turnedAtLast, turnedNow } from './stones-ring.ts';

/** Plays some hands at random, and looks at what there was before and after each card. */
function look(set: readonly string[], see: (before: SeatScene, after: SeatScene, card: string) => void): void {
  const rules = tricksOf('stones', { set });
  const random = new Random('ring');
  const out = new Int32Array(64);
  const s = rules.start();
  const scene = (): SeatScene => ({
    rules,
    view: viewOf(rules, s.slice(), 0),
    you: 0,
    names: ['You', 'Bo', 'Cy', 'Di'],
    history: new HandHistory(),
  });
  for (let acts = 0; acts < 400; acts++) {
    if (rules.due(s) !== null) rules.deal(s, dealFromSeed(rules, s, 'ring'));
    const before = scene();
    const move = out[random.below(rules.moves(s, s[TURN], out))];
    const { card } = rules.act(s, move);
    rules.apply(s, s[TURN], move);
    if (typeof card === 'string') see(before, scene(), card);
  }
}

describe('the ring', () => {
  it('says nothing for good while a joker may still turn it', () => {
    const seen = new Set<string>();
    look([], (_, after) => {
      for (const line of ring(after)) {
        seen.add(line.includes('has turned') ? 'turned' : 'open');
        expect(line).toMatch(/ cannot win (unless a joker turns the ring|\(a joker has turned the ring\))\.$/);
      }
    });
    expect(seen.size).toBe(2);
  });

  it('is for good where there are no jokers', () => {
    look(['jokers=off'], (_, after) => {
      for (const line of ring(after)) expect(line).toMatch(/ cannot win\.$/);
    });
  });

  it('does not call rock weak where it breaks everything', () => {
    look(['rockBreaksEverything=on'], (_, after) => {
      for (const line of ring(after))
        expect(line).toMatch(/^rock \S+ is led: nothing else can win\.$|rock \S+ beats (it|both|all three)[;,]/);
    });
  });

  it('is told to turn when the first joker falls', () => {
    let told = 0;
    look([], (before, after, card) => {
      const [said] = turnedNow(before, after);
      if (said === undefined) return;
      told++;
      expect([card[0], said]).toEqual(['X', expect.stringMatching(/^The joker turns the ring: .* beats both\.$/)]);
    });
    expect(told).toBeGreaterThan(5);
  });

  it('is told to have turned where the last card of a trick is the first joker', () => {
    const table = { rules: tricksOf('stones'), names: [], you: 0 };
    const said = (...cards: string[]): number => turnedAtLast(table, { ev: 'trick', cards }).length;
    expect([said('As', '2s', 'Xl'), said('As', 'Xs', 'Xl'), said('Xs', '2s', '3s'), said('As', '2s', '3s')]).toEqual([
      1, 0, 0, 0,
    ]);
  });
});
