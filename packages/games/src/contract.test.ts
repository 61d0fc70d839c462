/** What holds for every game: each with every number of players, every value of every option, and options mixed at random. */
import {
  cardsIn,
  count,
  type Deal,
  dealFromSeed,
  faultIn,
  filled,
  type Game,
  type Json,
  type Line,
  Match,
  Random,
  Rules,
  readDeal,
  type State,
  SUITS,
  seatsIn,
  Verifier,
  viewAsJson,
  viewOf,
} from '@followsuit/engine';
import {
  ACTORS,
  AWAY,
  BLIND,
  CARDS,
  cardsLeft,
  HAND,
  HOLD,
  PHASE,
  PLAYS,
  STOCK,
  TOTAL,
  TURN,
} from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { gameOf, games } from './index.ts';

/** Games a run, spread over all tables; more with FOLLOWSUIT_GAMES=10000. */
const RUNS = Number(process.env.FOLLOWSUIT_GAMES ?? 2000);
/** Hands after which a test leaves a game: whole games for the record, two hands where every state is looked at. */
const WHOLE = 20;
const SHORT = 2;

function tablesOf(game: Game): { game: Game; players: number; given: Record<string, Json> }[] {
  return game.players.flatMap((players) => {
    const random = new Random(`${game.id}/${players}`);
    const valuesOf = ({ values }: Game['options'][number]): Json[] =>
      'low' in values ? [values.low, values.high, Math.floor((values.low + values.high) / 2)] : [...values];
    const single = game.options.flatMap((option) => valuesOf(option).map((value) => ({ [option.id]: value })));
    const mixed = Array.from({ length: 8 }, () =>
      Object.fromEntries(
        game.options.map((option) => {
          const values = valuesOf(option);
          return [option.id, values[random.below(values.length)]];
        }),
      ),
    );
    return [{}, ...single, ...mixed]
      .filter((given) => faultIn(game, players, given) === null)
      .map((given) => ({ game, players, given }));
  });
}

const tables = games.flatMap(tablesOf);
const runsPerTable = Math.ceil(RUNS / tables.length);
const out = new Int32Array(4096);

