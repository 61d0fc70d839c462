/** The face-up card: the bidder takes it (or the whole box) and its suit is trump, or refuses it and plays without trump. */
import { type Deck, heldCard, type Key, type Phase, way } from '@followsuit/engine';
import { bitOf, suitOf } from '@followsuit/engine/cards';
import { OPEN } from '@followsuit/engine/state';
import { discardSome, holds, putAway, takeStock, takeUp } from './putaway.ts';
import { close, turnTo } from './seats.ts';

/** The field in the state. */
export const boxFields = { took: {} } as const; // 1 if the bidder took it

interface Box {
  readonly deck: Deck;
  readonly at: Readonly<Record<'took' | 'bidder', number>>;
  readonly key: Pick<Key<'trump'>, 'set'>;
  /** Whether the bidder takes the whole stock or only the open card; as many cards are put away again. */
  readonly takes: 'box' | 'open card';
  /** Quoted to acts of another phase, and to cards that cannot be put away. */
  readonly rule: string;
  readonly discardRule: string;
}

/** The phases: the decision, and putting cards away after taking. */
export function box({ deck, at, key, takes, rule, discardRule }: Box): Phase[] {
  const turnRule = 'VINES-TURN-1';
  const discard =
    takes === 'open card'
      ? way(
          'discard',
          { card: [heldCard(deck), discardRule] },
          (s, seat, card) => {
            putAway(s, seat, card);
            close(s);
          },
          (s, seat, card) => (holds(s, seat, card) ? null : discardRule),
          { secret: true },
        )
      : discardSome(deck, 3, discardRule);
  return [
    {
      name: 'box',
      rule,
      turnRule,
      enter: turnTo((s) => s[at.bidder]),
      ways: [
        way('take', {}, (s, seat) => {
          key.set(s, 'trump', suitOf(s[OPEN]));
          s[at.took] = 1;
          if (takes === 'box') takeStock(s, seat);
          else takeUp(s, seat, suitOf(s[OPEN]), bitOf(s[OPEN]));
          close(s);
        }),
        way('noTrump', {}, close),
      ],
    },
    {
      name: 'putting away',
      rule: discardRule,
      turnRule,
      enter: turnTo((s) => (s[at.took] ? s[at.bidder] : -1)),
      ways: [discard],
    },
  ];
}
