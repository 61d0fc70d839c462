import type { Rules } from '@followsuit/engine';
import { bishop } from './bishop.ts';
import { coralon } from './coralon.ts';
import { general } from './general.ts';
import type { Sheet } from './sheet.ts';
import { speedRun } from './speed-run.ts';
import { stones } from './stones.ts';

const SHEETS: Readonly<Record<string, Partial<Sheet>>> = { coralon, bishop, stones, 'speed-run': speedRun };

/** The sheet of a game; what its own does not say, the general one says. */
export const sheetOf = (rules: Rules): Sheet => ({ ...general, ...SHEETS[rules.game.id] });
