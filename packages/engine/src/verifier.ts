/** Verifies records with all that they may contain. */
import type { Game, Options } from './game.ts';
import type { Line, Play } from './play.ts';
import { prover } from './prover.ts';
import { firstRejection, RecordVerifier, type RejectedLine } from './verify.ts';

/** Checks the lines of one game, from its `game` line on. */
export class Verifier extends RecordVerifier {
  /** `find` returns the game with an id; `setUp` may reuse games that were set up before. */
  constructor(find: (id: string) => Game | undefined, setUp?: (game: Game, players: number, options: Options) => Play) {
    super(prover, find, setUp);
  }
}

/**
 * The first line of a record that the rules reject, from 0, and why; null if they reject none. If a derived line is missing
 * at the end, the rejected line is the one after the last.
 *
 * @example rejectionIn(lines, gameOf)?.fault.rule === 'STONES-PLAY-1'
 */
export const rejectionIn = (
  lines: readonly Line[],
  ...args: ConstructorParameters<typeof Verifier>
): RejectedLine | null => firstRejection(new Verifier(...args), lines);
