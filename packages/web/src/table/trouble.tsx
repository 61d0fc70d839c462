/** The last error, until the player dismisses it. */
import type { TableClient } from '../client/types.ts';
import { fill, words } from '../text/text.ts';

const text = words.table;

export const TroubleNotice = ({ client }: { readonly client: TableClient }) => (
  <>
    <Rejection client={client} />
    <LastTrouble client={client} />
  </>
);

/** A stored game that the current rules reject. */
function Rejection({ client }: { readonly client: TableClient }) {
  const rejected = client.model.info.value?.rejected;
  return rejected ? (
    <p class="trouble" role="status">
      {fill(text.rejected, { ...rejected })}
    </p>
  ) : null;
}

function LastTrouble({ client }: { readonly client: TableClient }) {
  const { trouble, link } = client.model;
  if (link.value === 'away') return <p class="trouble">{text.lost}</p>;
  if (!trouble.value) return null;
  return (
    <p class="trouble" role="alert">
      {trouble.value.text}
      {trouble.value.rule && <code>{trouble.value.rule}</code>}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button disappears as well: keep the focus at the table.
          currentTarget.closest('main')?.querySelector<HTMLElement>('.prompt, [data-prompt]')?.focus();
          client.dismissTrouble();
        }}
      >
        {text.close}
      </button>
    </p>
  );
}
