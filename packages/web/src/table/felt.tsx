/** The felt: people round it, the trick in the middle, signs and piles below. Rendered from a scene alone, so a replay shows the same. */
import { shownTrick } from '@followsuit/present';
import { memo, OpenCard, Piles, PresentedPile } from '@followsuit/ui';
import { useRef } from 'preact/hooks';
import { words } from '../text/text.ts';
import { useDealerMark } from './dealer-mark.ts';
import { useFeltLayout } from './felt-layout.ts';
import { seatPoints } from './layout.ts';
import { round } from './order.ts';
import { Ranks } from './ranks.tsx';
import type { TableScene } from './scene.ts';
import { cardsAt, Seat } from './seat.tsx';
import { isSuitSign, Signs, signsOf } from './signs.tsx';
import { TrickView } from './trick-view.tsx';
import './felt.css';

export interface FeltProps {
  readonly scene: TableScene;
  /** What screen readers call it, on a page with several tables. */
  readonly label?: string;
  /** Milliseconds left, by seat. */
  readonly left?: readonly (number | null)[] | null;
  /** False if known hands are shown elsewhere. */
  readonly open?: boolean;
  /** Called when a bot's portrait is pressed. */
  readonly onBot?: (seat: number) => void;
}

/** Re-rendered only for a new scene, not for picks and presses. @example <Felt scene={scene} /> */
export const Felt = memo(PlainFelt);

function PlainFelt({ scene, label = words.table.bar, left, open = true, onBot }: FeltProps) {
  const ref = useRef<HTMLElement>(null);
  const { rows } = scene.presenter;
  const seats = round(scene.info.seats.length, scene.seat);
  const layout = useFeltLayout(ref, seats.length, rows !== undefined);
  const points = layout && seatPoints(layout.arrangement, seats.length, layout);
  const signs = signsOf(scene);
  useDealerMark(scene.view.dealer);
  return (
    <section
      ref={ref}
      class="felt felt-tint"
      aria-label={label}
      data-seats={seats.length}
      style={{ '--felt-hue': scene.skin.hue }}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the portraits are buttons */}
      <ol
        class="felt-seats"
        aria-label={words.table.seats}
        onClick={({ target }) => {
          const face = (target as Element).closest('button.seat-face')?.parentElement;
          if (face) onBot?.(Number(face.dataset.seat));
        }}
      >
        {seats.map((seat, i) => {
          const [x, y] = points?.[i - 1] ?? [];
          return (
            <li key={seat} data-at={i} style={x === undefined ? undefined : { '--x': `${x}px`, '--y': `${y}px` }}>
              <Seat scene={scene} seat={seat} left={left?.[seat]} open={open} button={onBot !== undefined} />
            </li>
          );
        })}
      </ol>
      <div class="felt-low">
        <div class="felt-left">
          <FeltPiles scene={scene} />
          <Signs scene={scene} signs={signs.filter(isSuitSign)} />
        </div>
        <div class="felt-right">
          <Signs scene={scene} signs={signs.filter((sign) => !isSuitSign(sign))} />
        </div>
        {cardsAt(scene, seats[0], open).length === 0 && <Ranks scene={scene} />}
      </div>
      <div class="felt-trick">
        <TrickView scene={scene} trick={shownTrick(scene)} />
      </div>
    </section>
  );
}

/** Everything on the felt besides the trick: the open card, other piles, the game's own pictures. */
function FeltPiles({ scene }: { readonly scene: TableScene }) {
  const { felt: Own } = scene.skin;
  const piles = scene.presenter.piles?.(scene) ?? [];
  return (
    <Piles>
      <OpenCard scene={scene} />
      {piles.map((pile) => pile && !pile.isOpenCard && <PresentedPile key={pile.name} scene={scene} pile={pile} />)}
      {Own && <Own scene={scene} />}
    </Piles>
  );
}
