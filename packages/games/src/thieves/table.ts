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
  fill,
  fillSentence,
  isSettled,
  lastCard,
  nameOf,
  namesOf,
  type Outcome,
  ofWords,
  openCardPile,
  openSigns,
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
  type WordsOf,
} from '@followsuit/present';
import { keptBy, keyMark, thiefGoesTo, thiefNews, thiefSign } from '../parts/thieves-table.ts';
import { SETTLED_IN_PLAY, type ThievesView } from './rules.ts';
import type { table as english } from './words.en.ts';

type ThievesScene = Scene<ThievesView, WordsOf<typeof english>>;

function outcome(scene: ThievesScene, { score }: ScoredHand): Outcome {
  const { sides, text, words } = scene;
  const side = sideOf(scene, Number(score.bidder));
  const team = namesOf(scene, sides[side]);
  const bid = String(score.bid);
  return {
    text: fillSentence(words.took, {
      team,
      bid,
      n: counted(sumIn(score, 'tricks', sides[side]), text.trick),
      thieves: counted(sumIn(score, 'thieves', sides[side]), words.thieves.unit),
    }),
    ways: [
      { result: 'exact', text: fillSentence(words.exact, { team, bid }) },
      { result: 'over', text: words.over },
      { result: 'missed', text: fillSentence(words.missed, { others: namesOf(scene, sides[1 - side]) }) },
    ],
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
        text: (n, bid) => fill(scene.words.counter, { count: ofWords(scene, n, bid), kept }),
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
      ...(isSettled(scene) && kept > 0 ? [{ text: fillSentence(words.has, { kept }), label }] : []),
    ];
  },
  tint: bidTint,
  news: thiefNews,
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
  bidding: { explain: ({ words }) => words.explain },
  actWords: auctionWords,
  rules({ view }) {
    if (view.phase === 'box' || view.phase === 'putting away') return ['THIEVES-BOX'];
    return view.phase === 'tricks' ? ['THIEVES-KEY', 'THIEVES-PLAY', 'THIEVES-SCORE'] : [];
  },
};

export default presenter;
