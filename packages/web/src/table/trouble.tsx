/** What went wrong last, until it is put away. */
import type { TableClient } from '../client/types.ts';
import { words } from '../text/text.ts';

const said = words.table;

export function Trouble({ client }: { readonly client: TableClient }) {
  const { trouble, link } = client.model;
  if (link.value === 'away') return <p class="trouble">{said.lost}</p>;
  if (!trouble.value) return null;
  return (
    <p class="trouble" role="alert">
      {trouble.value.text}
      {trouble.value.rule && <code>{trouble.value.rule}</code>}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes with it: the focus stays at the table.
          currentTarget.closest('main')?.querySelector<HTMLElement>('.prompt, .solitaire-prompt')?.focus();
          client.dismissTrouble();
        }}
      >
        {said.close}
      </button>
    </p>
  );
}
