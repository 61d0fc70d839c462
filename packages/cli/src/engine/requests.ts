/** Reads the fields of a request; what is wrong with them is a `EngineProblem`, which becomes the answer. */
import type { Json, Line } from '@followsuit/engine';

export type Request = Readonly<Record<string, Json>>;

export const CODES = [
  'bad-line',
  'bad-request',
  'unknown-command',
  'no-such-setup',
  'no-such-game',
  'bad-setup',
  'bad-deal',
  'bad-record',
  'illegal-act',
  'not-to-act',
  'too-many',
  'not-for-this-game',
  'perfect-information-off',
  'internal',
] as const;
export type ProblemCode = (typeof CODES)[number];

/** Why a request is not answered: a code for programs, a sentence for people, and the rule that is broken, if one is. */
export class EngineProblem extends Error {
  readonly code: ProblemCode;
  readonly rule: string | undefined;

  constructor(code: ProblemCode, text: string, rule?: string) {
    super(text);
    this.code = code;
    this.rule = rule;
  }
}

/** A whole number. `standard` makes the field optional. */
export function wholeIn(request: Request, name: string, low: number, high: number, standard?: number): number {
  const value = request[name] ?? standard;
  if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high) return value as number;
  throw new EngineProblem('bad-request', `"${name}" must be a whole number from ${low} to ${high}.`);
}

/** A text. `standard` makes the field optional. */
export function textIn(request: Request, name: string, standard?: string): string {
  const value = request[name] ?? standard;
  if (typeof value === 'string') return value;
  throw new EngineProblem('bad-request', `"${name}" must be a text.`);
}

/** A seed: a text or a number; undefined if it is missing. */
export function seedIn({ seed }: Request): string | undefined {
  if (seed === undefined || seed === null) return undefined;
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new EngineProblem('bad-request', '"seed" must be a text or a number.');
}

/** An object; `standard` if it is missing. */
export function objectIn(request: Request, name: string, standard: Request): Request {
  const value = request[name] ?? standard;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Request;
  throw new EngineProblem('bad-request', `"${name}" must be an object.`);
}

/** A list of at most so many things. */
export function listIn(request: Request, name: string, most: number): readonly Json[] {
  const value = request[name];
  if (!Array.isArray(value)) throw new EngineProblem('bad-request', `"${name}" must be a list.`);
  if (value.length > most)
    throw new EngineProblem('too-many', `"${name}" may have ${most} entries, not ${value.length}.`);
  return value;
}

/** Lines of a record. */
export function linesIn(request: Request, name: string, most: number): readonly Line[] {
  const lines = listIn(request, name, most);
  if (lines.every((line) => typeof line === 'object' && line !== null && !Array.isArray(line))) return lines as Line[];
  throw new EngineProblem('bad-request', `"${name}" must be a list of objects, as records have them.`);
}
