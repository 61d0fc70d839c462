/** What the table shows of Coralon: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  bidBadge,
  bidColumn,
  bidPrompt,
  bidTint,
  callWord,
  counted,
  counterSign,
  type EndingWay,
  endNow,
  exactHeadline,
  exactTone,
  exactWays,
  fillSentence,
  goalIn,
  lastCard,
  ledTrump,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  type Presenter,
  plainZero,
  prompts,
  putAwayPile,
  putBadges,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  standingBid,
  takenWords,
  trickPrompt,
  tricksLeft,
  trumpMark,
  trumpNews,
  voidNews,
  type WordsOf,
  type ZeroTone,
  zeroHeadline,
  zeroWays,
} from '@followsuit/present';
import { aloneValue, asBid } from '../parts/hand-value.ts';
import type { CoralonView } from './rules.ts';
import type { table as english } from './words.en.ts';

type CoralonScene = Scene<CoralonView, WordsOf<typeof english>>;

// The bid

/** Whom a bid of less concerns besides the bidder: whoever said zero or less before it. Null if it is another bid. */
function rivalsOf(scene: CoralonScene): readonly number[] | null {
  const bid = standingBid(scene);
  if (bid?.bid !== 'less') return null;
  return scene.view.call.flatMap((call, seat) =>
    seat !== bid.seat && (call === 'zero' || call === 'less') ? [seat] : [],
  );
}

function bidMore(scene: CoralonScene): string {
  const { words } = scene;
  const rivals = rivalsOf(scene);
  if (rivals) return fillSentence(words.lessMore, { names: namesOf(scene, rivals) });
  return typeof standingBid(scene)?.bid === 'number' ? words.bidMore : words.zeroMore;
}

/** A bid of less is not as good as made while a rival has no trick, and missed if that stays so (CORALON-SCORE-5). */
const zeroTone =
  (scene: CoralonScene) =>
  (n: number): ZeroTone => {
    const open = (rivalsOf(scene) ?? []).some((seat) => scene.view.taken[seat] === 0);
    if (n > 0 || !open) return plainZero(n);
    return endNow(scene) ? 'bad' : undefined;
  };

// The end of a hand

/** The ways in which the bid of a score line could end. */
function waysOf(scene: CoralonScene, { bid, bidder }: Line): EndingWay[] {
  const { words } = scene;
  const seats = [Number(bidder)];
  const who = nameOf(scene, seats[0]);
  const missed = fillSentence(words.missed, { who });
  if (typeof bid === 'string') return zeroWays(scene, { exact: fillSentence(words.zeroMade, { who }), missed }, seats);
  const exact = fillSentence(words.exact, { who, bid: callWord(scene, bid) });
  return exactWays(scene, callWord(scene, bid), { exact, over: words.over, missed }, seats);
}

/** Which rule gave the points, and why (CORALON-SCORE-1 to -5). */
function reasonOf(
  { words }: CoralonScene,
  { bid, bidder, result, ...score }: Line,
): readonly [rule: string, why: string] {
  const { why } = words;
  if (typeof bid === 'string') {
    const rule = bid === 'less' ? 'CORALON-SCORE-5' : 'CORALON-SCORE-4';
    if (result === 'exact') return [rule, why.zeroMade];
    return [rule, numbers(score, 'tricks')[Number(bidder)] > 0 ? why.zeroMissed : why.lessMissed];
  }
  if (result === 'exact') return ['CORALON-SCORE-1', why.exact];
  return result === 'over' ? ['CORALON-SCORE-2', why.over] : ['CORALON-SCORE-3', why.missed];
}

function headlineOf(scene: CoralonScene, { bid, bidder, result, ...score }: Line): string {
  const got = numbers(score, 'tricks')[Number(bidder)];
  const who = [Number(bidder)];
  if (typeof bid === 'number') return exactHeadline(scene, who, bid, got);
  return got === 0 && result === 'missed'
    ? fillSentence(scene.words.notAlone, { who: namesOf(scene, who) })
    : zeroHeadline(scene, who, got);
}

/** Why a bid of less was missed though the bidder took no trick. */
function lessMissed(scene: CoralonScene, { score, acts }: ScoredHand): string {
  const { bid, bidder, result } = score;
  const took = numbers(score, 'tricks');
  if (bid !== 'less' || result !== 'missed' || took[Number(bidder)] > 0) return '';
  const said = acts.filter((act) => act.do === 'zero' || act.do === 'less').map((act) => Number(act.seat));
  const others = [...new Set(said)].filter((seat) => seat !== bidder && took[seat] === 0);
  return ` ${fillSentence(scene.words.lessMissed, { names: namesOf(scene, others) })}`;
}

function outcome(scene: CoralonScene, hand: ScoredHand): Outcome {
  const { score } = hand;
  const bidder = Number(score.bidder);
  const text = fillSentence(scene.words.took, {
    who: nameOf(scene, bidder),
    bid: callWord(scene, score.bid),
    n: counted(numbers(score, 'tricks')[bidder], scene.text.trick),
  });
  const [rule, why] = reasonOf(scene, score);
  const points = counted(numbers(score, 'delta')[bidder], scene.text.point);
  return {
    headline: headlineOf(scene, score),
    text: text + lessMissed(scene, hand),
    why: fillSentence(why, { who: nameOf(scene, bidder), points }),
    rule,
    ways: waysOf(scene, score),
  };
}

const presenter: Presenter<CoralonView, CoralonScene['words']> = {
  signs(scene) {
    const bidder = standingBid(scene)?.seat ?? 0;
    const n = scene.view.taken[bidder];
    return [
      ledTrump(scene),
      ...counterSign(scene, { seats: [bidder], n, more: bidMore(scene), zeroTone: zeroTone(scene) }),
    ];
  },
  badges: (scene, seat) => [
    ...putBadges(scene, seat),
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, scene.view.taken[seat], scene.text.tricks, exactTone, takenWords, zeroTone(scene)),
  ],
  tint: bidTint,
  news: (scene) => [...trumpNews(scene), ...voidNews(scene)],
  glow: lastCard,
  prompt: prompts<CoralonScene>(({ view, text }) => ({
    own: { bidding: bidPrompt, tricks: view.trump === 'none' ? text.makesTrump : trickPrompt },
  })),
  goal: (scene) =>
    goalIn(scene, { 'putting away': scene.text.goals.putAway, bidding: scene.text.goals.bidding }, () => {
      const bidder = standingBid(scene)?.seat ?? 0;
      const rivals = rivalsOf(scene);
      return {
        seats: [bidder],
        n: scene.view.taken[bidder],
        left: tricksLeft(scene),
        own:
          rivals === null ? undefined : { zero: fillSentence(scene.words.goalLess, { names: namesOf(scene, rivals) }) },
      };
    }),
  mark: trumpMark,
  piles: (scene) => [putAwayPile(scene)],
  outcome,
  sheet: (scene) => scoreSheet(scene, { columns: [bidColumn(scene)], target: Number(scene.options.target) }),
  bidding: {
    explain: ({ words }) => words.explain,
    likely: (scene) => asBid(aloneValue(scene)),
    notes: { zero: ({ words }) => words.zero, less: ({ words }) => words.less },
  },
  actWords: auctionWords,
  rules({ view, options }) {
    if (view.phase === 'tricks') return ['CORALON-PLAY', 'CORALON-SCORE'];
    if (view.phase !== 'bidding' || options.zeroBids === 'off') return [];
    return options.zeroBids === 'zero' ? ['CORALON-ZERO'] : ['CORALON-ZERO', 'CORALON-LESS'];
  },
};

export default presenter;
