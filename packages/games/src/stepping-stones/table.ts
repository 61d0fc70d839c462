/** What the table shows of Stepping Stones: rules.md, "At the table". */
import type { Json } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  cardSuit,
  counted,
  fill,
  fillSentence,
  heldCards,
  isPlaying,
  isTurn,
  nameOf,
  noneSign,
  ofWords,
  type Presenter,
  prompts,
  rowLines,
  type Sign,
  suitWord,
  trickOnTable,
  trickPrompt,
  trumpMark,
  voidNews,
  wordIn,
} from '@followsuit/present';
import type { SteppingStonesView } from './rules.ts';
import {
  boxTable,
  contractWord,
  countsFrom,
  emptyBoxes,
  isLose,
  mayRedo,
  outcome,
  resultsIn,
  rowsOf,
  type SteppingStonesScene,
  sheet,
} from './sheet.ts';

/** Late in the game: how many hands there are still to be. */
function leftSigns(scene: SteppingStonesScene): Sign[] {
  const { words } = scene;
  const n = emptyBoxes(scene);
  if (n === 0 || n > 3) return [];
  const more = mayRedo(scene) ? words.leftMoreRedo : words.leftMore;
  return [{ name: words.left, text: counted(n, words.hand), more }];
}

/** The rank that is high in the trick on the table: in a Slalom, another than in the next (STEPPING-PLAY-9). */
function highOnTable(scene: SteppingStonesScene): number {
  const { high, style, trick } = scene.view;
  return style === 'slalom' && trickOnTable(scene) < trick ? 10 - high : high;
}

/** Whether the trick under way counts. */
const counts = (scene: SteppingStonesScene, contract: string): boolean =>
  scene.view.trick + 1 >= countsFrom(scene, contract);

/** Trump, contract and direction, for the whole hand. */
function signs(scene: SteppingStonesScene): Sign[] {
  const { view, words } = scene;
  const { declarer, contract } = view;
  if (declarer === null || contract === null) return leftSigns(scene);
  const slalom = view.style === 'slalom';
  return [
    noneSign(scene, words.noTrumpMore, view.style === 'may-trump' ? words.mayTrumpMore : undefined),
    {
      name: declarer === scene.seat ? words.youPlay : fillSentence(words.plays, { name: nameOf(scene, declarer) }),
      text: words.cards[contract as keyof typeof words.cards][0],
      more: `${contractWord(scene, contract)}. ${wordIn(words.hints, contract)}`,
    },
    {
      name: slalom ? words.slalom : words.order,
      text: highOnTable(scene) === 1 ? words.upward : words.downward,
      more: slalom ? words.slalomMore : words.highMore,
    },
  ];
}

/** The best result that already stands in the row of a contract. */
function bestIn(scene: SteppingStonesScene, contract: string): number | null {
  const results = resultsIn(scene, rowsOf(scene).indexOf(contract));
  if (results.length === 0) return null;
  return isLose(scene, contract) ? Math.min(...results) : Math.max(...results);
}

/** What the player is trying to do. */
function goal(scene: SteppingStonesScene): string | null {
  const { view, words, seat } = scene;
  const { goals } = words;
  const { declarer, contract, counted: n } = view;
  if (view.phase === 'bidding') return isTurn(scene) ? goals.bid : goals.pass;
  if (view.phase === 'puddle')
    return isTurn(scene) ? goals.puddle : fillSentence(goals.stop, { name: nameOf(scene, view.dealer) });
  if (!isPlaying(scene) || declarer === null || contract === null) return null;
  const name = nameOf(scene, declarer);
  if (seat < 0) return fillSentence(goals.watch, { name });
  const [lose, late] = [isLose(scene, contract), countsFrom(scene, contract) > 1];
  const waits = late && !counts(scene, contract);
  if (seat !== declarer)
    return fillSentence(waits ? goals.stopLate : lose ? goals.stopFew : goals.stopMany, { name, n });
  if (waits) return goals.late;
  const own = fillSentence(lose ? goals.few : late ? goals.lateNow : goals.many, { n });
  const best = bestIn(scene, contract);
  return best === null ? own : fillSentence(goals.best, { goal: own, best });
}

