/** The golden records: a hand or two of each game, from a fixed seed, short enough to be read. */
import { filled, type Line, Match, type Options, type Play, Random, seatsIn } from '@followsuit/engine';
import { gameOf } from '../index.ts';

interface Golden {
  readonly seats: readonly string[];
  readonly options: Options;
  readonly seed: string;
  /** How often chance comes in: hands, or the tiles and rolls of the solitaire. */
  readonly hands: number;
}

/** What is played, with seeds whose hands show something; options that are not named have their defaults. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  coralon: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { zeroBids: 'zero-and-less' }, seed: '2058', hands: 2 },
  'coralon-partners': {
    seats: ['Ann', 'Bo', 'Cleo', 'Dan'],
    options: { zeroBids: 'zero-and-double' },
    seed: '375',
    hands: 1,
  },
  thief: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: {}, seed: '4564', hands: 1 },
  thieves: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: {}, seed: '268', hands: 1 },
  'ducks-and-geese': {
    seats: ['Ann', 'Bo', 'Cleo', 'Dan'],
    options: { zeroBids: 'zero-and-free-double', blindBids: true },
    seed: '324',
    hands: 1,
  },
  'ducks-and-geese-cutthroat': {
    seats: ['Ann', 'Bo', 'Cleo', 'Dan'],
    options: { blindBids: true },
    seed: '3879',
    hands: 1,
  },
  bishop: { seats: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'], options: {}, seed: '39', hands: 2 },
  baronet: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: {}, seed: '136', hands: 1 },
  chevalier: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: {}, seed: '375', hands: 1 },
  'up-and-down': { seats: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'], options: { opening: 'informal' }, seed: '15', hands: 1 },
  stones: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { partners: 'on' }, seed: '2', hands: 1 },
  'stepping-stones': { seats: ['Ann', 'Bo', 'Cleo'], options: { sheet: 'advanced' }, seed: '37', hands: 1 },
  hearts: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { jack: 'on' }, seed: '1', hands: 1 },
  spades: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { blindNil: 'on' }, seed: '4', hands: 1 },
  whist: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { honours: 'on' }, seed: '3', hands: 1 },
  'oh-hell': { seats: ['Ann', 'Bo', 'Cleo'], options: { most: 3 }, seed: '5', hands: 5 },
  'piecepack-stepping-stones': { seats: ['Ann'], options: { aces: 'two-blocks' }, seed: '26', hands: 5 },
  euchre: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: {}, seed: '249', hands: 2 },
  skat: { seats: ['Ann', 'Bo', 'Cleo'], options: {}, seed: '654', hands: 2 },
  'speed-run': { seats: ['Ann', 'Bo', 'Cleo'], options: { contractReveal: 'on' }, seed: '68', hands: 2 },
};

/** A game set up; options left out have their defaults. */
export function playOf(id: string, players: number, options: Options): Play {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game.setUp(players, filled(game, players, options));
}

/** Plays a golden record: any legal move but giving up, each as likely as any other, as the seed has it. */
export function goldenLines(id: string, { seats, options, seed, hands } = GOLDEN[id]): Line[] {
  const lines: Line[] = [];
  const rules = playOf(id, seats.length, options);
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${seed}/moves`);
  const out = new Int32Array(rules.maxMoves);
  match.start(seats, seed);
  for (let hand = 1; hand <= hands && !match.over; hand++) {
    match.draw(seed);
    while (match.due === null && !match.over) {
      const [seat] = seatsIn(match.rules.actors(match.state));
      const moves = out.subarray(0, match.rules.moves(match.state, seat, out));
      const kept = moves.filter((move) => match.rules.act(match.state, move).do !== 'resign');
      match.move(seat, kept[random.below(kept.length)]);
    }
  }
  return lines;
}

/** Lines as the file has them. */
export const written = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
