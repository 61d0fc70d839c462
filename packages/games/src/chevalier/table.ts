/** What the table shows of Chevalier: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  bidBadge,
  bidOf,
  bidPrompt,
  bidSign,
  bidTint,
  counted,
  type EndingStep,
  fillSentence,
  isPlaying,
  isSettled,
  isWorth,
  lastScored,
  namesOf,
  numbers,
  type Outcome,
  ofWords,
  openCardPile,
  openSigns,
  type Presenter,
  plus,
  prompts,
  putAwayPile,
  type RichText,
  reachTone,
  resultSpan,
  resultWord,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  sideName,
  sideOf,
  standingBid,
  starred,
  sumOver,
  tableOf,
  tricksNow,
  trumpMark,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import type { ChevalierView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type ChevalierScene = Scene<ChevalierView, WordsOf<typeof english>>;

// The bid and the poison

const clean = ({ view, sides }: ChevalierScene, side: number): number =>
  sumOver(view.taken, sides[side]) - view.poisoned[side];

/** CHEVALIER-SCORE-6: whether this seat, and no other knows, put away the poison card that keeps everybody from sweeping. */
function hasBlocked(scene: ChevalierScene): boolean {
  const { options, view, seat } = scene;
  if (options.buried !== 'blocks' || seat < 0) return false;
  return (view.away[seat] ?? []).some((card) => isWorth(scene, card));
}

/** What the bidders have if they sweep, while the others have no poison; the bidder who has blocked it is reminded. */
function withSweep(scene: ChevalierScene, side: number): string {
  const { words, view } = scene;
  if (hasBlocked(scene)) return words.noSweep;
  if (view.poisoned[1 - side] > 0 || view.poisoned[side] === 0) return '';
  const { bidders } = tableOf<{ bidders: number }>(scene, 'swept');
  return fillSentence(words.withSweep, { n: clean(scene, side) + bidders * view.poisoned[side] });
}

function poisonedBadge(scene: ChevalierScene, side: number): Badge {
  const { words, view, sides } = scene;
  const tricks = counted(view.poisoned[side], words.poisonedTrick);
  const label = fillSentence(words.poisonedLabel, { team: namesOf(scene, sides[side]), tricks });
  return { text: `${words.poisonMark} ${view.poisoned[side]}`, label };
}

/** The tricks that a side has taken in this hand. */
export interface TakenTricks {
  readonly side: number;
  readonly label: string;
  /** How many without poison. */
  readonly clean: number;
  /** The poison cards of each poisoned trick; nobody looks at what lies under them (VINES-TABLE-1). */
  readonly poisoned: readonly (readonly string[])[];
  /** Only once the hand is over: earlier it would tell that no more poison will come. */
  readonly swept: boolean;
}

/** The tricks of each side that has any. */
export function takenTricks(scene: ChevalierScene): TakenTricks[] {
  const { sides, words, text } = scene;
  const sweeper = isPlaying(scene) ? null : lastScored(scene)?.score.sweep;
  return sides.flatMap((_, side) => {
    const taken = tricksNow(scene).filter((trick) => sideOf(scene, Number(trick.taker)) === side);
    if (taken.length === 0) return [];
    const poisoned = taken
      .filter((trick) => trick.poisoned)
      .map(({ cards }) => (cards as readonly string[]).filter((card) => isWorth(scene, card)));
    const clean = taken.length - poisoned.length;
    const swept = sweeper === side;
    const label = fillSentence(swept ? words.sweptBy : words.tricksOf, {
      team: sideName(scene, side),
      clean: counted(clean, text.trick),
      n: poisoned.length,
    });
    return [{ side, label, clean, poisoned, swept }];
  });
}

// The end of a hand

/** What a poisoned trick was worth to a side in the end. */
function worthEach(score: Line, side: number): number {
  const [made, clean, n] = ['points', 'clean', 'poisoned'].map((name) => numbers(score, name)[side]);
  return n === 0 ? 0 : (made - clean) / n;
}

