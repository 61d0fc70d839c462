/** The score sheet of Up and Down, for coins or for points, and how a hand ended. */
import type { Line } from '@followsuit/engine';
import {
  counted,
  exactHeadline,
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
} from '@followsuit/present';
import { forCoins } from './standing.ts';
import type { UpAndDownScene } from './table.ts';

export const handsIn = ({ options, names }: UpAndDownScene): number => Number(options.rounds) * names.length;

/** What the leading team took, or why nobody led. */
export function outcome(scene: UpAndDownScene, { score }: ScoredHand): Outcome {
  const { words } = scene;
  if (score.leader === null) return unplayed(scene, score);
  const seats = [score.leader, score.partner].filter((seat) => seat !== null).map(Number);
  const points = numbers(score, 'points');
  const n = sumIn(score, 'points', seats);
  const all = sumOver(points, [...points.keys()]);
  const [rule, why] = reasonOf(scene, score);
  const coins = forCoins(scene);
  const half = 2 * n > all ? words.moreThan : 2 * n === all ? words.exactHalf : words.notHalf;
  const team = namesOf(scene, seats);
  return {
    headline: coins ? fillSentence(half, { team }) : exactHeadline(scene, seats, Number(score.bid), n),
    text: fillSentence(coins ? words.tookOf : words.tookOn, { team, n, all, bid: String(score.bid) }),
    why: fillSentence(why, { team }),
    rule,
  };
}

/** A hand that nobody led (UPDOWN-FORMAL-3, UPDOWN-INFORMAL-4). */
const unplayed = ({ words }: UpAndDownScene, score: Line): Outcome =>
  score.result === 'unled'
    ? {
        headline: words.nobodyLed,
        text: fillSentence(words.unled, { pot: String(score.pot) }),
        why: words.whyUnled,
        rule: 'UPDOWN-INFORMAL-4',
      }
    : { headline: words.thrownIn, text: words.tookBack, why: words.whyTookBack, rule: 'UPDOWN-FORMAL-3' };

/** Which rule gave the coins or points, and why. */
function reasonOf(scene: UpAndDownScene, { result, partner }: Line): readonly [rule: string, why: string] {
  const { why } = scene.words;
  if (forCoins(scene)) {
    const made = result === 'made';
    if (partner === null) return ['UPDOWN-COIN-4', made ? why.madeAlone : why.missedAlone];
    return made ? ['UPDOWN-COIN-2', why.made] : ['UPDOWN-COIN-3', why.missed];
  }
  if (result === 'exact') return ['UPDOWN-POINT-1', why.exact];
  if (result === 'over') return ['UPDOWN-POINT-2', why.over];
  return scene.options.opponents === 'each' ? ['UPDOWN-POINT-4', why.each] : ['UPDOWN-POINT-3', why.together];
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
