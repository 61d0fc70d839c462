/**
 * Nothing leaks: two games that differ only in cards that a seat may not see send that seat the very same bytes in the same
 * order, with errors and reconnects in between; and the same for those who only watch. For every game.
 */
import { type Act, filled, isSecret, type Line, Random, Rules, type State } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { Client } from './testing/client.ts';
import { otherDeal, startPair } from './testing/pair.ts';

/** Options under which more is hidden than by default. */
const OPTIONS: Record<string, Record<string, string | boolean>[]> = {
  'ducks-and-geese': [{ blindBids: true }],
  'ducks-and-geese-cutthroat': [{ blindBids: true }],
  'speed-run': [{ contractReveal: 'on' }],
  stones: [{ ghostHand: 'on' }],
  spades: [{ blindNil: 'on' }],
};

const CASES = trickGames.flatMap((game) => [{}, ...(OPTIONS[game.id] ?? [])].map((given) => ({ game, given })));
const out = new Int32Array(4096);
/** Pairs of games from which the longest is taken. */
const TRIES = 30;

/** The state of each of two games, as the test follows them. */
type Two<T> = readonly [T, T];

const moves = (rules: Rules, s: State, seat: number): number[] => [...out.subarray(0, rules.moves(s, seat, out))];

describe.each(CASES)('$game.id $given', ({ game, given }) => {
  it('tells a seat, and a watcher, nothing', async () => {
    const { servers, deals } = await startPair();
    const players = game.players[0];
    const options = filled(game, players, given);
    const rules = new Rules(game, players, options);
    for (const watcher of [-1, players - 1])
      await compare({ rules, watcher, random: new Random(`${game.id} ${watcher}`), servers, deals });
  });
});

interface Setting {
  readonly rules: Rules;
  readonly watcher: number;
  readonly random: Random;
  readonly servers: Awaited<ReturnType<typeof startPair>>['servers'];
  readonly deals: Awaited<ReturnType<typeof startPair>>['deals'];
}

/** Two deals, and acts that look the same to the watcher in both. */
interface Script {
  readonly deals: Two<Line>;
  readonly steps: readonly { readonly seat: number; readonly act: Two<Act> }[];
  /** Whether the hand was played to its end. */
  readonly whole: boolean;
}

/** Of some scripts the longest: where the cards that differ must be played, the games differ for all to see. */
function longest({ rules, watcher, random }: Setting): Script {
  let best = script(rules, watcher, random);
  for (let tries = 1; tries < TRIES && !best.whole; tries++) {
    const next = script(rules, watcher, random);
    if (next.whole || next.steps.length > best.steps.length) best = next;
  }
  return best;
}

function script(rules: Rules, watcher: number, random: Random): Script {
  const deals = twoDeals(rules, watcher, random);
  const states: Two<State> = [rules.start(), rules.start()];
  for (const i of [0, 1]) rules.take(states[i], deals[i]);
  const steps: { seat: number; act: Two<Act> }[] = [];
  while (rules.due(states[0]) === null && !rules.isOver(states[0])) {
    const pair = choose(rules, states, watcher, random);
    if (pair === null) return { deals, steps, whole: false };
    const next: Two<State> = [states[0].slice(), states[1].slice()];
    for (const i of [0, 1]) rules.apply(next[i], pair.seat, pair.move[i]);
    const [a, b] = next.map((s) => JSON.stringify(rules.json(s, watcher)));
    if (a !== b) return { deals, steps, whole: false };
    steps.push(pair);
    for (const i of [0, 1]) states[i].set(next[i]);
  }
  return { deals, steps, whole: true };
}

/** A deal, and another that is the same to the watcher. */
function twoDeals(rules: Rules, watcher: number, random: Random): Two<Line> {
  for (;;) {
    const first = rules.draw(rules.start(), random);
    const second = otherDeal(rules, first, watcher, random);
    if (JSON.stringify(first) !== JSON.stringify(second)) return [first, second];
  }
}

