/** Who sits at a table that goes on from a moment of a record. */
import type { LocalSeat } from '../client/local.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';

/** How strong the bots are that take the other seats. */
const BOT = 'club';

/** Oneself at one seat, bots by the names of those who sat at the others; whoever was called like oneself gets another name. */
export function seatsFrom(names: readonly string[], me: number): LocalSeat[] {
  const own = settings.name.peek() || words.replay.you;
  const free = words.common.botNames.filter((name) => name !== own && !names.includes(name));
  return names.map((name, i) =>
    i === me
      ? { kind: 'me', name: own }
      : { kind: 'bot', bot: BOT, name: name === own ? (free.shift() ?? name) : name },
  );
}
