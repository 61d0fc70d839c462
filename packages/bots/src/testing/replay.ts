/** Random games for tests, with what is needed to replay a hand from another deal. */
import {
  type Act,
  cardsIn,
  type Deal,
  dealFromSeed,
  filled,
  isGoodDeal,
  type Json,
  nextSeat,
  type Options,
  Random,
  Rules,
  type State,
  SUITS,
  seatsIn,
  usualPlayers,
  viewOf,
} from '@followsuit/engine';
import { AWAY, CARDS, DEALER, HAND, HOLD, LEADERS, OPEN, PHASE, PLAYS, SIZE, STOCK } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { random as anyMove, type Bot } from '../bot.ts';
import { stockTaker } from '../worlds/unseen-cards.ts';

/** A game set up, with its players and options. */
export interface Table {
  readonly rules: Rules;
  readonly name: string;
}

/** Every game with every number of players and every value of every option, all other options at random; a classic with fewer. */
export function mixedTables(seed: string): Table[] {
  const random = new Random(seed);
  return trickGames.flatMap((game) =>
    game.players.flatMap((players) => {
      const fixed: Options[] = [{}];
      for (const { id, values } of game.options)
        if (!('low' in values) && (!game.classic || players === usualPlayers(game)))
          fixed.push(...values.map((value) => ({ [id]: value })));
      return fixed.flatMap((given) => {
        // Some combinations are not allowed; the loop then tries others.
        for (let i = 0; i < 100; i++) {
          const options = filled(game, players, { ...anyOptions(game.options, random), ...given });
          if (game.conflict?.(players, options)) continue;
          return [{ rules: new Rules(game, players, options), name: nameOf(game.id, players, options) }];
        }
        return [];
      });
    }),
  );
}

function anyOptions(options: (typeof trickGames)[number]['options'], random: Random): Options {
  const chosen: Record<string, Json> = {};
  for (const { id, values } of options)
    if (!('low' in values)) chosen[id] = values[random.below(values.length)];
    else if (id === 'minBid') chosen[id] = values.low + random.below(values.high - values.low + 1);
  return chosen;
}

const nameOf = (game: string, players: number, options: Options): string =>
  `${game} with ${players} players, ${JSON.stringify(options)}`;

/** A hand under way: the state before its deal, the acts since, and the state they led to. */
export interface Position {
  readonly before: State;
  readonly acts: readonly (readonly [seat: number, act: Act])[];
  readonly state: State;
}

/** Plays some hands and passes every position to a callback. */
export function visit(
  rules: Rules,
  seed: string,
  hands: number,
  look: (position: Position) => void,
  bot: Bot = anyMove,
): void {
  const random = new Random(seed);
  const s = rules.start();
  for (let hand = 0; hand < hands && rules.phase(s) !== 'over'; hand++) {
    const before = s.slice();
    const acts: [number, Act][] = [];
    rules.deal(s, dealFromSeed(rules, s, seed));
    while (s[PHASE] >= 0) {
      look({ before, acts, state: s });
      const seats = seatsIn(rules.actors(s));
      const seat = seats[random.below(seats.length)];
      const move = bot.choose(viewOf(rules, s, seat), random);
      acts.push([seat, rules.act(s, move)]);
      rules.apply(s, seat, move);
    }
    look({ before, acts, state: s });
  }
}

/** Replays the acts of a position from the deal that a world implies; null if a rule refuses one. */
export function replay(rules: Rules, { before, acts }: Position, world: State, viewer: number): State | null {
  const again = before.slice();
  const { hands, ...rest } = dealBehind(rules, world);
  const passes = passesIn(rules, world, hands, viewer);
  const deal = { ...rest, hands: beforePassing(rules, world, hands, passes) };
  if (!isGoodDeal(rules, again, deal)) return null;
  rules.deal(again, deal);
  for (const [seat, act] of acts) {
    if (((rules.actors(again) >> seat) & 1) === 0) return null;
    const read = rules.read(again, seat, seat === viewer ? act : actIn(rules, world, seat, act, passes));
    if ('rule' in read) return null;
    rules.apply(again, seat, read.move);
  }
  return again;
}

