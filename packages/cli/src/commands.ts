/** The subcommands: their descriptions for the help, and their modules. */
import type { Command } from 'commander';

interface CommandModule {
  /** Adds options and an action to a command. */
  define(command: Command): void;
}

interface Entry {
  readonly description: string;
  /** The argument as the help writes it, and its description; omitted if there is none. */
  readonly argument?: readonly [string, string];
  /** Loads the module. Only the command that runs is loaded, so that help and the light commands start at once. */
  readonly load: () => Promise<CommandModule>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  start: {
    description: 'ask which game to play, and play it',
    load: () => import('./commands/start.ts'),
  },
  play: {
    description: 'play a game against bots (a solitaire alone), or go on with a saved one',
    argument: ['<game>', 'a game, as `followsuit games` lists it'],
    load: () => import('./commands/play.ts'),
  },
  games: {
    description:
      'list the games, their player counts and their options; of one game also the rules that can be changed',
    argument: ['[game]', 'one game'],
    load: () => import('./commands/games.ts'),
  },
  rules: {
    description: "show a game's rules page",
    argument: ['<game>', 'a game, as `followsuit games` lists it, or a page that games share, such as vines'],
    load: () => import('./commands/rules.ts'),
  },
  simulate: {
    description: 'play games between bots',
    argument: ['<game>', 'which game'],
    load: () => import('./commands/simulate.ts'),
  },
  tournament: {
    description: 'measure how strong bots are',
    argument: ['<game>', 'which game of tricks'],
    load: () => import('./commands/tournament.ts'),
  },
  arena: {
    description: 'measure an agent on the fixed boards of ten games',
    load: () => import('./commands/arena.ts'),
  },
  lab: {
    description: 'say what a changed rule does: the same deals under two rules, with intervals',
    argument: ['<game>', 'which game of tricks'],
    load: () => import('./commands/lab.ts'),
  },
  train: {
    description: 'teach the bots a game, with all its numbers of players; --players and --set choose only the check',
    argument: ['<game>', 'which game of tricks'],
    load: () => import('./commands/train.ts'),
  },
  verify: {
    description: 'check records: every deal, act and result (- reads standard input)',
    argument: ['<file...>', 'record files'],
    load: () => import('./commands/verify.ts'),
  },
  review: {
    description: 'review a finished game: what was luck, what was a mistake, and why (- reads standard input)',
    argument: ['<file>', 'a record: downloaded under Replays in the browser, or written by simulate --records'],
    load: () => import('./commands/review.ts'),
  },
  puzzles: {
    description: 'find puzzles in the first hands of records: one act is clearly best (- reads standard input)',
    argument: ['<file...>', 'record files'],
    load: () => import('./commands/puzzles.ts'),
  },
  serve: {
    description: 'run the server: tables for people and bots in the browser, kept in a database',
    load: () => import('./commands/serve.ts'),
  },
  worker: {
    description: 'think for the bots of servers that share a Redis, on this or another machine',
    load: () => import('./commands/worker.ts'),
  },
  admin: {
    description:
      'keep order on a server: bans, tables, announcements, passwords, reports; followsuit admin --help lists them',
    load: () => import('./commands/admin.ts'),
  },
  export: {
    description: 'write all records of the server to standard output',
    load: () => import('./commands/export.ts'),
  },
  import: {
    description: 'take the games of record files into the server (- reads standard input)',
    argument: ['<file...>', 'record files'],
    load: () => import('./commands/import.ts'),
  },
  move: {
    description: "move a server's data folder to an empty PostgreSQL database; the folder stays as it is",
    load: () => import('./commands/move.ts'),
  },
  engine: {
    description: 'games for other programs, as JSON lines over standard input and output',
    load: () => import('./commands/engine.ts'),
  },
  mcp: {
    description: 'let an assistant play: a Model Context Protocol server over standard input and output',
    load: () => import('./commands/mcp.ts'),
  },
  solve: {
    description: "count the tricks of the leader's side in bridge deals with all cards open, a line for each deal",
    load: () => import('./commands/solve.ts'),
  },
  bench: {
    description: 'measure card play against a bare loop, in one thread',
    load: () => import('./commands/bench.ts'),
  },
  poker: {
    description: 'say which five-card hand of the Vines deck wins',
    argument: ['<hand...>', 'hands such as "Al Kl Bl Fl Tl", each in quotes'],
    load: () => import('./commands/poker.ts'),
  },
};

/** The names of all subcommands, in the order of the help. */
export const commandNames: readonly string[] = Object.keys(COMMANDS);

/** Adds all subcommands to the program, with their descriptions only; the one called `name` is loaded fully. */
export async function addCommands(program: Command, name: string | undefined): Promise<void> {
  for (const [each, { description, argument, load }] of Object.entries(COMMANDS)) {
    const command = program.command(each).description(description);
    if (argument) command.argument(...argument);
    if (each === name) (await load()).define(command);
  }
}
