/** Bans, reports and people as lines of the terminal. What people wrote is quoted, so that it cannot pass for more lines. */
import type { bansInForce, newestReports, peopleNamed } from '@followsuit/server';

type Row<F extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<F>>[number];

/** @example timeText(0) === '1970-01-01 00:00 UTC' */
export const timeText = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const named = (name: string | null, id: string): string =>
  `${name === null ? 'somebody' : JSON.stringify(name)} (${id})`;

export function banLine({ id, person, network, name, reason, made_at, until }: Row<typeof bansInForce>): string {
  const who = person === null ? network : named(name, person);
  const end = until === null ? 'until lifted' : `until ${timeText(until)}`;
  return `${id}  ${who}  since ${timeText(made_at)}, ${end}${reason === '' ? '' : `: ${reason}`}`;
}

export function reportLines(row: Row<typeof newestReports>): string[] {
  const about = named(row.about_name, row.about);
  const head = `${timeText(row.made_at)}  ${about} at table ${row.table_id}, for ${row.reason}; by ${named(row.by_name, row.person)}`;
  const talk: { name: string; person: string; text?: string; phrase?: string; emote?: string }[] = JSON.parse(row.talk);
  return [
    head,
    ...(row.body === '' ? [] : [`  ${JSON.stringify(row.body)}`]),
    ...talk.map(
      ({ name, person, text, phrase, emote }) =>
        `  ${person === row.about ? '>' : ' '} ${JSON.stringify(name)}: ${text === undefined ? (phrase ?? `(${emote})`) : JSON.stringify(text)}`,
    ),
  ];
}

export function personLine({ id, name, account, owner, made_at }: Row<typeof peopleNamed>): string {
  const kind = account !== null ? 'account' : owner !== null ? `agent of ${owner}` : 'guest';
  return `${id}  ${JSON.stringify(name)}, ${kind}, since ${timeText(made_at)}`;
}
