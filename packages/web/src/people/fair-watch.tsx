/** Watches that the server keeps its pledges, and warns if it does not. Checking and warning are loaded on demand. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FairReport } from '../client/fair-check.ts';
import { type FairNotes, faultOf } from '../client/fair-notes.ts';
import type { TableClient } from '../client/types.ts';
import { whenIdle } from '../idle.ts';
import { lazy } from '../lazy.tsx';
import type { FairWarningProps } from './fair-warning.tsx';

const FairWarning = lazy<FairWarningProps>(() =>
  import('./fair-warning.tsx').then(
    (found) => ({ default: found.FairWarning }),
    () => ({ default: () => null }),
  ),
);

interface FairWatchProps {
  readonly client: TableClient;
  readonly table: string;
}

/** @example <FairWatch client={client} table={id} /> */
export function FairWatch({ client, table }: FairWatchProps) {
  const { model, fairNotes } = client;
  const notes = fairNotes?.value ?? NOTHING;
  const report = useSignal<FairReport | null>(null);
  const isOver = model.info.value?.stage === 'over';
  useEffect(() => {
    if (!isOver || !fairNotes) return;
    let wanted = true;
    const check = async (): Promise<void> => {
      const { reportOnTable } = await import('../client/fair-report.ts');
      const shown = { seat: model.seat.peek(), events: model.events.peek() };
      const found = await reportOnTable(table, fairNotes.peek(), shown);
      if (wanted) report.value = found;
    };
    // Without the record there is nothing to compare; looking back compares it later.
    whenIdle(() => void check().catch(() => {}));
    return () => {
      wanted = false;
    };
  }, [isOver, table]);
  const findings = report.value?.findings ?? [];
  if (findings.length === 0 && !Object.values(notes.chances).some((note) => faultOf(note) !== null)) return null;
  return <FairWarning table={table} notes={notes} findings={findings} />;
}

const NOTHING: FairNotes = { person: null, chances: {} };
