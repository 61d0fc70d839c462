/** Whole games of Stepping Stones (piecepack) as records: playing one from a seed, and verifying the lines of one. */
import { allows, type Json, type Line, type Options, Random, type State } from '@followsuit/engine';
import { ID, OPTIONS } from './options.ts';
import { PiecepackRules } from './rules.ts';
import { PART, TURN } from './state.ts';

/** Chooses a move for the player, who is to act. */
export type Player = (rules: PiecepackRules, s: State, random: Random) => number;

/** The setup or roll line that a game's seed gives next. */
export function chanceFromSeed(rules: PiecepackRules, s: State, seed: string): Line {
  const name = rules.due(s) === 'setup' ? 'setup' : `roll/${s[TURN]}/${s[PART]}`;
  return rules.draw(s, new Random(`${seed}/${name}`));
}

/** The first line of a record. */
export function firstLine({ options, sides }: PiecepackRules, name: string, seed: string | null): Line {
  return { ev: 'game', format: 1, game: ID, options, seats: [name], sides, seed };
}

/** Plays a whole game from a seed and returns the lines of its record. The player must come to an end. */
export function playGame(rules: PiecepackRules, seed: string, player: Player, name = 'Ana'): Line[] {
  const lines = [firstLine(rules, name, seed)];
  const random = new Random(`${seed}/player`);
  const s = rules.start();
  for (;;) {
    const result = rules.over(s);
    if (result !== null) return [...lines, { ev: 'over', ...result }];
    if (rules.due(s) !== null) {
      const line = chanceFromSeed(rules, s, seed);
      rules.take(s, line);
      lines.push(line);
    } else {
      const move = player(rules, s, random);
      lines.push({ ev: 'act', seat: 0, ...rules.act(s, move) });
      rules.apply(s, 0, move);
    }
  }
}

/** What is wrong with a record: which line (from 0), the rule it breaks, and what there should have been. */
export interface WrongLine {
  readonly line: number;
  readonly rule: string;
  readonly detail?: string;
}

/** Verifies the lines of one game, which may stop before its end; null if all is well. */
export function verifyLines(lines: readonly Line[]): WrongLine | null {
  const fault = lines.length === 0 ? 'There is no line.' : faultInFirst(lines[0]);
  if (fault !== null) return { line: 0, rule: 'RECORD-GAME-1', detail: fault };
  const rules = new PiecepackRules(lines[0].options as Options);
  const s = rules.start();
  for (let i = 1; i < lines.length; i++) {
    const wrong = follow(rules, s, lines[i]);
    if (wrong !== null) return { line: i, ...wrong };
    const result = rules.over(s);
    if (result === null) continue;
    const over = faultInOver({ ev: 'over', ...result }, lines[i + 1]);
    if (over !== null) return { line: i + 1, rule: 'RECORD-OVER-1', detail: over };
    return lines.length === i + 2 ? null : { line: i + 2, rule: 'RECORD-OVER-2' };
  }
  return null;
}

/** Does what a line says, or says which rule it breaks. */
function follow(rules: PiecepackRules, s: State, line: Line): { rule: string; detail?: string } | null {
  if (line.ev === 'setup' || line.ev === 'roll') {
    const rule = rules.refuseChance(s, line);
    if (rule === null) rules.take(s, line);
    return rule === null ? null : { rule };
  }
  if (line.ev === 'over') return { rule: 'RECORD-OVER-1', detail: 'No over line belongs here.' };
  if (line.ev !== 'act') return { rule: 'RECORD-LINE-1' };
  if (line.seat !== 0) return { rule: 'RECORD-ACT-1', detail: 'seat must be 0.' };
  if (line.at !== undefined && typeof line.at !== 'string')
    return { rule: 'RECORD-ACT-1', detail: 'at must be a time.' };
  if (line.ms !== undefined && !(typeof line.ms === 'number' && line.ms >= 0))
    return { rule: 'RECORD-ACT-1', detail: 'ms must be a number.' };
  const added = ['at', 'ms'].filter((name) => line[name] !== undefined).length;
  const found = rules.read(s, 0, line, 2 + added);
  if ('rule' in found) return found;
  rules.apply(s, 0, found.move);
  return null;
}

function faultInFirst({ ev, format, game, options, seats, sides, seed }: Line): string | null {
  if (ev !== 'game' || format !== 1) return 'The first line must be a game line of format 1.';
  if (game !== ID) return `The game must be "${ID}".`;
  if (!Array.isArray(seats) || seats.length !== 1 || typeof seats[0] !== 'string') return 'seats must be one name.';
  if (JSON.stringify(sides) !== '[[0]]') return 'sides must be [[0]].';
  if (typeof seed !== 'string' && seed !== null) return 'seed must be a text or null.';
  return faultInOptions(options);
}

/** What is wrong with the options of a record, which must all be there. */
function faultInOptions(options: Json | undefined): string | null {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return 'options must be an object.';
  const given = options as Options;
  const wrong = OPTIONS.find((option) => given[option.id] === undefined || !allows(option, given[option.id]));
  if (wrong) return `The option ${wrong.id} is missing or has a value that is not allowed.`;
  const unknown = Object.keys(given).find((id) => !OPTIONS.some((option) => option.id === id));
  return unknown === undefined ? null : `There is no option ${unknown}.`;
}

function faultInOver(expected: Line, line: Line | undefined): string | null {
  if (line === undefined || line.ev !== 'over') return 'The over line is missing.';
  const wrong = Object.keys(expected).find((name) => JSON.stringify(line[name]) !== JSON.stringify(expected[name]));
  return wrong === undefined ? null : `${wrong} must be ${JSON.stringify(expected[wrong])}.`;
}
