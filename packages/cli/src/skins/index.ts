import type { Rules } from '@followsuit/engine';
import { baronet } from './baronet.ts';
import { bishop } from './bishop.ts';
import { ducksAndGeese } from './ducks-and-geese.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat.ts';
import { general } from './general.ts';
import type { TerminalSkin } from './skin.ts';
import { speedRun } from './speed-run.ts';
import { steppingStones } from './stepping-stones.ts';
import { stones } from './stones.ts';
import { upAndDown } from './up-and-down.ts';

const SKINS: Readonly<Record<string, Partial<TerminalSkin>>> = {
  'ducks-and-geese': ducksAndGeese,
  'ducks-and-geese-cutthroat': ducksAndGeeseCutthroat,
  bishop,
  baronet,
  'up-and-down': upAndDown,
  stones,
  'stepping-stones': steppingStones,
  'speed-run': speedRun,
};

/** The skin of a game; the general skin supplies the parts it lacks. */
export const skinOf = (rules: Rules): TerminalSkin => ({ ...general, ...SKINS[rules.game.id] });
