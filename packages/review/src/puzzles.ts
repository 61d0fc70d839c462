/** Puzzles: decisions of records in which every other choice would surely be a mistake, judged from the mover's view alone. */
import { type Reference, referenceFor, showsTricks } from '@followsuit/bots';
import { type Act, type Line, type Play, Random, type State, type View } from '@followsuit/engine';
import { DEPTHS, type Depth } from './depth.ts';
import { LOSS } from './grades.ts';
import { Judge } from './judge.ts';
import { applyMoment, type FinishedGame, type Moment, moveOf } from './moments.ts';
import type { DecisionKind, DecisionVerdict, Reason, ReviewCandidate } from './verdict.ts';

/** A choice of a puzzle. Equivalent cards are one choice. */
export interface PuzzleChoice {
  readonly acts: readonly Act[];
  /** The chance of winning the game after it, with its interval (19 times in 20). */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** At most so much better than the first choice; below 0, it is surely worse. */
  readonly most: number;
  /** How likely the policy is to choose it. */
  readonly share: number;
  /** The share of worlds in which the seat makes its bid; left out if it has none. */
  readonly makes?: number;
}

/** A decision to find the best act of. */
export interface Puzzle {
  /** Computed from the record, so that it stays the same wherever the puzzle is stored. */
  readonly id: string;
  /** The record up to the decision. It has all hands: show only what the seat sees. */
  readonly lines: readonly Line[];
  readonly seat: number;
  readonly kind: DecisionKind;
  /** All legal acts, best choice first. */
  readonly choices: readonly PuzzleChoice[];
  /** The choice that the policy likes best among the others: what the reason compares with. */
  readonly tempting: number;
  readonly reason: Reason | null;
}

/** What makes a decision a puzzle. */
export interface PuzzleSettings {
  /** Every other choice surely loses more than this. */
  readonly loss: number;
  /** The policy chooses the best act less often than this: the answer is not obvious. */
  readonly share: number;
  /** The most worlds for one judgement. */
  readonly worlds: number;
  /** The same seed gives the same puzzles. */
  readonly seed: string;
}

export const PUZZLE_SETTINGS: Omit<PuzzleSettings, 'seed'> = { loss: LOSS.mistake, share: 0.6, worlds: 1536 };

/** With more choices than this, a decision is no puzzle: nobody looks at them all. */
const MOST_CHOICES = 24;
/** If the policy is as sure as this, it is hardly ever wrong. */
const OBVIOUS = 0.9;
/** Worlds of the first look, and of the reason. */
const FIRST = 32;
const TOLD = 100;

/** Whether an act solves a puzzle: no other choice is surely better. @example isRight(puzzle, { do: 'play', card: 'Kl' }) */
export const isRight = (puzzle: Pick<Puzzle, 'choices'>, act: Act): boolean =>
  puzzle.choices.some((choice, i) => (i === 0 || choice.most >= 0) && hasAct(choice, act));

/** Whether a choice has an act. */
export const hasAct = ({ acts }: Pick<PuzzleChoice, 'acts'>, act: Act): boolean => {
  const text = JSON.stringify(act);
  return acts.some((each) => JSON.stringify(each) === text);
};

/** Finds puzzles in games with one setup. */
export class PuzzleMaker {
  private readonly rules: Play;
  private readonly reference: Reference;
  private readonly settings: PuzzleSettings;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  /** How many choices were listed last. */
  private count = 0;

  constructor(rules: Play, settings: PuzzleSettings) {
    const reference = referenceFor(rules);
    if (reference === null) throw new Error(`${rules.game.id} has no reference play to judge by`);
    this.rules = rules;
    this.reference = reference;
    this.settings = settings;
    this.moves = new Int32Array(rules.maxMoves);
    this.weights = new Float64Array(rules.maxMoves);
  }

  /** Whether there is something to decide, and few enough acts to look at. Lists the choices. */
  private isDecision(view: View<Play>): boolean {
    if (!showsTricks(view)) return false;
    this.count = this.reference.choices(view, this.moves, this.weights);
    return this.count > 1 && this.count <= MOST_CHOICES;
  }

  /** The puzzle at a moment of a game, `s` being the state before it; null if it is none. It reads the mover's view alone. */
  at(lines: readonly Line[], moment: Moment, s: State): Puzzle | null {
    if (moment.seat < 0) return null;
    const view = this.rules.view(s, moment.seat);
    if (!this.isDecision(view) || this.weights.subarray(0, this.count).some((weight) => weight > OBVIOUS)) return null;
    const { loss, share, worlds } = this.settings;
    const first = this.look(view, moment, this.likeliest(), FIRST, 'first');
    if (first === null) return null;
    const [best, second] = first.candidates;
    if (best.share >= share || second.gain - best.gain > -loss / 2) return null;
    const move = this.moveOf(view, best);
    for (let until = 4 * FIRST; until <= worlds; until *= 4) {
      const looks = ['one', 'two'].map((each) => this.look(view, moment, move, until, each) as DecisionVerdict);
      if (looks.every((each) => isClear(each, loss))) {
        const puzzle = this.told(lines, view, moment, looks[0]);
        return this.isConfirmed(puzzle, moment, s) ? puzzle : null;
      }
      // The lead over the next choice is too small, or another choice is better.
      if (looks.some(({ candidates, played }) => played > 0 || candidates[1].gain > -loss)) return null;
    }
    return null;
  }

