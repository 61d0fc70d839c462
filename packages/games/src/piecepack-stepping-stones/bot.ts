/** The bots of the solitaire, by the names of the levels. */
import { type Answer, random as anything, type Bot, type BotKnowledge, type Budget } from '@followsuit/bots';
import type { Play, Random, View } from '@followsuit/engine';
import { greedy, solitaireAnswer } from './bots/players.ts';
import { SolitaireReference } from './bots/reference.ts';
import { PiecepackRules } from './rules.ts';

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

const knowledge: BotKnowledge = {
  bots: [anything, simple, thinker('club', null), thinker('expert', { ms: 100 }), thinker('master', { ms: 1000 })],
  reference: (rules) => new SolitaireReference(solitaire(rules)),
};
export default knowledge;
