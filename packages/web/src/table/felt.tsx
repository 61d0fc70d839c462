/** The felt: seats round it, the trick in the middle, signs beside it. Rendered from a scene alone, so a replay shows the same. */
import { endNow, justScored, lastScored, shownTrick } from '@followsuit/present';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../text/text.ts';
import { areaOf, round } from './order.ts';
import { Ribbon } from './ribbon.tsx';
import { Seat } from './seat.tsx';
import { Signs } from './signs.tsx';
import { useTrickRoom } from './trick-room.ts';
import { TrickView } from './trick-view.tsx';
import './felt.css';
import { EndingWays, mayMove, OpenCard, Piles, PresentedPile, Steps } from '@followsuit/ui';
import type { TableScene } from './scene.ts';

export interface FeltProps {
  readonly scene: TableScene;
  /** Show all seats, including the player's, and every known hand. */
  readonly whole?: boolean;
  /** Milliseconds left, by seat. */
  readonly left?: readonly (number | null)[] | null;
}

/** Re-rendered only for a new scene, not for picks and presses. @example <Felt scene={scene} whole /> */
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

/** Milliseconds that the dealer's mark takes from seat to seat. */
const TIME = 420;

const markAt = (seat: unknown): HTMLElement | null => document.querySelector(`[data-seat="${seat}"] .seat-dealer`);
const nameAt = (seat: unknown): Element | null => document.querySelector(`[data-seat="${seat}"] .seat-name`);

/** Moves the mark from the last dealer to the new one. */
function useDealerMark(dealer: unknown): void {
  const last = useRef(dealer);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = dealer;
    const [mark, from] = [markAt(dealer), nameAt(before)];
    if (before === dealer || !mark || !from || !mayMove()) return;
    const [here, there] = [mark.getBoundingClientRect(), from.getBoundingClientRect()];
    const [x, y] = [there.right - here.right, there.top - here.top];
    mark.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: TIME,
      easing: 'ease',
    });
  }, [dealer]);
}

/** Everything on the felt besides the trick: the end of the last hand, the open card, other piles, the game's own pictures. */
function FeltPiles({ scene }: { readonly scene: TableScene }) {
  const { felt: Own } = scene.skin;
  const piles = scene.presenter.piles?.(scene) ?? [];
  return (
    <Piles>
      <Ended scene={scene} />
      <OpenCard scene={scene} />
      {piles.map((pile) => pile && !pile.isOpenCard && <PresentedPile key={pile.name} scene={scene} pile={pile} />)}
      {Own && <Own scene={scene} />}
    </Piles>
  );
}

/** The steps of the last score; or, until the next hand's first lead, the possible endings of the last hand. */
function Ended({ scene }: { readonly scene: TableScene }) {
  const { presenter, view, text } = scene;
  const last = lastScored(scene);
  const outcome = last && presenter.outcome?.(scene, last);
  if (!outcome) return null;
  if (outcome.steps) return justScored(scene) && <Steps key={last.hand} outcome={outcome} icons={scene.skin.icons} />;
  const isLed = view.cards.length > 0 && !endNow(scene);
  if (isLed || !outcome.ways) return null;
  return (
    <div class="pile pile-ended">
      <span class="pile-name">{text.lastHand}</span>
      <EndingWays ways={outcome.ways} result={last.score.result} />
    </div>
  );
}