  /** Whether a full review agrees: whoever chose the tempting act surely lost something, and the best act is the same. */
  isConfirmed({ choices, tempting }: Puzzle, { seat, hand, acts }: Moment, s: State): boolean {
    const { rules, reference, settings } = this;
    const depth: Depth = { ...DEPTHS.full, candidates: MOST_CHOICES, all: true };
    const random = new Random(`${settings.seed}/search/${hand}/${acts}`);
    const chosen = moveOf(rules, s, seat, choices[tempting].acts[0] as Line);
    const judge = new Judge(rules, reference, depth);
    const verdict = judge.verdict(rules.view(s, seat), chosen, acts, random.next(), random);
    return verdict !== null && verdict.grade !== 'good' && hasAct(choices[0], verdict.candidates[0].act);
  }

  /** Any real decision as a puzzle, however it stands; null if nothing was to decide, or among too many acts. */
  made(lines: readonly Line[], moment: Moment, s: State): Puzzle | null {
    const view = this.rules.view(s, moment.seat);
    if (moment.seat < 0 || !this.isDecision(view)) return null;
    const first = this.look(view, moment, this.likeliest(), this.settings.worlds, 'first');
    if (first === null) return null;
    const best = this.moveOf(view, first.candidates[0]);
    const look = this.look(view, moment, best, this.settings.worlds, 'first');
    return look && this.told(lines, view, moment, look);
  }

  /** The move among the last choices that the policy likes best. */
  private likeliest(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++) if (this.weights[i] > this.weights[best]) best = i;
    return this.moves[best];
  }

  private moveOf(view: View<Play>, { act }: ReviewCandidate): number {
    return moveOf(this.rules, view.state, view.seat, act as Line);
  }

  /** All choices in the same worlds, compared with one of them. */
  private look(view: View<Play>, { hand, acts }: Moment, move: number, worlds: number, name: string) {
    const depth: Depth = { worlds, most: worlds, playouts: 1, candidates: MOST_CHOICES, all: true };
    const random = new Random(`${this.settings.seed}/${name}/${hand}/${acts}`);
    return new Judge(this.rules, this.reference, depth).verdict(view, move, acts, random.next(), random);
  }

  private told(
    lines: readonly Line[],
    view: View<Play>,
    moment: Moment,
    { candidates, played }: DecisionVerdict,
  ): Puzzle {
    const { rules, reference } = this;
    const likeliest = candidates.reduce(
      (found, { share }, i) => (i !== played && (found < 0 || share > candidates[found].share) ? i : found),
      -1,
    );
    const why = this.look(view, moment, this.moveOf(view, candidates[likeliest]), TOLD, 'told') as DecisionVerdict;
    // The choices were listed last for `why`: each legal move belongs to the one that stands for it.
    const n = rules.moves(view.state, view.seat, this.moves);
    const equal = new Map<number, Act[]>();
    for (let i = 0; i < n; i++) {
      const standIn = reference.standIn(this.moves[i]);
      equal.set(standIn, [...(equal.get(standIn) ?? []), rules.act(view.state, this.moves[i])]);
    }
    const choices = candidates.map(
      ({ act, chance, low, high, gain, sure, share, makes }): PuzzleChoice => ({
        acts: equal.get(moveOf(rules, view.state, view.seat, act as Line)) ?? [act],
        chance: rounded(chance),
        low: rounded(low),
        high: rounded(high),
        most: rounded(2 * gain - sure),
        share: rounded(share),
        ...(makes !== undefined && { makes: rounded(makes) }),
      }),
    );
    const prefix = lines.slice(0, moment.line);
    const { reason } = why;
    return {
      id: idOf(prefix, moment.seat),
      lines: prefix,
      seat: moment.seat,
      kind: why.kind,
      choices,
      tempting: likeliest,
      reason: reason && { ...reason, gain: rounded(reason.gain), otherwise: rounded(reason.otherwise) },
    };
  }
}

/** Whether the compared choice is best, and all others surely lose more than `loss`. */
const isClear = ({ candidates, played }: DecisionVerdict, loss: number): boolean =>
  played === 0 && candidates.every(({ gain, sure }, i) => i === played || 2 * gain - sure < -loss);

const rounded = (x: number): number => Math.round(x * 1e4) / 1e4;

/** The same for the same record. */
const idOf = (lines: readonly Line[], seat: number): string =>
  new Random(JSON.stringify([lines, seat])).next().toString(36);

/**
 * The puzzles in the moments `from` up to, not including, `to` of a game. Only first hands have puzzles, so that they begin
 * with a short record.
 *
 * @example for (const puzzle of puzzlesIn(game, { ...PUZZLE_SETTINGS, seed: '1' })) print(puzzle.id);
 */
export function* puzzlesIn(
  game: Pick<FinishedGame, 'rules' | 'lines' | 'moments'>,
  settings: PuzzleSettings,
  seat: number | null = null,
  from = 0,
  to = game.moments.length,
): Generator<Puzzle, void, undefined> {
  const { rules, lines, moments } = game;
  const maker = new PuzzleMaker(rules, settings);
  const s = rules.start();
  for (const [i, moment] of moments.slice(0, to).entries()) {
    if (moment.hand > 1) return;
    const puzzle = i < from || (seat !== null && moment.seat !== seat) ? null : maker.at(lines, moment, s);
    if (puzzle) yield puzzle;
    applyMoment(game, moment, s);
  }
}
