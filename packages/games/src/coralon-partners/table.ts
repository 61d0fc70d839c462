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
  exactTone,
  fillSentence,
  nameOf,
  namesOf,
  type Outcome,
  openCardPile,
  openSigns,
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
  trumpMark,
  type WordsOf,
} from '@followsuit/present';
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
  const missed: EndingWay = { result: 'missed', text: fillSentence(words.missed, { others }) };
  if (typeof bid === 'string') return [{ result: 'exact', text: fillSentence(words.zeroMade, { team }) }, missed];
  const exact = fillSentence(words.exact, { team, bid: String(bid) });
  return [{ result: 'exact', text: exact }, { result: 'over', text: words.over }, missed];
}

function outcome(scene: PartnersScene, { score }: ScoredHand): Outcome {
  const bidder = Number(score.bidder);
  const team = teamOf(scene, bidder);
  const text = fillSentence(scene.words.took, {
    who: nameOf(scene, bidder),
    bid: callWord(scene, score.bid),
    team: namesOf(scene, team),
    n: counted(sumIn(score, 'tricks', team), scene.text.trick),
  });
  return { text, ways: waysOf(scene, score) };
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
