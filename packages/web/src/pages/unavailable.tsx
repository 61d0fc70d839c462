/** The page shown for a page or a table that does not exist. */
import type { ComponentChildren } from 'preact';
import { useArrival } from '../page-arrival.ts';

/** @example <Unavailable title={words.common.notFound}>…</Unavailable> */
export function Unavailable({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useArrival(title);
  return (
    <main id="main" class="loading" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
