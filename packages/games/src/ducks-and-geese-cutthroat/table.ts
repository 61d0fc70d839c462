/** What the table shows of Ducks and Geese, cutthroat: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  bidBadge,
  bidTint,
  blindBadges,
  cardRank,
  cardSuit,
  counted,
  counterSign,
  exactHeadline,
  exactSign,
  exactTone,
  fillSentence,
  goalIn,
  isBlindBid,
  isPlaying,
  isTurn,
  lastCard,
  ledTrump,
  nameOf,
  numbers,
  type Outcome,
  ofWords,
  type Presenter,
  prompts,
  reachHeadline,
  reachSign,
  reachTone,
  resultSpan,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  standingBid,
  starred,
  suitWord,
  trickPrompt,
  trumpNews,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import {
  bidCell,
  birdBid,
  birdMark,
  birdsBefore,
  birdsIn,
  birdWorth,
  blindPrompt,
  cardsOut,
  keptGoesTo,
  keptNow,
  shortBid,
} from '../parts/birds-table.ts';
import { aloneValue } from '../parts/hand-value.ts';
import type { DucksAndGeeseCutthroatView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type CutthroatScene = Scene<DucksAndGeeseCutthroatView, WordsOf<typeof english>>;

const points = ({ view }: CutthroatScene, seat: number): number => view.taken[seat] + view.points[seat];

/** A duck that its player would keep if it were played now has a tick: DUCKSCUT-PLAY-3. One that was kept is "safe!". */
function mark(scene: CutthroatScene, card: string): Badge | null {
  const { view, words } = scene;
  if (keptNow(scene).includes(card)) return { text: words.birds.safe, label: words.birds.safeLabel, tone: 'good' };
  const safe =
    scene.options.keptDeuce === 'on' &&
    cardRank(card) === '2' &&
    (view.led === 'none' || view.led === cardSuit(scene, card));
  const now = isPlaying(scene) && isTurn(scene) && scene.acts.some((act) => act.card === card);
  if (!safe || !now) return birdMark(scene, card);
  const star = starred(scene, card, words.safe, '✓');
  return { ...star, icon: 'duck', beside: star.text };
}

/** Whether a bid is a ceiling, and an exact hit no better than another: DUCKSCUT-SCORE-5. */
const isCapped = ({ options }: CutthroatScene): boolean => options.scoring === 'capped';

/** When the others score nothing (DUCKSCUT-SCORE-2, -4). */
function unlessText(scene: CutthroatScene): string {
  if (isBlindBid(scene)) return scene.words.unlessMade;
  return isCapped(scene) ? '' : scene.words.unlessExact;
}

function outcome(scene: CutthroatScene, hand: ScoredHand): Outcome {
  const { words, text } = scene;
  const { score } = hand;
  const seat = Number(score.bidder);
  const [tricks, birds] = [numbers(score, 'tricks')[seat], numbers(score, 'pointCards')[seat]];
  const [rule, why] = reasonOf(scene, score);
  return {
    headline: (isCapped(scene) ? reachHeadline : cutthroatHeadline)(scene, [seat], Number(score.bid), tricks + birds),
    text: fillSentence(words.took, {
      who: nameOf(scene, seat),
      bid: shortBid(scene, score),
      tricks: counted(tricks, text.trick),
      birds: counted(birds, words.birds.unit),
    }),
    why: fillSentence(why, {
      who: nameOf(scene, seat),
      points: counted(numbers(score, 'delta')[seat], text.point),
    }),
    rule,
    counting: birdsIn(scene, hand),
  };
}

/** More than the bid is not too many here: all of it counts (DUCKSCUT-SCORE-2). */
const cutthroatHeadline = (scene: CutthroatScene, seats: readonly number[], bid: number, got: number): string =>
  (got > bid ? reachHeadline : exactHeadline)(scene, seats, bid, got);

/** Which rule gave the points, and why (DUCKSCUT-SCORE-2 to -5). */
function reasonOf(scene: CutthroatScene, { result, blind }: Line): readonly [rule: string, why: string] {
  const { words } = scene;
  if (result === 'missed') return ['DUCKSCUT-SCORE-3', words.missed];
  if (blind) return ['DUCKSCUT-SCORE-4', words.madeBlind];
  if (isCapped(scene)) return ['DUCKSCUT-SCORE-5', words.madeCapped];
  return ['DUCKSCUT-SCORE-2', result === 'exact' ? words.madeExactly : words.made];
}

const presenter: Presenter<DucksAndGeeseCutthroatView, CutthroatScene['words']> = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    return [
      ledTrump(scene),
      ...counterSign(scene, {
        seats: [bidder],
        n: points(scene, bidder),
        more: fillSentence(scene.words.bidMore, { unless: unlessText(scene) }),
        text: (n, bid) => `${ofWords(scene, n, bid)} ${scene.text.points}`,
        tone: isCapped(scene) ? reachSign : exactSign,
      }),
    ];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...blindBadges(scene, seat),
    ...bidBadge(scene, seat, points(scene, seat), scene.text.points, isCapped(scene) ? reachTone : exactTone),
  ],
  tint: bidTint,
  goal: (scene) =>
    goalIn(scene, { bidding: scene.words[isCapped(scene) ? 'goalCapped' : 'goalBidding'] }, () => {
      const bidder = standingBid(scene)?.seat ?? 0;
      const goals = isCapped(scene) ? scene.words.goalsCapped : scene.words.goals;
      return { seats: [bidder], n: points(scene, bidder), ...goals };
    }),
  news: (scene) => [...trumpNews(scene), ...voidNews(scene)],
  glow: lastCard,
  prompt: prompts<CutthroatScene>(({ view, text }) => ({
    own: { bidding: blindPrompt, tricks: view.trump === 'none' ? text.makesTrump : trickPrompt },
  })),
  mark,
  before: birdsBefore,
  goesTo: keptGoesTo,
  outcome,
  sheet(scene) {
    const { words, text } = scene;
    const made = isCapped(scene) ? words.ceiling : words.exact;
    const forget = fillSentence(words.forget, { n: cardsOut(scene), made });
    return scoreSheet(scene, {
      detail: ({ score }, seat) => [
        { text: '★', label: words.birds.unit[1], icon: 'duck' },
        String(numbers(score, 'pointCards')[seat]),
      ],
      columns: [
        {
          title: text.bid,
          cell: ({ score }) => [
            ...bidCell(scene, score),
            `, ${suitWord(scene, score.trump)} `,
            resultSpan(scene, String(score.result)),
          ],
        },
      ],
      notes: [`${forget} ${fillSentence(text.won, { target: String(scene.options.target) })}`],
    });
  },
  bidding: {
    likely: (scene) => birdBid(aloneValue(scene, birdWorth(0.8, 0.4, 0.7)), 1),
    explain: (scene) =>
      fillSentence(scene.words.explain, {
        made: isCapped(scene) ? scene.words.explainCapped : scene.words.explainExact,
      }),
  },
  actWords: auctionWords,
  rules({ view, options }) {
    if (view.phase === 'tricks') return ['DUCKSCUT-PLAY', 'DUCKSCUT-SCORE'];
    return options.blindBids ? ['DUCKSCUT-BLIND'] : [];
  },
};

export default presenter;
