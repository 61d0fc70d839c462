/** The rules pages as files: what players read and what refusals quote. For Node only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Game, rulesOn, sectionOn } from '@followsuit/engine';
import { listedExamples } from './examples/index.ts';

/** Whether the pages lie beside this file: among the sources and in a packed package they do, in a checkout's build they do not. */
const isBeside = existsSync(new URL('vines/rules.md', import.meta.url));
const folder = isBeside ? new URL('./', import.meta.url) : new URL('../src/', import.meta.url);
/** Only a packed package has this file here. */
const packedRecordPage = new URL('record.md', import.meta.url);
const recordPage = existsSync(packedRecordPage)
  ? packedRecordPage
  : new URL('../../../docs/record.md', import.meta.url);

/** The text of a rules page. @example readPage('coralon') */
export function readPage(name: string): string {
  const own = new URL(`${name}/rules.md`, folder);
  return readFileSync(existsSync(own) ? own : new URL(`examples/${name}/rules.md`, folder), 'utf8');
}

/** The names of all rules pages: those of the games, and those that several games share. */
export const pageNames = (): string[] => [
  ...readdirSync(folder).filter((name) => existsSync(new URL(`${name}/rules.md`, folder))),
  ...listedExamples.flatMap(({ pages }) => pages),
];

/** The title of a rules page. @example titleOf('vines') // 'The Vines games: deck and common rules' */
export const titleOf = (name: string): string => /^# (.+)$/m.exec(readPage(name))?.[1] ?? name;

/** A section of a rules page. */
export interface Section {
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** A section on each of the game's pages that has it, its own page first. @example sectionsOf(coralon, 'Advice')[1].page // 'vines' */
export const sectionsOf = ({ pages }: Pick<Game, 'pages'>, heading: string): Section[] =>
  pages.flatMap((page) => {
    const text = sectionOn(readPage(page), heading);
    return text === '' ? [] : [{ page, heading, text }];
  });

/** The sentence of every rule that a game may quote, by id, including the rules of records. */
export function sentencesOf(game: Game): Map<string, string> {
  return new Map([...recordRules(), ...game.pages.flatMap((name) => [...rulesOn(readPage(name))])]);
}

/** The rules that hold for every record. */
export const recordRules = (): Map<string, string> => rulesOn(readFileSync(recordPage, 'utf8'));
