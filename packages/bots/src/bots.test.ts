import { drawFromSeed, filled, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { botOf, bots } from './bots.ts';
import { cardBots } from './card-bots.ts';
import { solitaireBots } from './solitaire/bots.ts';

/** The first choice of a game, as whoever has it sees it. */
function firstChoice(id: string, players: number): View<Play> {
  const game = gameOf(id)!;
  const rules = game.setUp(players, filled(game, players, {}));
  const state = rules.start();
  rules.take(state, drawFromSeed(rules, state, 'bots'));
  const [seat] = seatsIn(rules.actors(state));
  return { rules, seat, state: rules.view(state, seat).state };
}

const budget = { simulations: 40 };
const answered = (bot: Bot, view: View<Play>) => [
  bot.choose(view, new Random('luck'), budget),
  bot.answer?.(view, new Random('luck'), budget).reason,
];

test('bots are found by name', () => {
  const names = ['random', 'simple', 'club', 'expert', 'master'];
  for (const list of [bots, cardBots, solitaireBots]) expect(list.map(({ name }) => name)).toEqual(names);
  expect(botOf('simple')?.name).toBe('simple');
  expect(botOf('nobody')).toBeUndefined();
});

test.each(bots.map((bot, i) => [bot.name, i] as const))('%s plays cards and the solitaire', (_name, i) => {
  const [cards, alone] = [firstChoice('coralon', 3), firstChoice('piecepack-stepping-stones', 1)];
  expect(answered(bots[i], cards)).toEqual(answered(cardBots[i], cards));
  expect(answered(bots[i], alone)).toEqual(answered(solitaireBots[i], alone));
});

test('the solitaire’s bots play nothing else', () => {
  const cards = firstChoice('coralon', 3);
  expect(() => solitaireBots[1].choose(cards, new Random('luck'))).toThrow('solitaire alone');
});

test.each([4, 5, 6])('a game of Ducks and Geese Cutthroat for %i ends though nobody thinks', (players) => {
  const game = gameOf('ducks-and-geese-cutthroat')!;
  const match = new Match(game.setUp(players, filled(game, players, {})), () => {});
  const luck = new Random('luck');
  let hands = 0;
  while (!match.over && hands < 300) {
    if (match.due !== null) {
      match.draw('random');
      hands++;
    }
    const [seat] = seatsIn(match.rules.actors(match.state));
    match.move(seat, botOf('random')!.choose(match.rules.view(match.state, seat), luck));
  }
  expect(match.over).toBe(true);
});
