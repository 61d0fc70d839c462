/** The score sheet of Stepping Stones: a row a contract, a column a player; tricks, and points once a row is full. */

import type { Line } from '@followsuit/engine';
import { plus, signed } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actors, field, isPlaying, numbers, ofSeat, option, scoredHands, tableOf } from './parts/read.ts';
import { LastHand, lastScored, Note, Points, Sheet } from './parts/table.tsx';
import { contractWord, counted, fillSentence, headOf, nameOf } from './parts/wording.ts';

const sharedText = words.skins;
const gameText = gameWords.steppingStones;

export const mayRedo = (scene: TableScene): boolean => option(scene, 'redo') === 'on';
export const rowsOf = (scene: TableScene): readonly string[] =>
  tableOf<Readonly<Record<string, readonly string[]>>>(scene, 'rows')[String(option(scene, 'sheet'))];
/** What the game says of a contract: `better` is −1 where few tricks are wanted, `from` the first trick counted. */
export const termsOf = (scene: TableScene, contract: string): { better: number; from: number } =>
  tableOf<Readonly<Record<string, { better: number; from: number }>>>(scene, 'contracts')[contract];
export const isLose = (scene: TableScene, row: string): boolean => termsOf(scene, row).better < 0;

/** What stands in a box of the sheet; null: nothing yet. */
export const boxOf = (scene: TableScene, seat: number, row: number): number | null =>
  field<readonly (readonly (number | null)[])[]>(scene, 'sheet')[seat][row];

/** The points that a row has brought a seat: all that its hands have changed. */
export const rowPoints = (scene: TableScene, row: string, seat: number): number =>
  scoredHands(scene)
    .filter(({ score }) => score.contract === row)
    .reduce((sum, { score }) => sum + numbers(score, 'delta')[seat], 0);
export const isFull = (scene: TableScene, row: number): boolean =>
  scene.names.every((_, seat) => boxOf(scene, seat, row) !== null);

function Boxes({ scene }: { scene: TableScene }) {
  const choosing = isPlaying(scene) ? [] : actors(scene);
  const rows = rowsOf(scene).map((row, i) => [
    <>
      {contractWord(row)} {isLose(scene, row) && <small>{gameText.fewest}</small>}
    </>,
    ...scene.names.map((name, seat) => {
      const tricks = boxOf(scene, seat, i);
      if (tricks === null)
        return choosing.includes(seat) ? (
          <span class="box-open" key={name}>
            {gameText.open}
          </span>
        ) : (
          <span class="sheet-none" key={name}>
            ·
          </span>
        );
      return (
        <span class="box" key={name}>
          <b>{tricks}</b> {isFull(scene, i) && <Points n={rowPoints(scene, row, seat)} />}
        </span>
      );
    }),
  ]);
  const redo = mayRedo(scene);
  const head = scene.names.map((name, seat) => (
    <span key={name}>
      {headOf(scene, seat)}{' '}
      {redo && <small>{ofSeat(scene, 'tokens', seat) > 0 ? gameText.token : gameText.tokenSpent}</small>}
    </span>
  ));
  const totals = field<readonly number[]>(scene, 'total').map((n, seat) => <b key={scene.names[seat]}>{signed(n)}</b>);
  return (
    <Sheet
      caption={gameText.caption}
      head={[gameText.contract, ...head]}
      rows={rows}
      foot={[sharedText.total, ...totals]}
    />
  );
}

/** How many boxes are still empty: as many hands, or more where results are tried again. */
export const emptyBoxes = (scene: TableScene): number =>
  rowsOf(scene).reduce(
    (sum, _, row) => sum + scene.names.filter((_, seat) => boxOf(scene, seat, row) === null).length,
    0,
  );

export function SteppingSheet({ scene }: { scene: TableScene }) {
  const last = lastScored(scene)?.score;
  const empty = emptyBoxes(scene);
  return (
    <>
      {last && (
        <LastHand
          text={
            fillSentence(last.best === last.tricks ? gameText.took : gameText.tookStays, {
              who: nameOf(scene, Number(last.declarer)),
              contract: contractWord(last.contract) + (last.redo ? ` ${sharedText.again}` : ''),
              n: counted(Number(last.tricks), sharedText.trick),
              best: String(last.best),
            }) + rowText(scene, last)
          }
        />
      )}
      <Boxes scene={scene} />
      <Note>
        {gameText.prizes}{' '}
        {empty > 0 && fillSentence(mayRedo(scene) ? gameText.handsLeftRedo : gameText.handsLeft, { n: empty })}
      </Note>
    </>
  );
}

/** What a row that is full brought everybody. */
function rowText(scene: TableScene, score: Line): string {
  const points = numbers(score, 'delta');
  if (points.every((n) => n === 0)) return '';
  const list = points.map((n, seat) => `${nameOf(scene, seat)} ${plus(n)}`).join(', ');
  return fillSentence(score.redo ? gameText.rowMoved : gameText.rowFull, { list });
}
