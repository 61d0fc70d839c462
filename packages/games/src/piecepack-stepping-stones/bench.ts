/** The speed of the solitaire, for `followsuit bench`: random acts other than giving up. */
import { filled } from '@followsuit/engine';
import { PiecepackRules, piecepackSteppingStones } from './rules.ts';

/** Turns after which a game restarts: random play hardly ever reaches an end. */
const TURNS = 60;
const FACES = 6;

const rules = new PiecepackRules(filled(piecepackSteppingStones, 1));
const fresh = rules.start();
const s = rules.start();
const out = new Int32Array(rules.maxMoves);
const faces = new Int32Array(4);

/** Does a number of acts; returns how many. */
export default function actsAtRandom(acts: number, seed: number): number {
  let x = seed | 1;
  s.set(fresh);
  for (let n = 0; n < acts; ) {
    if (rules.isOver(s) || rules.rounds(s) >= TURNS) s.set(fresh);
    if (rules.actors(s) === 0) {
      for (let die = 0; die < faces.length; die++) {
        x = nextRandom(x);
        faces[die] = (x >>> 0) % FACES;
      }
      rules.roll(s, faces);
      continue;
    }
    x = nextRandom(x);
    // Giving up is always legal, and always the last.
    rules.apply(s, 0, out[(x >>> 0) % (rules.moves(s, 0, out) - 1)]);
    n++;
  }
  return acts;
}

/** A small generator (xorshift), which makes chance almost free. */
function nextRandom(x: number): number {
  let next = x ^ (x << 13);
  next ^= next >>> 17;
  return next ^ (next << 5);
}
