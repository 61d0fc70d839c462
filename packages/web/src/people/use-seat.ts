/** The person's seat at a table of the server, before the game reports it. */
import type { TableInfo } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http } from '../client/http.ts';
import { findMe, me } from '../client/me.ts';
import type { TableClient } from '../client/types.ts';

export interface Mine {
  /** −1 for a person without a seat. */
  readonly seat: number;
  readonly host: boolean;
}

/** Milliseconds until the next attempt after a failed request. */
const AGAIN = 3000;

const NONE: Mine = { seat: -1, host: false };

/** Asks again whenever somebody sits down or leaves, and after a reconnect: without it a host could not start. */
export function useSeat({ model: { link } }: TableClient, info: TableInfo): Mine {
  const { id } = info;
  const mine = useSignal<Mine>(NONE);
  const seating = JSON.stringify(info.seats.map(({ kind, name }) => [kind, name]));
  const person = me.value?.id;
  const open = link.value === 'open';
  useEffect(() => {
    if (!open) return;
    let stopped = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const known = me.value ?? (await findMe());
      const found = known && (await http.myTables()).tables.find((table) => table.id === id);
      if (!stopped) mine.value = found ?? NONE;
    };
    const look = (): void =>
      void ask().catch(() => {
        if (!stopped) again = setTimeout(look, AGAIN);
      });
    look();
    return () => {
      stopped = true;
      clearTimeout(again);
    };
  }, [id, seating, person, open]);
  return mine.value;
}
