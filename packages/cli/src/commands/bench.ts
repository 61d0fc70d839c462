/** `followsuit bench`: how fast the games run. */
import { type Bench, bench } from '@followsuit/lab';
import type { Command } from 'commander';
import { exactPercent } from '../contest.ts';
import { ProgressBar } from '../progress.ts';
import { columns } from '../text.ts';

export function define(command: Command): void {
  command.option('--json', 'the figures as JSON').action(async ({ json }: { json?: boolean }) => {
    const progress = new ProgressBar();
    const result = await bench((share) => progress.show(share, 'measuring'));
    progress.clear();
    process.stdout.write(`${json ? JSON.stringify(result) : inWords(result)}\n`);
  });
}

function inWords({ bare, games, others, solver }: Bench): string {
  const rows = games.map(({ game, players, plays, ratio, hands, bytes, search, spread }) => [
    game,
    `${players} players`,
    Math.round(plays).toLocaleString('en'),
    ratio.toFixed(2),
    exactPercent(spread.ratio),
    Math.round(hands).toLocaleString('en'),
    exactPercent(spread.hands),
    bytes.toFixed(3),
    search.toFixed(2),
    exactPercent(spread.search),
  ]);
  return [
    ...columns([
      ['game', '', 'card plays/s', 'of bare loop', '±', 'hands/s', '±', 'bytes/play', 'in search', '±'],
      ['bare loop', '4 players', Math.round(bare).toLocaleString('en'), '1.00', '', '', '', '', '', ''],
      ...rows,
    ]),
    '',
    'All by CPU time, in rounds in which everything takes its turn, after some that are not counted. Each figure is the',
    'median of its rounds; ± is how far apart the middle half of them lies. Card plays: random play of the tricks from a',
    'copied state at the first lead, scoring included. Hands: whole hands at random, with deal and auction. In search:',
    'card plays a second in simulations with random playouts, as a share of those without.',
    '',
    ...others.flatMap(({ game, acts, ratio, bytes }) => [
      `${game} has no cards: ${Math.round(acts).toLocaleString('en')} acts a second at random, chance included`,
      `(${ratio.toFixed(3)} of the bare loop's card plays), ${bytes.toFixed(1)} bytes an act.`,
      '',
    ]),
    ...columns([
      ['solver, bridge deals', '', 'ms a deal', '±', "in the bare loop's card plays"],
      ...solver.map(({ cards, trump, ms, spread, plays }) => [
        `${cards} cards a hand`,
        trump ? 'trump' : 'no trump',
        ms.toFixed(2),
        exactPercent(spread),
        Math.round(plays).toLocaleString('en'),
      ]),
    ]),
  ].join('\n');
}
