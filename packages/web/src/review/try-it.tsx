/** A button that makes a table which begins at a moment of a record, with the person in the seat. It counts as a trial. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { makeLocalTable } from '../client/local.ts';
import { useOnce } from '../once.ts';
import { seatsFrom } from '../replay/seating.ts';
import { goLater } from '../router.ts';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';

export interface TryItProps {
  readonly scene: TableScene;
  readonly seat: number;
  /** The record up to the moment. */
  readonly lines: readonly Line[];
}

export function TryIt({ scene, seat, lines }: TryItProps) {
  const trouble = useSignal('');
  const sit = useOnce(async () => {
    const arrive = goLater();
    try {
      const seats = seatsFrom(scene.names, seat);
      arrive(`/play/${await makeLocalTable({ game: scene.game.id, seats, from: lines, trial: true })}`);
    } catch (error) {
      trouble.value = (error as Error).message;
    }
  });
  return (
    <>
      <button type="button" onClick={() => sit()}>
        {words.review.tryIt}
      </button>
      {trouble.value && (
        <p class="error" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
