/** How outside bots are named on a command line: `exec:./mybot`, or `exec:node mybot.mjs`. */
import { basename, extname } from 'node:path';

const PREFIX = 'exec:';

/** Whether a bot is a program of its own. @example isOutside('exec:./mybot') */
export const isOutside = (bot: string): boolean => bot.startsWith(PREFIX);

/** Splits a list at its commas; commas inside quotes belong to a command. @example botList('expert,exec:./a "b,c"') */
export const botList = (text: string): string[] =>
  (text.match(/(?:"[^"]*"|'[^']*'|[^,"']|["'])+/g) ?? [text]).map((each) => each.trim());

/** The words of a bot's command; no shell reads it, but quotes keep words together. @example commandOf('exec:node "my bot.mjs"') */
export function commandOf(bot: string): [program: string, ...args: string[]] {
  const text = bot.slice(PREFIX.length);
  const words = Array.from(text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"']|["'])+/g), ([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
  const [program, ...args] = words;
  if (!isOutside(bot) || program === undefined || program === '')
    throw new RangeError('exec: needs a command, such as exec:./mybot or "exec:node mybot.mjs".');
  return [program, ...args];
}

/** What tables and records call a bot: its file, without folder and extension. @example botNameOf('exec:python3 bots/ana.py') === 'ana' */
export function botNameOf(bot: string): string {
  const words = commandOf(bot);
  const file = basename(words.find((word) => /\.\w+$/.test(word)) ?? words[0]);
  const name = basename(file, extname(file)).replace(/[^\w-]/g, '');
  return name.slice(0, 20) || 'bot';
}
