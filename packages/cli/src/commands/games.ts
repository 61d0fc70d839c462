/** `followsuit games`: lists the games with their player counts and options. */
import {
  filled,
  type Game,
  type Json,
  knobsOf,
  type Option,
  optionsOn,
  type Preset,
  type Range,
  usualPlayers,
  withoutMarkdown,
} from '@followsuit/engine';
import { games } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { readPage } from '@followsuit/games/pages';
import { knobText, type VariantWords } from '@followsuit/present';
import type { Command } from 'commander';
import { bold } from '../colour.ts';
import { findGame } from '../setup.ts';
import { either, hanging } from '../text.ts';

export function define(command: Command): void {
  command
    .option('--json', 'print the list as JSON')
    .action(async (id: string | undefined, flags: { json?: boolean }) => {
      const listed = id === undefined ? games : [findGame(id)];
      const knobs = await Promise.all(listed.map((game) => (id === undefined ? '' : knobsInWords(game))));
      const text = flags.json
        ? JSON.stringify(listed.map(asData), null, 2)
        : listed.map((game, i) => inWords(game) + knobs[i]).join('\n\n');
      process.stdout.write(`${text}\n`);
    });
}

/** The knobs of a game: what `--knob` changes, with the sentence of the rulebook's value. */
async function knobsInWords(game: Game): Promise<string> {
  const knobs = knobsOf(game);
  if (knobs.length === 0) return '';
  const words = (await loadFile<VariantWords>(game, 'knob-words.en'))?.knobs ?? {};
  const players = usualPlayers(game);
  const indent = Math.max(...knobs.map(({ id }) => id.length)) + 4;
  const lines = knobs.flatMap(({ id, values, standard, rule }) => {
    const value = standard(players, filled(game, players));
    const sentence = words[id] ? knobText(words[id], value) : '';
    return [
      `  ${bold(id)}`.padEnd(indent + bold(id).length - id.length) +
        `${valueList(values)}; rulebook ${value} (${rule})`,
      ...hanging(' '.repeat(indent), sentence),
    ];
  });
  return ['', `  Knobs, to change rules with --knob (values with ${players} players):`, ...lines].join('\n');
}

/** The rules page's one-line description of each option, by id. */
const explained = (game: Game): Map<string, string> =>
  new Map(
    optionsOn(readPage(game.pages[0])).map(({ id, text }) => [id, text.replace(': table below', ' (see its rules)')]),
  );

function asData(game: Game): Json {
  const texts = explained(game);
  return {
    id: game.id,
    name: game.name,
    players: game.players,
    usualPlayers: usualPlayers(game),
    presets: (game.presets ?? []).map((preset) => ({ ...preset })),
    options: game.options.map((option) => ({
      id: option.id,
      ...('low' in option.values ? { range: { ...option.values } } : { values: option.values }),
      default: standardOf(game, option),
      text: texts.get(option.id) ?? '',
    })),
    knobs: knobsOf(game).map(({ id, values, standard, rule }) => ({
      id,
      ...('low' in values ? { range: { ...values } } : { values }),
      default: standardOf(game, { standard: (players) => standard(players, filled(game, players)) }),
      rule,
    })),
  };
}

/** The default; if it depends on the number of players, one for each. */
function standardOf({ players }: Game, { standard }: Pick<Option, 'standard'>): Json {
  const all = players.map(standard);
  return all.every((value) => value === all[0]) ? all[0] : Object.fromEntries(players.map((n, i) => [n, all[i]]));
}

function inWords(game: Game): string {
  const texts = explained(game);
  const indent = Math.max(...game.options.map(({ id }) => id.length)) + 4;
  const options = game.options.flatMap((option) => [
    `  ${bold(option.id)}`.padEnd(indent + bold(option.id).length - option.id.length) + valuesOf(game, option),
    ...hanging(' '.repeat(indent), texts.get(option.id) ?? ''),
  ]);
  const usual = game.players.length > 1 ? `, usually ${usualPlayers(game)}` : '';
  const title = `${bold(game.name)} (${game.id}), ${playersWords(game)}${usual}`;
  const presets = hanging('  ', `Presets: ${(game.presets ?? []).map(presetWords).join('; ')}.`, 2);
  return [title, ...hanging('  ', pitch(game)), ...options, ...(game.presets ? presets : [])].join('\n');
}

/** The typed form: "short --set target=20". */
const presetWords = ({ id, players, options }: Preset): string =>
  [
    id,
    ...(players === undefined ? [] : [`--players ${players}`]),
    ...Object.entries(options).map(([option, value]) => `--set ${option}=${value}`),
  ].join(' ');

/** "3, 4 or 5 players". */
export const playersWords = ({ players }: Game): string =>
  `${either(players)} player${players.length === 1 && players[0] === 1 ? '' : 's'}`;

/** "off, zero or zero-and-less; default off". */
function valuesOf({ players }: Game, { values, standard }: Option): string {
  const all = players.map(standard);
  const same = all.every((value) => value === all[0]);
  return `${valueList(values)}; default ${same ? all[0] : players.map((n, i) => `${all[i]} with ${n}`).join(', ')}`;
}

/** "off, zero or zero-and-less", "5 to 200". */
const valueList = (values: Option['values']): string =>
  'low' in values ? rangeWords(values) : either(values.map(String));

/** "5 to 200", or "0, or 10 to 999". */
const rangeWords = ({ low, high, or }: Range): string => `${or === undefined ? '' : `${or}, or `}${low} to ${high}`;

/** The first sentence or two of the page's "In short"; if there is none, of the text under the title. */
export const pitch = ({ pages }: Game): string => pitchOn(readPage(pages[0]));

export function pitchOn(page: string): string {
  const [top, ...sections] = page.split(/^## /m);
  const short = sections.find((section) => section.startsWith('In short')) ?? top;
  const text = withoutMarkdown(short.replace(/^(In short|# .*)\s+/, '').replace(/\s+/g, ' '));
  const sentences = text.match(/[^.!?]+[.!?]+(?= |$)/g) ?? [text];
  return sentences.slice(0, 2).join('').trim();
}
