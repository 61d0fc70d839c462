import type { Rules, TrickGame } from '@followsuit/engine';
import { Random } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const [thief, thieves] = ['thief', 'thieves'].map((id) => gameOf(id) as TrickGame);
const tables: [string, Rules][] = [
  ...thief.players.map((players): [string, Rules] => [`thief with ${players} players`, setUp(thief, players)]),
  ['thief in tricks', setUp(thief, 4, { bidIn: 'tricks' })],
  ['thieves', setUp(thieves, 4)],
];

const everywhere = ({ seats }: Rules) => Array.from({ length: seats }, () => simple);
const mixed = ({ seats }: Rules) => Array.from({ length: seats }, (_, seat) => (seat % 2 === 1 ? random : simple));

describe.each(tables)('simple plays %s', (_name, rules) => {
  it('by the rules, and the same again from the same view', () => {
    for (const bots of [everywhere(rules), mixed(rules)])
      playGame(rules, bots, 'legal', 2, (view, move) => {
        if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal`);
        if (bots[view.seat] === simple) expect(simple.choose(view, new Random('again'))).toBe(move);
      });
  });

  it('much better than chance', () => {
    // A winning team counts as half a win for each of its seats.
    const least = rules.game === thieves ? 0.35 : 0.7;
    expect(winShare(rules, simple, random, 12)).toBeGreaterThan(least);
  });

  it('and makes its bids more often than not', () => {
    const scores: Score[] = [0, 1, 2, 3].flatMap((i) => [...playGame(rules, everywhere(rules), `self ${i}`).scores]);
    const made = scores.filter(({ result }) => result !== 'missed').length / scores.length;
    const exact = scores.filter(({ result }) => result === 'exact').length / scores.length;
    expect(made).toBeGreaterThan(0.5);
    expect(exact).toBeGreaterThan(0.1);
  });
});
