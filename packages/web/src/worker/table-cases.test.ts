/** Tables of the browser pass the cases of every table. */
import type { ServerMessage } from '@followsuit/protocol';
import { tableCases } from '@followsuit/table/testing';
import { describe, expect, vi } from 'vitest';
import { makeSignals, takeAnswer } from '../client/model.ts';
import { choose } from './bot-moves.ts';
import { loadGames } from './loaded-games.ts';
import { LocalTable } from './local-table.ts';
import { newStoredTable, type StoredTable } from './stored-table.ts';

describe('a table of the browser', () => {
  tableCases(async (game, players, options) => {
    const seats = Array.from({ length: players }, (_, i) =>
      i === 0 ? ({ kind: 'me', name: 'Ana' } as const) : ({ kind: 'bot', bot: 'random', name: `Bot ${i}` } as const),
    );
    const model = makeSignals();
    const answers: ServerMessage[] = [];
    await loadGames([game]);
    const stored = newStoredTable({ game, options, seats }, 't', '7', 0) as StoredTable;
    const table = new LocalTable(stored, {
      now: () => 1_800_000_000_000,
      monotonic: () => 0,
      after: (_ms, work) => {
        setImmediate(work);
        return () => {};
      },
      pace: () => 0,
      choose,
      keep: async () => {},
      tell: (texts) => {
        for (const text of texts) {
          answers.push(JSON.parse(text));
          expect(takeAnswer(model, answers[answers.length - 1])).toBe(true);
        }
      },
    });
    await table.join(0);
    return {
      known: () => ({
        seq: model.seq.value,
        events: model.events.value,
        acts: model.acts.value,
        settle: model.settle.value,
      }),
      act: async (act, more) => {
        const before = answers.length;
        await table.act({ t: 'act', table: 't', seat: 0, ...more, act: act as never });
        return answers.slice(before).find((answer) => 'id' in answer && answer.id === more.id)!;
      },
      say: async (phrase) => {
        table.say({ t: 'say', table: 't', phrase: phrase as never });
        const answer = answers.findLast(({ t }) => t === 'said' || t === 'error');
        return answer?.t === 'error' ? answer.text : null;
      },
      until: (what) => vi.waitFor(() => expect(what()).toBe(true), { timeout: 5000, interval: 1 }),
      record: async () => table.stored.lines,
      takeBack: () => table.takeBack(),
    };
  });
});
