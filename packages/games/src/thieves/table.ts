/** What the table shows of Thieves: rules.md, "At the table". */
import {
  auctionWords,
  between,
  bidBadge,
  bidOf,
  bidPrompt,
  bidTint,
  counted,
  counterSign,
  exactHeadline,
  exactWays,
  fill,
  fillSentence,
  goalIn,
  isSettled,
  lastCard,
  nameOf,
  namesOf,
  type Outcome,
  ofWords,
  openCardPile,
  openGoals,
  openSigns,
  openStanding,
  openSuit,
  type Presenter,
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
  teamOf,
  tricksLeft,
  voidNews,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import { asBid, pairValue } from '../parts/hand-value.ts';
import { keptBy, keptIn, keyMark, thiefGoesTo, thiefNews, thiefSign } from '../parts/thieves-table.ts';
import { SETTLED_IN_PLAY } from './key-suits.ts';
import type { ThievesView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type ThievesScene = Scene<ThievesView, WordsOf<typeof english>>;

/** The rules of the three endings (THIEVES-SCORE-2 to -4). */
const RULES: Readonly<Record<string, string>> = {
  exact: 'THIEVES-SCORE-2',
  over: 'THIEVES-SCORE-3',
  missed: 'THIEVES-SCORE-4',
};

function outcome(scene: ThievesScene, hand: ScoredHand): Outcome {
  const { sides, text, words } = scene;
  const { score } = hand;
  const side = sideOf(scene, Number(score.bidder));
  const team = namesOf(scene, sides[side]);
  const others = namesOf(scene, sides[1 - side]);
  const bid = String(score.bid);
  const got = sumIn(score, 'tricks', sides[side]);
  const result = String(score.result);
  const texts = {
    exact: fillSentence(words.exact, { team, bid }),
    over: words.over,
    missed: fillSentence(words.missed, { others }),
  };
  return {
    headline: exactHeadline(scene, sides[side], Number(bid), got),
    text: fillSentence(words.took, {
      team,
      bid,
      n: counted(got, text.trick),
      thieves: counted(sumIn(score, 'thieves', sides[side]), words.thieves.unit),
    }),
    why: fillSentence(wordIn(words.why, result), { team, others }),
    rule: RULES[result],
    ways: exactWays(scene, bid, texts, sides[side], sides[1 - side]),
    counting: keptIn(scene, hand),
  };
}

const presenter: Presenter<ThievesView, ThievesScene['words']> = {
  signs(scene) {
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const kept = team.reduce((sum, seat) => sum + keptBy(scene, seat).length, 0);
    return [
      ...openSigns(scene),
      thiefSign(scene),
      ...counterSign(scene, {
        seats: team,
        n: sumOver(scene.view.taken, team),
        more: scene.words.bidMore,
        text: (n, bid) => fill(scene.words.counter, { count: ofWords(scene, n, bid) }),
        name: fillSentence(scene.words.counterName, {
          who: namesOf(scene, team),
          thieves: counted(kept, scene.words.thieves.unit),
        }),
      }),
    ];
  },
  badges(scene, seat) {
    const { words, view, text } = scene;
    const kept = keptBy(scene, seat).length;
    const thieves = counted(kept, words.thieves.unit);
    const label = fillSentence(words.hasLabel, { name: nameOf(scene, seat), thieves });
    return [
      ...saidBadges(scene, seat),
      ...bidBadge(scene, seat, sumOver(view.taken, teamOf(scene, seat)), text.tricks),
      ...(isSettled(scene) && kept > 0 ? [{ text: thieves, label }] : []),
    ];
  },
  tint: bidTint,
  goal: (scene) =>
    goalIn(scene, openGoals(scene), () => {
      const seats = teamOf(scene, standingBid(scene)?.seat ?? 0);
      return { seats, n: sumOver(scene.view.taken, seats), left: tricksLeft(scene), ...scene.words.goals };
    }),
  news: (scene) => [...voidNews(scene), ...thiefNews(scene)],
  glow: lastCard,
  prompt: prompts<ThievesScene>(({ text }) => ({ own: { bidding: bidPrompt, 'putting away': text.putThree } })),
  mark: (scene, card) => keyMark(scene, card, SETTLED_IN_PLAY),
  before: keptBy,
  goesTo: thiefGoesTo,
  piles: (scene) => [openCardPile(scene), putAwayPile(scene)],
  outcome,
  sheet: (scene) =>
    scoreSheet(scene, {
      columns: [
        { title: scene.text.bid, cell: ({ score }) => bidOf(scene, score) },
        { title: scene.words.tricks, cell: ({ score }) => between(scene, score, 'tricks') },
        { title: scene.words.thieves.name, cell: ({ score }) => between(scene, score, 'thieves') },
        { title: scene.text.result, cell: ({ score }) => resultSpan(scene, String(score.result)) },
      ],
      notes: [scene.words.forget, fillSentence(scene.text.teamWon, { target: Number(scene.options.target) })],
    }),
  bidding: {
    explain: ({ words }) => words.explain,
    likely: (scene) => asBid(pairValue(scene, openSuit(scene))),
    standing: openStanding,
  },
  actWords: auctionWords,
  rules({ view }) {
    if (view.phase === 'box' || view.phase === 'putting away') return ['THIEVES-BOX'];
    return view.phase === 'tricks' ? ['THIEVES-KEY', 'THIEVES-PLAY', 'THIEVES-SCORE'] : [];
  },
};

export default presenter;
