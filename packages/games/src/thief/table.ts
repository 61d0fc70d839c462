/** What the table shows of Thief: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  bidBadge,
  bidColumn,
  bidPrompt,
  bidTint,
  cardWord,
  counted,
  counterSign,
  type EndingWay,
  exactHeadline,
  exactWays,
  fill,
  fillSentence,
  goalIn,
  isSettled,
  isTurn,
  lastCard,
  nameOf,
  numbers,
  type Outcome,
  ofWords,
  type Presenter,
  prompts,
  putAwayPile,
  putBadges,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  standingBid,
  suitWord,
  tricksLeft,
  trumpNews,
  trumpSign,
  voidNews,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import { aloneValue, asBid } from '../parts/hand-value.ts';
import { keptBy, keptIn, keyMark, thiefGoesTo, thiefNews, thiefSign } from '../parts/thieves-table.ts';
import { KEY_SUITS } from './key-suits.ts';
import type { ThiefView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type ThiefScene = Scene<ThiefView, WordsOf<typeof english>>;

const inPoints = ({ options }: ThiefScene): boolean => options.bidIn === 'points';
/** What is bid. */
const unit = (scene: ThiefScene): string => (inPoints(scene) ? scene.text.points : scene.text.tricks);
/** What counts towards the bid. */
const counting = (scene: ThiefScene, seat: number): number =>
  scene.view.taken[seat] + (inPoints(scene) ? keptBy(scene, seat).length : 0);

/** Tricks and thieves of a seat, in words. */
const haul = ({ text, words }: ThiefScene, tricks: number, thieves: number) => ({
  tricks: counted(tricks, text.trick),
  thieves: counted(thieves, words.thieves.unit),
});

/** "3 thieves", beside the tricks that every seat shows; if there is room, "3 tricks + 2 thieves = 5". */
function standing(scene: ThiefScene, seat: number, kept: number): Badge {
  const { words } = scene;
  const tricks = scene.view.taken[seat];
  const has = haul(scene, tricks, kept);
  return {
    text: has.thieves,
    wide: fillSentence(inPoints(scene) ? words.sumWide : words.hasWide, { ...has, points: tricks + kept }),
    label: fillSentence(words.hasLabel, { name: nameOf(scene, seat), ...has }),
  };
}

/** What the cards promise: tricks, and about a thief if thieves count. */
function promised(scene: ThiefScene): number | null {
  const tricks = aloneValue(scene);
  return tricks === null ? null : tricks + (inPoints(scene) ? 1 : 0);
}

// The end of a hand

function waysOf(scene: ThiefScene, { bid, bidder }: Line): EndingWay[] {
  const seat = Number(bidder);
  const who = nameOf(scene, seat);
  const { exact, over, missed } = inPoints(scene) ? scene.words.points : scene.words.tricks;
  const texts = {
    exact: fillSentence(exact, { who, bid: String(bid) }),
    over,
    missed: fillSentence(missed, { who }),
  };
  return exactWays(scene, String(bid), texts, [seat]);
}

/** Which rule gave the points (THIEF-SCORE-1 to -5). */
function ruleOf(scene: ThiefScene, result: string): string {
  if (!inPoints(scene)) return 'THIEF-SCORE-5';
  return { exact: 'THIEF-SCORE-1', over: 'THIEF-SCORE-2' }[result] ?? 'THIEF-SCORE-3';
}

function outcome(scene: ThiefScene, hand: ScoredHand): Outcome {
  const { score } = hand;
  const bidder = Number(score.bidder);
  const [tricks, thieves] = [numbers(score, 'tricks')[bidder], numbers(score, 'thieves')[bidder]];
  const text = fillSentence(scene.words.took, {
    who: nameOf(scene, bidder),
    bid: String(score.bid),
    ...haul(scene, tricks, thieves),
  });
  const result = String(score.result);
  return {
    headline: exactHeadline(scene, [bidder], Number(score.bid), inPoints(scene) ? tricks + thieves : tricks),
    text,
    why: fillSentence(wordIn(inPoints(scene) ? scene.words.whyPoints : scene.words.whyTricks, result), {
      who: nameOf(scene, bidder),
      points: counted(numbers(score, 'delta')[bidder], scene.text.point),
    }),
    rule: ruleOf(scene, result),
    ways: waysOf(scene, score),
    counting: keptIn(scene, hand),
  };
}

