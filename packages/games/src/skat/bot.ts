/** What bots know of Skat. */
import type { BotKnowledge } from '@followsuit/bots';
import { bitOf, isTricks, type Rules, type State, SUITS } from '@followsuit/engine';
import { KEY, TURN } from '@followsuit/engine/state';

const knowledge: BotKnowledge = {
  sampling: {
    // Cards that were laid open are the declarer's until they are played.
    proves({ rules: { at, design }, state: s }, facts) {
      for (const card of design.deck.cards)
        if (s[at.faceUp + (card >> 4)] & bitOf(card)) facts.holds(s[at.declarer], card);
      return true;
    },
    // Two cards were put away before the game was named.
    rewinds({ at, design, tricks }: Rules, s: State) {
      const phase = design.phases[tricks];
      if (isTricks(phase)) s[KEY] = phase.key.start;
      s[TURN] = s[at.declarer];
      s[at.game] = -1;
      s[at.announced] = 0;
      s.fill(0, at.faceUp, at.faceUp + SUITS);
    },
  },
  // A hand ends early in null alone, whatever card took the trick.
  cardKind: () => 0,
};
export default knowledge;
