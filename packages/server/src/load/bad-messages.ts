/** Bad messages: valid ones that were altered, truncated or filled with something else; and plain garbage. */
import { Random } from '@followsuit/engine';

const RUBBISH: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(300),
  [],
  [[]],
  {},
  { a: { b: {} } },
  '\u0000',
  '💥',
];

/** Messages that must not change anything, generated from a seed. */
export function* badMessages(count: number, seed: string, table: string): Iterable<string> {
  const random = new Random(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const good = (): Record<string, unknown>[] => [
    {
      t: 'act',
      table,
      seat: random.below(4),
      id: `n${random.next()}`,
      seen: random.below(5),
      act: { do: 'fly', card: '2c' },
    },
    { t: 'join', table: 'nowhere', have: random.below(9) },
    { t: 'give', table, n: 99, random: '0'.repeat(64) },
    { t: 'say', table: 'nowhere', phrase: 'hello' },
    { t: 'leave', table: 'nowhere' },
  ];
  for (let i = 0; i < count; i++) {
    const message = pick(good());
    const kind = random.below(5);
    if (kind === 0) message[pick(Object.keys(message))] = pick(RUBBISH);
    if (kind === 1) delete message[pick(Object.keys(message))];
    if (kind === 2) message[`extra${random.below(9)}`] = pick(RUBBISH);
    const text = JSON.stringify(message);
    if (kind === 3) yield text.slice(0, random.below(text.length));
    else if (kind === 4)
      yield String.fromCodePoint(...Array.from({ length: 1 + random.below(60) }, () => 32 + random.below(0xd000)));
    else yield text;
  }
}
