/** What bots know of Stepping Stones. */
import { type BotKnowledge, type MeasuredScale, type ScoredHands, utilityFor } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { SteppingStonesFeatures } from './bot-features.ts';
import { SheetObjective } from './bot-objective.ts';
import { SheetReward } from './bot-reward.ts';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

/** The most tricks of a box of the sheet. */
const TRICKS = 12;

/** How often each row of the sheet ends with 0, 1, 2 … tricks in a box. */
function withResults(rules: Rules, scale: MeasuredScale, { ends }: ScoredHands): MeasuredScale {
  const { players, options, mean, spread } = scale;
  const { width = 0 } = rules.design.layout.fields.find(({ name }) => name === 'sheet') ?? {};
  const results = Array.from({ length: width }, (_, row) => {
    const counts: number[] = Array(TRICKS + 1).fill(0);
    for (const s of ends)
      for (let seat = 0; seat < rules.seats; seat++) counts[s[rules.at.sheet + seat * width + row]]++;
    return counts.map((n) => Number((n / (ends.length * rules.seats)).toFixed(3)));
  });
  return { players, options, mean, spread, results };
}

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new SheetObjective(rules),
  features: (rules, scale) => new SteppingStonesFeatures(rules, scale),
  // On the advanced sheet the policy undervalues May Trump, which is often best: compare all moves there.
  search: ({ options }) => (options.sheet === 'advanced' ? { least: 0 } : {}),
  // A row scores only when it is full, so most hands have no result of their own.
  handResult: utilityFor,
  cardKind: () => 0,
  fitting: { wholeGames: 'odd boards', companions: ['sheet', 'redo'], measure: withResults },
  reward: (rules) => new SheetReward(rules),
};
export default knowledge;
