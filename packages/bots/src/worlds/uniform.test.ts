import { Random, type Rules, type State, SUITS, viewOf } from '@followsuit/engine';
import { LACKS, OPEN, PHASE, PUT, VOID } from '@followsuit/engine/state';
import { littleHearts } from '@followsuit/games/examples';
import { describe, expect, it } from 'vitest';
import { random as anyMove, type Bot } from '../bot.ts';
import type { Policy } from '../policy/policy.ts';
import { simple } from '../simple/index.ts';
import { allWorlds, hiddenPlaces, layouts, nameOf, surprise } from '../testing/enumerate.ts';
import { mixedTables, type Position, type Table, visit } from '../testing/replay.ts';
import { Worlds } from './index.ts';
import { stockTaker } from './unseen-cards.ts';

/** Layouts of a position that are looked through at most; positions of a table; draws for each world. */
const LAYOUTS = 400;
const POSITIONS = 2;
const DRAWS = 40;

const even: Policy = { weigh: (_s, _seat, _moves, n, out) => void out.fill(1 / n, 0, n) };

interface Case {
  readonly position: Position;
  readonly seat: number;
}

/** Hands that last: where players know no measure, those of Bishop and Baronet end after a few tricks. */
const playerOf = ({ rules: { game } }: Table): Bot => (/bishop|baronet/.test(game.id) ? simple : anyMove);

/** A few positions with many worlds, but not too many to find them all. */
function smallPositions(table: Table): Case[] {
  const { rules, name } = table;
  const random = new Random(name);
  const found: Case[] = [];
  const look = ({ before, acts, state }: Position): void => {
    const seat = random.below(rules.seats);
    const n = layouts(rules, state, seat);
    if (state[PHASE] < 0 || n < 6 || n > LAYOUTS) return;
    const position = { before, acts: [...acts], state: state.slice() };
    if (found.length < POSITIONS) found.push({ position, seat });
    else if (random.below(2) === 0) found[random.below(POSITIONS)] = { position, seat };
  };
  visit(rules, name, 8, look, playerOf(table));
  return found;
}

/** What has a part in what is known. */
function kindsOf({ seats, at }: Rules, s: State, viewer: number): string[] {
  const kinds: string[] = [];
  const others = [...Array(seats).keys()].filter((seat) => seat !== viewer);
  if (others.some((seat) => s[VOID + seat] !== 0)) kinds.push('void');
  if (s.subarray(LACKS, LACKS + seats * SUITS).some((ranks) => ranks !== 0)) kinds.push('lacks');
  if (others.some((seat) => s[PUT + seat] > 0)) kinds.push('away');
  if (s[OPEN] >= 0) kinds.push(stockTaker(s, at) >= 0 ? 'taken' : 'open');
  return kinds;
}

const kinds = new Map<string, number>();
const tables = mixedTables('uniform').filter(({ rules }, i) => i % 3 === 0 || rules.game === littleHearts);

describe.each(tables)('$name', (table) => {
  const { rules } = table;
  it('every world of a small position comes up, each as often as any other', () => {
    const random = new Random('uniform');
    const world = rules.start();
    for (const { position, seat } of smallPositions(table)) {
      const possible = [...allWorlds(rules, position, seat)];
      const places = hiddenPlaces(rules, position.state, seat);
      expect(possible.length).toBeGreaterThan(0);
      for (const kind of kindsOf(rules, position.state, seat)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      // A policy that has no preference must leave everything as even as it is.
      for (const worlds of [new Worlds(rules), new Worlds(rules, even)]) {
        worlds.look(viewOf(rules, position.state, seat));
        const drawn = new Map(possible.map((name) => [name, 0]));
        for (let i = 0; i < DRAWS * possible.length; i++) {
          worlds.draw(random, world);
          const name = nameOf(world, places);
          drawn.set(name, (drawn.get(name) ?? 0) + 1);
        }
        expect(drawn.size).toBe(possible.length);
        if (possible.length > 1) expect(surprise([...drawn.values()], () => DRAWS)).toBeLessThan(4.5);
      }
    }
  });
});

it('the positions looked at have voids, single cards that a seat lacks, cards put away, and cards on the table', () => {
  expect(Object.fromEntries(kinds)).toEqual(
    Object.fromEntries(['void', 'lacks', 'away', 'open', 'taken'].map((kind) => [kind, expect.any(Number)])),
  );
});
