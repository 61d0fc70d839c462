/** Display names for bots, which the server identifies by level only. */
import { words } from '../text/text.ts';

interface Seated {
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
}

/** Names the bots of a table: the same names for everybody, and never the name of a person there. @example withBotNames(answer.info) */
export function withBotNames<T extends Seated>(table: T): T {
  const taken = table.seats.flatMap(({ kind, name }) => (kind === 'bot' ? [] : [name]));
  const names = words.common.botNames.filter((name) => !taken.includes(name));
  let next = 0;
  const seats = table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: names[next++] ?? seat.name } : seat));
  return { ...table, seats };
}
