/** What holds for every game: each with every number of players, every value of every option, and options mixed at random. */
import { faultIn, filled, Match, type Play, Rules, type State, Verifier } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { gameOf, games } from './index.ts';
import { MOVES } from './piecepack-stepping-stones/acts.ts';
import { out, playAtRandom, RUNS, SHORT, same, sure, tablesOf, WHOLE } from './testing/contract.ts';
import { variantsOf } from './testing/variants.ts';

const tables = games.flatMap((game) => [...tablesOf(game), ...variantsOf(game, 3)]);
const runsPerTable = Math.ceil(RUNS / tables.length);

const NUMBERS = Array.from({ length: Math.max(out.length, MOVES) }, (_, i) => i);

/** The moves that the phase could have at all; in tricks, moves are cards. */
function everyMove(rules: Play, s: State): readonly number[] {
  if (rules instanceof Rules && s[PHASE] === rules.tricks) return rules.design.deck.cards;
  return NUMBERS.slice(0, rules instanceof Rules ? waysIn(rules, s) : MOVES);
}

function waysIn(rules: Rules, s: State): number {
  const phase = rules.design.phases[s[PHASE]];
  return 'ways' in phase ? phase.ways.reduce((sum, way) => sum + way.size, 0) : 0;
}

describe.each(tables)('$game.id, $players players, $given', ({ game, players, given }) => {
  const rules = game.setUp(players, filled(game, players, given));
  const seeds = Array.from({ length: runsPerTable }, (_, i) => `contract/${i}`);

  it('somebody can always act, and only as `refuse` allows', () => {
    for (const seed of seeds.slice(0, Math.ceil(runsPerTable / 2)))
      playAtRandom(rules, seed, (s, seat) => {
        const n = rules.moves(s, seat, out);
        sure(n > 0, 'nothing may be done');
        sure(n <= rules.maxMoves, 'more moves than there can be');
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

  it('a copy is independent', () => {
    playAtRandom(rules, 'copies', (s, seat) => {
      const copy = s.slice();
      const kept = s.slice();
      rules.apply(copy, seat, out[rules.moves(copy, seat, out) - 1]);
      sure(same([...s], [...kept]), 'a copy changed its original');
    });
  });

  it('a seat’s moves can be worked out from its view alone', () => {
    playAtRandom(rules, 'from views', (s, seat) => {
      const real = out.slice(0, rules.moves(s, seat, out));
      const seen = out.slice(0, rules.moves(rules.view(s, seat).state, seat, out));
      sure(same([...seen], [...real]), 'the view gives other moves');
    });
  });

  it('its record verifies', () => {
    for (const [i, seed] of seeds.entries()) {
      const { lines, match } = playAtRandom(rules, seed, () => {}, i === 0 ? WHOLE : SHORT);
      const verifier = i === 0 ? new Verifier(gameOf) : new Verifier(gameOf, () => rules);
      for (const line of lines) sure(verifier.line(JSON.parse(JSON.stringify(line))) === null, `${line.ev} is faulty`);
      expect(verifier.end()).toBeNull();
      expect(verifier.finished).toBe(match.over);
    }
  });

  it('its record, played again, leads to the same state', () => {
    const { lines, match } = playAtRandom(rules, 'again', () => {});
    const again = new Match(rules, () => {});
    for (const line of lines) {
      const { ev, seat, ...act } = line;
      if (ev === again.due) again.take(line);
      if (ev === 'act') expect(again.act(Number(seat), act)).toBeNull();
    }
    expect([...again.state]).toEqual([...match.state]);
  });

  it('between choices somebody is to act, chance is due, or the game is over', () => {
    playAtRandom(rules, 'phases', (s) => {
      sure(rules.actors(s) !== 0 && rules.due(s) === null && !rules.isOver(s), 'it is not clear what is to come');
    });
  });
});

it('a game of tricks is set up for as many players as it is for, and no others', () => {
  for (const game of games.filter(({ players }) => players[0] > 1))
    for (const players of [0, 1, 2, 2.5, 7, 9, 12].filter((n) => !game.players.includes(n)))
      expect(() => game.setUp(players, filled(game, players)), game.id).toThrow(faultIn(game, players, {}) as string);
});

describe('maxMoves', () => {
  it.each([
    // Three of sixteen cards, those of the box among them.
    ['coralon-partners', 4, 560],
    ['thieves', 4, 560],
  ])('%s with %i players: %i', (id, players, most) => {
    const game = gameOf(id);
    if (!game) throw new Error(`no ${id}`);
    expect(game.setUp(players, filled(game, players)).maxMoves).toBe(most);
  });
});