const presenter: Presenter<ThiefView, ThiefScene['words']> = {
  signs(scene) {
    const { text, words } = scene;
    const bidder = standingBid(scene)?.seat ?? 0;
    return [
      trumpSign(scene, text.notYet, words.trumpMore),
      thiefSign(scene),
      ...counterSign(scene, {
        seats: [bidder],
        n: counting(scene, bidder),
        more: inPoints(scene) ? words.bidMore : words.tricksMore,
        text: (n, bid) => `${ofWords(scene, n, bid)} ${unit(scene)}`,
      }),
    ];
  },
  badges(scene, seat) {
    const kept = keptBy(scene, seat).length;
    return [
      ...putBadges(scene, seat),
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, counting(scene, seat), unit(scene)),
      ...(isSettled(scene) && kept > 0 ? [standing(scene, seat, kept)] : []),
    ];
  },
  tint: bidTint,
  goal: (scene) =>
    goalIn(
      scene,
      {
        'putting away': scene.text.goals.putAway,
        bidding: scene.text.goals.bidding,
        opening: isTurn(scene) ? scene.words.goalOpening : undefined,
      },
      () => {
        const bidder = standingBid(scene)?.seat ?? 0;
        const goals = inPoints(scene) ? scene.words.goalsInPoints : scene.words.goals;
        const left = inPoints(scene) ? undefined : tricksLeft(scene);
        return { seats: [bidder], n: counting(scene, bidder), left, ...goals };
      },
    ),
  news: (scene) => [...voidNews(scene), ...trumpNews(scene), ...thiefNews(scene)],
  glow: lastCard,
  prompt: prompts<ThiefScene>(({ words }) => ({
    own: { bidding: bidPrompt, opening: words.opening },
    waiting: { opening: words.openingWaiting },
  })),
  mark: (scene, card) => keyMark(scene, card, KEY_SUITS),
  before: keptBy,
  goesTo: thiefGoesTo,
  piles: (scene) => [putAwayPile(scene)],
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        bidColumn(scene),
        {
          title: scene.words.keys,
          cell: ({ score }) =>
            fill(scene.words.keysCell, {
              trump: suitWord(scene, score.trump),
              thief: score.thief === null ? '?' : suitWord(scene, score.thief),
            }),
        },
      ],
      detail: ({ score }, seat) => {
        const [tricks, thieves] = [numbers(score, 'tricks')[seat], numbers(score, 'thieves')[seat]];
        const label = haul(scene, tricks, thieves);
        return { text: `${tricks}+${thieves}`, label: `${label.tricks}, ${label.thieves}` };
      },
      notes: [scene.words.boxes],
      target: Number(scene.options.target),
    }),
  bidding: {
    explain: (scene) => (inPoints(scene) ? scene.words.explainPoints : scene.words.explainTricks),
    likely: (scene) => asBid(promised(scene)),
  },
  actWords(scene, act) {
    if (act.as === undefined) return auctionWords(scene, act);
    const card = cardWord(scene, String(act.card));
    return fillSentence(act.as === 'trump' ? scene.words.asTrump : scene.words.asThief, { card });
  },
  rules({ view }) {
    if (view.phase === 'opening') return ['THIEF-KEY'];
    return view.phase === 'tricks' ? ['THIEF-KEY', 'THIEF-PLAY', 'THIEF-SCORE'] : [];
  },
};

export default presenter;
