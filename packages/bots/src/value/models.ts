/** The value models that come with the bots, by game. */
import baronet from '../models/baronet.value.json' with { type: 'json' };
import bishop from '../models/bishop.value.json' with { type: 'json' };
import chevalier from '../models/chevalier.value.json' with { type: 'json' };
import coralon from '../models/coralon.value.json' with { type: 'json' };
import coralonPartners from '../models/coralon-partners.value.json' with { type: 'json' };
import ducksAndGeese from '../models/ducks-and-geese.value.json' with { type: 'json' };
import ducksAndGeeseCutthroat from '../models/ducks-and-geese-cutthroat.value.json' with { type: 'json' };
import speedRun from '../models/speed-run.value.json' with { type: 'json' };
import steppingStones from '../models/stepping-stones.value.json' with { type: 'json' };
import stones from '../models/stones.value.json' with { type: 'json' };
import thief from '../models/thief.value.json' with { type: 'json' };
import thieves from '../models/thieves.value.json' with { type: 'json' };
import upAndDown from '../models/up-and-down.value.json' with { type: 'json' };
import type { ValueModel } from './model.ts';

// The options that a variant leaves out would make the types of the files too narrow.
const all = [
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
] as readonly unknown[] as readonly ValueModel[];

export const valueModels: Readonly<Record<string, ValueModel | undefined>> = Object.fromEntries(
  all.map((model) => [model.game, model]),
);
