/** Levels of play on top of the search. */
import type { Play, Random, View } from '@followsuit/engine';
import { SUITS } from '@followsuit/engine/cards';
import { LACKS, PLAYS, SEATS, VOID } from '@followsuit/engine/state';
import { random as anything, type Bot, showsTricks } from '../bot.ts';
import { type Answer, answerFrom } from './answer.ts';
import type { Budget } from './budget.ts';
import { Fading } from './fading.ts';
import { expertMind, expertSearch, once, searchWith } from './mind.ts';
import type { Candidate } from './search.ts';

/** Simulations of a club player: about what a person weighs up. */
const CLUB_SIMULATIONS = 60;
/** A move is chosen e times as rarely for each such difference in the chance to win. */
const CLUB_BLUR = 0.01;
/** One time in so many a club player no longer knows who was void. */
const CLUB_FORGETS = 3;

/** A bot that thinks for a time. */
function thinker(name: string, ms: number): Bot {
  const answer = (view: View<Play>, random: Random, budget: Budget = { ms }): Answer => {
    if (!showsTricks(view)) return other(view, random);
    return answerFrom(view, expertSearch(view.rules).run(view, random, budget));
  };
  return { name, ms, answer, choose: (view, random, budget) => answer(view, random, budget).move };
}

/** These bots know games of tricks alone. */
const other = (view: View<Play>, random: Random): Answer => ({
  move: anything.choose(view, random),
  candidates: [],
  reason: 'No more is known of this game.',
});

/** A tenth of a second. */
export const expert: Bot = thinker('expert', 100);
/** A second. */
export const master: Bot = thinker('master', 1000);

/** The search of somebody who forgets cards. */
const clubSearch = once((rules) => searchWith(rules, { worlds: new Fading(rules, expertMind(rules).worlds) }));

/** Few simulations; old cards fade, voids are overlooked now and then, and of moves about equally good it takes any. */
export const club: Bot = {
  name: 'club',
  answer(view, random) {
    if (!showsTricks(view)) return other(view, random);
    const remembered = random.below(CLUB_FORGETS) === 0 ? withoutVoids(view) : view;
    const found = clubSearch(view.rules).run(remembered, random, { simulations: CLUB_SIMULATIONS });
    return answerFrom(view, softened(found, random));
  },
  choose: (view, random) => club.answer?.(view, random).move ?? anything.choose(view, random),
};

/** The view as it would be if nobody had noticed what the plays of this hand have proved. */
function withoutVoids(view: View): View {
  if (view.state[PLAYS] === 0) return view;
  const state = view.state.slice();
  state.fill(0, VOID, VOID + SEATS);
  state.fill(0, LACKS, LACKS + SEATS * SUITS);
  return { ...view, state };
}

/** Puts any of the moves first that look about as good as the best, the better the more often. */
function softened(found: readonly Candidate[], random: Random): readonly Candidate[] {
  const [best] = found;
  // What was tried much less often than the best is not known to be as good.
  const near = found.filter(({ share }) => share >= best.share / 2);
  const weights = near.map(({ expected }) => Math.exp(Math.min(0, expected - best.expected) / CLUB_BLUR));
  let left = (random.next() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = near.find((_, i) => {
    left -= weights[i];
    return left < 0;
  });
  return chosen === undefined ? found : [chosen, ...found.filter((each) => each !== chosen)];
}
