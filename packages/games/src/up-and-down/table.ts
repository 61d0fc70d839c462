/** What the table shows of Up and Down: rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import {
  auctionPrompt,
  auctionWords,
  type Badge,
  callWord,
  cardRank,
  cardSuit,
  cardWord,
  counted,
  type DeckInfo,
  fill,
  fillSentence,
  isPlaying,
  isSettled,
  lastAct,
  ledTrump,
  nameOf,
  type Presenter,
  prompts,
  roleBadge,
  type Scene,
  type Sign,
  type Trick,
  tricksNow,
  trumpMark,
  trumpNews,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { UpAndDownView } from './rules.ts';
import { handsIn, outcome, sheet } from './sheet.ts';
import { coinsPutIn, forCoins, goal, isFormal, leadersGoal, potOf, shareNow, team } from './standing.ts';
import type { table as english } from './words.en.ts';

export type UpAndDownScene = Scene<UpAndDownView, WordsOf<typeof english>>;

/** Whether the hand has a leader, and cards are played or have been. */
const isLed = (scene: UpAndDownScene): boolean => isSettled(scene) && scene.view.bidder !== null;

// Signs and badges

function potSigns(scene: UpAndDownScene): Sign[] {
  const { words, text } = scene;
  const [pot, fresh] = [potOf(scene), coinsPutIn(scene)];
  const more = [...(pot > fresh ? [words.potMore] : []), ...(fresh > 0 ? [words.potBack] : [])].join(' ');
  return pot > 0 ? [{ name: words.pot, text: counted(pot, text.coin), more }] : [];
}

/** What a seat said last before the play, also if it was overbid. */
function saidBadges(scene: UpAndDownScene, seat: number): Badge[] {
  const { words, text, view } = scene;
  const act = lastAct(scene, seat);
  const passed = view.passed.includes(seat);
  if (!passed && act?.do !== 'bid') return [];
  const word = forCoins(scene) ? (isFormal(scene) ? words.knocked : words.paid) : text.calls.pass;
  const said = passed ? word : callWord(scene, act?.points);
  return [
    {
      text: said,
      label: fillSentence(text.saidLabel, { name: nameOf(scene, seat), bid: said }),
      tone: view.bidder === seat ? 'key' : 'plain',
    },
  ];
}

/** Leader and partner. */
function roleBadges(scene: UpAndDownScene, seat: number): Badge[] {
  const { words, text, view } = scene;
  if (view.partner === seat) return [roleBadge(text.partner, scene, seat)];
  if (view.bidder !== seat) return [];
  if (view.red === 1) return [{ ...roleBadge(words.redLeader, scene, seat), tone: 'bad' }];
  return [roleBadge(words.leader, scene, seat)];
}

/** The halves that a seat has taken. */
function halvesBadges(scene: UpAndDownScene, seat: number): Badge[] {
  const points = counted(scene.view.points[seat], scene.text.point);
  const n = scene.view.points[seat];
  if (n === 0) return [];
  const text = fill(scene.words.pointsShort, { n });
  return [{ text, wide: points, label: fillSentence(scene.words.halvesLabel, { name: nameOf(scene, seat), points }) }];
}

// The partner

/** The halves that leader and partner had taken when they came together, the split among them. */
function whenJoined(scene: UpAndDownScene, leader: number, partner: number): readonly [number, number] {
  const tricks = tricksNow(scene);
  const split = tricks.findIndex(({ taker, low }) => [taker, low].includes(leader) && [taker, low].includes(partner));
  const had = tricks.slice(0, split + 1);
  const of = (seat: number): number => had.filter(({ taker, low }) => taker === seat || low === seat).length;
  return [of(leader), of(partner)];
}

/** "The leader’s partner: Bo! 2 + 3 = 5" */
function joinedNews(scene: UpAndDownScene): string[] {
  const [leader, partner] = team(scene);
  if (partner === undefined || !isPlaying(scene)) return [];
  const [a, b] = whenJoined(scene, leader, partner);
  return [fillSentence(scene.words.joined, { name: nameOf(scene, partner), a, b, sum: a + b })];
}

// The opening

/** UPDOWN-INFORMAL-4: the last one puts in two coins. `line`: the act as it was done, which may be long ago. */
function isLastCoin({ view, events, names }: UpAndDownScene, line?: Line): boolean {
  if (!line) return view.actors.length === 1;
  const until = events.slice(0, events.indexOf(line) + 1);
  const hand = until.slice(until.findLastIndex(({ ev }) => ev === 'deal'));
  return hand.filter((act) => act.do === 'coin').length === names.length;
}

