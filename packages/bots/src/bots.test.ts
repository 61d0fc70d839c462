import { drawFromSeed, filled, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { botOf, bots } from './bots.ts';
import { knowledgeOf, registerKnowledge } from './knowledge.ts';

/** The first choice of a game, as whoever has it sees it. */
function firstChoice(id: string, players: number, of = gameOf(id)!): View<Play> {
  const rules = of.setUp(players, filled(of, players, {}));
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
  expect(bots.map(({ name }) => name)).toEqual(['random', 'simple', 'club', 'expert', 'master']);
  expect(botOf('simple')?.name).toBe('simple');
  expect(botOf('nobody')).toBeUndefined();
});

test.each(bots.map((bot, i) => [bot.name, i] as const))('%s leaves a game to its own bot of that name', (name, i) => {
  const alone = firstChoice('piecepack-stepping-stones', 1);
  const own = knowledgeOf(alone.rules.game).bots!;
  expect(own[i].name).toBe(name);
  expect(botOf(name, alone.rules.game)).toBe(own[i]);
  expect(answered(bots[i], alone)).toEqual(answered(own[i], alone));
});

test('a game may have some bots of its own, and leave the others to the kit', () => {
  const cards = firstChoice('coralon', 3);
  const { game } = cards.rules;
  const other = { ...game };
  const view = { ...cards, rules: Object.assign(Object.create(cards.rules), { game: other }) };
  registerKnowledge(other, { bots: [{ name: 'club', choose: () => 7 }] });
  expect(answered(botOf('club')!, view)).toEqual([7, '']);
  expect(botOf('expert', other)).toBe(botOf('expert'));
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
