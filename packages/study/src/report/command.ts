/** The command that gives a study's numbers again. */
import type { RuleSettings, Study } from '../study.ts';
import type { Training } from '../train/train.ts';

/** A text as one argument of a shell. */
const asArgument = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** @example studyCommand(study, ['--sweep', 'target=1..9']) */
export function studyCommand(study: Study, more: readonly string[]): string {
  const pairs = (flag: string, settings: RuleSettings): string[] =>
    Object.entries(settings).flatMap(([id, value]) => [flag, `${id}=${value}`]);
  const { game, players, base, changes, level, unit, deals, seed, pairing, budget } = study;
  return [
    ...['followsuit', 'lab', game, '--players', String(players)],
    ...pairs('--set', base),
    ...pairs('--change', changes),
    ...more,
    ...['--bots', level],
    ...(budget === undefined
      ? []
      : 'ms' in budget
        ? ['--time', String(budget.ms)]
        : ['--simulations', String(budget.simulations)]),
    ...(unit === 'games' ? ['--games'] : []),
    ...['--deals', String(deals), '--seed', seed],
    ...(pairing === 'auto' ? [] : ['--pairing', pairing]),
  ]
    .map(asArgument)
    .join(' ');
}

/** The options for players who learn. @example relearnFlags({ deals: 20_000 }) // ['--relearn-deals', '20000'] */
export const relearnFlags = (until: Training['until']): string[] =>
  'deals' in until ? ['--relearn-deals', String(until.deals)] : ['--relearn', String(until.seconds)];
