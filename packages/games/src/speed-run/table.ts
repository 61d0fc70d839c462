/** What the table shows of Speed Run: rules.md, "At the table". */
import {
  type Badge,
  fill,
  fillSentence,
  isPlaying,
  isTurn,
  nameOf,
  namesOf,
  noneSign,
  ofWords,
  type Presenter,
  prompts,
  rowLines,
  type Sign,
  scoredHands,
  suitWord,
  trickOnTable,
  trickPrompt,
  trumpMark,
  voidNews,
  wordIn,
} from '@followsuit/present';
import { arrowOf, highOnTable, highsNow } from './ranking.ts';
import type { SpeedRunView } from './rules.ts';
import {
  boardTable,
  completedBy,
  contractsOf,
  contractWord,
  handsIn,
  heldFaceDown,
  leftFor,
  outcome,
  type SpeedRunScene,
  sheet,
  wantsWord,
} from './sheet.ts';

/** Trump and ranking, once they are set. */
function signs(scene: SpeedRunScene): Sign[] {
  const { view, words } = scene;
  const ranking = {
    name: wordIn(words.modes, view.mode),
    text: fillSentence(words.highNow, { high: highOnTable(scene) }),
    more: wordIn(words.highMore, view.mode),
  };
  return [
    ...(view.trumpSet === 1 ? [noneSign(scene, words.noTrumpMore)] : []),
    ...(view.rankingSet === 1 ? [ranking] : []),
  ];
}

// What lies before each seat

const SECRET = new Set(['choosing', 'redoing', 'revealing']);

/** One's own contract, also while nobody else knows it. */
function ownContract({ view, seat }: SpeedRunScene): string | null {
  if (seat < 0) return null;
  const chosen = view.choice[seat];
  return chosen === 'redo' ? (view.redone[seat] ?? 'redo') : chosen;
}

/** How many tricks a seat is off a contract as things are. */
const offBy = (scene: SpeedRunScene, seat: number, contract: string): number =>
  scene.view.off[seat][contractsOf(scene).indexOf(contract)];

/** The number of tricks that a contract asks for; null if it depends on the others. */
function goalOf(contract: string): number | null {
  const number = /^win-(\d+)$/.exec(contract)?.[1];
  return number === undefined ? null : Number(number);
}

const shortWord = ({ words }: SpeedRunScene, contract: string): string =>
  wordIn(goalOf(contract) === null ? { ...words.contracts, ...words.shortContracts } : words.contracts, contract);

/** "2 of 4", or for least, middle and most how many tricks it is off. */
function standing(scene: SpeedRunScene, seat: number, contract: string): string {
  const { view, words } = scene;
  const goal = goalOf(contract);
  if (goal === 0) return fillSentence(words.taken, { n: view.taken[seat] });
  if (goal !== null) return ofWords(scene, view.taken[seat], goal);
  const n = offBy(scene, seat, contract);
  return n === 0 ? words.onIt : fillSentence(words.offBy, { n });
}

/** The same in a few letters: "2/4", "✓ Least", "Least +2". */
function shortStanding(scene: SpeedRunScene, seat: number, contract: string): string {
  const { view, words, text } = scene;
  const goal = goalOf(contract);
  if (goal !== null) return fill(text.ofShort, { n: view.taken[seat], goal });
  const n = offBy(scene, seat, contract);
  return fill(n === 0 ? words.onItShort : words.offByShort, { contract: shortWord(scene, contract), n });
}

/** A contract that is known, with how far it is while cards are played. */
function contractBadge(scene: SpeedRunScene, seat: number, contract: string): Badge {
  const { view, words } = scene;
  const own = seat === scene.seat;
  const playing = isPlaying(scene) && contract !== 'pass' && contract !== 'redo';
  const shown = view.revealed.includes(seat);
  const double = (text: string): string => (shown ? fill(words.double, { contract: text }) : text);
  const name = double(contractWord(scene, contract));
  const wide = name + (playing ? `: ${standing(scene, seat, contract)}` : '');
  const label = fillSentence(own ? words.ownLabel : words.faceLabel, { name: nameOf(scene, seat), contract: wide });
  return {
    text: double(playing ? shortStanding(scene, seat, contract) : shortWord(scene, contract)),
    wide,
    label: `${label} (${wantsWord(scene, contract)})`,
    tone: playing && offBy(scene, seat, contract) === 0 ? 'good' : own ? 'plain' : 'key',
    counts: playing && goalOf(contract) !== null,
  };
}

/** What a seat may be holding: players look for it when they guess. After a Redo it is one of its completed contracts. */
function withHeld(scene: SpeedRunScene, seat: number, label: string): string {
  const { view, words } = scene;
  const completed = completedBy(scene, seat).map((contract) => wordIn(words.shortContracts, contract));
  const mayRedo = view.phase === 'choosing' && completed.length > 0;
  const held = mayRedo ? leftFor(scene, seat) : heldFaceDown(scene, seat);
  const list = view.redoing.includes(seat) ? completed : held;
  return fillSentence(words.holdsLabel, { label, list: list.join(', ') });
}

