/** What the table shows of Chevalier: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  besideAway,
  bidBadge,
  bidOf,
  bidPrompt,
  bidTint,
  counted,
  fillSentence,
  isOpenCardThere,
  isPlaying,
  isWorth,
  namesOf,
  numbers,
  type Outcome,
  ofWords,
  openCardPile,
  openSigns,
  type Presenter,
  prompts,
  type RichText,
  reachHeadline,
  reachTone,
  resultSpan,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  sideOf,
  starred,
  trumpMark,
  voidNews,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import type { ChevalierView } from './rules.ts';
import { cleanTricks, goal, sideCounts } from './standing.ts';
import type { table as english } from './words.en.ts';

export type ChevalierScene = Scene<ChevalierView, WordsOf<typeof english>>;

// The end of a hand

/** What a poisoned trick was worth to a side in the end. */
function worthEach(score: Line, side: number): number {
  const [made, clean, n] = ['points', 'clean', 'poisoned'].map((name) => numbers(score, name)[side]);
  return n === 0 ? 0 : (made - clean) / n;
}

/** "Ana and Cy took all the poison, a sweep: poisoned tricks (3) 0 → 2 each." */
function sweepText(scene: ChevalierScene, score: Line, side: number): string {
  const n = numbers(score, 'poisoned')[side];
  const team = namesOf(scene, scene.sides[side]);
  return `${fillSentence(scene.words.swept, { team, n, each: worthEach(score, side) })} `;
}

function outcome(scene: ChevalierScene, { score }: ScoredHand): Outcome {
  const { words, sides, text } = scene;
  const { sweep, result, bid } = score;
  const side = sideOf(scene, Number(score.bidder));
  const got = numbers(score, 'points')[side];
  const made = fillSentence(words.made, {
    team: namesOf(scene, sides[side]),
    bid: String(bid),
    points: counted(got, text.point),
  });
  const why = fillSentence(result === 'made' ? words.whyMade : words.whyMissed, {
    team: namesOf(scene, sides[side]),
    others: namesOf(scene, sides[1 - side]),
    bid: String(bid),
    lost: -numbers(score, 'delta')[side], // if the knob `bidsLost` is turned
    bump: numbers(score, 'delta')[1 - side] - numbers(score, 'points')[1 - side],
  });
  return {
    headline:
      sweep === null
        ? reachHeadline(scene, sides[side], Number(bid), got)
        : fillSentence(words.sweptIt, { team: namesOf(scene, sides[Number(sweep)]) }),
    why,
    rule: result === 'made' ? 'CHEVALIER-SCORE-4' : 'CHEVALIER-SCORE-5',
    text: (sweep === null ? '' : sweepText(scene, score, Number(sweep))) + made,
  };
}

/** Both sides' numbers of a score line that has them by side. */
const pair = (score: Line, name: string): string => numbers(score, name).join(' : ');

/** "3 : 4 ☠ 3 : 0 sweep". */
const tricksCell = ({ words }: ChevalierScene, score: Line): RichText => [
  `${pair(score, 'clean')} `,
  { text: `${words.poisonMark} ${pair(score, 'poisoned')}`, small: true },
  ...(score.sweep === null ? [] : [' ', { text: words.sweep, tone: 'key' as const, small: true }]),
];

const presenter: Presenter<ChevalierView, ChevalierScene['words']> = {
  signs: (scene) => [
    // As long as the open card lies there, its pile says what can be trump.
    ...(isOpenCardThere(scene) ? [] : openSigns(scene)).map((sign) => ({
      ...sign,
      more: besideAway(scene, sign.more ?? ''),
    })),
    {
      name: scene.words.poison,
      text: wordIn(scene.words.poisons, scene.options.poison),
      more: scene.words.poisonMore,
    },
  ],
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, cleanTricks(scene, sideOf(scene, seat)), scene.words.cleanTricks, reachTone, (_, bid, n) =>
      fillSentence(scene.words.cleanOf, { count: ofWords(scene, n, Number(bid)) }),
    ),
  ],
  showsTricks: false,
  goal,
  news: voidNews,
  lines: (scene) => sideCounts(scene).map(({ label }) => `${label}.`),
  tint: bidTint,
  prompt: prompts<ChevalierScene>(() => ({ own: { bidding: bidPrompt } })),
  mark: (scene, card) =>
    isWorth(scene, card)
      ? starred(scene, card, scene.words.poisonCard, scene.words.poisonMark, 'bad')
      : trumpMark(scene, card),
  // Once it is gone, the trump sign says what it was.
  piles: (scene) => (isOpenCardThere(scene) ? [openCardPile(scene)] : []),
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.text.bid, cell: ({ score }) => bidOf(scene, score) },
        { title: scene.words.tricks, cell: ({ score }) => tricksCell(scene, score) },
        {
          title: scene.words.points,
          cell: ({ score }) => [
            `${pair(score, 'points')} `,
            { ...resultSpan(scene, String(score.result)), small: true },
          ],
        },
      ],
      notes: [scene.words.forget, fillSentence(scene.text.teamWon, { target: Number(scene.options.target) })],
    }),
  bidding: { explain: ({ words }) => words.explain },
  actWords: auctionWords,
  rules: (scene) => (isPlaying(scene) ? ['CHEVALIER-PLAY', 'CHEVALIER-SCORE'] : ['CHEVALIER-OPEN']),
};

export default presenter;
