import { bots, chooseAct } from '@followsuit/bots';
import { coralon } from '@followsuit/games/coralon';
import '@followsuit/games/bots';
import { expect, it } from 'vitest';

it('bots of every level play in plain JSON, and the same seed gives the same choice', () => {
  for (const { name } of bots) {
    const game = coralon.create({ players: 3, options: { target: 5 }, seed: name });
    for (let n = 0; n < 12; n++) {
      const [seat] = game.actors;
      const choose = () => chooseAct(name, game, seat, { budget: { simulations: 16 } });
      expect(choose()).toEqual(choose());
      game.act(seat, choose());
    }
  }
});

it('an unknown bot, and a seat that is not to act, are named', () => {
  const game = coralon.create({ seed: 1 });
  expect(() => chooseAct('genius', game, game.actors[0])).toThrow('There is no bot "genius"; there are random, simple');
  expect(() => chooseAct('simple', game, game.actors[0] === 0 ? 1 : 0)).toThrow('is not to act');
});
