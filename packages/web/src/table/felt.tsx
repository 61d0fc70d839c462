/** The felt: seats round it, the trick in the middle, signs beside it. Drawn from a scene alone, so a replay shows the same. */

import { shownTrick } from '@followsuit/present';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { words } from '../text/text.ts';
import { useDealerMark } from './dealer-mark.ts';
import { FeltPiles } from './felt-piles.tsx';
import { areaOf, round } from './order.ts';
import { Ribbon } from './ribbon.tsx';
import type { TableScene } from './scene.ts';
import { Seat } from './seat.tsx';
import { Signs } from './signs.tsx';
import { useTrickRoom } from './trick-room.ts';
import { TrickView } from './trick-view.tsx';
import './felt.css';

export interface FeltProps {
  readonly scene: TableScene;
  /** All seats, also one's own, and every hand that may be known. */
  readonly whole?: boolean;
  /** Milliseconds each seat has left. */
  readonly left?: readonly (number | null)[] | null;
}

/** Drawn anew only at another moment, not for what is picked or pressed meanwhile. @example <Felt scene={scene} whole /> */
export const Felt = memo(PlainFelt);

function PlainFelt({ scene, whole = scene.seat < 0, left }: FeltProps) {
  const middle = useRef<HTMLDivElement>(null);
  const { joined, rows } = scene.presenter;
  const pair = joined?.(scene);
  const trick = shownTrick(scene);
  const seats = round(scene.info.seats.length, scene.seat);
  useTrickRoom(middle, seats.length);
  useDealerMark(scene.view.dealer);
  return (
    <section
      class="felt"
      aria-label={words.table.bar}
      data-seats={seats.length}
      data-whole={whole}
      data-trick={trick !== null}
      data-rows={rows !== undefined}
    >
      {pair && <Ribbon seats={pair} />}
      <ol class="felt-seats" aria-label={words.table.seats}>
        {seats.map((seat, i) => {
          if (i === 0 && !whole) return null;
          return (
            <li key={seat} data-area={areaOf(seats.length, i)} style={{ '--area': areaOf(seats.length, i) }}>
              <Seat scene={scene} seat={seat} left={left?.[seat]} open={whole || seat !== scene.seat} />
            </li>
          );
        })}
      </ol>
      <Signs scene={scene} />
      <div class="felt-extra">
        <FeltPiles scene={scene} />
      </div>
      <div ref={middle} class="felt-middle">
        <TrickView scene={scene} trick={trick} />
      </div>
    </section>
  );
}
