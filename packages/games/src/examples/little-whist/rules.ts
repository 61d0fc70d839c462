/** Little Whist: rules.md. An example with a phase of its own and presets. */
import type { Design, Options, Phase, State, Tricks } from '@followsuit/engine';
import { anySuit, Key, layOut, suitDigit, trickGame, way } from '@followsuit/engine';
import { suitName } from '@followsuit/engine/cards';
import { DEALER, DELTA, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { french40 } from '../../parts/decks.ts';
import { close, left, seatsOf, singles } from '../../parts/seats.ts';
import { highest, listed, sidesAt } from '../../parts/totals.ts';
import { byTrump, follow } from '../../parts/tricks.ts';

export const littleWhist = trickGame({
  id: 'little-whist',
  name: 'Little Whist',
  pages: ['little-whist'],
  players: [3, 4],
  usualPlayers: 4,
  options: [{ id: 'target', values: { low: 5, high: 100 }, standard: () => 20 }],
  presets: [{ id: 'short', options: { target: 10 } }],
  design,
});

function design(players: number, { target }: Options): Design {
  const sides = singles(players);
  const handSize = Math.floor(french40.cards.length / players);
  const key = new Key({ trump: suitDigit(french40) });
  const layout = layOut({ namer: { shape: 'seat', start: -1 } }, players, players);
  const { at } = layout;

  const naming: Phase = {
    name: 'naming',
    rule: 'LITTLEWHIST-TRUMP-1',
    enter(s) {
      s[TURN] = left(s[DEALER], players);
    },
    ways: [
      way('trump', { trump: [anySuit(french40), 'LITTLEWHIST-TRUMP-1'] }, (s, seat, suit) => {
        key.set(s, 'trump', suit);
        s[at.namer] = seat;
        close(s);
      }),
    ],
  };

  const tricks: Tricks<'trump'> = {
    name: 'tricks',
    rule: 'LITTLEWHIST-PLAY-1',
    holdRule: 'LITTLEWHIST-PLAY-1',
    key,
    enter(s) {
      s[TURN] = s[at.namer];
    },
    restrictions: [follow('LITTLEWHIST-PLAY-2')],
    strength: (card, led, { trump }) => byTrump(card, led, trump),
  };

  return {
    deck: french40,
    sides,
    layout,
    dealRule: 'LITTLEWHIST-DEAL-1',
    hands: () => Array(players).fill(handSize),
    phases: [naming, tricks],
    score(s: State) {
      for (let seat = 0; seat < players; seat++) s[DELTA + seat] = s[TAKEN + seat];
    },
    winners(s: State) {
      const best = highest(s, TOTAL, players);
      return best < Number(target) ? 0 : seatsOf(sides, sidesAt(s, best, players));
    },
    tell: {
      score: (s) => ({ trump: suitName(french40, key.get(s, 'trump')), tricks: listed(s, TAKEN, players) }),
    },
  };
}