/** The steps of a side: its clean tricks, each poisoned one, and what it makes. */
function stepsOf(scene: ChevalierScene, score: Line, side: number): EndingStep[] {
  const { words } = scene;
  const [clean, poisoned, points, delta] = ['clean', 'poisoned', 'points', 'delta'].map(
    (name) => numbers(score, name)[side],
  );
  const swept = score.sweep === side;
  const small = (text: string): RichText => ({ text, small: true });
  const bid = String(score.bid);
  const result = resultWord(scene, score.result);
  const bidLine =
    sideOf(scene, Number(score.bidder)) === side
      ? [small(fillSentence(words.bidStep, { bid, result }))]
      : score.result === 'made'
        ? []
        : [small(fillSentence(words.bumpStep, { bid }))];
  return [
    {
      lines: [
        sideName(scene, side),
        small(fillSentence(words.cleanStep, { n: clean })),
        ...(poisoned > 0 && !swept ? [small(fillSentence(words.deadStep, { n: poisoned }))] : []),
      ],
    },
    ...Array.from({ length: swept ? poisoned : 0 }, () => ({
      icon: 'broom',
      lines: [{ text: words.poisonMark, label: words.sweep }],
      stamp: { text: fillSentence(words.worthStep, { each: worthEach(score, side) }), tone: 'good' as const },
    })),
    {
      lines: [fillSentence(words.makes, { n: points }), ...bidLine],
      stamp: { text: plus(delta), tone: delta > 0 ? 'good' : 'bad' },
    },
  ];
}

/** "Ana and Cy took all the poison, a sweep: poisoned tricks (3) 0 → 2 each." */
function sweepText(scene: ChevalierScene, score: Line, side: number): string {
  const n = numbers(score, 'poisoned')[side];
  const team = namesOf(scene, scene.sides[side]);
  return `${fillSentence(scene.words.swept, { team, n, each: worthEach(score, side) })} `;
}

function outcome(scene: ChevalierScene, { score, hand }: ScoredHand): Outcome {
  const { words, sides, text } = scene;
  const { sweep, result, bid } = score;
  const side = sideOf(scene, Number(score.bidder));
  const made = fillSentence(result === 'made' ? words.made : words.missed, {
    team: namesOf(scene, sides[side]),
    bid: String(bid),
    points: counted(numbers(score, 'points')[side], text.point),
  });
  return {
    text: (sweep === null ? '' : sweepText(scene, score, Number(sweep))) + made,
    title: fillSentence(sweep === null ? words.ending : words.endingSweep, { hand }),
    steps: [...stepsOf(scene, score, side), ...stepsOf(scene, score, 1 - side)],
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
  signs(scene) {
    const { words, options, sides } = scene;
    const side = sideOf(scene, standingBid(scene)?.seat ?? 0);
    return [
      ...openSigns(scene),
      { name: words.poison, text: wordIn(words.poisons, options.poison), more: words.poisonMore },
      ...bidSign(scene, sides[side], clean(scene, side), words.bidMore, withSweep(scene, side)),
    ];
  },
  badges(scene, seat) {
    const { words, view } = scene;
    const side = sideOf(scene, seat);
    return [
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, clean(scene, side), words.cleanTricks, reachTone, (_, bid, n) =>
        fillSentence(words.cleanOf, { count: ofWords(scene, n, Number(bid)) }),
      ),
      ...(isSettled(scene) && view.poisoned[side] > 0 ? [poisonedBadge(scene, side)] : []),
    ];
  },
  tint: bidTint,
  prompt: prompts<ChevalierScene>(() => ({ own: { bidding: bidPrompt } })),
  mark: (scene, card) =>
    isWorth(scene, card)
      ? starred(scene, card, scene.words.poisonCard, scene.words.poisonMark, 'bad')
      : trumpMark(scene, card),
  piles: (scene) => [openCardPile(scene), putAwayPile(scene)],
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
