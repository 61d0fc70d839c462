/** The policies that come with the bots, by game. */
import baronet from '../models/baronet.policy.json' with { type: 'json' };
import bishop from '../models/bishop.policy.json' with { type: 'json' };
import chevalier from '../models/chevalier.policy.json' with { type: 'json' };
import coralon from '../models/coralon.policy.json' with { type: 'json' };
import coralonPartners from '../models/coralon-partners.policy.json' with { type: 'json' };
import ducksAndGeese from '../models/ducks-and-geese.policy.json' with { type: 'json' };
import ducksAndGeeseCutthroat from '../models/ducks-and-geese-cutthroat.policy.json' with { type: 'json' };
import speedRun from '../models/speed-run.policy.json' with { type: 'json' };
import steppingStones from '../models/stepping-stones.policy.json' with { type: 'json' };
import stones from '../models/stones.policy.json' with { type: 'json' };
import thief from '../models/thief.policy.json' with { type: 'json' };
import thieves from '../models/thieves.policy.json' with { type: 'json' };
import upAndDown from '../models/up-and-down.policy.json' with { type: 'json' };
import type { Model } from './weights.ts';

const all: readonly Model[] = [
  baronet,
  bishop,
  chevalier,
  coralon,
  coralonPartners,
  ducksAndGeese,
  ducksAndGeeseCutthroat,
  speedRun,
  steppingStones,
  stones,
  thief,
  thieves,
  upAndDown,
];

export const policyModels: Readonly<Record<string, Model | undefined>> = Object.fromEntries(
  all.map((model) => [model.game, model]),
);
