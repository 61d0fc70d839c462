/** Levels of play on top of the search. */
import type { Play, Random, View } from '@followsuit/engine';
import { SUITS } from '@followsuit/engine/cards';
import { LACKS, PLAYS, SEATS, VOID } from '@followsuit/engine/state';
import { random as anything, type Bot, showsTricks } from '../bot.ts';
import { type Answer, answerFrom } from './answer.ts';
import type { Budget } from './budget.ts';
import { ForgetfulWorlds } from './forgetful-worlds.ts';
import type { Candidate } from './search.ts';
import { expertParts, expertSearch, oncePerRules, searchWith } from './searches.ts';

/** Simulations of a club player. */
const CLUB_SIMULATIONS = 60;
/** Softmax temperature: a move this much worse in the chance to win is chosen e times as rarely. */
const CLUB_BLUR = 0.01;
/** One time in this many, a club player forgets who is void. */
const CLUB_FORGETS = 3;

/** A bot that searches for a given time. */
function timedBot(name: string, ms: number): Bot {
  const answer = (view: View<Play>, random: Random, budget: Budget = { ms }): Answer => {
    if (!showsTricks(view)) return randomAnswer(view, random);
    return answerFrom(view, expertSearch(view.rules).run(view, random, budget));
  };
  return { name, ms, answer, choose: (view, random, budget) => answer(view, random, budget).move };
}

/** In games without tricks these bots play at random. */
const randomAnswer = (view: View<Play>, random: Random): Answer => ({
  move: anything.choose(view, random),
  candidates: [],
  reason: 'No more is known of this game.',
});

/** A tenth of a second. */
export const expert: Bot = timedBot('expert', 100);
/** A second. */
export const master: Bot = timedBot('master', 1000);

/** The search of a player who forgets cards. */
const clubSearch = oncePerRules((rules) =>
  searchWith(rules, { worlds: new ForgetfulWorlds(rules, expertParts(rules).worlds) }),
);

/** Few simulations; forgets old cards, sometimes overlooks voids, and picks at random among moves that are about equally good. */
export const club: Bot = {
  name: 'club',
  answer(view, random) {
    if (!showsTricks(view)) return randomAnswer(view, random);
    const remembered = random.below(CLUB_FORGETS) === 0 ? withoutVoids(view) : view;
    const found = clubSearch(view.rules).run(remembered, random, { simulations: CLUB_SIMULATIONS });
    return answerFrom(view, softened(found, random));
  },
  choose: (view, random) => club.answer?.(view, random).move ?? anything.choose(view, random),
};

/** The view without the voids that the plays of this hand have proved. */
function withoutVoids(view: View): View {
  if (view.state[PLAYS] === 0) return view;
  const state = view.state.slice();
  state.fill(0, VOID, VOID + SEATS);
  state.fill(0, LACKS, LACKS + SEATS * SUITS);
  return { ...view, state };
}

/** Puts a random move first among those about as good as the best, better ones more often. */
function softened(found: readonly Candidate[], random: Random): readonly Candidate[] {
  const [best] = found;
  // Moves tried much less often than the best are not known to be as good.
  const near = found.filter(({ share }) => share >= best.share / 2);
  const weights = near.map(({ expected }) => Math.exp(Math.min(0, expected - best.expected) / CLUB_BLUR));
  let left = (random.next() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = near.find((_, i) => {
    left -= weights[i];
    return left < 0;
  });
  return chosen === undefined ? found : [chosen, ...found.filter((each) => each !== chosen)];
}
