/**
 * boardgame.io's server with a game of the same flow, as a process to be measured: four seats play cards in turn, and each sees
 * only its own. It stores everything in memory, which is its default. `BOARDGAME` is the folder in which it is
 * installed; it is not a dependency of this repository.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SEATS = 4;
const CARDS = 52;

interface Cards {
  readonly hands: (number[] | number)[];
  trick: number[];
  taken: number[];
}

interface Context {
  readonly G: Cards;
  readonly playerID: string;
  readonly random: { Shuffle(cards: number[]): number[] };
}

function deal({ random }: Pick<Context, 'random'>): Cards {
  const deck = random.Shuffle([...Array(CARDS).keys()]);
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    deck.slice((seat * CARDS) / SEATS, ((seat + 1) * CARDS) / SEATS),
  );
  return { hands, trick: [], taken: [0, 0, 0, 0] };
}

const game = {
  name: 'cards',
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID, random }: Context, card: number) {
      const hand = G.hands[Number(playerID)] as number[];
      if (!hand.includes(card)) return 'INVALID_MOVE';
      hand.splice(hand.indexOf(card), 1);
      G.trick.push(card);
      if (G.trick.length === SEATS) {
        G.taken[G.trick.indexOf(Math.max(...G.trick))]++;
        G.trick = [];
      }
      if (G.hands.every((each) => (each as number[]).length === 0)) Object.assign(G, deal({ random }));
      return undefined;
    },
  },
  playerView: ({ G, playerID }: { G: Cards; playerID: string | null }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : (hand as number[]).length)),
  }),
};

const require = createRequire(join(process.env.BOARDGAME ?? '.', 'index.js'));
const { Server } = require('boardgame.io/server');
// It logs its start to standard output, but the first line has to be its address.
const log = console.log;
console.log = () => {};
const server = Server({ games: [game], origins: ['*'] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: 0 } });
log(`ws://127.0.0.1:${appServer.address().port}`);
