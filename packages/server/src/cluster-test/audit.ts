/**
 * Triggers by which the database itself writes down who wrote what under which fence. They see every row of every transaction
 * that was committed, also of a node that should not have written.
 */
import pg from 'pg';
import type { Notes } from './notes.ts';

const SQL = `
create table audit (
  k bigserial primary key, at timestamptz not null default clock_timestamp(), process text not null, relation text not null,
  operation text not null, table_id text not null, fence int, before int, owner text
);
create function audit_table() returns trigger language plpgsql as $$ begin
  if TG_OP = 'DELETE' then
    insert into audit (process, relation, operation, table_id, fence, owner)
    values (current_setting('application_name'), 'rows of tables', TG_OP, old.id, old.fence, old.owner);
  elsif TG_OP = 'INSERT' then
    insert into audit (process, relation, operation, table_id, fence, before, owner)
    values (current_setting('application_name'), 'tables', TG_OP, new.id, new.fence, null, new.owner);
  elsif new.fence <> old.fence or new.owner is distinct from old.owner then
    insert into audit (process, relation, operation, table_id, fence, before, owner)
    values (current_setting('application_name'), 'tables', TG_OP, new.id, new.fence, old.fence, new.owner);
  else
    insert into audit (process, relation, operation, table_id, fence, owner)
    values (current_setting('application_name'), 'rows of tables', TG_OP, new.id, new.fence, new.owner);
  end if;
  return null;
end $$;
create function audit_row() returns trigger language plpgsql as $$
declare changed record; held record;
begin
  changed := case when TG_OP = 'DELETE' then old else new end;
  select fence, owner into held from tables where id = changed.table_id;
  insert into audit (process, relation, operation, table_id, fence, owner)
  values (current_setting('application_name'), TG_TABLE_NAME, TG_OP, changed.table_id, held.fence, held.owner);
  return null;
end $$;
create trigger audit after insert or update or delete on tables for each row execute function audit_table();
create trigger audit after insert or update or delete on lines for each row execute function audit_row();
create trigger audit after insert or update or delete on fair for each row execute function audit_row();
create trigger audit after insert or update or delete on seats for each row execute function audit_row();
`;

interface AuditRow {
  readonly k: number;
  readonly process: string;
  readonly relation: string;
  readonly operation: string;
  readonly table_id: string;
  readonly fence: number;
  readonly before: number | null;
  readonly owner: string | null;
}

export async function installAudit(url: string): Promise<void> {
  await withClient(url, (client) => client.query(SQL));
}

/** Checks who wrote; returns how often a table went from one process to another. */
export async function checkAudit(url: string, notes: Notes): Promise<{ takeovers: number }> {
  const { rows } = await withClient(url, (client) =>
    client.query<AuditRow>(
      'select k, process, relation, operation, table_id, fence, before, owner from audit order by table_id, k',
    ),
  );
  let takeovers = 0;
  let table = '';
  /** By fence: the process that took the table with it. */
  let holders = new Map<number, string>();
  let last: AuditRow | null = null;
  for (const row of rows) {
    if (row.table_id !== table) {
      table = row.table_id;
      holders = new Map();
      last = null;
    }
    const where = `table ${table}, fence ${row.fence}, ${row.operation} of ${row.relation} by ${row.process}`;
    if (row.relation === 'lines' && row.operation !== 'INSERT') notes.violation('a line has changed', where);
    if (row.relation === 'tables') {
      if (row.before !== null && row.fence < row.before) notes.violation('a fence has decreased', where);
      if (last && last.fence !== row.before) notes.violation('a fence has jumped', where);
      const isClaim = row.owner !== null && row.fence !== row.before;
      if (!isClaim && row.owner !== null) notes.violation('a table has changed hands under the same fence', where);
      if (isClaim) {
        const before = last && holders.get(last.fence);
        if (before && before !== row.process) takeovers++;
        holders.set(row.fence, row.process);
      }
      last = row;
    } else if (holders.get(row.fence) !== row.process)
      notes.violation('a node has written a table that it does not have', `${where}, of ${holders.get(row.fence)}`);
  }
  return { takeovers };
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
