/** What this browser remembers of the deals of a game on the server, compared with its record. */
import type { Line } from '@followsuit/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FairReport } from '../client/fair-check.ts';
import { type FairNotes, readFairNotes } from '../client/fair-notes.ts';
import { FairWarning } from '../people/fair-warning.tsx';

export interface ComparedGame {
  readonly table: string;
  readonly notes: FairNotes;
  readonly report: FairReport;
}

/** Compares a record with the notes of this browser; null if it was not there. */
export async function compared(table: string, lines: readonly Line[]): Promise<ComparedGame | null> {
  const notes = readFairNotes(table);
  if (!notes) return null;
  const { fairReport } = await import('../client/fair-report.ts');
  return { table, notes, report: await fairReport(table, notes, lines) };
}

/** The same for a page; null until it is known, and without a table. */
export function useFairReport(table: string | null, lines: readonly Line[] | string | null): ComparedGame | null {
  const found = useSignal<ComparedGame | null>(null);
  useEffect(() => {
    let wanted = true;
    found.value = null;
    if (table === null || lines === null || typeof lines === 'string') return;
    compared(table, lines).then(
      (result) => {
        if (wanted) found.value = result;
      },
      () => {}, // the page says by itself that the record cannot be read
    );
    return () => {
      wanted = false;
    };
  }, [table, lines]);
  return found.value;
}

/** The warning, if there is anything to warn of. */
export const FairNotice = ({ table, notes, report }: ComparedGame) => (
  <FairWarning table={table} notes={notes} findings={report.findings} inPage />
);
