/** What the games for coins draw in the browser: purses as stacks, and coins that fly. */
import { numbers } from '@followsuit/present';
import { type AnyScene, flyTo, placeOf, useHappened } from '@followsuit/ui';
import { type Payment, payments } from './coins-table.ts';
import './coins-web.css';

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

/** Lets coins fly from those who pay to those who receive when a hand is scored. */
export function usePaying(scene: AnyScene): void {
  useHappened(scene, (before, now) => {
    const score = now.events.slice(before.events.length).find(({ ev }) => ev === 'score');
    if (score) for (const payment of payments(numbers(score, 'delta'))) pay(now, payment);
  });
}

function pay(scene: AnyScene, { from, to, nth }: Payment): void {
  const coin = document.createElement('div');
  coin.className = 'coin';
  flyTo(coin, {
    from: placeOf(scene, from),
    to: placeOf(scene, to),
    delay: nth * 90,
    arc: 40,
    size: 0.8,
    time: 700,
  });
}
