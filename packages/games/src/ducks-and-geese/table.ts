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
  isBlindBid,
  nameOf,
  namesOf,
  numbers,
  ofWords,
  openCardPile,
  openSigns,
  type Presenter,
  playingOf,
  prompts,
  putAwayPile,
  type RichText,
  reachSign,
  reachTone,
  resultSpan,
  type Scene,
  saidBadges,
  scoreSheet,
  sideOf,
  standingBid,
  suitWord,
  sumIn,
  sumOver,
  teamOf,
  type WordsOf,
} from '@followsuit/present';
import { bidCell, birdBadges, birdMark, birdsBefore, blindPrompt, cardsOut, shortBid } from '../parts/birds-table.ts';
import type { DucksAndGeeseView } from './rules.ts';
import type { table as english } from './words.en.ts';

type DucksScene = Scene<DucksAndGeeseView, WordsOf<typeof english>>;

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

function outcomeText(scene: DucksScene, score: Line): string {
  const { words, text } = scene;
  if (score.bidder === null) return words.forfeited;
  const team = teamOf(scene, Number(score.bidder));
  return fillSentence(words.took, {
    team: namesOf(scene, team),
    bid: shortBid(scene, score),
    tricks: counted(sumIn(score, 'tricks', team), text.trick),
    birds: counted(sumIn(score, 'pointCards', team), words.birds.unit),
    outcome: madeOrMissed(scene, score),
  });
}

/** What comes of a bid (DUCKS-SCORE-2 to -5). */
function madeOrMissed(scene: DucksScene, score: Line): string {
  const { words } = scene;
  const made = score.result === 'made';
  if (typeof score.bid === 'number') return made ? (score.blind ? words.madeBlind : words.made) : words.missed;
  const points = numbers(score, 'delta')[sideOf(scene, Number(score.bidder))];
  return made ? fillSentence(words.madeZero, { points }) : words.missedZero;
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
    const { words, text } = scene;
    const team = teamOf(scene, standingBid(scene)?.seat ?? 0);
    const birds = scene.options.pointCards === 'dog' ? words.tars : words.ducksAndGeese;
    return [
      ...openSigns(scene),
      { name: words.birdsName, text: birds, more: words.birdsMore },
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
      ...birdBadges(scene, seat),
    ];
  },
  tint: bidTint,
  prompt(scene) {
    const bid = standingBid(scene);
    if (bid && scene.view.out.includes(scene.seat))
      return fillSentence(scene.text.youSitOut, { name: nameOf(scene, bid.seat) });
    return usualPrompt(scene);
  },
  mark: birdMark,
  before: birdsBefore,
  piles: (scene) => [openCardPile(scene), putAwayPile(scene)],
  outcome: (scene, { score }) => ({ text: outcomeText(scene, score) }),
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
    explain: ({ words }) => words.explain,
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
