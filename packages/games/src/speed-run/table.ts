/** What the table shows of Speed Run: rules.md, "At the table". */
import {
  type Badge,
  fillSentence,
  isPlaying,
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

function signs(scene: SpeedRunScene): Sign[] {
  const { view, words, text } = scene;
  return [
    view.trumpSet === 1
      ? noneSign(scene, words.noTrumpMore)
      : { name: text.trump, text: text.notYet, more: words.toSet },
    view.rankingSet === 1
      ? {
          name: wordIn(words.modes, view.mode),
          text: fillSentence(words.highNow, { high: highOnTable(scene) }),
          more: words.highMore,
        }
      : { name: words.ranking, text: text.notYet, more: words.toSet },
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

/** "2 of 4", or for least, middle and most how many tricks it is off. */
function standing(scene: SpeedRunScene, seat: number, contract: string): string {
  const { view, words } = scene;
  const goal = /^win-(\d+)$/.exec(contract)?.[1];
  if (goal === '0') return fillSentence(words.taken, { n: view.taken[seat] });
  if (goal !== undefined) return ofWords(scene, view.taken[seat], Number(goal));
  const n = offBy(scene, seat, contract);
  return n === 0 ? words.onIt : fillSentence(words.offBy, { n });
}

/** A contract that is known, with how far it is while cards are played. */
function contractBadge(scene: SpeedRunScene, seat: number, contract: string): Badge {
  const { view, words } = scene;
  const own = seat === scene.seat;
  const playing = isPlaying(scene) && contract !== 'pass' && contract !== 'redo';
  const name = contractWord(scene, contract);
  const face = view.revealed.includes(seat) ? fillSentence(words.double, { contract: name }) : name;
  const text = face + (playing ? `: ${standing(scene, seat, contract)}` : '');
  const label = fillSentence(own ? words.ownLabel : words.faceLabel, { name: nameOf(scene, seat), contract: text });
  return {
    text,
    label: `${label} (${wantsWord(scene, contract)})`,
    tone: playing && offBy(scene, seat, contract) === 0 ? 'good' : own ? 'plain' : 'key',
  };
}

/** What a seat may be holding: players look for it when they guess. After a Redo it is one of its completed contracts. */
function holdsBadge(scene: SpeedRunScene, seat: number): Badge {
  const { view, words } = scene;
  const completed = completedBy(scene, seat).map((contract) => wordIn(words.shortContracts, contract));
  const mayRedo = view.phase === 'choosing' && completed.length > 0;
  const held = mayRedo ? leftFor(scene, seat) : heldFaceDown(scene, seat);
  const list = view.redoing.includes(seat) ? completed : held;
  return {
    text: fillSentence(words.holds, { list: list.join(' · ') }),
    label: fillSentence(words.holdsLabel, { name: nameOf(scene, seat), list: list.join(', ') }),
    tone: 'note',
  };
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
    found.push({ text: words.redoing, label: fillSentence(words.redoingLabel, { name }), tone: 'key' });
  else if (isPlaying(scene) || (secret && !choosing))
    found.push({ text: words.hidden, label: fillSentence(words.hiddenLabel, { name }), tone: 'back' });
  const guessed = seat !== scene.seat && view.face[seat] === null && (secret || isPlaying(scene));
  return guessed ? [...found, holdsBadge(scene, seat)] : found;
}

/** Whose Redo cards lie open, and the contracts that were revealed. */
function news(scene: SpeedRunScene): string[] {
  const { view, words } = scene;
  const revealed = view.revealed.map((seat) =>
    fillSentence(words.revealNews, {
      name: nameOf(scene, seat),
      contract: fillSentence(words.double, { contract: contractWord(scene, view.face[seat]) }),
    }),
  );
  if (view.redoing.length === 0) return revealed;
  return [fillSentence(words.redoNews, { names: namesOf(scene, view.redoing) }), ...revealed];
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
