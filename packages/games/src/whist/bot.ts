/** What bots know of Whist. */
import type { BotKnowledge } from '@followsuit/bots';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const knowledge: BotKnowledge = { policy, value };
export default knowledge;
