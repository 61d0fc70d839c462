/** A table on the server: missing, before its game, during it, after it. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { http } from '../client/http.ts';
import { sentence } from '../client/me.ts';
import { updateApp } from '../client/offline.ts';
import { openRemoteTable } from '../client/remote.ts';
import type { TableClient } from '../client/types.ts';
import { useOnce } from '../once.ts';
import { Frame } from '../pages/frame.tsx';
import { FairWatch } from '../people/fair-watch.tsx';
import { CompanyButtons, RemoteBar } from '../people/remote-bar.tsx';
import { TableTalk } from '../people/talk-panel.tsx';
import { unreadTalk, watchTalk } from '../people/unread-talk.ts';
import { WaitingRoom } from '../people/waiting-room.tsx';
import { goLater } from '../router.ts';
import { words } from '../text/text.ts';
import { TableView } from './table.tsx';

const text = words.people;

export default function RemoteTable({ id }: PageProps) {
  const client = useMemo(() => openRemoteTable(id), [id]);
  useLayoutEffect(() => () => client.close(), [client]);
  useEffect(() => watchTalk(client.model), [client]);
  const talk = useMemo(() => <TableTalk client={client} />, [client]);
  const { link, info } = client.model;
  const trouble = useSignal<string | null>(null);
  const table = info.value;
  const again = useOnce(async () => {
    trouble.value = null;
    const arrive = goLater();
    try {
      arrive(`/t/${(await http.rematch(id)).table.id}`);
    } catch (error) {
      trouble.value = sentence(error);
    }
  });
  if (link.value === 'gone') return <NoTable client={client} />;
  if (!table) return <Looking away={link.value === 'away'} />;
  if (table.stage === 'waiting') return <WaitingRoom client={client} info={table} />;
  return (
    <>
      <FairWatch client={client} table={id} />
      <TableView
        client={client}
        again={again}
        replay={`/replay/t/${id}`}
        buttons={<CompanyButtons />}
        talk={talk}
        unread={unreadTalk.value}
      >
        <RemoteBar client={client} info={table} again={again} />
        {trouble.value && (
          <p role="alert" class="trouble">
            {trouble.value}
          </p>
        )}
      </TableView>
    </>
  );
}

function NoTable({ client }: { readonly client: TableClient }) {
  const trouble = client.model.trouble.value;
  const unknown = !trouble || trouble.code === 'unknown-table';
  const title = unknown ? text.noTable : trouble.text;
  /** The server uses another version of the protocol than this page. */
  const isOld = trouble?.code === 'version';
  const load = useOnce(updateApp);
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      {unknown && <p>{text.noTableMore}</p>}
      <p class="people-row">
        {isOld && (
          <button type="button" class="button-main" onClick={load}>
            {words.notices.reload}
          </button>
        )}
        <a class={isOld ? 'button' : 'button button-main'} href="/">
          {text.home}
        </a>
      </p>
    </Frame>
  );
}

const Looking = ({ away }: { readonly away: boolean }) => (
  <Frame title={text.looking}>
    <p role="status">{away ? text.lookingAway : text.looking}</p>
  </Frame>
);
