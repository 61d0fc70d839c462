/** Tables of the server pass the cases of every table. */
import { tableCases } from '@followsuit/table/testing';
import { describe } from 'vitest';
import { tableFor } from './testing/play.ts';
import { start } from './testing/start.ts';

describe('a table of the server', () => {
  tableCases(async (game, players, options, patient) => {
    const { guest, server } = await start({ botPause: patient ? 300 : 0 });
    const ana = await guest('Ana');
    const table = await tableFor([ana], game, players, { options, bot: patient ? 'simple' : 'random' });
    const known = () => ana.tables.get(table)!;
    return {
      known,
      act: async (act, more) => ana.act(table, act, more),
      say: async (phrase) => {
        const before = ana.answers.length;
        ana.send({ t: 'say', table, phrase });
        const answer = await ana.until(() =>
          ana.answers.slice(before).find(({ t, code }) => t === 'said' || code === 'forbidden'),
        );
        return answer.t === 'error' ? answer.text : null;
      },
      until: async (what) => void (await ana.until(what)),
      record: async () => (await server.context.store.table(table))!.lines.map(({ body }) => JSON.parse(body)),
    };
  });
});
