import { Random, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import { bots } from '../bots.ts';
import { playGame, setUp } from '../testing/play.ts';
import { briefAct } from './answer.ts';
import { club, expert, master } from './levels.ts';

const [coralon] = trickGames;

describe('levels', () => {
  it('are all in the list, the strongest last', () => {
    expect(bots.map(({ name }) => name)).toEqual(['random', 'simple', 'club', 'expert', 'master']);
  });

  it.each(trickGames)('the club player plays $id by its rules', (game) => {
    const players = game.players[0];
    const rules = setUp(game, players);
    playGame(rules, Array(players).fill(club), 'club', 1, (view, move) => {
      if ('design' in view.rules) expect([...legalMoves(view)]).toContain(move);
    });
  });

  it('an answer has its candidates and a reason', () => {
    const rules = setUp(coralon, 3);
    const budget = { simulations: 200 };
    for (const bot of [expert, master]) {
      const s = rules.start();
      rules.deal(s, {
        hands: Array.from({ length: 3 }, (_, seat) => rules.design.deck.cards.filter((_card, i) => i % 3 === seat)),
        stock: [],
        open: -1,
      });
      const seat = 31 - Math.clz32(rules.actors(s));
      const answer = bot.answer?.(viewOf(rules, s, seat), new Random('answer'), budget);
      expect(s[PHASE]).toBe(0);
      expect(answer?.candidates[0].move).toBe(answer?.move);
      expect(answer?.candidates.length).toBeGreaterThan(3);
      expect(answer?.reason).toMatch(/^discard \w\w wins the game in about \d+\.\d % of the deals it could be; .+\.$/);
    }
  });

  it('acts are said in a few words', () => {
    expect(briefAct({ do: 'bid', tricks: 4 })).toBe('bid 4');
    expect(briefAct({ do: 'discard', cards: ['3c', '4c', '5c'] })).toBe('discard 3c 4c 5c');
    expect(briefAct({ do: 'lead', card: '3c', red: true })).toBe('lead 3c red');
  });
});
