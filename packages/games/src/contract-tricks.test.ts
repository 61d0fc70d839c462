/** What holds for every game of tricks, beside what holds for all games (contract.test.ts). */
import {
  cardsIn,
  count,
  filled,
  type Json,
  type Rules,
  type State,
  SUITS,
  viewAsJson,
  viewOf,
} from '@followsuit/engine';
import { ACTORS, AWAY, BLIND, CARDS, cardsLeft, HOLD, PHASE, PLAYS, STOCK, TURN } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { trickGames } from './index.ts';
import { playAtRandom, same, sure, tablesOf, WHOLE } from './testing/contract.ts';
import { variantsOf } from './testing/variants.ts';

/** Every card of a state, wherever it lies. */
function allCards(rules: Rules, s: State): number[] {
  const places = [STOCK];
  for (let seat = 0; seat < rules.seats; seat++) places.push(HOLD + seat * SUITS, AWAY + seat * SUITS);
  return [...places.flatMap((at) => cardsIn(s, at)), ...s.subarray(CARDS, CARDS + s[PLAYS])];
}

const tables = trickGames.flatMap((game) => [...tablesOf(game), ...variantsOf(game, 3)]);

describe.each(tables)('$game.id, $players players, $given', ({ game, players, given }) => {
  const rules = game.setUp(players, filled(game, players, given));

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

  it('totals are the sums of what was scored', () => {
    const { lines, match } = playAtRandom(rules, 'totals', () => {}, WHOLE);
    const { sides, startTotal = 0 } = rules.design;
    const scores = lines.filter(({ ev }) => ev === 'score');
    const sums = sides.map((_, side) => scores.reduce((sum, { delta }) => sum + (delta as number[])[side], startTotal));
    expect(sums).toEqual(rules.totals(match.state));
  });

  it('one seat is to act, or several at once', () => {
    playAtRandom(rules, 'phases', (s) => {
      sure(s[PHASE] >= 0 && s[TURN] >= 0 !== (s[ACTORS] !== 0), 'nobody, or nobody in particular, is to act');
    });
  });
});
