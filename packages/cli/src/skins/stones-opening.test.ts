import { dealFromSeed, type Rules, viewOf } from '@followsuit/engine';
import { CARDS, TURN } from '@followsuit/engine/state';
import { expect, it } from 'vitest';
import { HandHistory } from '../hand-history.ts';
import { tricksOf } from '../testing/tricks.ts';
import type { SeatScene } from './skin.ts';
import { stones } from './stones.ts';

/** The opening of hands until one begins with the card: what its player is told before, and everybody after. */
function opened(set: readonly string[], card: string): { before: string; after: string } {
  const rules: Rules = tricksOf('stones', { set });
  const out = new Int32Array(64);
  for (let n = 0; n < 5000; n++) {
    const s = rules.start();
    rules.deal(s, dealFromSeed(rules, s, `opening ${n}`));
    const scene = (you: number): SeatScene => ({
      rules,
      view: viewOf(rules, s.slice(), you),
      you,
      names: ['Ana', 'Bo', 'Cy', 'Di'],
      history: new HandHistory(),
    });
    const act = (): void => {
      rules.moves(s, s[TURN], out);
      rules.apply(s, s[TURN], out[0]);
    };
    while (rules.phase(s) === 'bids') act();
    const opener = s[TURN];
    const [own, other] = [scene(opener), scene((opener + 1) % 4)];
    expect(stones.panel?.(other).join(' ')).not.toContain('open');
    act();
    if (rules.design.deck.codes[s[CARDS]] !== card) continue;
    const after = stones.opened?.(other, scene((opener + 1) % 4)).join(' ') ?? '';
    return { before: stones.panel?.(own).join(' ') ?? '', after };
  }
  throw new Error(`No hand opens with ${card}.`);
}

const plain = (text: string): string => text.replaceAll(/[^ -~]/g, '');

it.each([
  [[], '2p', '(2 of paper)'],
  [[], 'Xp', '(lowest paper in play: the joker)'],
  [['ghostHand=on'], '2p', '(lowest paper in play: the 2 of paper)'],
  [['ghostHand=on'], 'Xp', '(lowest paper in play: the joker)'],
  [['ghostHand=on'], '4p', '(lowest paper in play: the 4 of paper)'],
])('%j: who opens with the %s is told why before, the others after', (set, card, why) => {
  const { before, after } = opened(set, card);
  expect(plain(before)).toContain(`You open ${why}.`);
  expect(plain(after)).toContain(`That opens the hand ${why}.`);
  // The ring turns at once, before the second card.
  expect(plain(after).includes('The joker turns the ring')).toBe(card === 'Xp');
});
