/** The `followsuit` command: finds the subcommand, and reports user errors in one sentence. */
import { Command, CommanderError } from 'commander';
import { withoutColour } from './colour.ts';
import { addCommands, commandNames } from './commands.ts';
import { didYouMean, UserError } from './errors.ts';
import { version } from './version.ts';

/** Runs the command with its arguments; resolves to the exit code. */
export async function main(argv: string[]): Promise<number> {
  const words = argv.filter((word) => !word.startsWith('-'));
  const name = words[0] === 'help' ? words[1] : words[0];
  try {
    const program = newProgram();
    if (name !== undefined && !commandNames.includes(name)) throw new UserError(unknownCommand(name));
    await addCommands(program, name);
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

function unknownCommand(name: string): string {
  const known = commandNames.join(', ');
  return `There is no command "${name}".${didYouMean(name, commandNames) || ` The commands are ${known}.`}`;
}

/** Reports an error in a sentence, and returns the exit code. */
function ended(error: unknown, name = ''): number {
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  if (error instanceof CommanderError) return refused(inOneSentence(error.message, name));
  if (error instanceof UserError) return refused(error.message);
  // A bug. FOLLOWSUIT_DEBUG prints the stack trace; by default it is hidden.
  if (process.env.FOLLOWSUIT_DEBUG) throw error;
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Followsuit has made a mistake of its own (${what}); please report it with what you typed.\n`);
  return 70;
}

function refused(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

/** Turns commander's "error: unknown option '--sed'" into a sentence that says where to look. */
function inOneSentence(message: string, name: string): string {
  const text = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const help = `followsuit ${name} --help`.replace(/ +/g, ' ');
  return `${text[0].toUpperCase()}${text.slice(1)}; ${help} says how it is used.`;
}
