/** Reads the options of `followsuit lab`: what is compared, who plays, and which options go together. */
import { randomBytes } from 'node:crypto';
import { bots as allBots } from '@followsuit/bots';
import { type Game, type Json, usualPlayers, VARIANT } from '@followsuit/engine';
import {
  dealsForWidth,
  type Pairing,
  type RuleSettings,
  type Study,
  steadyBudget,
  type Training,
} from '@followsuit/study';
import { type BudgetFlags, readBudget } from './budget.ts';
import { didYouMean, UserError } from './errors.ts';
import { wholeNumber } from './numbers.ts';
import { readChoices, type SetupFlags } from './setup.ts';
import { readSettings } from './study-values.ts';
import type { WorkersFlags } from './workers/executor.ts';

export interface StudyFlags extends SetupFlags, BudgetFlags, WorkersFlags {
  readonly change?: readonly string[];
  readonly sweep?: string;
  readonly balance?: string;
  readonly target?: string;
  readonly bots: string;
  readonly games?: boolean;
  readonly deals?: string;
  readonly width?: string;
  readonly stopAfter?: string;
  readonly seed?: string;
  readonly pairing: string;
  readonly relearn?: string;
  readonly relearnDeals?: string;
  readonly question?: string;
  readonly json?: boolean;
  readonly html?: string;
  readonly csv?: string;
}

const PAIRINGS: readonly Pairing[] = ['auto', 'same', 'fresh'];
const MOST_DEALS = 10_000_000;

export function readStudy(game: Game, flags: StudyFlags): Study {
  const players = flags.players === undefined ? usualPlayers(game) : wholeNumber('--players', flags.players, 1, 6);
  const names = allBots.map(({ name }) => name);
  const level = names.indexOf(flags.bots);
  if (level < 0)
    throw new UserError(
      `There is no bot "${flags.bots}"; there are ${names.join(', ')}.${didYouMean(flags.bots, names)}`,
    );
  if (!PAIRINGS.includes(flags.pairing as Pairing))
    throw new UserError(`--pairing takes ${PAIRINGS.join(', ')}, not "${flags.pairing}".`);
  const budget = readBudget(flags) ?? steadyBudget(flags.bots, game);
  return {
    game: game.id,
    players,
    base: readBase(game, flags),
    changes: readSettings(game, '--change', flags.change),
    level: flags.bots,
    weaker: names[Math.max(0, level - 1)],
    unit: flags.games ? 'games' : 'deals',
    deals: readDeals(flags),
    seed: flags.seed ?? randomBytes(4).toString('hex'),
    pairing: flags.pairing as Pairing,
    ...(budget && { budget }),
  };
}

const USUAL_DEALS = 2000;

/** How many deals, by default enough for --width: the variance of a change of the wins is at most a half with fresh deals. */
function readDeals({ deals, width }: StudyFlags): number {
  if (deals !== undefined) return wholeNumber('--deals', deals, 1, MOST_DEALS);
  const wanted = readWidth(width);
  return wanted === 0 ? USUAL_DEALS : Math.min(MOST_DEALS, Math.max(USUAL_DEALS, dealsForWidth(wanted, 0.5)));
}

/** What both versions share: --set, and the knobs of --knob and --variant. A variant's own name changes no numbers. */
function readBase(game: Game, { set, knob, variant }: StudyFlags): RuleSettings {
  const fixed = readSettings(game, '--set', set);
  const knobs: Record<string, Json> = readChoices(game, {
    ...(knob && { knob }),
    ...(variant !== undefined && { variant }),
  });
  delete knobs[VARIANT];
  const twice = Object.keys(knobs).find((id) => Object.hasOwn(fixed, id));
  if (twice !== undefined) throw new UserError(`${twice} is set twice; say once which value it is to have.`);
  return { ...fixed, ...knobs };
}

/** Refuses options that do not belong together. */
export function refuseOddFlags(flags: StudyFlags): void {
  if (flags.sweep !== undefined && flags.balance !== undefined)
    throw new UserError('--sweep and --balance exclude each other; give one of them.');
  if ((flags.balance === undefined) !== (flags.target === undefined))
    throw new UserError(
      '--balance and --target belong together: the first names a knob, the second what it is to reach.',
    );
  const many = flags.sweep !== undefined ? '--sweep' : flags.balance !== undefined ? '--balance' : null;
  const alone = (
    [
      ['width', '--width'],
      ['relearn', '--relearn'],
      ['relearnDeals', '--relearn-deals'],
    ] as const
  ).find(([name]) => flags[name] !== undefined)?.[1];
  if (flags.width !== undefined && (flags.relearn !== undefined || flags.relearnDeals !== undefined))
    throw new UserError(
      '--width is for one study, and --relearn makes several: give --deals in place of --width, or leave --relearn out.',
    );
  if (many && alone)
    throw new UserError(`${alone} is for the comparison of two rules; leave it out, or leave ${many} out.`);
}

/** How long players train for --relearn; null if they do not. */
export function readRelearning({ relearn, relearnDeals, bots }: StudyFlags): Training['until'] | null {
  if (relearn === undefined && relearnDeals === undefined) return null;
  if (relearn !== undefined && relearnDeals !== undefined)
    throw new UserError('--relearn and --relearn-deals exclude each other; give one of them.');
  if (bots === 'random') throw new UserError('Random players learn nothing; choose --bots simple for --relearn.');
  return relearnDeals === undefined
    ? { seconds: wholeNumber('--relearn', relearn as string, 1, 86_400) }
    : { deals: wholeNumber('--relearn-deals', relearnDeals, 1, 100_000_000) };
}

/** The width at which a study stops; 0 if it does not. */
export function readWidth(text: string | undefined): number {
  const n = text === undefined ? 0 : Number(text);
  if (text === undefined || (n > 0 && n < 1)) return n;
  throw new UserError(`--width takes a number between 0 and 1 such as 0.02, not "${text}".`);
}

/** After how many deals everything stops. */
export const readStop = (text: string | undefined): number =>
  text === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--stop-after', text, 1, MOST_DEALS * 100);