/** Plays a game with acts at random, and looks at every state before an act. */
function playAtRandom(
  rules: Rules,
  seed: string,
  look: (s: State, seat: number) => void,
  hands = SHORT,
): { lines: Line[]; match: Match } {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${seed}/acts`);
  const s = match.state;
  match.start(
    Array.from({ length: rules.seats }, (_, seat) => `seat ${seat}`),
    seed,
  );
  while (!match.over && !(match.dealing && s[HAND] === hands)) {
    if (match.dealing) {
      match.deal(dealFromSeed(rules, s, seed));
      continue;
    }
    const seats = seatsIn(rules.actors(s));
    const seat = seats[random.below(seats.length)];
    look(s, seat);
    const n = rules.moves(s, seat, out);
    match.move(seat, out[random.below(n)]);
  }
  return { lines, match };
}

/** For what is looked at in every state: many times cheaper than `expect`. */
function sure(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every card of a state, wherever it lies. */
function allCards(rules: Rules, s: State): number[] {
  const places = [STOCK];
  for (let seat = 0; seat < rules.seats; seat++) places.push(HOLD + seat * SUITS, AWAY + seat * SUITS);
  return [...places.flatMap((at) => cardsIn(s, at)), ...s.subarray(CARDS, CARDS + s[PLAYS])];
}

/** The moves that a phase could have at all: every card in the tricks, every act of the other phases. */
function everyMove(rules: Rules, s: State): number[] {
  if (s[PHASE] === rules.tricks) return [...rules.design.deck.cards];
  const phase = rules.design.phases[s[PHASE]];
  const size = 'ways' in phase ? phase.ways.reduce((sum, way) => sum + way.size, 0) : 0;
  return Array.from({ length: size }, (_, move) => move);
}

describe.each(tables)('$game.id, $players players, $given', ({ game, players, given }) => {
  const rules = new Rules(game, players, filled(game, players, given));
  const seeds = Array.from({ length: runsPerTable }, (_, i) => `contract/${i}`);

  it('somebody can always act, and only as `refuse` allows', () => {
    for (const seed of seeds)
      playAtRandom(rules, seed, (s, seat) => {
        const n = rules.moves(s, seat, out);
        sure(n > 0, 'nothing may be done');
        const legal = new Set(out.subarray(0, n));
        for (const move of everyMove(rules, s))
          sure(legal.has(move) === (rules.refuse(s, seat, move) === null), 'moves and refuse disagree');
        for (let other = 0; other < players; other++)
          sure(((rules.actors(s) >> other) & 1) === 1 || rules.refuse(s, other, out[0]) !== null, 'out of turn');
      });
  });

  it('acts turn into moves and back', () => {
    playAtRandom(rules, 'acts', (s, seat) => {
      for (const move of out.slice(0, rules.moves(s, seat, out)))
        sure(same(rules.read(s, seat, rules.act(s, move)), { move }), 'an act reads as another move');
    });
  });

  it('no card is lost or doubled, and hands are as large as everybody can count', () => {
    playAtRandom(rules, 'cards', (s) => {
      const cards = allCards(rules, s).sort((a, b) => a - b);
      sure(same(cards, rules.design.deck.cards), 'the cards are not the deck');
      for (let seat = 0; seat < players; seat++) {
        let held = 0;
        for (let suit = 0; suit < SUITS; suit++) held += count(s[HOLD + seat * SUITS + suit]);
        for (let viewer = 0; viewer < players; viewer++)
          sure(cardsLeft(viewOf(rules, s, viewer).state, seat, players) === held, 'a hand is miscounted');
      }
    });
  });

  it('a copy is independent, and gives the same moves', () => {
    playAtRandom(rules, 'copies', (s, seat) => {
      const copy = s.slice();
      const kept = s.slice();
      rules.apply(copy, seat, out[rules.moves(copy, seat, out) - 1]);
      sure(same([...s], [...kept]), 'a copy changed its original');
    });
  });

  it('a view shows the seat its own cards and nobody else’s', () => {
    playAtRandom(rules, 'views', (s) => {
      for (let viewer = -1; viewer < players; viewer++) {
        const json = viewAsJson(viewOf(rules, s, viewer));
        const holds = json.hold as (Json[] | null)[];
        for (let seat = 0; seat < players; seat++) {
          const hidden = seat !== viewer || ((s[BLIND] >> seat) & 1) === 1;
          sure((holds[seat] === null) === hidden, 'a hand shows');
        }
        sure(json.stock === null, 'the stock shows');
      }
    });
  });

  it('a seat’s moves can be worked out from its view alone', () => {
    playAtRandom(rules, 'from views', (s, seat) => {
      const real = out.slice(0, rules.moves(s, seat, out));
      const seen = out.slice(0, rules.moves(viewOf(rules, s, seat).state, seat, out));
      sure(same([...seen], [...real]), 'the view gives other moves');
    });
  });

  it('its record verifies; totals are the sums of what was scored', () => {
    for (const seed of seeds) {
      const { lines, match } = playAtRandom(rules, seed, () => {}, WHOLE);
      const verifier = new Verifier(gameOf);
      for (const line of lines) sure(verifier.line(JSON.parse(JSON.stringify(line))) === null, `${line.ev} is faulty`);
      expect(verifier.end()).toBeNull();
      expect(verifier.finished).toBe(match.over);
      const { sides, startTotal = 0 } = rules.design;
      const scores = lines.filter(({ ev }) => ev === 'score');
      const sums = sides.map((_, side) =>
        scores.reduce((sum, { delta }) => sum + (delta as number[])[side], startTotal),
      );
      expect(sums).toEqual([...match.state.subarray(TOTAL, TOTAL + sums.length)]);
    }
  });

  it('its record, played again, leads to the same state', () => {
    const { lines, match } = playAtRandom(rules, 'again', () => {});
    const again = new Match(rules, () => {});
    for (const line of lines) {
      const { ev, seat, ...act } = line;
      if (ev === 'deal') again.deal(readDeal(rules, line) as Deal);
      if (ev === 'act') expect(again.act(Number(seat), act)).toBeNull();
    }
    expect([...again.state]).toEqual([...match.state]);
  });

  it('between choices somebody is to act, a deal is due, or the game is over', () => {
    playAtRandom(rules, 'phases', (s) => {
      sure(s[PHASE] >= 0 && s[TURN] >= 0 !== (s[ACTORS] !== 0), 'nobody, or nobody in particular, is to act');
    });
  });
});
