/** What the table shows of Stones: rules.md, "At the table". */
import {
  auctionWords,
  type Badge,
  cardRank,
  cardSuit,
  cardWord,
  counted,
  exactTone,
  fill,
  fillSentence,
  handNow,
  isPlaying,
  nameOf,
  ofWords,
  type Presenter,
  prompts,
  type Scene,
  type Sign,
  shownTrick,
  sideName,
  sideOf,
  sumOver,
  trickPrompt,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import { ringLines } from './ring.ts';
import type { StonesView } from './rules.ts';
import { outcome, sheet } from './sheet.ts';
import type { table as english } from './words.en.ts';

export type StonesScene = Scene<StonesView, WordsOf<typeof english>>;

export const hasGhost = ({ options }: StonesScene): boolean => options.ghostHand === 'on';
export const handSize = ({ view }: StonesScene): number => Math.max(...view.count) + view.trick;

/** "14 of 17": all bids so far, and the tricks there are. */
const bidCount = (scene: StonesScene): string =>
  ofWords(
    scene,
    scene.view.bid.reduce((sum, bid) => sum + Math.max(0, bid), 0),
    handSize(scene),
  );

/** Nothing while bids are made: the panel has their sum, and needs the room. */
function signs(scene: StonesScene): Sign[] {
  const { words, view, options } = scene;
  if (view.phase === 'bids') return [];
  const found: Sign[] = [{ name: words.bids, text: bidCount(scene), more: words.bidsMore }];
  if (options.rockBreaksEverything === 'on')
    found.push({
      name: words.rock,
      text: view.broken ? words.broken : words.unbroken,
      suit: 'rock',
      more: words.rockMore,
    });
  if (hasGhost(scene))
    found.push({
      name: words.ghost,
      text: fillSentence(words.ghostCards, { n: handSize(scene) }),
      more: words.ghostMore,
    });
  return found;
}

/** Bags as dots; ten cost 100, so that from seven on they are a danger. */
function bagBadges(scene: StonesScene, seat: number): Badge[] {
  const { words } = scene;
  const side = sideOf(scene, seat);
  const n = scene.view.bags[side];
  if (n === 0) return [];
  const cost = scene.options.bagPenalty === 'on';
  const danger = n >= 7 && cost;
  const warned = (bags: string): string => (danger ? fill(words.bagsDanger, { bags }) : bags);
  const dots = '•'.repeat(n);
  const many = fillSentence(words.bags, { n });
  return [
    {
      text: warned(n < 10 ? dots : many),
      wide: warned(n < 10 ? `${dots} ${words.bag[n === 1 ? 0 : 1]}` : many),
      label: fillSentence(cost ? words.bagsCost : words.bagsLabel, {
        name: sideName(scene, side),
        bags: counted(n, words.bag),
      }),
      tone: danger ? 'bad' : 'plain',
    },
  ];
}

function bidBadges(scene: StonesScene, seat: number): Badge[] {
  const { words, text, view } = scene;
  const [bid, n] = [view.bid[seat], view.taken[seat]];
  if (bid < 0) return [];
  return [
    {
      text: bid === 0 ? fill(words.nilTaken, { n }) : fill(text.ofShort, { n, goal: bid }),
      wide: bid === 0 ? fill(words.nilTaken, { n }) : ofWords(scene, n, bid),
      counts: true,
      label: fillSentence(text.bidLabel, {
        name: nameOf(scene, seat),
        bid: bid === 0 ? text.nil : bid,
        unit: text.tricks,
        n,
      }),
      tone: bid === 0 && n > 0 ? 'bad' : exactTone(n, bid),
    },
  ];
}

/** What the player is trying to do. Partners add up their bids and tricks, but a nil stands by itself: STONES-SCORE-6. */
function goal(scene: StonesScene): string | null {
  const { words, view, options, sides, seat } = scene;
  const { goals } = words;
  if (view.phase === 'bids') return options.missedBid === 'minus' ? goals.bidMinus : goals.bid;
  if (!isPlaying(scene)) return null;
  if (seat < 0) return goals.watch;
  if (view.bid[seat] === 0) return view.taken[seat] === 0 ? goals.nil : goals.nilLost;
  const team = sides[sideOf(scene, seat)].filter((each) => view.bid[each] > 0);
  const bid = sumOver(view.bid, team);
  const n = sumOver(view.taken, team);
  const partner = team.find((each) => each !== seat);
  if (n >= bid) return goals.made;
  if (n + handSize(scene) - view.trick < bid) return fillSentence(goals.lost, { bid });
  return partner === undefined
    ? fillSentence(goals.take, { bid, n })
    : fillSentence(goals.takeBoth, { bid, n, name: nameOf(scene, partner) });
}

// The opening

const isOpening = (scene: StonesScene): boolean => isPlaying(scene) && scene.view.cards.length === 0;

/** Why a card opens: STONES-PLAY-1 to -3. */
function reasonOf(scene: StonesScene, card: string): keyof StonesScene['words']['opened'] {
  if (cardSuit(scene, card) !== 'paper') return 'none';
  if (cardRank(card) === 'X') return 'joker';
  return cardRank(card) === '2' && !hasGhost(scene) ? 'two' : 'lowest';
}

/** The opening lead has one choice: say which, and why. */
function playPrompt(scene: StonesScene): string {
  const { words } = scene;
  const card = String(scene.acts[0]?.card);
  const why = reasonOf(scene, card);
  if (!isOpening(scene) || why === 'none') return trickPrompt(scene, words.follow);
  return fillSentence(words.opening[why], { card: cardWord(scene, card) });
}

/** Those who wait are told who opens; with what, once it lies there. */
const prompt = prompts<StonesScene>((scene) => ({
  own: { bids: scene.words.bidPrompt, tricks: playPrompt },
  waiting: isOpening(scene) ? { tricks: hasGhost(scene) ? scene.words.opensGhost : scene.words.opens } : undefined,
}));

/** Who opened with what, that a joker has turned the ring, and who cannot follow suit. */
function news(scene: StonesScene): string[] {
  const { words, view } = scene;
  const [first] = view.cards;
  const opener = handNow(scene)?.acts.find((act) => act.card === first)?.seat;
  const opened = isPlaying(scene) && view.trick === 0 && first !== undefined && opener !== scene.seat;
  return [
    ...(opened
      ? [
          fillSentence(words.opened[reasonOf(scene, first)], {
            name: nameOf(scene, Number(opener)),
            card: cardWord(scene, first),
          }),
        ]
      : []),
    ...(view.turned ? [words.turnedNews] : []),
    ...(lastCardTurned(scene) ? [words.turnedLast] : []),
    ...voidNews(scene),
  ];
}

/** Whether the last card of the trick that lies on the table is its only joker. */
function lastCardTurned(scene: StonesScene): boolean {
  const trick = shownTrick(scene);
  const first = trick?.laid.findIndex(({ card }) => cardRank(card) === 'X') ?? -1;
  return trick !== null && trick.laid.length === scene.names.length && first === trick.laid.length - 1;
}

const presenter: Presenter<StonesView, StonesScene['words']> = {
  signs,
  badges: (scene, seat) => [...bidBadges(scene, seat), ...bagBadges(scene, seat)],
  news,
  prompt,
  goal,
  takes: ({ view }, card) => view.takers.includes(card),
  mark: ({ words }, card) => (cardRank(card) === 'X' ? { text: '↺', label: words.joker, tone: 'key' } : null),
  lines: ringLines,
  outcome,
  sheet,
  bidding: {
    explain: ({ words, options }) =>
      [
        words.explain,
        options.missedBid === 'minus' ? words.missedMinus : words.missedNothing,
        ...(options.partners === 'on' ? [words.partners] : []),
      ].join(' '),
    standing: (scene) => fillSentence(scene.words.bidSum, { count: bidCount(scene) }),
  },
  actWords: auctionWords,
  rules({ view, options }) {
    if (view.phase === 'bids') return [1, 2, 3, 4, 5].map((n) => `STONES-SCORE-${n}`);
    const rock = options.rockBreaksEverything === 'on' ? ['STONES-ROCK'] : [];
    return ['STONES-RING', 'STONES-HIGH', 'STONES-JOKER', ...rock];
  },
};

export default presenter;