const mayTakeBack = ({ acts }: UpAndDownScene): boolean => acts.some((act) => act.do === 'takeBack');

function openingPrompt(scene: UpAndDownScene): string {
  const { words } = scene;
  if (!isFormal(scene)) return isLastCoin(scene) ? words.lastCoin : words.informal;
  return mayTakeBack(scene) ? words.takeBack : words.formal;
}

function coinNote({ view: { actors }, words }: UpAndDownScene): string {
  if (actors.length > 2) return words.coinNote;
  return actors.length === 1 ? words.lastCoinNote : words.coinWarning;
}

/** What is at stake in the opening, and how the points stand while the cards are played. */
function lines(scene: UpAndDownScene): string[] {
  const { words, view } = scene;
  const share = shareNow(scene);
  if (share) return [`${share.label}.`, leadersGoal(scene)];
  if (mayTakeBack(scene)) return [`${words.leadOut}. ${words.leadNote}`];
  const lastTwo = view.phase === 'opening' && !isFormal(scene) && view.actors.length === 2;
  return lastTwo ? [words.coinWarning] : [];
}

// Tricks

/** UPDOWN-PLAY-2 and -3: cards of trump or of the led suit are live; letters are high, numbers low. */
function rowOf(scene: UpAndDownScene, { laid }: Trick, card: string): 'up' | 'down' | 'dead' {
  const live = [scene.view.trump, cardSuit(scene, laid[0].card)];
  if (!live.includes(cardSuit(scene, card))) return 'dead';
  const { ranks } = scene.game.deck as DeckInfo;
  const place = (rank: string): number => ranks.indexOf(rank);
  return place(cardRank(card)) >= place(String(scene.options.lowestLetter)) ? 'up' : 'down';
}

const presenter: Presenter<UpAndDownView, UpAndDownScene['words']> = {
  hands: (scene) => (forCoins(scene) ? handsIn(scene) : null),
  signs: (scene) => [ledTrump(scene, scene.words.trumpMore), ...potSigns(scene)],
  badges: (scene, seat) =>
    isLed(scene) ? [...roleBadges(scene, seat), ...halvesBadges(scene, seat)] : saidBadges(scene, seat),
  news: (scene) => [...trumpNews(scene), ...voidNews(scene), ...joinedNews(scene)],
  tint(scene, seat) {
    if (!isSettled(scene) || !team(scene).includes(seat)) return null;
    return scene.view.red === 1 ? 'bad' : 'key';
  },
  showsTricks: false,
  goal,
  total: (scene, seat) => (forCoins(scene) ? counted(scene.view.total[seat], scene.text.coin) : null),
  prompt: prompts<UpAndDownScene>(({ words }) => ({
    own: { opening: openingPrompt, auction: auctionPrompt, lead: words.leadPrompt },
    waiting: words.waiting,
  })),
  mark: trumpMark,
  rows: {
    row: rowOf,
    halves: ({ words }) => [
      ['up', words.up],
      ['down', words.down],
    ],
  },
  // The low half goes to its taker, if the trick was divided; everything else to the taker of the high half.
  goesTo: (scene, trick, card) =>
    Number(rowOf(scene, trick, card) === 'down' ? (trick.line?.low ?? trick.taker) : trick.taker),
  lines,
  outcome,
  sheet,
  bidding: {
    explain: (scene) => (forCoins(scene) ? scene.words.explainLead : scene.words.explain),
    notes: { knock: ({ words }) => words.knockNote, takeBack: ({ words }) => words.takeBackNote, coin: coinNote },
  },
  actWords(scene, act, line) {
    const { acts } = scene.words;
    switch (act.do) {
      case 'lead':
        return fillSentence(act.red ? acts.leadRed : acts.lead, { card: cardWord(scene, String(act.card)) });
      case 'coin':
        return isLastCoin(scene, line) ? acts.twoCoins : acts.coin;
      case 'knock':
      case 'takeBack':
        return acts[act.do];
      default:
        return auctionWords(scene, act);
    }
  },
  rules(scene) {
    if (isPlaying(scene)) return ['UPDOWN-PLAY', 'UPDOWN-PARTNER'];
    return ['UPDOWN-LEAD', forCoins(scene) ? 'UPDOWN-COIN' : 'UPDOWN-POINT'];
  },
};

export default presenter;
