/** The score sheet, drawn with a column for each contract; the free boxes of the player's row are buttons. */
import type { Act } from '@followsuit/engine';
import { counted, fillSentence, headOf, plus, pointsSpan, signed } from '@followsuit/present';
import type { SceneProps } from '@followsuit/ui';
import { boxOf, contractWord, isFull, rowPoints, rowsOf, type SteppingStonesScene } from '../sheet.ts';
import './sheet-choice.css';

type Scene = SceneProps<SteppingStonesScene>;

interface SheetChoiceProps extends Scene {
  /** The declarations that are possible. */
  readonly acts: readonly Act[];
  readonly choose: (contract: string) => void;
}

/** The name of a contract in two short lines: to win or to lose tricks, and what is special. */
export const headWords = ({ words }: SteppingStonesScene, contract: string): readonly [string, string] =>
  (words.heads as Readonly<Record<string, readonly [string, string]>>)[contract] ?? [contract, ''];

export function SheetChoice({ scene, acts, choose }: SheetChoiceProps) {
  const { names, words, text, view, seat: own } = scene;
  const others = names.map((_, i) => (own + 1 + i) % names.length).filter((seat) => seat !== own);
  const contracts = rowsOf(scene);
  return (
    <table class="stepping-sheet">
      <caption>{words.pickBox}</caption>
      <thead>
        <tr>
          <td />
          {contracts.map((contract) => {
            const [name, kind] = headWords(scene, contract);
            return (
              <th scope="col" key={contract}>
                <b>{name}</b> {kind}
              </th>
            );
          })}
          <th scope="col" class="stepping-total">
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {[own, ...others].map((seat) => (
          <tr key={seat} data-own={seat === own}>
            <th scope="row">{headOf(scene, seat)}</th>
            {contracts.map((contract, row) => {
              const act = seat === own ? acts.find((each) => each.contract === contract) : undefined;
              return (
                <td key={contract}>
                  {act ? (
                    <FreeBox scene={scene} act={act} choose={choose} />
                  ) : (
                    <Result scene={scene} seat={seat} row={row} />
                  )}
                </td>
              );
            })}
            <td class="stepping-total">{signed(view.total[seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A box that may be filled now: empty, or with a result that a redo token may better. */
function FreeBox({ scene, act, choose }: Scene & { readonly act: Act; readonly choose: (contract: string) => void }) {
  const { words, text, seat } = scene;
  const contract = String(act.contract);
  const result = boxOf(scene, seat, rowsOf(scene).indexOf(contract));
  const name = contractWord(scene, contract);
  return (
    <button
      type="button"
      class="stepping-box"
      aria-label={
        result === null ? name : `${name}, ${fillSentence(words.redoStamp, { n: counted(result, text.trick) })}`
      }
      onClick={() => choose(contract)}
    >
      {result === null ? words.open : `${result} ↻`}
    </button>
  );
}

/** The tricks in a box, and the points once all three have played the contract. */
function Result({ scene, seat, row }: Scene & { readonly seat: number; readonly row: number }) {
  const tricks = boxOf(scene, seat, row);
  if (tricks === null) return <span class="stepping-empty">·</span>;
  const points = isFull(scene, row) ? rowPoints(scene, rowsOf(scene)[row], seat) : null;
  return (
    <>
      <b>{tricks}</b>
      {points !== null && <small data-tone={pointsSpan(scene, points).tone}>{plus(points)}</small>}
    </>
  );
}
