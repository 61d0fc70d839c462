/** Opens a table: resumes a saved game or begins a new one; and prints the closing message. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import '@followsuit/games/bots';
import { botOf, warmUp } from '@followsuit/bots';
import {
  type Game,
  type Json,
  type Line,
  type Options,
  optionsIn,
  type Play,
  Rules,
  settingsOf,
} from '@followsuit/engine';
import { loadFile } from '@followsuit/games/game-files';
import type { OpenSession, TerminalIo, TerminalSession } from '@followsuit/present';
import { amber, blue, bold, dim, grey, red } from './colour.ts';
import { nearest, UserError } from './errors.ts';
import { rulesText } from './explanation.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import { print, printWrapped, warn } from './narrator.ts';
import { keptGames, prepareFolder, readSaved, SaveFile, setAside, usualPath } from './save-file.ts';
import { loadPresentation } from './scene.ts';
import { findBot, readBots, readSeat, tableNames } from './seating.ts';
import { sectionText } from './sections.ts';
import { TrickSession } from './session.ts';
import { readChoices, type SetupFlags, setUp } from './setup.ts';
import type { Seating as TrickSeating } from './terminal-table.ts';
import { asArgument, either, hanging, lineWidth, padRight, unbroken, widthOf } from './text.ts';

/** The players, the game and the seed. */
type Seating = Omit<TrickSeating, 'rules' | 'presentation'> & { readonly rules: Play };

/** Receives the lines of a game as they occur; `file` is set once the game has its file. */
interface Saving {
  file: SaveFile | null;
}

/** The options of `play`. */
export interface PlayFlags extends SetupFlags {
  readonly seed?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly save?: string;
  readonly new?: boolean;
}

/** The path of the saved game. */
const pathOf = (game: Game, { save }: PlayFlags): string => (save ? resolve(save) : usualPath(game));

/** Plays a game, new or resumed, until it is over or you leave. */
export async function openTable(game: Game, flags: PlayFlags, newInput: () => Input): Promise<void> {
  const path = pathOf(game, flags);
  // Set up a new game before touching any file, so that a wrong option changes nothing.
  const fresh = newSeating(game, flags);
  const saved = flags.new ? null : readSaved(path, game);
  const seating = saved ? savedSeating(game, path, saved, flags) : fresh;
  prepareFolder(path, flags.save === undefined);
  const input = newInput();
  const saving: Saving = { file: null };
  const session = await openSession(seating, input, saving, path);
  try {
    if (saved) resume(session, saving, path, saved);
    else begin(session, saving, path, seating, flags.seat === undefined);
    warmUpBots(seating);
    leave(await session.play(), path, seating, flags);
  } finally {
    input.close();
  }
}

/** The longest warm-up when a table opens: bots are cold only for their first few moves. */
const WARM_UP = { ms: 150, choices: 60 };

/** Warms up the bots: with a time budget they would otherwise find little in their first moves. */
function warmUpBots({ bots, rules }: Seating): void {
  const thinker = bots.find((bot) => bot?.ms !== undefined);
  if (thinker) warmUp(thinker, rules, WARM_UP);
}

/** The session from the game's folder, or the one for all trick-taking games. */
async function openSession(seating: Seating, input: Input, saving: Saving, path: string): Promise<TerminalSession> {
  const { rules } = seating;
  const { game } = rules;
  const save = (lines: readonly Line[]): void => saving.file?.append(lines);
  const presentation = await loadPresentation(game, rules.options);
  const own = await loadFile<{ default: OpenSession }>(game, 'terminal');
  if (own) return own.default({ ...seating, words: presentation.words }, ioOf(game, input, save, path));
  if (rules instanceof Rules) return new TrickSession({ ...seating, rules, presentation }, input, save);
  throw new UserError(`${game.name} cannot be played in the terminal yet; play it in the browser with npm start.`);
}

/** The terminal's services for a game's session. */
const ioOf = (game: Game, input: Input, save: TerminalIo['save'], path: string): TerminalIo => ({
  ask: (prompt) => input.ask(prompt),
  print,
  printWrapped,
  warn,
  paint: { bold, dim, red, amber, blue, grey },
  layout: { lineWidth, widthOf, padRight, hanging, either, nearest },
  save,
  keptGames: () => keptGames(path),
  hintLines,
  rulesText: (words) => rulesText(game, words),
  sectionText: (heading) => sectionText(game, heading),
});

