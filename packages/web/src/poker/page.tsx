/** Poker with the Vines deck: deal or enter hands, compare them, and all kinds of hands with their odds. */
import { useSignal } from '@preact/signals';
import { deckOf } from '../catalogue/index.ts';
import { ChoiceRow } from '../pages/choice.tsx';
import { Frame } from '../pages/frame.tsx';
import { words } from '../text/text.ts';
import { HandPart } from './hand.tsx';
import { dealt, type Hand, NUMBERS, verdictOn } from './hands.ts';
import './poker.css';
import { Ranks } from './ranks.tsx';

const text = words.poker;

const DECK = deckOf('vines');

/** The hands survive a visit to another page. */
let last: readonly Hand[] | null = null;

export default function Poker() {
  const hands = useSignal<readonly Hand[]>(last ?? (DECK ? dealt(DECK, 3) : []));
  const { winners, told } = verdictOn(hands.value);
  if (!DECK) return null;
  const set = (next: readonly Hand[]): void => {
    hands.value = next;
    last = next;
  };
  const resize = (n: number): void => set(Array.from({ length: n }, (_, i): Hand => hands.value[i] ?? []));
  return (
    <Frame title={text.title}>
      <div class="poker">
        <h1>{text.title}</h1>
        <p>
          {text.lead} <a href="/rules/vines#poker-with-this-deck">{text.rulesLink}</a>
        </p>
        <ChoiceRow
          label={text.howMany}
          values={NUMBERS.map((n) => [n as number, String(n)] as const)}
          value={hands.value.length}
          choose={resize}
        />
        <div class="poker-ways">
          <button type="button" class="button-main" onClick={() => set(dealt(DECK, hands.value.length))}>
            {text.deal}
          </button>
          <button type="button" onClick={() => set(hands.value.map(() => []))}>
            {text.clear}
          </button>
        </div>
        <p class="poker-verdict" role="status">
          {told}
        </p>
        <div class="poker-hands">
          {hands.value.map((_, i) => (
            <HandPart key={i} deck={DECK} hands={hands.value} at={i} winners={winners} set={set} />
          ))}
        </div>
        <Ranks deck={DECK} />
      </div>
    </Frame>
  );
}
