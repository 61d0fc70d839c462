import { dealFromSeed, Random, viewOf } from '@followsuit/engine';
import { AWAY, TURN } from '@followsuit/engine/state';
import { expect, it } from 'vitest';
import { HandHistory } from '../hand-history.ts';
import { tricksOf } from '../testing/tricks.ts';
import { chevalier } from './chevalier.ts';

it('with buried=blocks only the bidder who put poison away reads that there will be no sweep', () => {
  const rules = tricksOf('chevalier', { set: ['buried=blocks', 'target=200'] });
  const sevens = 1 << rules.design.deck.ranks.indexOf('7');
  const random = new Random('buried');
  const out = new Int32Array(64);
  const seen = { reminded: 0, hoped: 0 };
  for (let hand = 0; hand < 120; hand++) {
    const s = rules.start();
    rules.deal(s, dealFromSeed(rules, s, `buried ${hand}`));
    while (s[TURN] >= 0) {
      if (rules.phase(s) === 'tricks') {
        const bidder = s[rules.at.bidder];
        const reminded = s.subarray(AWAY + bidder * 5, AWAY + bidder * 5 + 5).some((ranks) => (ranks & sevens) !== 0);
        for (let seat = 0; seat < 4; seat++) {
          const scene = {
            rules,
            view: viewOf(rules, s, seat),
            you: seat,
            names: ['A', 'B', 'C', 'D'],
            history: new HandHistory(),
          };
          const text = chevalier.panel?.(scene).join() ?? '';
          expect(text.includes('no sweep in this hand')).toBe(reminded && seat === bidder);
          if (reminded && seat !== bidder && text.includes('with a sweep')) seen.hoped++;
        }
        seen.reminded += Number(reminded);
      }
      const n = rules.moves(s, s[TURN], out);
      const take = out.subarray(0, n).find((move) => rules.act(s, move).do === 'take');
      rules.apply(s, s[TURN], take ?? out[random.below(n)]);
    }
  }
  expect(seen.reminded).toBeGreaterThan(20);
  expect(seen.hoped).toBeGreaterThan(0);
});
