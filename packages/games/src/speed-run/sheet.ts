/** The score sheet of Speed Run: what stands for each contract of each seat, what everybody may still be holding, and how a hand ended. */
import type { Json } from '@followsuit/engine';
import {
  counted,
  fill,
  fillSentence,
  headOf,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  pointsSpan,
  type RichText,
  type Scene,
  type ScoredHand,
  type ScoreSheet,
  type SheetTable,
  scoredHands,
  scoreSheet,
  tableOf,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import type { SpeedRunView } from './rules.ts';
import type { table as english } from './words.en.ts';

export type SpeedRunScene = Scene<SpeedRunView, WordsOf<typeof english>>;

export const contractWord = ({ words }: SpeedRunScene, contract: Json): string => wordIn(words.contracts, contract);
/** What a contract asks for. */
export const wantsWord = ({ words }: SpeedRunScene, contract: string): string =>
  wordIn(words.wants, contract.startsWith('win') ? 'win' : contract);

export const handsIn = (scene: SpeedRunScene): number =>
  tableOf<Readonly<Record<string, { hands: number }>>>(scene, 'lengths')[String(scene.options.length)].hands;

/** The contracts in use: shorter games have the first of them. */
export const contractsOf = (scene: SpeedRunScene): readonly string[] =>
  tableOf<Readonly<Record<string, readonly string[]>>>(scene, 'contracts')[String(scene.options.contractSet)].slice(
    0,
    scene.view.board[0].length,
  );

/** What a list of a score line says of a seat. */
const scoredOf = <T>({ score }: ScoredHand, name: string, seat: number): T => (score[name] as readonly T[])[seat];

/** Whether a standing result was made with the contract face up, for double points. A redo that was no better does not stand. */
function isDoubled(scene: SpeedRunScene, seat: number, contract: string): boolean {
  const made = scoredHands(scene).findLast(
    (hand) =>
      scoredOf(hand, 'contracts', seat) === contract &&
      (!scoredOf<boolean>(hand, 'redo', seat) || scoredOf<number>(hand, 'delta', seat) < 0),
  );
  return made !== undefined && scoredOf(made, 'revealed', seat);
}

/** What stands on a seat's board for a contract; null: nothing yet. */
const standsAt = (scene: SpeedRunScene, seat: number, contract: string): number | null =>
  scene.view.board[seat][contractsOf(scene).indexOf(contract)] ?? null;

/** A box of the board: "−2 ★ ×2", and the tricks it was made with. */
export function boxText(scene: SpeedRunScene, seat: number, contract: string): RichText {
  const points = standsAt(scene, seat, contract);
  if (points === null) return { text: '·', tone: 'plain' };
  const tricks = scene.view.boardTricks[seat][contractsOf(scene).indexOf(contract)];
  return [
    pointsSpan(scene, points),
    `${points < 0 ? ' ★' : ''}${isDoubled(scene, seat, contract) ? ` ×${scene.options.revealFactor}` : ''} `,
    { text: counted(tricks, scene.text.trick), small: true },
  ];
}

/** The contracts that a seat has completed. */
export const completedBy = (scene: SpeedRunScene, seat: number): readonly string[] =>
  contractsOf(scene).filter((contract) => standsAt(scene, seat, contract) !== null);

/** The possible face-down cards of a seat, once all Redos are shown (SPEEDRUN-CHOOSE-5). */
export const heldFaceDown = (scene: SpeedRunScene, seat: number): readonly string[] => [
  ...contractsOf(scene)
    .filter((contract) => standsAt(scene, seat, contract) === null)
    .map((contract) => wordIn(scene.words.shortContracts, contract)),
  ...several(scene.view.passes[seat], scene.words.contracts.pass),
];

/** The cards a seat has left; all know them. */
export const leftFor = (scene: SpeedRunScene, seat: number): readonly string[] => [
  ...heldFaceDown(scene, seat),
  ...several(scene.view.redos[seat], scene.words.contracts.redo),
];

const several = (n: number, word: string): string[] => (n === 0 ? [] : [n === 1 ? word : `${n} × ${word}`]);

// The score sheet

/** Contracts and seats, with points and tricks. */
export const boardTable = (scene: SpeedRunScene): SheetTable => ({
  caption: scene.words.boards,
  head: [scene.words.contract, ...scene.names.map((_, seat) => headOf(scene, seat))],
  rows: contractsOf(scene).map((contract) => [
    contractWord(scene, contract),
    ...scene.names.map((_, seat) => boxText(scene, seat, contract)),
  ]),
});

export function sheet(scene: SpeedRunScene): ScoreSheet {
  const { words, view, names } = scene;
  const boards = boardTable(scene);
  const left = names.map((_, seat) => ({ text: leftFor(scene, seat).join(', '), small: true }));
  const hands = scoreSheet(scene, {
    detail: ({ score }, seat) =>
      fillSentence(words.played, {
        contract: contractWord(scene, (score.contracts as readonly string[])[seat]),
        n: numbers(score, 'tricks')[seat],
      }),
    notes: [fillSentence(words.note, { n: view.hand, hands: handsIn(scene) })],
  });
  return { ...hands, tables: [{ ...boards, rows: [...boards.rows, [words.left, ...left]] }, ...hands.tables] };
}

// The end of a hand

/** Who hit the contract; a Pass hits nothing. */
function headlineOf(scene: SpeedRunScene, hand: ScoredHand): string {
  const { words, names } = scene;
  const seats = [...names.keys()].filter((seat) => scoredOf<number | null>(hand, 'points', seat) !== null);
  const hit = seats.filter((seat) => scoredOf<number>(hand, 'points', seat) < 0);
  if (seats.length === 0) return words.allPassed;
  if (hit.length === 0) return words.hitNone;
  return hit.length === names.length ? words.hitAll : fillSentence(words.hitSome, { names: namesOf(scene, hit) });
}

/** SPEEDRUN-SCORE-3, or -6 if nobody is scored. */
function reasonOf({ words: { why } }: SpeedRunScene, { score }: ScoredHand): readonly [rule: string, why: string] {
  const points = score.points as readonly (number | null)[];
  if (points.every((n) => n === null)) return ['SPEEDRUN-SCORE-6', why.passed];
  return ['SPEEDRUN-SCORE-3', (score.revealed as readonly boolean[]).includes(true) ? why.doubled : why.off];
}

/** "Tricks: you 4, Bo 3, Cy 5." The steps say what they were for. */
function tricksText(scene: SpeedRunScene, { score }: ScoredHand): string {
  const list = numbers(score, 'tricks').map((n, seat) => fill(scene.words.tookEach, { name: nameOf(scene, seat), n }));
  return fill(scene.words.tricksText, { list: list.join(', ') });
}

/** Who hit their contracts, and what the points come from. */
export function outcome(scene: SpeedRunScene, hand: ScoredHand): Outcome {
  const [rule, why] = reasonOf(scene, hand);
  return {
    headline: headlineOf(scene, hand),
    text: tricksText(scene, hand),
    why,
    rule,
  };
}
