/** Knobs of every game: their words, their rules, and what is played when they are turned. */
import { type Bot, botOf } from '@followsuit/bots';
import {
  faultIn,
  filled,
  type Json,
  type Knob,
  knobsOf,
  Match,
  type Options,
  optionsIn,
  Random,
  type Rules,
  rejectionIn,
  seatsIn,
  variantOf,
} from '@followsuit/engine';
import type { VariantWords } from '@followsuit/present';
import { describe, expect, it } from 'vitest';
import './bots.ts';
import { listedExamples } from './examples/index.ts';
import { loadFile } from './game-files.ts';
import { gameOf, trickGames } from './index.ts';
import { sentencesOf } from './pages.ts';
import { playAtRandom, valuesOf } from './testing/contract.ts';
import { endsOf, variantsOf } from './testing/variants.ts';

/** Every card game but the examples for developers. */
const cardGames = trickGames.filter((game) => !listedExamples.includes(game));

const [simple, club] = ['simple', 'club'].map((name) => botOf(name) as Bot);

/** A hand of bots, some of whose choices are searched for. */
function playHand(rules: Rules): void {
  const match = new Match(rules, () => {});
  const random = new Random('bots');
  match.draw('bots');
  for (let n = 0; match.due === null && !match.over; n++) {
    const [seat] = seatsIn(rules.actors(match.state));
    const move = (n % 8 === 0 ? club : simple).choose(rules.view(match.state, seat), random, { simulations: 2 });
    expect(rules.refuse(match.state, seat, move)).toBeNull();
    match.move(seat, move);
  }
}

describe.each(cardGames)('$id', (game) => {
  const knobs = knobsOf(game);

  it('has at least five knobs, each with a rule of its pages and an id of its own', () => {
    expect(knobs.length).toBeGreaterThanOrEqual(5);
    const sentences = sentencesOf(game);
    for (const { rule } of knobs) expect(sentences.has(rule), rule).toBe(true);
    const ids = [...knobs, ...game.options].map(({ id }) => id);
    expect(new Set([...ids, 'variant']).size).toBe(ids.length + 1);
    for (const players of game.players)
      for (const { id, values, standard } of knobs) {
        const value = standard(players, filled(game, players));
        expect(faultIn(game, players, { [id]: value }), `${id} ${value}`).toBeNull();
        if (!('low' in values)) expect(values[0], id).toBe(value);
      }
  });

  it.each(['en', 'de'])('says every knob and every value in %s', async (language) => {
    const words = (await loadFile<VariantWords>(game, `knob-words.${language}`))?.knobs ?? {};
    expect(Object.keys(words).sort()).toEqual(knobs.map(({ id }) => id).sort());
    for (const { id, values } of knobs) {
      const { name, text } = words[id];
      expect(name, id).toMatch(/^\p{Lu}/u);
      if (typeof text === 'string') expect(text, id).toMatch(/\{value\}.*\.$/);
      else expect(Object.keys(text)).toEqual((values as Json[]).map(String));
    }
  });

  it('has knobs that can each be turned, by itself or with one other', () => {
    const [players] = game.players;
    const fits = (given: Options): boolean => faultIn(game, players, given) === null;
    for (const { id, values, standard } of knobs) {
      const usual = standard(players, filled(game, players));
      const turned = valuesOf({ values }).filter((value) => value !== usual);
      const alone = turned.some((value) => fits({ [id]: value }));
      const with1 = (other: Knob): boolean =>
        turned.some((value) => valuesOf(other).some((second) => fits({ [other.id]: second, [id]: value })));
      expect(alone || knobs.some(with1), id).toBe(true);
    }
  });

  it('plays at the ends of every range, and its record verifies', () => {
    for (const { players, given } of endsOf(game)) {
      const options = filled(game, players, given);
      const { lines } = playAtRandom(game.setUp(players, options), 'ends', () => {}, 1);
      expect(rejectionIn(JSON.parse(JSON.stringify(lines)), gameOf), JSON.stringify(given)).toBeNull();
      expect(optionsIn(game, lines[0])).toEqual(options);
      expect(lines[0].variant === undefined).toBe(variantOf(game, players, options) === null);
    }
  });

  it('has bots that can play its variants', () => {
    for (const { players, given } of variantsOf(game, 2)) playHand(game.setUp(players, filled(game, players, given)));
  });
});
