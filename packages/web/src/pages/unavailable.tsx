/** The page shown for a page or a table that does not exist. */
import type { ComponentChildren } from 'preact';
import { lazy } from '../lazy.tsx';
import { useArrival } from '../page-arrival.ts';

/** Without a network the page does without it. */
const EmptyTable = lazy(() => import('./empty-table.tsx').catch(() => ({ default: () => null })));

/** @example <Unavailable title={words.common.notFound}>…</Unavailable> */
export function Unavailable({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useArrival(title);
  return (
    <main id="main" class="unavailable" tabIndex={-1}>
      <EmptyTable />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
