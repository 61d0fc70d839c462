/** The changes that steps send add up to the whole view, for every game, seat and watcher. */
import { filled, Random, seatsIn } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { expect, it } from 'vitest';
import { Glass } from './glass.ts';
import { Progress } from './progress.ts';

const out = new Int32Array(4096);

it.each(games)('$id', (game) => {
  for (const players of game.players) {
    const rules = game.setUp(players, filled(game, players));
    const random = new Random(`${game.id} ${players}`);
    const progress = new Progress(rules);
    const seats = Array.from({ length: players + 1 }, (_, i) => i - 1);
    const glass = new Glass(progress, 't');
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
        expect(events).toEqual(JSON.parse(JSON.stringify(progress.told(seat, from))));
        Object.assign(views[i], view);
        const whole = rules.json(progress.state, seats[i]);
        if (JSON.stringify(views[i]) !== JSON.stringify(whole)) expect(views[i]).toEqual(whole);
        const may = seats[i] >= 0 && (rules.actors(progress.state) >> seats[i]) & 1;
        expect(acts.length).toBe(may ? rules.moves(progress.state, seats[i], out) : 0);
      }
    }
    // A replay sees the same, and tells everybody the same.
    const again = Progress.replay(rules, progress.lines);
    expect(again.state).toEqual(progress.state);
    for (const seat of seats) expect(again.told(seat, 0)).toEqual(progress.told(seat, 0));
  }
});
