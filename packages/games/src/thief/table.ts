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
  fill,
  fillSentence,
  isSettled,
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
  trumpNews,
  trumpSign,
  type WordsOf,
} from '@followsuit/present';
import { keptBy, keyMark, thiefGoesTo, thiefNews, thiefSign } from '../parts/thieves-table.ts';
import { KEY_SUITS, type ThiefView } from './rules.ts';
import type { table as english } from './words.en.ts';

type ThiefScene = Scene<ThiefView, WordsOf<typeof english>>;

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

/** "3 tricks + 2 thieves = 5"; if tricks are bid, the two are kept apart. */
function standing(scene: ThiefScene, seat: number, kept: number): Badge {
  const { words } = scene;
  const tricks = scene.view.taken[seat];
  const wide = haul(scene, tricks, kept);
  const label = fillSentence(words.hasLabel, { name: nameOf(scene, seat), ...wide });
  if (!inPoints(scene))
    return { label, text: fillSentence(words.has, { kept }), wide: fillSentence(words.hasWide, wide) };
  const points = tricks + kept;
  return {
    label,
    text: fillSentence(words.sum, { tricks, kept, points }),
    wide: fillSentence(words.sumWide, { ...wide, points }),
  };
}

// The end of a hand

function waysOf(scene: ThiefScene, { bid, bidder }: Line): EndingWay[] {
  const who = nameOf(scene, Number(bidder));
  const texts = inPoints(scene) ? scene.words.points : scene.words.tricks;
  return [
    { result: 'exact', text: fillSentence(texts.exact, { who, bid: String(bid) }) },
    { result: 'over', text: texts.over },
    { result: 'missed', text: fillSentence(texts.missed, { who }) },
  ];
}

function outcome(scene: ThiefScene, { score }: ScoredHand): Outcome {
  const bidder = Number(score.bidder);
  const text = fillSentence(scene.words.took, {
    who: nameOf(scene, bidder),
    bid: String(score.bid),
    ...haul(scene, numbers(score, 'tricks')[bidder], numbers(score, 'thieves')[bidder]),
  });
  return { text, ways: waysOf(scene, score) };
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
  news: (scene) => [...trumpNews(scene), ...thiefNews(scene)],
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
  bidding: { explain: (scene) => (inPoints(scene) ? scene.words.explainPoints : scene.words.explainTricks) },
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
