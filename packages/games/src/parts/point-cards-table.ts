/** What the tables of Bishop and Baronet show: the auction, the call, the ten cards that count. */
import type { Line } from '@followsuit/engine';
import {
  auctionPrompt,
  auctionWords,
  type Badge,
  besideAway,
  callWord,
  cardRank,
  cardWord,
  counted,
  fill,
  fillSentence,
  isSettled,
  isWorth,
  lastAct,
  nameOf,
  namesOf,
  type Outcome,
  type Presenter,
  prompts,
  putBadges,
  type RichText,
  reachHeadline,
  reachTone,
  resultSpan,
  roleBadge,
  type ScoredHand,
  type ScoreSheet,
  type Sign,
  scoreSheet,
  starred,
  suitWord,
  trickPrompt,
  trumpMark,
  trumpSign,
  wordIn,
} from '@followsuit/present';
import { pointsOf, tallyOf, toStop } from './point-cards-count.ts';
import { pointCardsGoal } from './point-cards-goal.ts';
import {
  isAlone,
  isHolder,
  type OutcomeWords,
  type PointCardsScene,
  partnerGlow,
  partnersOf,
  type ReasonWords,
} from './point-cards-partner.ts';

// Signs and badges

/** Trump, and which cards count; who has taken how many is the game's tally. */
function signs(scene: PointCardsScene): Sign[] {
  const { view, text } = scene;
  const words = scene.words.pointCards;
  if (view.call === null) return [trumpSign(scene, text.notYet, besideAway(scene, words.notSetMore))];
  const more = [
    words.countingMore,
    fillSentence(biddersMore(scene), { names: namesOf(scene, partnersOf(view)) }),
    fillSentence(words.stopMore, { n: toStop(scene) }),
  ];
  return [
    trumpSign(scene, text.notYet, besideAway(scene, text.trumpMore)),
    { name: words.counting, text: wordIn(words.ranks, view.call), more: more.join(' ') },
  ];
}

function biddersMore(scene: PointCardsScene): string {
  const { words } = scene;
  if (scene.view.partner !== null) return words.biddersMore;
  return isAlone(scene) ? words.pointCards.aloneMore : words.pointCards.noPartnerMore;
}

/** During the auction each seat's call; then the bidder, the partner, and the points of each. */
function badges(scene: PointCardsScene, seat: number): Badge[] {
  const { view, text } = scene;
  const { phase, call, bidder, partner } = view;
  if (phase === 'auction' || phase === 'set') return saidBadges(scene, seat);
  if (!isSettled(scene) || call === null) return putBadges(scene, seat);
  if (bidder === seat) return [bidderBadge(scene, seat), ...points(scene, seat)];
  return partner === seat ? [roleBadge(text.partner, scene, seat), ...points(scene, seat)] : points(scene, seat);
}

function saidBadges(scene: PointCardsScene, seat: number): Badge[] {
  const { view, text } = scene;
  // The panel needs the room beside the player, and says what the highest bid is.
  if (seat === scene.seat && scene.acts.length > 0) return [];
  const said = lastAct(scene, seat);
  const passed = view.passed.includes(seat) || said?.do === 'pass';
  if (!passed && said?.do !== 'bid') return [];
  const bid = passed ? text.calls.pass : callWord(scene, said?.points);
  const label = fillSentence(text.saidLabel, { name: nameOf(scene, seat), bid });
  return [{ text: bid, label, tone: view.bidder === seat ? 'key' : 'plain' }];
}

function bidderBadge(scene: PointCardsScene, seat: number): Badge {
  const { view, text } = scene;
  const { bid } = view;
  const { team } = pointsOf(scene);
  return {
    text: fill(scene.words.pointCards.bidBadge, { bid }),
    label: fillSentence(text.bidLabel, { name: nameOf(scene, seat), bid, unit: text.points, n: team }),
    tone: reachTone(team, bid),
  };
}

function points(scene: PointCardsScene, seat: number): Badge[] {
  const n = scene.view.points[seat];
  if (n === 0) return [];
  const words = scene.words.pointCards;
  const cards = counted(n, words.countingCards);
  return [{ text: `★ ${n}`, label: fillSentence(words.pointsLabel, { name: nameOf(scene, seat), cards }) }];
}

// What to do

/** The first lead is restricted: the partner's card, or a trump (BISHOP-PARTNER-2, BISHOP-JASPER-1). */
function leadPrompt(scene: PointCardsScene): string {
  const { acts, seat, view } = scene;
  const words = scene.words.pointCards;
  if (view.cards.length > 0) return trickPrompt(scene);
  if (!isHolder(scene)) return words.leadTrump;
  return view.partner === seat
    ? fillSentence(words.leadLowest, { card: cardWord(scene, String(acts[0].card)) })
    : trickPrompt(scene);
}

