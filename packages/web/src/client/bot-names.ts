/** Names for the bots of tables, where each is called by its level alone at first. */
import { words } from '../text/text.ts';

interface Seated {
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
}

/** Everybody gets to see the same names at a table; none is one that a person has. @example withBotNames(answer.info) */
export function withBotNames<T extends Seated>(table: T): T {
  const taken = table.seats.flatMap(({ kind, name }) => (kind === 'bot' ? [] : [name]));
  const names = words.common.botNames.filter((name) => !taken.includes(name));
  let next = 0;
  const seats = table.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: names[next++] ?? seat.name } : seat));
  return { ...table, seats };
}
