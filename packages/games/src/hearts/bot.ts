/** What bots know of Hearts. */
import type { BotKnowledge } from '@followsuit/bots';
import policy from './policy.json' with { type: 'json' };
import { isQueenOrJack } from './rules.ts';
import value from './value.json' with { type: 'json' };

/** Cards of a suit that lie side by side are alike, but for the queen of spades and the jack of diamonds. */
const knowledge: BotKnowledge = { policy, value, cardKind: (card) => (isQueenOrJack(card) ? 1 : 0) };
export default knowledge;
