/** Leading out: the seat that dares to play the first card makes its suit trump. An opening phase decides who that is. */
import { type Deck, heldCard, type Key, oneOf, orNone, type Phase, suitOf, type Way, way } from '@followsuit/engine';
import { ACTORS, DEALER, TURN } from '@followsuit/engine/state';
import { holds } from './putaway.ts';
import { close, done, everybody, left, together, turnTo } from './seats.ts';

/** The fields in the state, besides `bidder` (who leads out) and `passed` (who will not). */
export const leadingFields = {
  opens: { shape: 'card', start: -1 }, // the card that the leader leads out with
  red: {}, // 1 if the leader declared red
  payer: { shape: 'seat', start: -1 }, // if nobody leads: who took back, or put in the last coin
} as const;

interface Leading {
  readonly deck: Deck;
  readonly players: number;
  readonly at: Readonly<Record<'bidder' | 'passed' | 'opens' | 'red' | 'payer', number>>;
  readonly key: Key<'trump'>;
}

/** The act of leading out, with or without red. The card is played when the tricks begin. */
function lead({ deck, at, key }: Leading): Way {
  return way(
    'lead',
    { card: [heldCard(deck), 'VINES-PLAY-1'], red: [orNone(oneOf(true)), 'UPDOWN-LEAD-2'] },
    (s, seat, card, red) => {
      s[at.bidder] = seat;
      s[at.opens] = card;
      s[at.red] = red < 0 ? 0 : 1;
      key.set(s, 'trump', suitOf(card)); // UPDOWN-LEAD-1
      s[ACTORS] = 0;
      close(s);
    },
    (s, seat, card) => (holds(s, seat, card) ? null : 'VINES-PLAY-1'),
  );
}

/** Once around from the dealer's left: knock or lead out; the dealer, last, may take back. */
export function formalOpening(game: Leading): Phase {
  const { players, at } = game;
  return {
    name: 'opening',
    rule: 'UPDOWN-FORMAL-1',
    turnRule: 'VINES-TURN-1',
    enter: turnTo((s) => left(s[DEALER], players)),
    ways: [
      way(
        'knock',
        {},
        (s, seat) => {
          s[at.passed] |= 1 << seat;
          s[TURN] = left(seat, players);
        },
        (s, seat) => (seat === s[DEALER] ? 'UPDOWN-FORMAL-2' : null),
      ),
      lead(game),
      way(
        'takeBack',
        {},
        (s, seat) => {
          s[at.payer] = seat;
          close(s);
        },
        (s, seat) => (seat === s[DEALER] ? null : 'UPDOWN-FORMAL-2'),
      ),
    ],
  };
}

/** All at once: lead out, or put in a coin. A lead ends it for everybody. */
export function informalOpening(game: Leading): Phase {
  const { players, at } = game;
  return {
    name: 'opening',
    rule: 'UPDOWN-INFORMAL-1',
    turnRule: 'UPDOWN-INFORMAL-2',
    open: true,
    enter: together(() => everybody(players)),
    ways: [
      way('coin', {}, (s, seat) => {
        s[at.passed] |= 1 << seat;
        done(s, seat);
        if (s[ACTORS] === 0) s[at.payer] = seat; // UPDOWN-INFORMAL-4
      }),
      lead(game),
    ],
  };
}

/** After an auction: the high bidder leads out. */
export const bidderLeads = (game: Leading): Phase => ({
  name: 'lead',
  rule: 'UPDOWN-BID-4',
  turnRule: 'VINES-TURN-1',
  enter: turnTo((s) => s[game.at.bidder]),
  ways: [lead(game)],
});
