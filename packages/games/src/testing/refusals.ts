/** Every rule that a game can quote: where it refuses an act, and which act beside it is allowed. */
import { readFileSync } from 'node:fs';
import { type Deal, dealFromSeed, dealLine, gameLine, Verifier } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../index.ts';
import { sentencesOf } from '../pages.ts';
import { type TestTable, table } from './table.ts';

/**
 * A row: the rule, a situation, the act that the rule refuses there, and one that is allowed; at the end the seat that
 * tries the refused act, where it is not the seat whose turn it is.
 */
export type Refused = readonly [rule: string, at: () => TestTable, refused: string, allowed: string, by?: number];

/** A rule that a wrong deal breaks, and the number of players it is for. */
export interface BadDeal {
  readonly rule: string;
  readonly players: number;
  /** The rule that a wrong open card breaks, where it is another one. */
  readonly open?: string;
}

/** Tests a game's rows, and that no rule which its sources quote is left out. */
export function testRefusals(id: string, rows: readonly Refused[], deals: readonly BadDeal[]): void {
  describe('refusals', () => {
    for (const [rule, at, refused, allowed, by] of rows)
      test(`${rule}: not ${refused}${by === undefined ? '' : ` by seat ${by}`}, but ${allowed}`, () => {
        const t = at();
        expect(t.refusal(refused, by)).toBe(rule);
        expect(t.refusal(allowed)).toBeNull();
        expect(t.legal()).toContain(allowed);
        if (by === undefined) expect(t.legal()).not.toContain(refused);
        t.say(allowed);
      });

    for (const { rule, players, open = rule } of deals)
      test(`${rule}: a wrong deal for ${players}`, () => {
        expect(faultOfDeal(id, players, (deal) => deal)).toBeNull();
        for (const spoil of SPOILT) expect(faultOfDeal(id, players, spoil)).toBe(rule);
        expect(faultOfDeal(id, players, ({ hands, ...deal }) => ({ ...deal, hands, open: hands[0][0] }))).toBe(open);
      });

    test('every rule that the sources quote is on a page', () => {
      const sentences = sentencesOf(gameOf(id)!);
      expect(quoted(id).length).toBeGreaterThan(4);
      for (const rule of [...quoted(id), ...mentioned(id)]) expect(sentences.has(rule), rule).toBe(true);
    });

    test('every rule that the sources quote refuses something above', () => {
      const covered = new Set([
        ...rows.map(([rule]) => rule),
        ...deals.flatMap(({ rule, open = rule }) => [rule, open]),
      ]);
      expect([...covered].sort()).toEqual(quoted(id));
    });

    test('acts before the deal and with arguments too many are refused', () => {
      const t = table(id, gameOf(id)!.players[0]);
      expect(t.refusal('pass', 0)).toBe('RECORD-DEAL-1');
      t.dealFrom('any');
      const [act] = t.acts();
      expect(t.refusal(act)).toBeNull();
      expect(t.refusal({ ...act, more: 1 })).toBe('RECORD-ACT-1');
    });
  });
}

const source = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** A game's source and the parts that it imports, and those that they import. */
function sources(id: string): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.set(file, source(file));
    for (const [, part] of seen.get(file)!.matchAll(/from '\.\.\/parts\/([a-z-]+\.ts)'/g)) visit(`parts/${part}`);
    const folder = file.slice(0, file.indexOf('/'));
    for (const [, beside] of seen.get(file)!.matchAll(/from '\.\/([a-z-]+\.ts)'/g)) visit(`${folder}/${beside}`);
  };
  visit(`${id}/rules.ts`);
  return seen;
}

const ruleIds = (texts: Iterable<string>, id: RegExp): string[] =>
  [...new Set([...texts].flatMap((text) => Array.from(text.matchAll(id), ([, rule]) => rule)))].sort();
/** Rule ids that stand in the sources as strings; knobs name the rules that they change, and refuse nothing. */
const quoted = (id: string): string[] =>
  ruleIds(
    [...sources(id)].flatMap(([file, text]) => (file.endsWith('knobs.ts') ? [] : [text])),
    /'([A-Z]+(?:-[A-Z]+)+-\d+)'/g,
  );
/** Rule ids that stand anywhere in the sources, comments included. */
const mentioned = (id: string): string[] => ruleIds(sources(id).values(), /\b([A-Z]+(?:-[A-Z]+)+-\d+)\b/g);

/** Ways to spoil a deal: a card too many here and too few there, a card twice, a hand too few. */
const SPOILT: readonly ((deal: Deal) => Deal)[] = [
  ({ hands: [first, second, ...rest], ...deal }) => ({
    ...deal,
    hands: [first.slice(1), [...second, first[0]], ...rest],
  }),
  ({ hands: [first, second, ...rest], ...deal }) => ({
    ...deal,
    hands: [[second[0], ...first.slice(1)], second, ...rest],
  }),
  ({ hands, ...deal }) => ({ ...deal, hands: hands.slice(1) }),
];

/** The rule that a verifier names for the first deal of a game, spoilt or not. */
function faultOfDeal(id: string, players: number, spoil: (deal: Deal) => Deal): string | null {
  const { rules, state } = table(id, players);
  const verifier = new Verifier(gameOf);
  const names = Array.from({ length: players }, (_, seat) => `seat ${seat}`);
  expect(verifier.line(gameLine(rules, names, null))).toBeNull();
  return verifier.line(dealLine(rules, state, spoil(dealFromSeed(rules, state, 'a deal'))))?.rule ?? null;
}
