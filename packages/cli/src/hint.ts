/** The answer to `h`: the expert's choice, the reason, and its view of the other choices. */
import '@followsuit/games/bots';
import { botOf } from '@followsuit/bots';
import type { Play, Random, View } from '@followsuit/engine';
import { bold, dim } from './colour.ts';
import { grid, hanging } from './text.ts';
import { asSentence, typedForm } from './wording.ts';

/** Choices shown beside the best. */
const SHOWN = 6;
/** How long the expert may think about a hint, in milliseconds. */
const TIME = 500;

/** @example print(...hintLines(scene.view, new Random('hint'))) */
export function hintLines(view: View<Play>, random: Random): string[] {
  const answer = botOf('expert')?.answer?.(view, random, { ms: TIME });
  if (!answer) return ['There is nobody to ask.'];
  const { move, candidates, reason } = answer;
  const typed = (each: number): string => typedForm(view.rules.act(view.state, each));
  const rows = candidates
    .slice(0, SHOWN)
    .map((each) => [`  ${typed(each.move)}`, percent(each.expected), percent(each.share)]);
  return [
    `The expert would type ${bold(typed(move))}.`,
    ...hanging('', asSentence(reason)),
    ...(rows.length < 2 ? [] : grid([['  choice', 'wins', 'looked at'].map(dim), ...rows], { right: [1, 2] })),
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
