// Plays hands at random in our engine and again in OpenSpiel: at every choice both must have the same seat to act and the same
// legal acts, and at the end the same points.
import { at } from '../inputs.mjs';
import { Driver } from './driver.mjs';
import { seatsAsNumbered } from './hand.mjs';

/** More faults say nothing new. */
const ENOUGH = 20;
/** How many hands are under way in the driver. */
const AHEAD = 200;

/** Compares so many hands; `tell` hears of progress. Returns how many decisions were compared, and the faults. */
export async function compareRules({ game, create, hands, seed, tell }) {
  const { Random } = await import(at('packages/engine/dist/index.js'));
  const driver = new Driver('openspiel');
  const faults = [];
  let [compared, decisions, scored] = [0, 0, 0];
  const open = new Set();
  try {
    for (const hand of randomHands({ game, create, Random }, seed)) {
      const work = driver.ask(
        `replay ${game.openSpiel} ${[...hand.chance, ...hand.choices.map(({ chosen }) => chosen)].join(' ')}`,
      );
      const check = work.then((answer) => {
        open.delete(check);
        const fault = faultIn(hand, answer);
        if (fault) faults.push(fault);
        decisions += hand.choices.length;
        if (hand.returns) scored++;
        compared++;
        if (compared % 1000 === 0) tell(compared, faults.length);
      });
      open.add(check);
      if (open.size >= AHEAD) await Promise.race(open);
      if (compared + open.size >= hands || faults.length >= ENOUGH) break;
    }
    await Promise.all(open);
  } finally {
    driver.close();
  }
  return { compared, decisions, scored, faults };
}

function faultIn({ name, choices, returns }, answer) {
  const [said, end] = answer.split('|');
  const theirs = said.trim().split(' ');
  for (const [i, { seat, legal, chosen }] of choices.entries()) {
    const ours = `${seat}:${legal.join(',')}`;
    if (ours !== theirs[i]) return `${name}, choice ${i + 1}: here ${ours}, there ${theirs[i]}; chosen: ${chosen}`;
  }
  const points = end?.trim();
  if (returns === null) return points ? null : `${name}: there is no end there`;
  return points === returns.join(' ') ? null : `${name}: here ${returns.join(' ')}, there ${points ?? 'no end'}`;
}

/** Hands of random play as OpenSpiel's numbers, without end. */
function* randomHands({ game, create, Random }, seed) {
  for (let n = 0; ; n++) {
    const name = `${seed}/${n}`;
    const session = create(name);
    const random = new Random(`choices ${name}`);
    for (let hand = 1; hand <= game.hands && !session.isOver; hand++) {
      const deal = session.record().findLast(({ ev }) => ev === 'deal');
      const before = session.scores;
      const turn = seatsAsNumbered(game, deal);
      const choices = [];
      const secret = [];
      while (session.hands < hand && !session.isOver) {
        const [seat] = session.actors;
        const state = session.peek();
        const moves = session.legalMoves(seat);
        const first = session.rules.act(state, moves[0]);
        if (first.do === 'pass') {
          const move = moves[random.below(moves.length)];
          const own = deal.hands[seat].map((card) => game.numbers({ do: 'play', card })[0]);
          secret.push({ seat, numbers: game.numbers(session.rules.act(state, move)), own });
          session.move(seat, move);
          continue;
        }
        const byNumber = new Map(Array.from(moves, (move) => [game.numbers(session.rules.act(state, move))[0], move]));
        const all = [...byNumber.keys()].sort((a, b) => a - b);
        const legal = game.shared?.(all, choices) ?? all;
        const chosen = legal[random.below(legal.length)];
        choices.push({ seat: turn.number(seat), legal, chosen });
        session.move(seat, byNumber.get(chosen));
      }
      const points = session.scores.map((total, side) => total - before[side]);
      const { tricks = [] } = session.record().findLast(({ ev }) => ev === 'score');
      const comparesPoints = game.comparesPoints?.(choices, turn.points(tricks)) ?? true;
      yield {
        name: `${name}, hand ${hand}`,
        chance: game.chance(turn.deal),
        choices: [...oneByOne(secret), ...choices],
        returns: comparesPoints ? game.returns(turn.points(points)) : null,
      };
    }
  }
}

/** Cards passed in secret are chosen one after the other there, seat by seat. */
function oneByOne(secret) {
  return secret
    .toSorted((a, b) => a.seat - b.seat)
    .flatMap(({ seat, numbers, own }) =>
      numbers.map((chosen, i) => {
        const gone = numbers.slice(0, i);
        return { seat, legal: own.filter((n) => !gone.includes(n)).sort((a, b) => a - b), chosen };
      }),
    );
}
