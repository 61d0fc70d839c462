import { isTricks, Random, type State } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { knowledgeOf } from '../knowledge.ts';
import { isSame } from '../testing/enumerate.ts';
import { mixedTables, type Table, visit } from '../testing/replay.ts';
import { Rewind } from './rewind.ts';

/** The acts that are done in secret. */
const SECRET = ['discard', 'choose', 'redo', 'reveal'];

/** The phases of a game in which seats act in secret. */
const secretPhases = ({ rules: { design } }: Table): number[] =>
  [...design.phases.entries()].flatMap(([i, phase]) =>
    !isTricks(phase) && phase.ways.some((way) => SECRET.includes(way.do)) ? [i] : [],
  );

const tables = mixedTables('back').filter((table) => secretPhases(table).length > 0);

it('there are such games', () => {
  expect(new Set(tables.map(({ rules }) => rules.game.id)).size).toBe(11);
});

describe.each(tables)('$name', (table) => {
  it('a hand taken back is as it was when the phase began', () => {
    const { rules } = table;
    const random = new Random('back');
    const phases = secretPhases(table);
    const rewind = new Rewind(rules, knowledgeOf(rules.game).sampling ?? {});
    const then = new Map<number, State>();
    let before: State | null = null;
    visit(rules, table.name, 3, (position) => {
      const s = position.state;
      if (position.before !== before) then.clear();
      before = position.before;
      if (phases.includes(s[PHASE]) && !then.has(s[PHASE])) then.set(s[PHASE], s.slice());
      if (s[PHASE] < 0 || random.below(5) > 0) return;
      for (const [phase, state] of then) {
        const back = s.slice();
        rewind.to(phase, back);
        if (!isSame(back, state)) expect(back).toEqual(state);
      }
    });
  });
});
