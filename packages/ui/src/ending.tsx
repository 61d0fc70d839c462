/** The possible endings of a hand. */
import type { EndingWay } from '@followsuit/present';
import { sharedText } from './shared-text.ts';

/** All possible endings of a hand; the actual one is highlighted. */
export function EndingWays({ ways, result }: { readonly ways: readonly EndingWay[]; readonly result: unknown }) {
  if (ways.length === 0) return null;
  return (
    <ul class="sheet-ways">
      {ways.map((way) => (
        <li key={way.result} class={way.result === result ? 'sheet-lit' : 'sheet-unlit'}>
          <span aria-hidden="true">{way.result === result ? '▶' : '·'}</span> {way.text}
          {way.result === result && <span class="visually-hidden"> {sharedText.value.soItWas}</span>}
        </li>
      ))}
    </ul>
  );
}
