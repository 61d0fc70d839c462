/** What bots know of Ducks and Geese Cutthroat. */
import type { BotKnowledge } from '@followsuit/bots';
import { rankOf } from '@followsuit/engine';
import { birdObjective } from '../parts/birds-bot.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules, keys) => birdObjective(rules, keys, false),
  bidCalibration: () => ({ slope: 0.86, shift: 0.24 }),
  // The seat that plays the lowest card of a suit may keep it (DUCKSCUT-PLAY-3).
  cardKind: (card) => (rankOf(card) === 0 ? 1 : 0),
  fitting: { wholeGames: 'odd totals' },
};
export default knowledge;