function news(scene: SteppingStonesScene): string[] {
  const { view, words } = scene;
  const { contract } = view;
  const late = contract !== null && countsFrom(scene, contract) > 1;
  return [
    ...(view.phase === 'puddle' ? [fillSentence(words.splash, { name: nameOf(scene, view.dealer) })] : []),
    ...(late && isPlaying(scene) && counts(scene, contract) ? [words.nowCounts] : []),
    ...voidNews(scene, view.style === 'may-trump'), // STEPPING-PLAY-7
  ];
}

/** The declarer, with the tricks that count if not all do; or that a seat has passed. */
function roleBadges(scene: SteppingStonesScene, seat: number): Badge[] {
  const { view, words, text } = scene;
  const name = nameOf(scene, seat);
  const n = view.counted;
  const { contract } = view;
  if (view.declarer === seat) {
    const label = fillSentence(words.declaresLabel, { name, n });
    const from = contract === null ? 1 : countsFrom(scene, contract);
    const goal = Number(scene.options.handSize) + 1 - from;
    const late: Badge[] = from > 1 && isPlaying(scene) ? [countBadge(scene, label, n, goal)] : [];
    return [{ text: words.declarer, label, tone: 'key' }, ...late];
  }
  if (!view.passed.includes(seat) || isPlaying(scene)) return [];
  return [{ text: text.calls.pass, label: fillSentence(text.saidLabel, { name, bid: text.calls.pass }) }];
}

const countBadge = (scene: SteppingStonesScene, label: string, n: number, goal: number): Badge => ({
  text: fill(scene.text.ofShort, { n, goal }),
  wide: ofWords(scene, n, goal),
  label,
  counts: true,
});

function tokenBadges(scene: SteppingStonesScene, seat: number): Badge[] {
  const { view, words } = scene;
  const name = nameOf(scene, seat);
  if (!mayRedo(scene)) return [];
  return view.tokens[seat] > 0
    ? [{ text: words.tokenShort, wide: words.token, label: fillSentence(words.tokenLabel, { name }) }]
    : [];
}

/** May Trump and Must Beat ask for more than following suit. */
function playPrompt(scene: SteppingStonesScene): string {
  const { view, words } = scene;
  const { high, led } = view;
  if (high !== highOnTable(scene)) return fillSentence(words.leadTurned, { high });
  const held = heldCards(scene);
  const follows = held.filter((card) => cardSuit(scene, card) === led);
  const free = new Set<Json | undefined>(scene.acts.map((act) => act.card));
  if (follows.length === 0) return trickPrompt(scene);
  const suit = suitWord(scene, led);
  if (held.some((card) => free.has(card) && cardSuit(scene, card) !== led))
    return fillSentence(words.mayTrump, { suit, trump: suitWord(scene, view.trump) });
  return follows.some((card) => !free.has(card)) ? fillSentence(words.mustBeat, { suit }) : trickPrompt(scene);
}

const presenter: Presenter<SteppingStonesView, SteppingStonesScene['words']> = {
  starts: true,
  hands: (scene) => (mayRedo(scene) ? null : rowsOf(scene).length * scene.names.length),
  signs,
  badges: (scene, seat) => [...roleBadges(scene, seat), ...tokenBadges(scene, seat)],
  news,
  goal,
  lowWins: (scene) => (scene.view.declarer === null ? null : highOnTable(scene) === 1),
  turned: ({ view }) => view.high === 1 && view.style !== 'slalom',
  tint: ({ view }, seat) => (view.declarer === seat ? 'key' : null),
  prompt: prompts<SteppingStonesScene>(({ words, acts }) => ({
    own: {
      bidding: acts.some((act) => act.do === 'pass') ? words.bidPrompt : words.puddlePrompt,
      puddle: words.puddlePrompt,
      tricks: playPrompt,
    },
    waiting: { puddle: words.puddleWaiting },
  })),
  mark: trumpMark,
  lines: (scene) => (isPlaying(scene) ? [wordIn(scene.words.hints, scene.view.contract)] : rowLines(boxTable(scene))),
  outcome,
  sheet,
  actWords(scene, act) {
    if (act.do !== 'declare') return auctionWords(scene, act);
    return fillSentence(act.trump === undefined ? scene.words.declare : scene.words.declareTrump, {
      contract: contractWord(scene, act.contract, act.redo),
      high: String(act.high),
      suit: suitWord(scene, act.trump),
    });
  },
  rules: (scene) => [
    ...(isPlaying(scene) || !mayRedo(scene) ? [] : ['STEPPING-REDO']),
    'STEPPING-SCORE-1',
    'STEPPING-SCORE-4',
  ],
};

export default presenter;
