/** What the table shows of Oh Hell: rules.md, "At the table". */
import {
  type Badge,
  cardWord,
  counted,
  exactTone,
  fill,
  fillSentence,
  isPlaying,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  ofWords,
  type Presenter,
  prompts,
  type Scene,
  type ScoredHand,
  type Sign,
  scoreSheet,
  suitWord,
  sumOver,
  trumpMark,
  trumpSign,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { OhHellView } from './rules.ts';
import type { table as english } from './words.en.ts';

type OhHellScene = Scene<OhHellView, WordsOf<typeof english>>;

const handSize = ({ view }: OhHellScene): number => view.count[0];
const bidSum = ({ view }: OhHellScene): number => view.bid.reduce((sum, bid) => sum + Math.max(0, bid), 0);

/** OHHELL-DEAL-1. */
function handsIn({ options }: OhHellScene): number {
  const most = Number(options.most);
  return options.order === 'up' || options.order === 'down' ? most : 2 * most - 1;
}

function trumpMore(scene: OhHellScene): string {
  const { words, view } = scene;
  if (view.open === null) return words.noTrump;
  return fillSentence(words.turned, { card: cardWord(scene, view.open), suit: suitWord(scene, view.trump) });
}

function signs(scene: OhHellScene): Sign[] {
  const { words, view, text } = scene;
  const trump = trumpSign(scene, text.noTrump, trumpMore(scene));
  if (view.phase === 'bids') return [trump];
  const count = ofWords(scene, bidSum(scene), handSize(scene));
  const free = handSize(scene) - bidSum(scene);
  const said = free === 0 ? count : fill(free < 0 ? words.over : words.under, { count });
  return [trump, { name: words.bids, text: said, more: words.bidsMore }];
}

function badges(scene: OhHellScene, seat: number): Badge[] {
  const { text, view } = scene;
  const [bid, n] = [view.bid[seat], view.taken[seat]];
  if (bid < 0) return [];
  return [
    {
      text: fill(text.ofShort, { n, goal: bid }),
      wide: ofWords(scene, n, bid),
      counts: true,
      label: fillSentence(text.bidLabel, { name: nameOf(scene, seat), bid, unit: text.tricks, n }),
      tone: n > bid ? 'bad' : exactTone(n, bid),
    },
  ];
}

function goal(scene: OhHellScene): string | null {
  const { words, view, seat } = scene;
  const { goals } = words;
  if (seat < 0) return isPlaying(scene) ? goals.watch : null;
  if (view.phase === 'bids') return goals.bid;
  if (!isPlaying(scene)) return null;
  const [bid, n] = [view.bid[seat], view.taken[seat]];
  if (n > bid) return fillSentence(goals.over, { bid });
  if (n === bid) return bid === 0 ? goals.none : fillSentence(goals.hit, { bid });
  return fillSentence(n + handSize(scene) - view.trick < bid ? goals.lost : goals.take, { bid, n });
}

const RULES = { ten: 'OHHELL-SCORE-1', tricks: 'OHHELL-SCORE-3', squares: 'OHHELL-SCORE-4' } as const;
const scoringOf = ({ options }: OhHellScene): keyof typeof RULES => options.scoring as keyof typeof RULES;

function outcome(scene: OhHellScene, { score }: ScoredHand): Outcome {
  const { words, text, sides } = scene;
  const [bids, taken, delta] = ['bids', 'tricks', 'delta'].map((name) => numbers(score, name));
  const seats = [...bids.keys()];
  const exact = seats.filter((seat) => bids[seat] === taken[seat]);
  const { all, none, some } = words.headlines;
  const few = exact.length <= 2 ? fillSentence(some, { names: namesOf(scene, exact) }) : '';
  return {
    headline:
      exact.length === 0
        ? none
        : exact.length === seats.length
          ? all
          : few.length > 0 && few.length <= 40
            ? few
            : fillSentence(some, { names: String(exact.length) }),
    text: fillSentence(words.text, { bid: sumOver(bids, seats), n: sumOver(taken, seats) }),
    why: words.whys[scoringOf(scene)],
    rule: RULES[scoringOf(scene)],
    notes: sides.map((_, seat) =>
      fillSentence(words.took, {
        name: nameOf(scene, seat),
        bid: bids[seat],
        n: taken[seat],
        points: counted(delta[seat], text.point),
      }),
    ),
  };
}

const presenter: Presenter<OhHellView, OhHellScene['words']> = {
  signs,
  badges,
  goal,
  news: voidNews,
  glow: lastCard,
  mark: trumpMark,
  hands: handsIn,
  prompt: prompts<OhHellScene>(({ words }) => ({ own: { bids: words.bidPrompt } })),
  bidding: {
    explain(scene) {
      const { words, view, seat, options } = scene;
      const said = fillSentence(words.explain, { scoring: words.scoring[scoringOf(scene)] });
      const isHooked = options.hook === 'on' && view.dealer === seat;
      return isHooked ? `${said} ${fillSentence(words.hooked, { n: handSize(scene) })}` : said;
    },
    // The panel covers the sign of trump.
    standing(scene) {
      const { words, view } = scene;
      const said = view.trump === 'none' ? words.bidSum : words.bidSumTrump;
      return fillSentence(said, {
        count: ofWords(scene, bidSum(scene), handSize(scene)),
        suit: suitWord(scene, view.trump),
      });
    },
  },
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      detail: ({ score }, seat) =>
        fill(scene.words.did, { bid: numbers(score, 'bids')[seat], n: numbers(score, 'tricks')[seat] }),
      notes: [scene.words.boxes, fillSentence(scene.words.ends, { n: handsIn(scene) })],
    }),
  rules({ view }) {
    if (view.phase === 'bids') return ['OHHELL-BID', 'OHHELL-TRUMP'];
    return view.phase === 'tricks' ? ['OHHELL-PLAY', 'OHHELL-SCORE'] : [];
  },
};

export default presenter;
