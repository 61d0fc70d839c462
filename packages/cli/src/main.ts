/** The `followsuit` command: finds the subcommand, and turns whatever the user has to put right into one sentence. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { withoutColour } from './colour.ts';
import { didYouMean, UserError } from './errors.ts';

interface CommandModule {
  register(program: Command): void;
}

/** Each subcommand is loaded only when it is asked for, so that the light ones start at once. */
const COMMANDS: Readonly<Record<string, () => Promise<CommandModule>>> = {
  start: () => import('./commands/start.ts'),
  play: () => import('./commands/play.ts'),
  games: () => import('./commands/games.ts'),
  rules: () => import('./commands/rules.ts'),
  simulate: () => import('./commands/simulate.ts'),
  tournament: () => import('./commands/tournament.ts'),
  train: () => import('./commands/train.ts'),
  verify: () => import('./commands/verify.ts'),
  serve: () => import('./commands/serve.ts'),
  export: () => import('./commands/export.ts'),
  import: () => import('./commands/import.ts'),
  solve: () => import('./commands/solve.ts'),
  bench: () => import('./commands/bench.ts'),
  poker: () => import('./commands/poker.ts'),
};

/** Runs the command with its arguments; resolves to the exit code. */
export async function main(argv: string[]): Promise<number> {
  const words = argv.filter((word) => !word.startsWith('-'));
  const name = words[0] === 'help' ? words[1] : words[0];
  try {
    const program = newProgram();
    if (name !== undefined && !Object.hasOwn(COMMANDS, name)) throw new UserError(unknownCommand(name));
    const loaders = name === undefined ? Object.values(COMMANDS) : [COMMANDS[name]];
    for (const { register } of await Promise.all(loaders.map((load) => load()))) register(program);
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    return ended(error, name);
  }
}

function newProgram(): Command {
  const program = new Command('followsuit')
    .description('Trick-taking card games in the terminal: play them, read their rules, simulate and verify them.')
    .version(version(), '-V, --version', 'print the version')
    .option('--no-color', 'print without colours')
    .exitOverride()
    .configureOutput({ writeErr: () => {}, outputError: () => {} });
  return program.hook('preAction', () => {
    if (program.opts().color === false) withoutColour();
  });
}

function version(): string {
  const { version: found } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return found;
}

function unknownCommand(name: string): string {
  const names = Object.keys(COMMANDS);
  return `There is no command "${name}".${didYouMean(name, names) || ` The commands are ${names.join(', ')}.`}`;
}

/** Tells what was thrown in a sentence, and returns the exit code. */
function ended(error: unknown, name = ''): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError) return refused(inOneSentence(error.message, name));
  if (error instanceof UserError) return refused(error.message);
  // A mistake of ours. Whoever looks for it sets FOLLOWSUIT_DEBUG; everybody else is spared the trace.
  if (process.env.FOLLOWSUIT_DEBUG) throw error;
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Followsuit has made a mistake of its own (${what}); please report it with what you typed.\n`);
  return 70;
}

function refused(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

/** Commander's "error: unknown option '--sed'" as a sentence that says where to look. */
function inOneSentence(message: string, name: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const help = `followsuit ${name} --help`.replace(/ +/g, ' ');
  return `${text[0].toUpperCase()}${text.slice(1)}; ${help} says how it is used.`;
}
