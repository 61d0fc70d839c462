/** The cards of another seat: a small fan of backs. */

import { cardStyle } from '@followsuit/ui';

/** The width of a back, and the distance between two, in the units of the picture. */
const [WIDE, HIGH] = [10, 14];
/** More backs than this do not make the fan wider. */
const MOST = 15;

/** @example <SeatFan cards={9} label="9 cards" /> */
export function SeatFan({ cards, label }: { readonly cards: number; readonly label: string }) {
  const shown = Math.min(cards, MOST);
  const step = Math.min(7, 70 / Math.max(1, shown - 1));
  const reach = (step * (shown - 1)) / 2;
  return (
    <span class="seat-fan" title={label}>
      <svg class={`back-${cardStyle.value.back}`} viewBox="-44 -12 88 24" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => {
          const part = shown > 1 ? (2 * i) / (shown - 1) - 1 : 0;
          const turn = part * Math.min(14, 2 * shown);
          return (
            <rect
              key={i}
              x={-WIDE / 2}
              y={-HIGH / 2}
              width={WIDE}
              height={HIGH}
              rx="1.5"
              transform={`translate(${part * reach} ${4 * part * part - 2}) rotate(${turn})`}
            />
          );
        })}
      </svg>
      <span class="visually-hidden">{label}</span>
    </span>
  );
}
