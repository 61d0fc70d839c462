/** What the table shows of Coralon Partners: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionWords,
  between,
  bidBadge,
  bidOf,
  bidPrompt,
  bidTint,
  callWord,
  counted,
  counterSign,
  type EndingWay,
  exactHeadline,
  exactTone,
  exactWays,
  fillSentence,
  goalIn,
  lastCard,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  openCardPile,
  openGoals,
  openSigns,
  openStanding,
  openSuit,
  type Presenter,
  playingOf,
  prompts,
  putAwayPile,
  resultSpan,
  type Scene,
  type ScoredHand,
  saidBadges,
  scoreSheet,
  sideOf,
  standingBid,
  sumIn,
  sumOver,
  takenWords,
  teamOf,
  tricksLeft,
  trumpMark,
  voidNews,
  type WordsOf,
  zeroHeadline,
  zeroWays,
} from '@followsuit/present';
import { asBid, pairValue } from '../parts/hand-value.ts';
import { opposite } from '../parts/seats.ts';
import type { CoralonPartnersView } from './rules.ts';
import type { table as english } from './words.en.ts';

type PartnersScene = Scene<CoralonPartnersView, WordsOf<typeof english>>;

function bidMore(scene: PartnersScene): string {
  const bid = standingBid(scene)?.bid;
  const { zeroMore, doubleZeroMore, bidMore } = scene.words;
  return bid === 'zero' ? zeroMore : bid === 'doubleZero' ? doubleZeroMore : bidMore;
}

const usualPrompt = prompts<PartnersScene>(({ text }) => ({
  own: { bidding: bidPrompt, 'putting away': text.putThree },
}));

// The end of a hand

function waysOf(scene: PartnersScene, { bid, bidder }: Line): EndingWay[] {
  const { sides, words } = scene;
  const side = sideOf(scene, Number(bidder));
  const [team, others] = [namesOf(scene, sides[side]), namesOf(scene, sides[1 - side])];
  const missed = fillSentence(words.missed, { others });
  const both = [sides[side], sides[1 - side]] as const;
  if (typeof bid === 'string')
    return zeroWays(scene, { exact: fillSentence(words.zeroMade, { team }), missed }, ...both);
  const exact = fillSentence(words.exact, { team, bid: String(bid) });
  return exactWays(scene, String(bid), { exact, over: words.over, missed }, ...both);
}

/** Which rule gave the points, and why (CORALON-PARTNERS-SCORE-1 to -5). */
function reasonOf({ words: { why } }: PartnersScene, { bid, result }: Line): readonly [rule: string, why: string] {
  const made = result === 'exact';
  if (bid === 'zero') return ['CORALON-PARTNERS-SCORE-4', made ? why.zeroMade : why.zeroMissed];
  if (bid === 'doubleZero') return ['CORALON-PARTNERS-SCORE-5', made ? why.doubleMade : why.doubleMissed];
  if (made) return ['CORALON-PARTNERS-SCORE-1', why.exact];
  return result === 'over' ? ['CORALON-PARTNERS-SCORE-2', why.over] : ['CORALON-PARTNERS-SCORE-3', why.missed];
}

function outcome(scene: PartnersScene, { score }: ScoredHand): Outcome {
  const bidder = Number(score.bidder);
  const team = teamOf(scene, bidder);
  const got = sumIn(score, 'tricks', team);
  const text = fillSentence(scene.words.took, {
    who: nameOf(scene, bidder),
    bid: callWord(scene, score.bid),
    team: namesOf(scene, team),
    n: counted(got, scene.text.trick),
  });
  const [rule, why] = reasonOf(scene, score);
  const side = sideOf(scene, bidder);
  return {
    headline:
      typeof score.bid === 'number' ? exactHeadline(scene, team, score.bid, got) : zeroHeadline(scene, team, got),
    text,
    why: fillSentence(why, {
      who: nameOf(scene, bidder),
      team: namesOf(scene, team),
      others: namesOf(scene, scene.sides[1 - side]),
      points: counted(numbers(score, 'delta')[side], scene.text.point),
    }),
    rule,
    ways: waysOf(scene, score),
  };
}

const presenter: Presenter<CoralonPartnersView, PartnersScene['words']> = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const n = sumOver(scene.view.taken, team);
    return [...openSigns(scene), ...counterSign(scene, { seats: playingOf(scene, team), n, more: bidMore(scene) })];
  },
  badges: (scene, seat) => [
    ...saidBadges(scene, seat),
    ...bidBadge(scene, seat, sumOver(scene.view.taken, teamOf(scene, seat)), scene.text.tricks, exactTone, takenWords),
  ],
  tint: bidTint,
  prompt(scene) {
    const bid = standingBid(scene);
    return bid && scene.view.out.includes(scene.seat)
      ? fillSentence(scene.text.youSitOut, { name: nameOf(scene, bid.seat) })
      : usualPrompt(scene);
  },
  goal: (scene) =>
    goalIn(scene, openGoals(scene), () => {
      const seats = playingOf(scene, teamOf(scene, standingBid(scene)?.seat ?? 0));
      return { seats, n: sumOver(scene.view.taken, seats), left: tricksLeft(scene) };
    }),
  news: voidNews,
  glow: lastCard,
  mark: trumpMark,
  piles: (scene) => [openCardPile(scene), putAwayPile(scene)],
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.text.bid, cell: ({ score }) => bidOf(scene, score) },
        { title: scene.words.tricks, cell: ({ score }) => between(scene, score, 'tricks') },
        { title: scene.text.result, cell: ({ score }) => resultSpan(scene, String(score.result)) },
      ],
      notes: [fillSentence(scene.text.teamWon, { target: Number(scene.options.target) })],
    }),
  bidding: {
    explain: ({ words }) => words.explain,
    likely: (scene) => asBid(pairValue(scene, openSuit(scene))),
    standing: openStanding,
    notes: {
      zero: ({ words }) => words.zero,
      doubleZero: (scene) => fillSentence(scene.words.doubleZero, { name: nameOf(scene, opposite(scene.seat)) }),
    },
  },
  actWords: auctionWords,
  rules({ view, options }) {
    if (view.phase === 'box' || view.phase === 'putting away') return ['CORALON-PARTNERS-BOX'];
    if (view.phase === 'tricks') return ['CORALON-PARTNERS-PLAY', 'CORALON-PARTNERS-SCORE'];
    if (view.phase !== 'bidding' || options.zeroBids === 'off') return [];
    return options.zeroBids === 'zero'
      ? ['CORALON-PARTNERS-ZERO']
      : ['CORALON-PARTNERS-ZERO', 'CORALON-PARTNERS-DOUBLE'];
  },
};

export default presenter;
