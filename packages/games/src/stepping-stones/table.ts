/** What the table shows of Stepping Stones: rules.md, "At the table". */
import type { Json } from '@followsuit/engine';
import {
  auctionWords,
  type Badge,
  cardSuit,
  counted,
  fillSentence,
  headOf,
  heldCards,
  isPlaying,
  isSettled,
  nameOf,
  noneSign,
  ofWords,
  type Presenter,
  prompts,
  rowLines,
  type Sign,
  suitWord,
  tableOf,
  trickOnTable,
  trickPrompt,
  trumpMark,
  wordIn,
} from '@followsuit/present';
import type { SteppingStonesView } from './rules.ts';
import {
  boxTable,
  contractWord,
  emptyBoxes,
  isLose,
  mayRedo,
  outcome,
  resultsIn,
  rowsOf,
  type SteppingStonesScene,
  sheet,
  termsOf,
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
  scene.view.trick + 1 >= termsOf(scene, contract).from;

/** Declarer, contract, direction, trump and count, for the whole hand. */
function signs(scene: SteppingStonesScene): Sign[] {
  const { view, words } = scene;
  const { declarer, contract } = view;
  if (declarer === null || contract === null) return leftSigns(scene);
  const list = resultsIn(scene, rowsOf(scene).indexOf(contract)).join(', ');
  const goal = tableOf<number>(scene, 'tricks') + 1 - termsOf(scene, contract).from;
  const best = list === '' ? '' : fillSentence(words.best, { list });
  const soFar = list === '' ? words.noneSoFar : fillSentence(words.soFar, { list });
  return [
    { name: words.contract, text: contractWord(scene, contract), more: wordIn(words.hints, contract) },
    {
      name: words.high,
      text: highOnTable(scene) === 1 ? words.upward : words.downward,
      more: view.style === 'slalom' ? words.slalomMore : words.highMore,
    },
    noneSign(scene, words.noTrumpMore, view.style === 'may-trump' ? words.mayTrumpMore : undefined),
    {
      name: headOf(scene, declarer),
      text: isPlaying(scene) && !counts(scene, contract) ? words.notCounted : ofWords(scene, view.counted, goal) + best,
      more: `${soFar} ${isLose(scene, contract) ? words.fewest : ''}`.trim(),
    },
  ];
}

function news(scene: SteppingStonesScene): string[] {
  const { view, words } = scene;
  const { contract } = view;
  const late = contract !== null && termsOf(scene, contract).from > 1;
  return [
    ...(view.phase === 'puddle' ? [fillSentence(words.splash, { name: nameOf(scene, view.dealer) })] : []),
    ...(late && isPlaying(scene) && counts(scene, contract) ? [words.nowCounts] : []),
  ];
}

/** The declarer's count, or that a seat has passed. */
function roleBadges(scene: SteppingStonesScene, seat: number): Badge[] {
  const { view, words, text } = scene;
  const name = nameOf(scene, seat);
  const n = view.counted;
  if (view.declarer === seat)
    return [
      {
        text: isSettled(scene) ? fillSentence(words.declares, { n }) : words.declarer,
        label: fillSentence(words.declaresLabel, { name, n }),
        tone: 'key',
      },
    ];
  if (!view.passed.includes(seat) || isPlaying(scene)) return [];
  return [{ text: text.calls.pass, label: fillSentence(text.saidLabel, { name, bid: text.calls.pass }) }];
}

function tokenBadges(scene: SteppingStonesScene, seat: number): Badge[] {
  const { view, words } = scene;
  const name = nameOf(scene, seat);
  if (!mayRedo(scene)) return [];
  return view.tokens[seat] > 0
    ? [{ text: words.token, label: fillSentence(words.tokenLabel, { name }) }]
    : [{ text: words.tokenSpent, label: fillSentence(words.spentLabel, { name }), tone: 'note' }];
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
