/** Marks on the table for what is shown in it. */
import { useLayoutEffect } from 'preact/hooks';

/**
 * Marks the table (`data-NAME`) while this part of it is shown, for the styles of the other parts. With `:has()`, the browser
 * would style the whole table again whenever anything in it is inserted or removed.
 * @example useTableMark(ref, 'covered') // .table[data-covered]
 */
export function useTableMark(ref: { readonly current: Element | null }, name: string, value = ''): void {
  useLayoutEffect(() => {
    const table = ref.current?.closest<HTMLElement>('.table');
    if (!table) return;
    table.dataset[name] = value;
    return () => {
      delete table.dataset[name];
    };
  }, [value]);
}