async function compare(setting: Setting): Promise<void> {
  const { rules, watcher, random, servers, deals } = setting;
  const played = longest(setting);
  expect(played.steps.length).toBeGreaterThan(0);
  const tables = await Promise.all(servers.map(({ base }) => sitDown(rules, base)));
  const { id } = tables[0];
  expect(tables[1].id).toBe(id);
  for (const i of [0, 1]) deals[i].set(`${id} 0`, played.deals[i]);
  const watching = tables.map(({ people, onlooker }) => people[watcher] ?? onlooker) as unknown as Two<Client>;
  await Promise.all(tables.map(({ people }) => people[0].post(`/api/tables/${id}/start`)));
  let seq = 2;
  for (const { seat, act } of played.steps) {
    await Promise.all(watching.map((client) => told(client, id, seq)));
    same(watching);
    if (random.below(6) === 0) await trouble(watching, id, rules, random);
    const answers = await Promise.all(
      tables.map(async ({ people }, i) => {
        await told(people[seat], id, seq);
        return people[seat].act(id, act[i]);
      }),
    );
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done']);
    seq = answers[0].seq;
  }
  // After a whole hand comes the next deal, which is the same.
  const next = played.whole && watching[0].tables.get(id)?.info.stage !== 'over' ? 1 : 0;
  await Promise.all(watching.map((client) => told(client, id, seq + next)));
  same(watching);
  for (const { people, onlooker } of tables) for (const client of [...people, onlooker]) client.disconnect();
}

const same = ([a, b]: Two<Client>): void => expect(b.heard).toEqual(a.heard);

async function sitDown(rules: Rules, base: string) {
  const people: Client[] = [];
  for (let seat = 0; seat < rules.seats; seat++) people.push(await Client.guest(base, `P${seat}`));
  const onlooker = await Client.guest(base, 'W');
  for (const client of [...people, onlooker]) client.gives = false;
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }));
  const { table } = await people[0].post('/api/tables', {
    game: rules.game.id,
    options: rules.options,
    seats,
    grace: null,
    seating: 'fixed',
  });
  for (const client of people.slice(1)) await client.post(`/api/tables/${table.id}/seat`);
  for (const client of [...people, onlooker]) await client.join(table.id);
  return { id: table.id as string, people, onlooker };
}

/** Waits until a client has been told of as many events. */
const told = (client: Client, id: string, seq: number): Promise<boolean> =>
  client.until(() => (client.tables.get(id)?.seq ?? 0) >= seq);

/** A seat and its acts in both games: the same one where the watcher sees it, any two where it is a secret. */
function choose(rules: Rules, states: Two<State>, watcher: number, random: Random) {
  const seats = random.shuffle(Array.from({ length: rules.seats }, (_, seat) => seat));
  const seat = seats.find((each) => (rules.actors(states[0]) >> each) & 1) as number;
  const legal = states.map((s) => moves(rules, s, seat)) as unknown as Two<number[]>;
  if (seat === watcher) expect(legal[1]).toEqual(legal[0]);
  const any = legal[0][random.below(legal[0].length)];
  let move: Two<number> = [any, any];
  if (isSecret(rules, states[0], seat, any, watcher)) {
    const { do: name } = rules.act(states[0], any);
    const others = legal[1].filter((each) => rules.act(states[1], each).do === name);
    if (others.length === 0) return null;
    move = [any, others[random.below(others.length)]];
  } else {
    const both = legal[0].filter((each) => legal[1].includes(each));
    if (both.length === 0) return null;
    const one = both[random.below(both.length)];
    if (isSecret(rules, states[0], seat, one, watcher)) return null;
    move = [one, one];
  }
  expect(isSecret(rules, states[1], seat, move[1], watcher)).toBe(isSecret(rules, states[0], seat, move[0], watcher));
  return { seat, move, act: [rules.act(states[0], move[0]), rules.act(states[1], move[1])] as const };
}

/** Asks for what is not to be had, or goes away and comes back: the answers must tell nothing either. */
async function trouble(watching: Two<Client>, id: string, rules: Rules, random: Random): Promise<void> {
  const { deck } = rules.design;
  const card = deck.codes[deck.cards[random.below(deck.cards.length)]];
  const kind = random.below(3);
  const act = kind === 0 ? { do: 'nonsense', card } : { do: 'play', card };
  const have = random.below(3);
  await Promise.all(
    watching.map(async (client) => {
      if (kind < 2) {
        const known = client.tables.get(id)!;
        // Only what is sure to be refused: a card in turn might be played.
        if (kind === 1 && known.acts.length > 0) return;
        await client.act(id, act, { seat: Math.max(0, known.seat) });
        return;
      }
      client.disconnect();
      await client.until(() => client.closeCode !== null);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await client.connect();
      await client.join(id, have);
    }),
  );
}
