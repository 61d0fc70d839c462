/** Purses, in the games for coins. */
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { placeOf, send, useHappened } from './moves.ts';
import { numbers, ofSeat } from './read.ts';
import { counted } from './wording.ts';

const sharedText = words.skins;

/** The coins of a seat, as it stands. */
export const purse = (scene: TableScene, seat: number): string =>
  counted(ofSeat(scene, 'total', seat), sharedText.coin);

/** How many coins one of the stack stands for, and how high a stack may be. */
const WORTH = 25;
const HIGHEST = 8;

/** A stack of coins, the higher the more; of a debt nothing is to be seen but the number. */
export function CoinStack({ total }: { readonly total: number }) {
  const coins = Math.min(HIGHEST, Math.ceil(total / WORTH));
  if (coins <= 0) return null;
  return (
    <svg
      class="coin-stack"
      viewBox={`0 0 20 ${coins * 4 + 6}`}
      style={{ height: `${coins * 0.14 + 0.25}em` }}
      aria-hidden="true"
    >
      {Array.from({ length: coins }, (_, i) => (
        <path key={i} d={`M1 ${(coins - i) * 4}v3a9 3 0 0 0 18 0v-3a9 3 0 0 0-18 0a9 3 0 0 0 18 0`} />
      ))}
    </svg>
  );
}

/** Coins that each payer sends, whatever the sum. */
const SENT = 4;

/** Lets coins fly from those who pay to those who receive when a hand is scored. */
export function usePaying(scene: TableScene): void {
  useHappened(scene, (before, now) => {
    const score = now.events.slice(before.events.length).find(({ ev }) => ev === 'score');
    if (score) for (const { from, to, nth } of payments(numbers(score, 'delta'))) pay(now, from, to, nth);
  });
}

export interface Payment {
  readonly from: number;
  readonly to: number;
  /** The how-many-th coin of the payer it is. */
  readonly nth: number;
}

/** Who sends a coin to whom: each payer some, shared among the receivers by what they get. @example payments([2, -1, -1]) */
export function payments(delta: readonly number[]): Payment[] {
  const heirs = delta.flatMap((n, seat) => Array<number>(Math.max(0, n)).fill(seat));
  const heir = (nth: number): number => heirs[Math.floor(((nth + 0.5) / SENT) * heirs.length)];
  return delta.flatMap((n, from) =>
    n < 0 ? Array.from({ length: SENT }, (_, nth) => ({ from, to: heir(nth), nth })) : [],
  );
}

function pay(scene: TableScene, payer: number, receiver: number, nth: number): void {
  const coin = document.createElement('div');
  coin.className = 'coin';
  send(coin, {
    from: placeOf(scene, payer),
    to: placeOf(scene, receiver),
    delay: nth * 90,
    arc: 40,
    size: 0.8,
    time: 700,
  });
}
