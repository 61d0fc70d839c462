/** The players of a table that continues from a moment of a record. */
import type { LocalSeat } from '../client/local.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';

/** The level of the bots at the other seats. */
const BOT = 'club';

/** The person at one seat, bots with the recorded names at the others; a bot with the person's name gets another. */
export function seatsFrom(names: readonly string[], me: number): LocalSeat[] {
  const own = settings.name.peek() || words.replay.you;
  const free = words.common.botNames.filter((name) => name !== own && !names.includes(name));
  return names.map((name, i) =>
    i === me
      ? { kind: 'me', name: own }
      : { kind: 'bot', bot: BOT, name: name === own ? (free.shift() ?? name) : name },
  );
}
