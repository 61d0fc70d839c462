/** Keeps what this node has in memory in line with the database: people, sessions, bans, tables. */
import type { Server } from './app.ts';
import { followDeletion } from './people/deletion.ts';
import { followRenaming } from './people/renaming.ts';
import { idParts } from './store/id-parts.ts';
import type { HeardNews } from './store/news.ts';

/** Milliseconds before the next attempt to read what has changed. */
const AGAIN = 1000;

/** Starts to follow the news of the server's database; without any news for a while, it looks at everything again. */
export function followNews(server: Server): void {
  const { store, time, log } = server.context;
  let isBehind = false;

  /** What fails here would leave something old in memory, so it ends in looking at everything. */
  const follow = (work: () => Promise<unknown>): void => {
    work().catch((error) => {
      log.warn({ err: error }, 'news of other nodes could not be followed');
      if (isBehind || store.isClosing) return;
      isBehind = true;
      time.after(AGAIN, () => {
        isBehind = false;
        follow(() => catchUp(server));
      });
    });
  };
  store.news.listen((news, own) => follow(() => apply(server, news, own)));
}

async function apply(server: Server, news: HeardNews, own: boolean): Promise<void> {
  const { people, connections, moderation } = server;
  if (news.t === 'sessions-ended') {
    people.forgetSessions(news.sessions);
    connections.endSessions(news.sessions, news.code);
  } else if (news.t === 'person-changed') people.forget(news.person);
  else if (news.t === 'person-renamed') {
    people.forget(news.person);
    // Whoever told it has done so already, and has answered then.
    if (!own) await followRenaming(server, news.person);
  } else if (news.t === 'people-deleted') await followDeletion(server, news.people, own);
  else if (news.t === 'orders') await moderation.check();
  else if (news.t !== 'bans') await catchUp(server);
  else if (!own) await followBans(server);
}

/** The order that brought the bans about comes first: its answer counts the sockets that it closes. */
async function followBans({ moderation }: Server): Promise<void> {
  await moderation.check();
  await moderation.reloadBans();
}

/** Looks at everything in memory that news is about, because some may have been missed. */
async function catchUp(server: Server): Promise<void> {
  const { people, connections, tables, context } = server;
  const { db } = context.store;
  people.forgetAll();
  await followBans(server);
  for (const some of idParts(connections.sessions())) {
    const found = await db.selectFrom('sessions').select('id').where('id', 'in', some).execute();
    connections.endSessions(missing(some, found));
  }
  const seated = tables
    .inMemory()
    .flatMap(({ roster }) => [roster.row.host, ...roster.seats.map((seat) => seat.person)]);
  for (const some of idParts([...new Set(seated)].filter((id) => id !== null))) {
    const found = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', some).execute();
    const gone = missing(some, found);
    if (gone.length > 0) await followDeletion(server, gone, false);
    for (const { id, name } of found) if (isNamedOtherwise(server, id, name)) await followRenaming(server, id);
  }
}

const isNamedOtherwise = ({ tables }: Server, id: string, name: string): boolean =>
  tables.inMemory().some(({ roster }) => (roster.seats[roster.seatOf(id)]?.name ?? name) !== name);

const missing = (ids: readonly string[], found: readonly { readonly id: string }[]): string[] => {
  const known = new Set(found.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
};
