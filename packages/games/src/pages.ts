/** The rules pages as files: what players read and what refusals quote. For Node only. */
import { readFileSync } from 'node:fs';
import { type Game, rulesOn } from '@followsuit/engine';

const folder = new URL('../../../rules/', import.meta.url);

/** The text of a rules page. @example readPage('coralon') */
export const readPage = (name: string): string => readFileSync(new URL(`${name}.md`, folder), 'utf8');

/** The sentence of every rule that a game may quote, by id; the rules of the record among them. */
export function sentencesOf(game: Game): Map<string, string> {
  return new Map([...recordRules(), ...game.pages.flatMap((name) => [...rulesOn(readPage(name))])]);
}

/** The rules that hold for every record. */
export const recordRules = (): Map<string, string> =>
  rulesOn(readFileSync(new URL('../docs/record.md', folder), 'utf8'));