/** "6, knights of cups". */
const callCell = (scene: PointCardsScene, { bid, call, trump }: Line): string =>
  fillSentence(scene.words.pointCards.callCell, {
    bid: String(bid),
    call: wordIn(scene.words.pointCards.calls, call),
    suit: suitWord(scene, trump),
  });

// The end of a hand

/** What the team took, and the result. */
export function outcomeText(scene: PointCardsScene, score: Line, words: OutcomeWords = scene.words): string {
  return fillSentence(score.result === 'made' ? words.made : words.missed, {
    team: namesOf(scene, partnersOf(score)),
    points: counted(Number(score.points), scene.text.point),
    bid: String(score.bid),
    coins: counted(Number(score.bid), scene.text.coin),
  });
}

/** The rules of the four endings, as each game has them. */
export type EndingRules = Readonly<Record<keyof ReasonWords, string>>;

/** How a hand ended: what the team took, and what it was worth by the rules of the game. */
export const pointCardsOutcome =
  (rules: EndingRules) =>
  (scene: PointCardsScene, hand: ScoredHand): Outcome => {
    const { score } = hand;
    const made = score.result === 'made';
    const alone = typeof score.partner !== 'number';
    const ending = made ? (alone ? 'madeAlone' : 'made') : alone ? 'missedAlone' : 'missed';
    return {
      headline: reachHeadline(scene, partnersOf(score), Number(score.bid), Number(score.points)),
      text: outcomeText(scene, score),
      why: fillSentence(scene.words.why[ending], {
        team: namesOf(scene, partnersOf(score)),
        bid: String(score.bid),
        coins: counted(Number(score.bid), scene.text.coin),
      }),
      rule: rules[ending],
      counting: countingIn(scene, hand),
    };
  };

/** The cards that count, by the call. */
const COUNTING: Readonly<Record<string, string>> = { knights: 'KT', bishops: 'BF' };

/** The counting cards that each seat took. */
const countingIn = ({ names }: PointCardsScene, { tricks, score }: ScoredHand): readonly (readonly string[])[] =>
  names.map((_, seat) =>
    tricks
      .filter(({ taker }) => taker === seat)
      .flatMap(({ cards }) => cards as readonly string[])
      .filter((card) => COUNTING[String(score.call)]?.includes(cardRank(card))),
  );

/** The mark of a seat in a score line: a crown for the bidder, a ring for the partner. */
function roleIn({ text }: PointCardsScene, { bidder, partner }: Line, seat: number): RichText {
  if (seat === bidder) return { text: '♛', label: text.bidder };
  return seat === partner ? { text: '○', label: text.partner } : '\u00a0';
}

/** Bidder, partner, call and result of every hand. */
export const pointCardsSheet = (scene: PointCardsScene, note: string): ScoreSheet =>
  scoreSheet(scene, {
    detail: ({ score }, seat) => roleIn(scene, score, seat),
    columns: [
      {
        title: scene.text.bid,
        cell: ({ score }) => [`${callCell(scene, score)} `, resultSpan(scene, String(score.result))],
      },
    ],
    notes: [`${scene.words.pointCards.marks} ${note}`],
  });

/** The presenter that both games share; each adds its news, its score sheet and the meaning of a bid. */
export const pointCardsTable: Presenter<PointCardsScene['view'], PointCardsScene['words']> = {
  signs,
  badges,
  goal: pointCardsGoal,
  prompt: prompts<PointCardsScene>(({ words: { pointCards } }) => ({
    own: {
      auction: auctionPrompt,
      'putting away': pointCards.putAway,
      set: pointCards.setOwn,
      tricks: leadPrompt,
    },
    waiting: { set: pointCards.setWaiting },
  })),
  tint: (scene, seat) => (isSettled(scene) && partnersOf(scene.view).includes(seat) ? 'key' : null),
  glow: partnerGlow,
  mark: (scene, card) =>
    isWorth(scene, card) ? starred(scene, card, scene.words.pointCards.countingCard) : trumpMark(scene, card),
  showsTricks: false,
  lines: (scene) => [tallyOf(scene)?.text ?? ''].filter((line) => line !== ''),
  actWords(scene, act) {
    if (act.do !== 'set') return auctionWords(scene, act);
    const { set, blocks } = scene.words.pointCards;
    return fillSentence(set, { ranks: wordIn(blocks, act.call), suit: suitWord(scene, act.trump) });
  },
};