/** What lies before a seat: nothing, a card face down, a Redo, or a contract for double points; one's own is known to oneself. */
function badges(scene: SpeedRunScene, seat: number): Badge[] {
  const { view, words, text } = scene;
  const name = nameOf(scene, seat);
  const secret = SECRET.has(view.phase);
  const choosing = secret && view.actors.includes(seat);
  const found: Badge[] = [];
  if (choosing) found.push({ text: text.choosing, label: fillSentence(text.choosingLabel, { name }) });
  else if (view.phase === 'revealing')
    found.push({ text: text.ready, label: fillSentence(text.readyLabel, { name }), tone: 'good' });
  const contract = view.face[seat] ?? (seat === scene.seat ? ownContract(scene) : null);
  if (contract !== null) found.push(contractBadge(scene, seat, contract));
  else if (view.redoing.includes(seat))
    found.push({
      text: words.redoing,
      label: withHeld(scene, seat, fillSentence(words.redoingLabel, { name })),
      tone: 'key',
    });
  else if (isPlaying(scene) || (secret && !choosing))
    found.push({
      text: words.hiddenShort,
      wide: words.hidden,
      label: withHeld(scene, seat, fillSentence(words.hiddenLabel, { name })),
      tone: 'back',
    });
  return found;
}

/** What the player is trying to do. */
function goal(scene: SpeedRunScene): string | null {
  const { view, words, text } = scene;
  const { goals } = words;
  const turn = isTurn(scene);
  if (view.phase === 'setting') return turn ? goals.setting : goals.waiting;
  if (view.phase === 'choosing')
    return fillSentence(goals.choosing, {
      trump: view.trump === 'none' ? text.withoutTrump : fill(words.suitTrump, { suit: suitWord(scene, view.trump) }),
      high: view.high,
      mode: view.mode === 'fixed' ? '' : `, ${wordIn(words.modes, view.mode)}`,
    });
  if (view.phase === 'redoing' && turn) return goals.redoing;
  if (view.phase === 'revealing' && turn) return goals.revealing;
  if (!isPlaying(scene) && !SECRET.has(view.phase)) return null;
  return scene.seat < 0 ? goals.watch : contractGoal(scene, ownContract(scene) ?? 'redo');
}

function contractGoal(scene: SpeedRunScene, contract: string): string {
  const { goals } = scene.words;
  const n = scene.view.taken[scene.seat];
  const wanted = goalOf(contract);
  if (wanted === null) return fillSentence(wordIn(goals, contract), { n });
  const text = n > wanted ? goals.over : wanted === 0 ? goals.none : n === wanted ? goals.enough : goals.some;
  return fillSentence(text, { n, goal: wanted });
}

/** Whose Redo cards lie open, who cannot follow suit, and the contracts that were revealed. */
function news(scene: SpeedRunScene): string[] {
  const { view, words } = scene;
  const revealed = view.revealed.map((seat) =>
    fillSentence(words.revealNews, {
      name: nameOf(scene, seat),
      contract: fillSentence(words.double, { contract: contractWord(scene, view.face[seat]) }),
    }),
  );
  const told = [...voidNews(scene), ...revealed];
  if (view.redoing.length === 0) return told;
  return [fillSentence(words.redoNews, { names: namesOf(scene, view.redoing) }), ...told];
}

/** Who leads is told if another rank is high than in the trick that still lies there. */
function playPrompt(scene: SpeedRunScene): string {
  const { high } = scene.view;
  return high === highOnTable(scene) ? trickPrompt(scene) : fillSentence(scene.words.leadTurned, { high });
}

/** The strip of arrows in one line; the trick on the table in brackets. */
function arrowLine(scene: SpeedRunScene): string {
  const now = trickOnTable(scene);
  const arrows = highsNow(scene).map((high, n) => (n === now ? `[${arrowOf(high)}]` : arrowOf(high)));
  return fillSentence(scene.words.arrows, { arrows: arrows.join(' ') });
}

const presenter: Presenter<SpeedRunView, SpeedRunScene['words']> = {
  starts: true,
  hands: handsIn,
  signs,
  badges,
  news,
  goal,
  lowWins: (scene) => (scene.view.rankingSet === 1 ? highOnTable(scene) === 1 : null),
  prompt: prompts<SpeedRunScene>(({ view, words, acts }) => ({
    own: {
      setting: view.trumpSet === 1 ? words.setRanking : view.rankingSet === 1 ? words.setTrump : words.setOne,
      choosing: words.choose,
      redoing: words.redo,
      tricks: playPrompt,
      revealing: acts.some((act) => act.do === 'reveal') ? words.reveal : words.concealPass,
    },
    waiting: words.waiting,
  })),
  turned: ({ view }) => view.high === 1 && view.mode === 'fixed',
  mark: trumpMark,
  lines: (scene) => [
    ...(scene.view.rankingSet === 1 ? [arrowLine(scene)] : []),
    ...(isPlaying(scene) || scoredHands(scene).length === 0 ? [] : rowLines(boardTable(scene))),
  ],
  outcome,
  sheet,
  actWords(scene, act) {
    const texts: Readonly<Record<string, string | undefined>> = scene.words.acts;
    const text = texts[act.do === 'trump' && act.trump === 'none' ? 'noTrump' : String(act.do)];
    if (text === undefined) return null;
    return fillSentence(text, {
      suit: suitWord(scene, act.trump),
      mode: wordIn(scene.words.modes, act.mode),
      high: String(act.high),
      contract: contractWord(scene, act.contract),
    });
  },
  rules({ view, options }) {
    if (view.phase === 'setting') return [];
    if (view.phase === 'tricks') return ['SPEEDRUN-SET-4', 'SPEEDRUN-SCORE'];
    return ['SPEEDRUN-SCORE-3', ...(options.contractReveal === 'on' ? ['SPEEDRUN-REVEAL'] : [])];
  },
};

export default presenter;
