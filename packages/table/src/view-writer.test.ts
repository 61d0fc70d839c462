/** The changes that steps send add up to the whole view, for every game, seat and watcher. */
import { filled, type Play, Random, seatsIn } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { expect, it } from 'vitest';
import { GameProgress } from './game-progress.ts';
import { ViewWriter } from './view-writer.ts';

const out = new Int32Array(4096);

it.each(games)('$id', (game) => {
  for (const players of game.players) {
    const rules = game.setUp(players, filled(game, players));
    const random = new Random(`${game.id} ${players}`);
    const progress = new GameProgress(rules);
    const seats = Array.from({ length: players + 1 }, (_, i) => i - 1);
    const glass = new ViewWriter(progress, 't');
    const views = seats.map((seat) => ({ ...rules.json(progress.state, seat) }));
    for (let n = 0; n < 150 && !progress.over; n++) {
      const { state } = progress;
      const from = progress.lines.length;
      if (rules.due(state) !== null) progress.take(progress.chance(rules.draw(state, random)));
      else {
        const actors = seatsIn(rules.actors(state));
        const seat = actors[random.below(actors.length)];
        progress.take(progress.move(seat, out[random.below(rules.moves(state, seat, out))], {}));
      }
      const step = glass.step(from, null, null);
      for (const [i, seat] of seats.entries()) {
        const { view, acts, events } = JSON.parse(step(seat));
        expect(events).toEqual(JSON.parse(JSON.stringify(progress.eventsFor(seat, from))));
        Object.assign(views[i], view);
        const whole = rules.json(progress.state, seats[i]);
        if (JSON.stringify(views[i]) !== JSON.stringify(whole)) expect(views[i]).toEqual(whole);
        const may = seats[i] >= 0 && (rules.actors(progress.state) >> seats[i]) & 1;
        expect(acts.length).toBe(may ? rules.moves(progress.state, seats[i], out) : 0);
      }
    }
    // A replay sees the same, and tells everybody the same.
    const again = GameProgress.replay(rules, progress.lines, null);
    expect(again.state).toEqual(progress.state);
    for (const seat of seats) expect(again.eventsFor(seat, 0)).toEqual(progress.eventsFor(seat, 0));
  }
});

/** The same game, known by nothing but the interface. */
const veiled = (rules: Play): Play =>
  new Proxy({} as Play, {
    get: (_, name: keyof Play) => {
      const value = rules[name];
      return typeof value === 'function' ? value.bind(rules) : value;
    },
  });

it('knows a game by its interface, whatever class it is of', () => {
  const game = games[0];
  const players = game.players[0];
  const rules = game.setUp(players, filled(game, players));
  const [sent, same] = [rules, veiled(rules)].map((play) => {
    const progress = new GameProgress(play);
    const glass = new ViewWriter(progress, 't');
    const random = new Random('veiled');
    return Array.from({ length: 40 }, () => {
      const { state, lines } = progress;
      const from = lines.length;
      const [seat] = seatsIn(play.actors(state));
      if (play.due(state) !== null) progress.take(progress.chance(play.draw(state, random)));
      else progress.take(progress.move(seat, out[random.below(play.moves(state, seat, out))], {}));
      const step = glass.step(from, null, null);
      return Array.from({ length: players + 1 }, (_, i) => {
        const { view, acts, barred } = JSON.parse(step(i - 1));
        return JSON.stringify({ view, acts, barred });
      });
    });
  });
  expect(same).toEqual(sent);
  expect(JSON.stringify(sent)).toContain('VINES-PLAY');
});
