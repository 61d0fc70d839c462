/** A place where nothing is yet: an empty chair at a table, a sentence, and something to do. */
import type { ComponentChildren } from 'preact';
import EmptyTable from './empty-table.tsx';
import './empty.css';

export interface EmptyProps {
  readonly says: ComponentChildren;
  /** What can be done. */
  readonly children?: ComponentChildren;
}

/** @example <Empty says={text.lobbyEmpty}><a class="button" href="/">…</a></Empty> */
export const Empty = ({ says, children }: EmptyProps) => (
  <div class="empty">
    <EmptyTable />
    <div>
      <p>{says}</p>
      {children}
    </div>
  </div>
);
