/** The bots of the piecepack solitaire, by the names that the others have as well. */
import type { Play, Random, View } from '@followsuit/engine';
import { PiecepackRules } from '@followsuit/games/piecepack-stepping-stones';
import { random as anything, type Bot } from '../bot.ts';
import type { Answer } from '../search/answer.ts';
import type { Budget } from '../search/budget.ts';
import { greedy, solitaireAnswer } from './players.ts';

const simple: Bot = { name: 'simple', choose: ({ rules, state }) => greedy(solitaire(rules), state) };

/** Without a budget, a bot does not search. */
function thinker(name: string, usual: Budget | null): Bot {
  const answer = ({ rules, state }: View<Play>, random: Random, budget?: Budget): Answer =>
    solitaireAnswer(solitaire(rules), state, random, usual && (budget ?? usual));
  return { name, answer, choose: (view, random, budget) => answer(view, random, budget).move };
}

function solitaire(rules: Play): PiecepackRules {
  if (rules instanceof PiecepackRules) return rules;
  throw new Error('These bots play the piecepack solitaire alone.');
}

/** From the weakest to the strongest. @example solitaireBots.find(({ name }) => name === 'expert')?.choose(view, random) */
export const solitaireBots: readonly Bot[] = [
  anything,
  simple,
  thinker('club', null),
  thinker('expert', { ms: 100 }),
  thinker('master', { ms: 1000 }),
];
