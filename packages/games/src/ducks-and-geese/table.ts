/** What the table shows of Ducks and Geese: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  between,
  bidBadge,
  bidTint,
  blindBadges,
  counted,
  counterSign,
  fill,
  fillSentence,
  goalIn,
  isBlindBid,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  ofWords,
  openCardPile,
  openGoals,
  openSigns,
  openStanding,
  openSuit,
  type Presenter,
  playingOf,
  prompts,
  putAwayPile,
  type RichText,
  reachHeadline,
  reachSign,
  reachTone,
  resultSpan,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  sideOf,
  standingBid,
  suitWord,
  sumIn,
  sumOver,
  teamOf,
  voidNews,
  type WordsOf,
  zeroHeadline,
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
  shortBid,
} from '../parts/birds-table.ts';
import { handValue } from '../parts/hand-value.ts';
import type { DucksAndGeeseView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type DucksScene = Scene<DucksAndGeeseView, WordsOf<typeof english>>;

// The bid

const isZero = (scene: DucksScene): boolean => typeof standingBid(scene)?.bid !== 'number';

/** The bidders' tricks and birds; a zero is about tricks alone. */
function counting(scene: DucksScene, seats: readonly number[]): number {
  const tricks = sumOver(scene.view.taken, seats);
  return isZero(scene) ? tricks : tricks + sumOver(scene.view.points, seats);
}

/** What comes of the bid, made or missed (DUCKS-SCORE-2, -3). */
function bidMore(scene: DucksScene): string {
  const { words } = scene;
  if (isZero(scene)) return words.zeroMore;
  return fillSentence(words.bidMore, { others: isBlindBid(scene) ? words.othersNothing : words.othersBirds });
}

// The end of a hand

function outcome(scene: DucksScene, hand: ScoredHand): Outcome {
  const { words, text, sides } = scene;
  const { score } = hand;
  if (score.bidder === null)
    return { headline: words.gaveUp, text: words.forfeited, why: words.forfeit3, rule: 'DUCKS-BID-4' };
  const side = sideOf(scene, Number(score.bidder));
  const [tricks, birds] = [sumIn(score, 'tricks', sides[side]), sumIn(score, 'pointCards', sides[side])];
  const [rule, why] = reasonOf(scene, score);
  const team = namesOf(scene, sides[side]);
  return {
    headline:
      typeof score.bid === 'number'
        ? reachHeadline(scene, sides[side], score.bid, tricks + birds)
        : zeroHeadline(scene, sides[side], tricks),
    text: fillSentence(words.took, {
      team,
      bid: shortBid(scene, score),
      tricks: counted(tricks, text.trick),
      birds: counted(birds, words.birds.unit),
    }),
    why: fillSentence(why, {
      team,
      others: namesOf(scene, sides[1 - side]),
      points: counted(numbers(score, 'delta')[side], text.point),
    }),
    rule,
    counting: birdsIn(scene, hand),
  };
}

/** Which rule gave the points, and why (DUCKS-SCORE-2 to -5). */
function reasonOf({ words }: DucksScene, { result, bid, blind }: Line): readonly [rule: string, why: string] {
  const made = result === 'made';
  if (typeof bid !== 'number') return made ? ['DUCKS-SCORE-4', words.madeZero] : ['DUCKS-SCORE-5', words.missedZero];
  if (!made) return ['DUCKS-SCORE-3', words.missed];
  return ['DUCKS-SCORE-2', blind ? words.madeBlind : words.made];
}

/** "✓ made: took 7, scores 5", so that the cap is understood. */
function resultCell(scene: DucksScene, score: Line): RichText {
  const result = resultSpan(scene, String(score.result));
  if (typeof score.bid !== 'number') return result;
  const side = sideOf(scene, Number(score.bidder));
  const n = sumIn(score, 'tricks', scene.sides[side]) + sumIn(score, 'pointCards', scene.sides[side]);
  const text = fill(scene.words.capped, { n, scores: numbers(score, 'delta')[side] });
  return [result, ': ', { ...result, text, small: true }];
}

const usualPrompt = prompts<DucksScene>(() => ({ own: { bidding: blindPrompt } }));

const presenter: Presenter<DucksAndGeeseView, DucksScene['words']> = {
  signs(scene) {
    const { text } = scene;
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    return [
      ...openSigns(scene),
      ...counterSign(scene, {
        seats: playingOf(scene, team),
        n: counting(scene, team),
        more: bidMore(scene),
        text: (n, bid) => `${ofWords(scene, n, bid)} ${text.points}`,
        tone: reachSign,
      }),
    ];
  },
  badges(scene, seat) {
    const unit = isZero(scene) ? scene.text.tricks : scene.text.points;
    return [
      ...saidBadges(scene, seat),
      ...blindBadges(scene, seat),
      ...bidBadge(scene, seat, counting(scene, teamOf(scene, seat)), unit, reachTone),
    ];
  },
  tint: bidTint,
  prompt(scene) {
    const bid = standingBid(scene);
    if (bid && scene.view.out.includes(scene.seat))
      return fillSentence(scene.text.youSitOut, { name: nameOf(scene, bid.seat) });
    return usualPrompt(scene);
  },
  goal(scene) {
    const phases = { ...openGoals(scene), bidding: scene.words.goalBidding };
    return goalIn(scene, phases, () => {
      const seats = playingOf(scene, teamOf(scene, standingBid(scene)?.seat ?? 0));
      return { seats, n: counting(scene, seats), ...scene.words.goals };
    });
  },
  news: voidNews,
  glow: lastCard,
  mark: birdMark,
  before: birdsBefore,
  piles: (scene) => [openCardPile(scene), putAwayPile(scene)],
  outcome,
  sheet(scene) {
    const { words, text } = scene;
    const none = text.calls.null;
    const forget = fillSentence(words.forget, { n: cardsOut(scene) });
    return scoreSheet(scene, {
      columns: [
        { title: text.bid, cell: ({ score }) => (score.bidder === null ? none : bidCell(scene, score)) },
        { title: text.trump, cell: ({ score }) => (score.trump === null ? none : suitWord(scene, score.trump)) },
        { title: words.tricks, cell: ({ score }) => between(scene, score, 'tricks') },
        { title: words.birdsName, cell: ({ score }) => between(scene, score, 'pointCards') },
        { title: text.result, cell: ({ score }) => resultCell(scene, score) },
      ],
      notes: [`${forget} ${fillSentence(text.teamWon, { target: String(scene.options.target) })}`],
    });
  },
  bidding: {
    explain: ({ words, options }) =>
      fillSentence(words.explain, { birds: options.pointCards === 'dog' ? words.tars : words.ducksAndGeese }),
    likely(scene) {
      const worth = { ace: 1, long: 0.5, ...birdWorth(0.4, 0.4, 0.4) };
      return birdBid(handValue(scene, [openSuit(scene), 'none'], worth), -2);
    },
    standing: openStanding,
    notes: {
      zero: ({ words }) => words.zero,
      doubleZero: ({ words }) => words.doubleZero,
      forfeit: ({ words }) => words.forfeit,
    },
  },
  actWords: auctionWords,
  rules({ view: { phase }, options }) {
    if (phase === 'box' || phase === 'putting away') return ['DUCKS-OPEN'];
    if (phase === 'tricks') return ['DUCKS-PLAY', 'DUCKS-SCORE'];
    const zeros = options.zeroBids === 'off' ? [] : ['DUCKS-ZERO'];
    return ['DUCKS-BID', ...zeros, ...(options.blindBids ? ['DUCKS-BLIND'] : [])];
  },
};

export default presenter;
