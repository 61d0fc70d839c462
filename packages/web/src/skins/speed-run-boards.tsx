/** Speed Run's boards: contracts × players, with tricks and points, and what everyone may still be holding. */
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { field, ofSeat, option, type Scored, scoredHands, tableOf } from './parts/read.ts';
import { Points, Sheet } from './parts/table.tsx';
import { contractWord, counted, headOf, shortContract } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.speedRun;

/** What stands on a seat's board, contract by contract; null: not completed. */
export const boardOf = (scene: TableScene, seat: number): readonly (number | null)[] =>
  field<readonly (readonly (number | null)[])[]>(scene, 'board')[seat];

/** The contracts in use: shorter games have the first of them. */
export const contractsOf = (scene: TableScene): readonly string[] =>
  tableOf<Readonly<Record<string, readonly string[]>>>(scene, 'contracts')[String(option(scene, 'contractSet'))].slice(
    0,
    boardOf(scene, 0).length,
  );

/** Whether a standing result was made with the contract face up, for double points. A redo that was no better does not stand. */
function isDoubled(scene: TableScene, seat: number, contract: string): boolean {
  const at = ({ score }: Scored, name: string): unknown => (score[name] as readonly unknown[])[seat];
  const made = scoredHands(scene).findLast(
    (hand) => at(hand, 'contracts') === contract && (at(hand, 'redo') !== true || Number(at(hand, 'delta')) < 0),
  );
  return made !== undefined && at(made, 'revealed') === true;
}

/** A box of the board: "−2 ★ ×2", and the tricks it was made with. */
export function Box({ scene, seat, i }: { scene: TableScene; seat: number; i: number }) {
  const points = boardOf(scene, seat)[i];
  if (points === null) return <span class="sheet-none">·</span>;
  const tricks = field<readonly (readonly number[])[]>(scene, 'boardTricks')[seat][i];
  return (
    <span class="sheet-pair">
      <Points n={points} lowest /> {points < 0 && '★'} {isDoubled(scene, seat, contractsOf(scene)[i]) && '×2'}
      <small>{counted(tricks, sharedText.trick)}</small>
    </span>
  );
}

/** What stands on a seat's board for a contract; null: nothing yet. */
export const standsAt = (scene: TableScene, seat: number, contract: string): number | null =>
  boardOf(scene, seat)[contractsOf(scene).indexOf(contract)] ?? null;

/** The contracts that a seat has completed. */
export const completedBy = (scene: TableScene, seat: number): readonly string[] =>
  contractsOf(scene).filter((_, i) => boardOf(scene, seat)[i] !== null);

/** The cards a seat has left; all know them. */
export const leftFor = (scene: TableScene, seat: number): readonly string[] => [
  ...heldFaceDown(scene, seat),
  ...several(scene, seat, 'redos', sharedText.contracts.redo),
];

/** What a card that a seat has face down may be, once all Redos are shown (SPEEDRUN-CHOOSE-5). */
export const heldFaceDown = (scene: TableScene, seat: number): readonly string[] => [
  ...contractsOf(scene)
    .filter((_, i) => boardOf(scene, seat)[i] === null)
    .map(shortContract),
  ...several(scene, seat, 'passes', sharedText.contracts.pass),
];

function several(scene: TableScene, seat: number, name: string, word: string): string[] {
  const n = ofSeat(scene, name, seat);
  return n === 0 ? [] : [n === 1 ? word : `${n} × ${word}`];
}

export const Boards = ({ scene }: { scene: TableScene }) => (
  <Sheet
    caption={gameText.boards}
    head={[gameText.contract, ...scene.names.map((_, seat) => headOf(scene, seat))]}
    rows={[
      ...contractsOf(scene).map((name, i) => [
        contractWord(name),
        ...scene.names.map((_, seat) => <Box key={seat} scene={scene} seat={seat} i={i} />),
      ]),
      [gameText.left, ...scene.names.map((name, seat) => <small key={name}>{leftFor(scene, seat).join(', ')}</small>)],
    ]}
  />
);
