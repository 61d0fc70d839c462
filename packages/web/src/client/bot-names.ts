/** Names for the bots of a table on the server, where each is called by its level alone. */
import type { TableInfo } from '@followsuit/protocol';
import { words } from '../text/text.ts';

/** Everybody at a table gets to see the same names; none is one that a person has. @example withBotNames(answer.info) */
export function withBotNames(info: TableInfo): TableInfo {
  const taken = info.seats.map(({ name }) => name);
  const names = words.common.botNames.filter((name) => !taken.includes(name));
  let next = 0;
  const seats = info.seats.map((seat) =>
    seat.kind === 'bot' && seat.name === seat.bot ? { ...seat, name: names[next++] ?? seat.name } : seat,
  );
  return { ...info, seats };
}