/** The deal that a world implies: what each seat holds, put away and has played, without what it took from the stock. */
function dealBehind(rules: Rules, world: State): Deal {
  const hands = Array.from({ length: rules.seats }, (_, seat) => [
    ...cardsIn(world, HOLD + seat * SUITS),
    ...cardsIn(world, AWAY + seat * SUITS),
  ]);
  for (let i = 0, seat = -1; i < world[PLAYS]; i++) {
    const leads = i % world[SIZE] === 0;
    seat = leads ? world[LEADERS + i / world[SIZE]] : nextSeat(world, seat, rules.seats);
    hands[seat].push(world[CARDS + i]);
  }
  const { at, design } = rules;
  const open = world[OPEN];
  if (design.openCard === 'dealer') {
    // The card that was turned is the dealer's last.
    const own = hands[world[DEALER]];
    hands[world[DEALER]] = [...own.filter((card) => card !== open), open];
  }
  const stock = cardsIn(world, STOCK).sort((a, b) => Number(b === open) - Number(a === open));
  const taker = stockTaker(world, at);
  if (taker >= 0) {
    // It took the face-up card, if there is one; the other cards it took cannot be known.
    const held = hands[taker];
    const due = design.hands(world[DEALER], world[HAND])[taker];
    const ordered = [...held.filter((card) => card === open), ...held.filter((card) => card !== open)];
    stock.unshift(...ordered.splice(0, held.length - due));
    hands[taker] = ordered;
  }
  return { hands, stock, open };
}

/** Whether seats still choose what to pass: no cards have changed hands yet. */
const isPassing = (rules: Rules, world: State): boolean => rules.phase(world) === 'passing';

/** What each seat passed, or has chosen to; if that cannot be known, any cards that the other seat holds. */
function passesIn(rules: Rules, world: State, hands: Deal['hands'], viewer: number): (readonly number[])[] {
  const { passedCards, gotCards, passesTo } = rules.at;
  if (passesTo === undefined) return [];
  const own = cardsIn(world, passedCards + viewer * SUITS);
  return hands.map((_, seat) => {
    const to = world[passesTo + seat];
    if (to < 0) return [];
    if (seat === viewer || isPassing(rules, world)) return cardsIn(world, passedCards + seat * SUITS);
    return to === viewer ? cardsIn(world, gotCards + viewer * SUITS) : hands[to].slice(0, own.length);
  });
}

/** The hands as dealt, before any cards changed hands. */
function beforePassing(rules: Rules, world: State, hands: Deal['hands'], passes: (readonly number[])[]) {
  if (passes.length === 0 || isPassing(rules, world)) return hands;
  const passed = new Set(passes.flat());
  return hands.map((hand, seat) => [...hand.filter((card) => !passed.has(card)), ...passes[seat]]);
}

/** A seat's act in a world: secret acts are read from the world's own fields. */
function actIn(rules: Rules, world: State, seat: number, act: Act, passes: (readonly number[])[]): Act {
  const { at, design } = rules;
  if (act.do === 'pass' && 'cards' in act)
    return { do: 'pass', cards: [...passes[seat]].sort((a, b) => a - b).map((card) => design.deck.codes[card]) };
  if (act.do === 'discard') {
    const away = cardsIn(world, AWAY + seat * SUITS).map((card) => design.deck.codes[card]);
    return 'cards' in act ? { do: 'discard', cards: away } : { do: 'discard', card: away[0] };
  }
  const phase = design.phases.find((each) => 'ways' in each && each.ways.some((way) => way.do === act.do));
  const way = phase && 'ways' in phase ? phase.ways.find((each) => each.do === act.do) : undefined;
  const named = (i: number): Json => way?.args[0].domain.value(i) ?? null;
  if (act.do === 'choose') return { do: 'choose', contract: named(world[at.choice + seat]) };
  if (act.do === 'redo') return { do: 'redo', contract: named(world[at.redone + seat]) };
  if (act.do === 'reveal' || act.do === 'conceal') return { do: world[at.turns + seat] ? 'reveal' : 'conceal' };
  return act;
}