function newSeating(game: Game, flags: PlayFlags): Seating {
  const rules = setUp(game, flags);
  const seed = flags.seed ?? randomBytes(5).toString('hex');
  const you = readSeat(flags.seat, rules.seats, seed);
  const bots = readBots(flags.bots, rules.seats, you).map((name) => (name === null ? null : findBot(name)));
  return { rules, names: tableNames(rules.seats, you), you, bots, seed };
}

/** The seating of a saved game, which the flags may repeat but not change. */
function savedSeating(game: Game, path: string, [first]: readonly Line[], flags: PlayFlags): Seating {
  const { seats: names, seed, bots, you } = first;
  if (!Array.isArray(names) || !Array.isArray(bots) || typeof seed !== 'string' || !isSeating(names.length, bots, you))
    throw new UserError(`${path} is a record, but not of a game saved by play; name another file with --save.`);
  const options = optionsIn(game, first);
  const rules = game.setUp(names.length, options);
  const kept = { players: names.length, options, seed, you, bots: botWords(bots) };
  for (const [flag, given, before] of asked(game, flags, kept))
    if (given !== before)
      throw new UserError(
        `${path} holds an unfinished game with ${flag} ${before}, not ${given}; leave ${flag} away to go on with it, or add --new to begin another.`,
      );
  const list = bots.map((name: Json) => (name === null ? null : findBot(String(name))));
  return { rules, names: names as string[], you, bots: list, seed };
}

/** Whether one seat is yours and all others have known bots, as `play` writes it. */
const isSeating = (seats: number, bots: readonly Json[], you: Json | undefined): you is number =>
  typeof you === 'number' &&
  bots.length === seats &&
  bots[you] === null &&
  bots.every((name, seat) => seat === you || (typeof name === 'string' && botOf(name) !== undefined));

const botWords = (bots: readonly Json[]): string => bots.filter((name) => name !== null).join(',');

/** The arguments for a saved game, next to the values it was saved with. */
function asked(
  game: Game,
  flags: PlayFlags,
  kept: { players: number; options: Options; seed: string; you: number; bots: string },
): [flag: string, given: Json, kept: Json][] {
  const { players, seed, seat, bots } = flags;
  const found: [string, Json | undefined, Json][] = [
    ['--players', players && Number(players), kept.players],
    ['--seed', seed, kept.seed],
    ['--seat', seat && Number(seat), kept.you],
    ['--bots', bots && botWords(readBots(bots, kept.players, kept.you)), kept.bots],
  ];
  const settings = settingsOf(game, kept.players, kept.options);
  for (const [id, value] of Object.entries(readChoices(game, flags)))
    found.push([
      `${game.options.some((option) => option.id === id) ? '--set' : '--knob'} ${id}`,
      value,
      settings[id] ?? null,
    ]);
  return found.filter((row): row is [string, Json, Json] => row[1] !== undefined);
}

function begin(
  session: TerminalSession,
  saving: Saving,
  path: string,
  { names, you, rules }: Seating,
  drawn: boolean,
): void {
  if (existsSync(path)) printWrapped(`The game saved before is kept as ${setAside(path)}.`);
  saving.file = SaveFile.create(path, [session.table.firstLine()]);
  const others = names.filter((_, seat) => seat !== you).join(', ');
  const table = others === '' ? '' : ` with ${others}`;
  printWrapped(
    `A new game of ${rules.game.name}${table}. Type ? for help, quit to leave; the game is saved as you play.`,
  );
  if (drawn && names.length > 1)
    printWrapped(`Seats were drawn: ${you === 0 ? 'you deal' : `${names[0]} deals`} first.`);
}

function resume({ table }: TerminalSession, saving: Saving, path: string, lines: readonly Line[]): void {
  table.replay(lines);
  saving.file = SaveFile.resume(path);
  printWrapped(`Going on with the game saved in ${path}. (--new begins another and keeps this one.)`);
}

function leave(over: boolean, path: string, { seed, rules }: Seating, flags: PlayFlags): void {
  const again = `followsuit play ${rules.game.id}${flags.save ? ` --save ${asArgument(flags.save)}` : ''}`;
  if (over) printWrapped(`The record is kept in ${setAside(path)}.`);
  else printWrapped(`The game is saved in ${path}; ${unbroken(again)} goes on with it.`);
  const brings = rules instanceof Rules ? 'deals the same cards' : 'begins the same game';
  printWrapped(dim(`Seed ${seed}: --seed ${seed} ${brings} again.`));
}
