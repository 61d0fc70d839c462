/** The golden records: a hand or two of each game, from a fixed seed, short enough to be read. */
import { dealFromSeed, type Line, Match, type Options, Random, seatsIn } from '@followsuit/engine';
import { rulesOf } from './table.ts';

interface Golden {
  readonly seats: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly hands: number;
}

/** What is played, with seeds whose hands show something; options that are not named have their defaults. */
export const GOLDEN: Readonly<Record<string, Golden>> = {
  coralon: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { zeroBids: 'zero-and-less' }, seed: '2058', hands: 2 },
  bishop: { seats: ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'], options: {}, seed: '39', hands: 2 },
  stones: { seats: ['Ann', 'Bo', 'Cleo', 'Dan'], options: { partners: 'on' }, seed: '2', hands: 1 },
  'speed-run': { seats: ['Ann', 'Bo', 'Cleo'], options: { contractReveal: 'on' }, seed: '68', hands: 2 },
};

/** Plays a golden record: any legal move, each as likely as any other, as the seed has it. */
export function goldenLines(id: string, { seats, options, seed, hands } = GOLDEN[id]): Line[] {
  const lines: Line[] = [];
  const match = new Match(rulesOf(id, seats.length, options), (line) => lines.push(line));
  const random = new Random(`${seed}/moves`);
  const out = new Int32Array(4096);
  match.start(seats, seed);
  for (let hand = 1; hand <= hands && !match.over; hand++) {
    match.deal(dealFromSeed(match.rules, match.state, seed));
    while (!match.dealing && !match.over) {
      const [seat] = seatsIn(match.rules.actors(match.state));
      match.move(seat, out[random.below(match.rules.moves(match.state, seat, out))]);
    }
  }
  return lines;
}

/** Lines as the file has them. */
export const written = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
