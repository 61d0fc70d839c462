/** In place of a page or a table that is not to be had. */
import type { ComponentChildren } from 'preact';
import { useArrival } from '../arriving.ts';

/** @example <Instead title={words.common.notFound}>…</Instead> */
export function Instead({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  useArrival(title);
  return (
    <main id="main" class="loading" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
