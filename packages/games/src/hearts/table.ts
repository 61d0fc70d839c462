/** What the table shows of Hearts: rules.md, "At the table". */
import {
  type Badge,
  bestHeadline,
  cardRank,
  cardSuit,
  counted,
  fill,
  fillSentence,
  headOf,
  isPlaying,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  type Presenter,
  passesTo,
  passingSign,
  prompts,
  type Scene,
  type ScoredHand,
  type Sign,
  scoreSheet,
  signed,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { HeartsView } from './rules.ts';
import type { table as english } from './words.en.ts';

type HeartsScene = Scene<HeartsView, WordsOf<typeof english>>;

const heartPoints = ({ options }: HeartsScene): number => Number(options.heartPoints);
const queenPoints = ({ options }: HeartsScene): number => Number(options.queenPoints);
const jackPoints = ({ options }: HeartsScene): number => Number(options.jackPoints);
/** Thirteen hearts and the queen. */
const allPoints = (scene: HeartsScene): number => 13 * heartPoints(scene) + queenPoints(scene);
const hasJack = ({ options }: HeartsScene): boolean => options.jack === 'on';
const isQueen = (scene: HeartsScene, card: string): boolean =>
  cardRank(card) === 'Q' && cardSuit(scene, card) === 'spades';
const isJack = (scene: HeartsScene, card: string): boolean =>
  hasJack(scene) && cardRank(card) === 'J' && cardSuit(scene, card) === 'diamonds';

function signs(scene: HeartsScene): Sign[] {
  const { words, view } = scene;
  if (view.phase === 'passing') return passingSign(scene);
  return [
    {
      name: words.hearts,
      text: view.broken ? words.broken : words.closed,
      suit: 'hearts',
      more: view.broken ? words.brokenMore : words.closedMore,
    },
  ];
}

/** What a seat has taken in this hand; the jack by itself. */
function badges(scene: HeartsScene, seat: number): Badge[] {
  const { words, view } = scene;
  const jack = view.jack === seat;
  const n = view.points[seat] + (jack ? jackPoints(scene) : 0);
  const name = nameOf(scene, seat);
  return [
    ...(n === 0
      ? []
      : [
          {
            text: fill(words.points, { n }),
            wide: counted(n, scene.text.point),
            label: fillSentence(words.pointsLabel, { name, points: counted(n, scene.text.point) }),
            tone: n >= allPoints(scene) / 2 ? ('bad' as const) : ('plain' as const),
          },
        ]),
    ...(jack ? [{ text: words.jack, label: fillSentence(words.jackLabel, { name }), tone: 'good' as const }] : []),
  ];
}

/** Who alone has taken points so far, if they are enough for others to worry: the queen or half of the hearts. */
function shooterOf(scene: HeartsScene): number | null {
  const { view } = scene;
  const taken = view.points.map((n, seat) => n + (view.jack === seat ? jackPoints(scene) : 0));
  const seats = taken.flatMap((n, seat) => (n > 0 ? [seat] : []));
  return seats.length === 1 && taken[seats[0]] >= allPoints(scene) / 2 ? seats[0] : null;
}

function goal(scene: HeartsScene): string | null {
  const { words, view, seat } = scene;
  const { goals } = words;
  if (view.phase === 'passing') return seat < 0 ? null : goals.pass;
  if (!isPlaying(scene)) return null;
  if (seat < 0) return goals.watch;
  const shooter = shooterOf(scene);
  if (shooter === seat) return goals.moon;
  if (shooter !== null) return fillSentence(goals.stop, { name: nameOf(scene, shooter) });
  return hasJack(scene) && view.jack === null ? goals.jack : goals.avoid;
}

/** Each broken heart and the queen are news once. */
function news(scene: HeartsScene): string[] {
  const { words, view } = scene;
  const queen = view.cards.some((card) => isQueen(scene, card));
  return [...(view.broken ? [words.brokenNews] : []), ...(queen ? [words.queenNews] : []), ...voidNews(scene)];
}

function mark(scene: HeartsScene, card: string): Badge | null {
  const { words } = scene;
  if (isQueen(scene, card)) return { text: String(queenPoints(scene)), label: words.queenMark, tone: 'bad' };
  if (isJack(scene, card)) return { text: signed(-jackPoints(scene)), label: words.jackMark, tone: 'good' };
  return cardSuit(scene, card) === 'hearts'
    ? { text: String(heartPoints(scene)), label: words.heartMark, tone: 'bad' }
    : null;
}

// The end of a hand

const shotBy = (scene: HeartsScene, { score }: ScoredHand): number =>
  numbers(score, 'points').indexOf(allPoints(scene));

function reasonOf(scene: HeartsScene, hand: ScoredHand): readonly [rule: string, why: string] {
  const { whys } = scene.words;
  if (shotBy(scene, hand) >= 0)
    return scene.options.moon === 'self' ? ['HEARTS-SCORE-5', whys.self] : ['HEARTS-SCORE-4', whys.others];
  return hasJack(scene) ? ['HEARTS-SCORE-3', whys.jack] : ['HEARTS-SCORE-1', whys.usual];
}

function outcome(scene: HeartsScene, hand: ScoredHand): Outcome {
  const { words, text, sides } = scene;
  const shooter = shotBy(scene, hand);
  const jack = typeof hand.score.jack === 'number' ? hand.score.jack : -1;
  const points = numbers(hand.score, 'points');
  const [rule, why] = reasonOf(scene, hand);
  const took = (seat: number): string =>
    fillSentence(seat === jack ? words.tookJack : words.took, {
      name: nameOf(scene, seat),
      points: counted(points[seat], text.point),
      score: signed(numbers(hand.score, 'delta')[seat]),
    });
  return {
    headline:
      shooter < 0 ? bestHeadline(scene, hand.score) : fillSentence(words.shot, { name: nameOf(scene, shooter) }),
    text:
      shooter < 0
        ? fillSentence(words.most, {
            names: namesOf(
              scene,
              points.flatMap((n, seat) => (n === Math.max(...points) ? [seat] : [])),
            ),
            points: counted(Math.max(...points), text.point),
          })
        : fillSentence(words.shotText, { name: nameOf(scene, shooter) }),
    why: fillSentence(why, { name: shooter < 0 ? '' : nameOf(scene, shooter) }),
    rule,
    notes: sides.map((_, seat) => took(seat)),
  };
}

const presenter: Presenter<HeartsView, HeartsScene['words']> = {
  signs,
  badges,
  news,
  glow: lastCard,
  goal,
  mark,
  prompt: prompts<HeartsScene>((scene) => ({
    own: { passing: fillSentence(scene.words.passPrompt, { name: passesTo(scene) ?? '' }) },
  })),
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        {
          title: scene.words.taken,
          cell: ({ score }) =>
            numbers(score, 'points')
              .map((n, seat) => `${headOf(scene, seat)} ${n}`)
              .join(', '),
        },
      ],
      notes: [fillSentence(scene.words.ends, { target: String(scene.options.target) })],
      target: Number(scene.options.target),
    }),
  rules({ view }) {
    if (view.phase === 'passing') return ['HEARTS-PASS'];
    return view.phase === 'tricks' ? ['HEARTS-PLAY', 'HEARTS-SCORE'] : [];
  },
};

export default presenter;
