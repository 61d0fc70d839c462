/** A table on the server: not there, before its game, in it, after it. */
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { http } from '../client/http.ts';
import { openRemoteTable } from '../client/remote.ts';
import type { TableClient } from '../client/types.ts';
import { Frame } from '../pages/frame.tsx';
import { Company } from '../people/company.tsx';
import { WaitingRoom } from '../people/waiting-room.tsx';
import { go } from '../router.ts';
import { words } from '../text/text.ts';
import { Table } from './table.tsx';

const said = words.people;

export default function RemoteTable({ id }: PageProps) {
  const client = useMemo(() => openRemoteTable(id), [id]);
  useEffect(() => () => client.close(), [client]);
  const { link, info } = client.model;
  const table = info.value;
  if (link.value === 'gone') return <NoTable client={client} />;
  if (!table) return <Looking away={link.value === 'away'} />;
  if (table.stage === 'waiting') return <WaitingRoom client={client} info={table} />;
  const again = async (): Promise<void> => {
    try {
      go(`/t/${(await http.rematch(id)).table.id}`);
    } catch {
      go('/'); // those who did not play here find another table at home
    }
  };
  return (
    <Table client={client} again={again} replay={`/replay/t/${id}`}>
      <Company client={client} info={table} />
    </Table>
  );
}

function NoTable({ client }: { readonly client: TableClient }) {
  const trouble = client.model.trouble.value;
  const unknown = !trouble || trouble.code === 'unknown-table';
  return (
    <Frame title={said.noTable}>
      <h1>{unknown ? said.noTable : trouble.text}</h1>
      {unknown && <p>{said.noTableMore}</p>}
      <a class="button button-main" href="/">
        {said.home}
      </a>
    </Frame>
  );
}

const Looking = ({ away }: { readonly away: boolean }) => (
  <Frame title={said.looking}>
    <p role="status">{away ? said.lookingAway : said.looking}</p>
  </Frame>
);
