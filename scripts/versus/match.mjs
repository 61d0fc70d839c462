// Plays duplicate deals against another program: each deal twice, with two seats each way round, and equal processor time.
import { setTimeout as rest } from 'node:timers/promises';
import { at } from '../inputs.mjs';
import { Driver } from './driver.mjs';
import { seatsAsNumbered } from './hand.mjs';
import { Results } from './results.mjs';
import '../processor-clock.mjs';

await import(at('packages/games/dist/bots.js')); // what our bots know of each game; without it they search knowing the rules only
const { chooseAct } = await import(at('packages/bots/dist/index.js'));
const { estimate } = await import(at('packages/lab/dist/tournament/statistics.js'));

/** The seats of one side of a match, in the first and in the second hand of a deal. */
const SEATS = [
  [0, 2],
  [1, 3],
];

export async function playMatch({ name, game, create, against, bot, deals, ms, explore, seed, file, stock }) {
  const results = new Results(file, { name, against, bot, ms, explore, seed, stock });
  const command = stock === 'hidden' ? 'choose-without-stock' : 'choose';
  const driver = new Driver(against === 'xinxin' ? 'xinxin' : 'openspiel');
  let stopped = false;
  process.once('SIGINT', () => {
    stopped = true;
  });
  try {
    for (let n = results.deals; n < deals && !stopped; n++) {
      const spent = { ours: new Meter(), theirs: new Meter() };
      let gain = 0;
      for (const seats of SEATS) {
        const session = create(`${seed}/${n}`);
        const points = await playHand({ game, session, seats, bot, ms, explore, driver, command, spent });
        const ours = seats.reduce((sum, seat) => sum + points[seat], 0);
        const all = points.reduce((sum, each) => sum + each, 0);
        // A hand's points of our seats less those of theirs, as a mean of a seat.
        gain += ((2 * ours - all) / 2 / SEATS.length) * (game.wins === 'low' ? -1 : 1);
      }
      results.add({ gain, ...spent });
      const { mean, within } = estimate(results.gains);
      process.stderr.write(`\r${n + 1} deals: ${mean.toFixed(2)} ± ${within.toFixed(2)} points a hand   `);
      await rest(0);
    }
  } finally {
    driver.close();
  }
  process.stderr.write('\n');
  const { mean, within } = estimate(results.gains);
  const [ours, theirs] = ['ours', 'theirs'].map((side) => results.mean(side));
  console.log(
    `${name}: ${bot} against ${against}, ${results.deals} deals played twice: ${mean.toFixed(2)} ± ${within.toFixed(2)} points a hand better; ` +
      `processor time of a choice ${ours.ms.toFixed(1)} ms here, ${theirs.ms.toFixed(1)} ms there (${Math.round(theirs.simulations)} simulations).`,
  );
}

/** What one side's choices in a deal cost. */
class Meter {
  ms = 0;
  choices = 0;
  simulations = 0;

  add(ms, simulations = 0) {
    this.ms += ms;
    this.simulations += simulations;
    this.choices++;
  }
}

/** Plays the first hand of a session, `seats` by our bot; returns the points of each seat. */
async function playHand({ game, session, seats, bot, ms, explore, driver, command, spent }) {
  const deal = session.record().findLast(({ ev }) => ev === 'deal');
  const turn = seatsAsNumbered(game, deal);
  const history = game.chance(turn.deal);
  const request = (numbers, part) =>
    `${command} ${ms / part} ${session.length + 1} ${explore} ${game.openSpiel} ${[...history, ...numbers].join(' ')}`;
  while (session.hands === 0 && !session.isOver) {
    // Cards are passed in secret; the other program is asked seat by seat.
    const seat = session.actors.toSorted((a, b) => turn.number(a) - turn.number(b))[0];
    const acts = session.legalActs(seat);
    let act = acts[0];
    if (acts.length > 1) {
      if (seats.includes(seat)) {
        const begin = performance.now();
        act = chooseAct(bot, session, seat, { budget: { ms } });
        spent.ours.add(performance.now() - begin);
      } else {
        const numbers = [];
        const many = game.numbers(act).length;
        let [used, simulations] = [0, 0];
        for (let i = 0; i < many; i++) {
          const [number, cost, count] = (await driver.ask(request(numbers, many))).split(' ').map(Number);
          numbers.push(number);
          used += cost;
          simulations += count;
        }
        spent.theirs.add(used, simulations);
        const wanted = numbers.sort().join();
        act = acts.find((each) => game.numbers(each).sort().join() === wanted);
        if (!act) throw new Error(`${numbers} is not legal here in ${session.phase}.`);
      }
    }
    history.push(...game.numbers(act));
    session.act(seat, act);
  }
  return turn.points(session.scores);
}
