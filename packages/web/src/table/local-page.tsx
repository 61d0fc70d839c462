/** A table in this browser; at the name of a game, a new one. */
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { makeLocalTable, openLocalTable, setPace } from '../client/local.ts';
import type { TableClient } from '../client/types.ts';
import { useOnce } from '../once.ts';
import { rematchSeats } from '../pages/new-seating.ts';
import { StartGame } from '../pages/start-game.tsx';
import { goLater } from '../router.ts';
import { slowness } from './prefs.ts';
import { TableView } from './table.tsx';

export default function LocalPage({ id }: PageProps) {
  const game = gameInfo(id);
  return game ? <StartGame game={game} /> : <LocalTable id={id} />;
}

function LocalTable({ id }: PageProps) {
  const client = useMemo(() => openLocalTable(id), [id]);
  // At once: another window that opens the same table must find it free.
  useLayoutEffect(() => () => client.close(), [client]);
  const pace = slowness();
  useEffect(() => void setPace(pace).catch(() => {}), [pace]);
  const once = useOnce(again);
  return <TableView client={client} again={() => once(client)} replay={`/replay/local/${id}`} />;
}

/** Starts another game like this one with the same players. */
async function again({ model }: TableClient): Promise<void> {
  const info = model.info.value;
  if (!info) return;
  const { game, options } = info;
  const arrive = goLater();
  const made = await makeLocalTable({ game, options, seats: rematchSeats(info.seats) }).catch(() => null);
  arrive(made ? `/play/${made}` : `/new/${game}`); // that page explains why it cannot be made
}
