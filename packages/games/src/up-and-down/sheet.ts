/** The score sheet of Up and Down, for coins or for points, and how a hand ended. */
import {
  counted,
  fillSentence,
  headOf,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  resultSpan,
  type ScoredHand,
  type ScoreSheet,
  type SheetColumn,
  scoreSheet,
  sumIn,
  sumOver,
  wordIn,
} from '@followsuit/present';
import { forCoins } from './standing.ts';
import type { UpAndDownScene } from './table.ts';

export const handsIn = ({ options, names }: UpAndDownScene): number => Number(options.rounds) * names.length;

/** What the leading team took, or why nobody led. */
export function outcome(scene: UpAndDownScene, { score }: ScoredHand): Outcome {
  const { words, options } = scene;
  if (score.leader === null)
    return {
      text: score.result === 'unled' ? fillSentence(words.unled, { pot: String(score.pot) }) : words.tookBack,
    };
  const seats = [score.leader, score.partner].filter((seat) => seat !== null).map(Number);
  const points = numbers(score, 'points');
  const missedBid = score.result === 'missed' && !forCoins(scene);
  const text = missedBid ? wordIn(words.missedBid, options.opponents) : wordIn(words.outcomes, score.result);
  return {
    text: fillSentence(text, {
      team: namesOf(scene, seats),
      n: sumIn(score, 'points', seats),
      all: sumOver(points, [...points.keys()]),
      bid: String(score.bid),
    }),
  };
}

function columns(scene: UpAndDownScene): SheetColumn[] {
  const { words, text } = scene;
  const leader: SheetColumn = {
    title: words.leaderTitle,
    cell: ({ score }) => {
      if (score.leader === null) return '–';
      const alone = score.red ? words.red : words.alone;
      const beside = score.partner === null ? alone : `+ ${nameOf(scene, Number(score.partner))}`;
      return [`${headOf(scene, Number(score.leader))} `, { text: beside, small: true }];
    },
  };
  const bid: SheetColumn = { title: text.bid, cell: ({ score }) => String(score.bid) };
  const result: SheetColumn = { title: text.result, cell: ({ score }) => resultSpan(scene, String(score.result)) };
  return [leader, ...(forCoins(scene) ? [] : [bid]), result];
}

export function sheet(scene: UpAndDownScene): ScoreSheet {
  const { words, text, view, options } = scene;
  const notes = forCoins(scene)
    ? [words.forget, words.forgetCoins, fillSentence(words.hands, { n: view.hand, hands: handsIn(scene) })]
    : [words.forget, fillSentence(text.won, { target: String(options.target) })];
  return scoreSheet(scene, {
    columns: columns(scene),
    detail: ({ score }, seat) => counted(numbers(score, 'points')[seat], text.point),
    notes: [notes.join(' ')],
  });
}
