/** The meaning of a game's key digits, as tables by key, and the key changes that cards make. */
import { CARD_LIMIT, isTricks, NONE, type Rules, type State, type Tricks } from '@followsuit/engine';
import { KEY } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';

/** The tricks of a game. */
function tricksOf({ design, tricks }: Rules): Tricks<string> {
  const found = design.phases[tricks];
  if (!isTricks(found)) throw new Error('There is no phase in which tricks are played');
  return found;
}

export class Keys {
  /** By key: the trump, or `NONE`. */
  readonly trump: Uint8Array;
  /** By key: 1 if high ranks are strong. */
  readonly up: Uint8Array;
  /** By key: 1 if the ranking turns during the hand. */
  readonly turns: Uint8Array;
  /** By key, led suit (3 bits) and card (7 bits): the key after the card; empty if cards never change it. */
  readonly after: Uint8Array;
  /** By key and card (7 bits): the card's worth; empty if cards are worth nothing. */
  readonly worth: Int16Array;
  /** How far one step of the digits `trump` and `high` moves the key; 0 if there is no such digit. */
  readonly trumpStep: number;
  readonly highStep: number;

  constructor(rules: Rules) {
    const tricks = tricksOf(rules);
    const { key } = tricks;
    this.trump = new Uint8Array(key.size);
    this.up = new Uint8Array(key.size);
    this.turns = new Uint8Array(key.size);
    const stepOf = (name: string): number => key.digits.find((digit) => digit.name === name)?.step ?? 0;
    this.trumpStep = stepOf('trump');
    this.highStep = stepOf('high');
    const alwaysTrump = knowledgeOf(rules.game).trump?.(rules);
    for (let k = 0; k < key.size; k++) {
      const { trump = NONE, high = 0 } = key.unpack(k) as Record<string, number>;
      this.trump[k] = alwaysTrump ?? trump;
      this.up[k] = high === 0 ? 1 : 0;
      this.turns[k] = turnsIn(tricks, k) ? 1 : 0;
    }
    this.after = afterCards(rules, tricks);
    this.worth = rules.worth;
  }
}

/** Reads the trump of a state: a suit, or `NONE`. @example const trump = trumpReader(rules); trump(s) === NONE */
export function trumpReader(rules: Rules): (s: State) => number {
  const { trump } = new Keys(rules);
  return (s) => trump[s[KEY]];
}

/** Whether the ranking turns after some trick of the hand. */
function turnsIn({ key, afterTrick }: Tricks<string>, k: number): boolean {
  const now = key.unpack(k) as Record<string, number>;
  if (!afterTrick || now.high === undefined) return false;
  return [1, 2, 4, 8].some((n) => (afterTrick(n, now as never) as Record<string, number>).high !== now.high);
}

function afterCards({ design }: Rules, { key, afterCard }: Tricks<string>): Uint8Array {
  if (!afterCard) return new Uint8Array(0);
  const table = new Uint8Array(key.size << 10);
  for (let k = 0; k < key.size; k++) {
    const now = key.unpack(k);
    for (let led = 0; led <= NONE; led++)
      for (let card = 0; card < CARD_LIMIT; card++)
        table[(((k << 3) | led) << 7) | card] =
          design.deck.codes[card] === undefined ? k : key.pack(afterCard(card, led, now));
  }
  return table;
}
