import { expect, it } from 'vitest';
import { TableElsewhere } from '../store/write-errors.ts';
import { TableMoved } from '../tables/table-place.ts';
import { HandTime } from '../testing/time.ts';
import type { NodeLink } from './node-link.ts';
import { RemoteMember, type RemoteServices } from './remote-member.ts';

it('what comes for a table that is not here is answered after the member has been told: nobody asks again and again', async () => {
  const said: string[] = [];
  const time = new HandTime();
  const link = { drop: (_: number, t: string) => said.push(t) } as unknown as NodeLink;
  const tables = { get: () => Promise.reject(new TableElsewhere()) };
  const services = { tables, context: { time } } as unknown as RemoteServices;
  const join = { t: 'join', member: 1, table: 't', person: null, network: '', have: 0, gives: false } as const;
  const member = new RemoteMember(link, join, services);
  const answer = member.handle({ t: 'act', table: 't', seat: 0, seen: 0, act: { do: 'pass' }, id: 'x' });
  const answered = answer.catch((error) => said.push(error instanceof TableMoved ? 'elsewhere' : String(error)));
  await new Promise((resolve) => setImmediate(resolve));
  await time.pass(100);
  expect(said).toEqual([]);
  await time.pass(1000);
  await answered;
  expect(said).toEqual(['moved', 'elsewhere']);
});
