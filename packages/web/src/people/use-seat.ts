/** Which seat one has at a table of the server, before the game says so. */
import type { TableInfo } from '@followsuit/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { http } from '../client/http.ts';
import { findMe, me } from '../client/me.ts';

export interface Mine {
  /** −1 for somebody who has none. */
  readonly seat: number;
  readonly host: boolean;
}

const NONE: Mine = { seat: -1, host: false };

/** Asks again whenever somebody sits down or leaves. */
export function useSeat(id: string, info: TableInfo): Mine {
  const mine = useSignal<Mine>(NONE);
  const seating = JSON.stringify(info.seats.map(({ kind, name }) => [kind, name]));
  const person = me.value?.id;
  useEffect(() => {
    let stopped = false;
    const look = async (): Promise<void> => {
      const known = me.value ?? (await findMe());
      const found = known && (await http.myTables()).tables.find((table) => table.id === id);
      if (!stopped) mine.value = found ?? NONE;
    };
    look().catch(() => {});
    return () => {
      stopped = true;
    };
  }, [id, seating, person]);
  return mine.value;
}
