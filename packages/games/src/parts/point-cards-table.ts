/** What the tables of Bishop and Baronet show: the auction, the call, the ten cards that count. */
import type { Line } from '@followsuit/engine';
import {
  auctionPrompt,
  auctionWords,
  type Badge,
  callWord,
  cardWord,
  counted,
  fill,
  fillSentence,
  isSettled,
  isWorth,
  lastAct,
  nameOf,
  namesOf,
  ofWords,
  type Presenter,
  prompts,
  putAwayPile,
  putBadges,
  type RichText,
  reachTone,
  resultSpan,
  roleBadge,
  type ScoreSheet,
  type Sign,
  scoreSheet,
  starred,
  suitWord,
  sumOver,
  trickPrompt,
  trumpMark,
  trumpSign,
  wordIn,
} from '@followsuit/present';
import {
  isAlone,
  isHolder,
  type OutcomeWords,
  type PointCardsScene,
  partnerGlow,
  partnersOf,
} from './point-cards-partner.ts';

// Signs and badges

/** How many points stop the bid: one more than it leaves of the cards that count. */
const toStop = ({ view }: PointCardsScene): number => (view.worth ?? []).length + 1 - view.bid;

/** The call and trump, and what each team has taken. */
function signs(scene: PointCardsScene): Sign[] {
  const { view, text } = scene;
  const words = scene.words.pointCards;
  if (view.call === null) return [trumpSign(scene, text.notYet, words.notSetMore)];
  const bidders = partnersOf(view);
  const others = [...scene.names.keys()].filter((seat) => !bidders.includes(seat));
  return [
    trumpSign(scene, text.notYet),
    { name: words.counting, text: wordIn(words.ranks, view.call), more: words.countingMore },
    {
      name: words.bidders,
      text: ofWords(scene, sumOver(view.points, bidders), view.bid),
      more: fillSentence(biddersMore(scene), { names: namesOf(scene, bidders) }),
    },
    {
      name: words.defenders,
      text: fillSentence(words.needed, { n: sumOver(view.points, others), goal: toStop(scene) }),
      more: words.defendersMore,
    },
  ];
}

function biddersMore(scene: PointCardsScene): string {
  const { words } = scene;
  if (scene.view.partner !== null) return words.biddersMore;
  return isAlone(scene) ? words.pointCards.aloneMore : words.pointCards.noPartnerMore;
}

/** During the auction each seat's call; then the bidder, the partner, and the points of each. */
function badges(scene: PointCardsScene, seat: number): Badge[] {
  const { phase, call, bidder, partner } = scene.view;
  if (phase === 'auction' || phase === 'set') return saidBadges(scene, seat);
  if (!isSettled(scene) || call === null) return putBadges(scene, seat);
  if (bidder === seat) return [bidderBadge(scene, seat), ...beside(scene), ...points(scene, seat)];
  return partner === seat ? [partnerBadge(scene, seat), ...points(scene, seat)] : points(scene, seat);
}

function saidBadges(scene: PointCardsScene, seat: number): Badge[] {
  const { view, text } = scene;
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
  const n = sumOver(view.points, partnersOf(view));
  return {
    text: `♛\u00a0${fill(text.ofShort, { n, goal: bid })}`,
    wide: fill(scene.words.pointCards.bidderHas, { count: ofWords(scene, n, bid) }),
    label: fillSentence(text.bidLabel, { name: nameOf(scene, seat), bid, unit: text.points, n }),
    tone: reachTone(n, bid),
  };
}

/** The bidder's partner, that there is none, or that it is undecided. */
function beside(scene: PointCardsScene): Badge[] {
  const { partner } = scene.view;
  const words = scene.words.pointCards;
  if (partner === null)
    return isAlone(scene)
      ? [{ text: words.alone, label: words.alone }]
      : [{ text: '+ ?', wide: words.partnerOpen, label: words.noPartner }];
  const name = nameOf(scene, partner);
  const label = fill(words.beside, { name });
  return [{ text: `+ ${name}`, wide: label, label, tone: 'key' }];
}

function partnerBadge(scene: PointCardsScene, seat: number): Badge {
  const role = roleBadge(scene.text.partner, scene, seat);
  return { ...role, wide: `○ ${role.text}` };
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
  piles: (scene) => [putAwayPile(scene)],
  outcome: (scene, { score }) => ({ text: outcomeText(scene, score) }),
  actWords(scene, act) {
    if (act.do !== 'set') return auctionWords(scene, act);
    const { set, calls } = scene.words.pointCards;
    return fillSentence(set, { call: wordIn(calls, act.call), suit: suitWord(scene, act.trump) });
  },
};
