/** Fits a softmax over the sides of a game: multinomial logistic regression by Newton's method. */

/** For each position the features of each side, and the share of the game that each side won. */
export interface Samples {
  readonly count: number;
  readonly sides: number;
  readonly size: number;
  /** `size` features for each side of each position. */
  readonly numbers: Float64Array;
  /** One for each side of each position; those of a position add up to 1. */
  readonly shares: Float64Array;
}

const STEPS = 25;
const CLOSE_ENOUGH = 1e-7;
/** Regularization: pulls weights towards 0 like this many positions without information. */
const RIDGE = 1;

/**
 * The weights that make the observed shares most likely; weights of features that can only help are never negative.
 *
 * @example const weights = fitSoftmax(samples, features.helps);
 */
export function fitSoftmax(samples: Samples, helps: readonly boolean[]): number[] {
  const off = new Set<number>();
  for (;;) {
    const weights = newton(samples, off);
    // Drops the worst first: the others may be fine without it.
    let worst = -1;
    for (let i = 0; i < samples.size; i++)
      if (helps[i] && weights[i] < 0 && (worst < 0 || weights[i] < weights[worst])) worst = i;
    if (worst < 0) return weights;
    off.add(worst);
  }
}

/** The mean of −log of the chance that a softmax gives to the outcome. */
export function logLoss({ count, sides, size, numbers, shares }: Samples, weights: readonly number[]): number {
  const chances = new Float64Array(sides);
  let loss = 0;
  for (let n = 0; n < count; n++) {
    softmax(numbers, n * sides * size, sides, size, weights, chances);
    for (let side = 0; side < sides; side++)
      if (shares[n * sides + side] > 0) loss -= shares[n * sides + side] * Math.log(Math.max(1e-9, chances[side]));
  }
  return loss / count;
}

function newton(samples: Samples, off: ReadonlySet<number>): number[] {
  const { size } = samples;
  let weights: number[] = Array(size).fill(0);
  let loss = logLoss(samples, weights);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, hessian } = slopes(samples, weights);
    for (let i = 0; i < size; i++) {
      gradient[i] -= RIDGE * weights[i];
      hessian[i][i] += RIDGE;
      if (!off.has(i)) continue;
      hessian[i].fill(0);
      for (const row of hessian) row[i] = 0;
      hessian[i][i] = 1;
      gradient[i] = 0;
    }
    const direction = solve(hessian, gradient);
    const before = loss;
    // A whole step if it helps, otherwise half of it, and so on.
    for (let length = 1; length > 1e-4; length /= 2) {
      const tried = weights.map((weight, i) => weight + length * direction[i]);
      const now = logLoss(samples, tried);
      if (now > loss) continue;
      weights = tried;
      loss = now;
      break;
    }
    if (before - loss < CLOSE_ENOUGH) break;
  }
  return weights;
}

/** First and second derivatives of the log-likelihood, the second negated. */
function slopes({ count, sides, size, numbers, shares }: Samples, weights: readonly number[]) {
  const gradient: number[] = Array(size).fill(0);
  const hessian = Array.from({ length: size }, () => Array<number>(size).fill(0));
  const chances = new Float64Array(sides);
  const mean = new Float64Array(size);
  for (let n = 0; n < count; n++) {
    const at = n * sides * size;
    softmax(numbers, at, sides, size, weights, chances);
    mean.fill(0);
    for (let side = 0; side < sides; side++)
      for (let i = 0; i < size; i++) {
        const number = numbers[at + side * size + i];
        gradient[i] += (shares[n * sides + side] - chances[side]) * number;
        mean[i] += chances[side] * number;
        for (let j = 0; j <= i; j++) hessian[i][j] += chances[side] * number * numbers[at + side * size + j];
      }
    for (let i = 0; i < size; i++) for (let j = 0; j <= i; j++) hessian[i][j] -= mean[i] * mean[j];
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) hessian[j][i] = hessian[i][j];
  return { gradient, hessian };
}

function softmax(
  numbers: Float64Array,
  at: number,
  sides: number,
  size: number,
  weights: readonly number[],
  out: Float64Array,
): void {
  let best = Number.NEGATIVE_INFINITY;
  for (let side = 0; side < sides; side++) {
    let score = 0;
    for (let i = 0; i < size; i++) score += weights[i] * numbers[at + side * size + i];
    out[side] = score;
    if (score > best) best = score;
  }
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    out[side] = Math.exp(out[side] - best);
    sum += out[side];
  }
  for (let side = 0; side < sides; side++) out[side] /= sum;
}

/** Solves a system of linear equations with a positive definite matrix, by Cholesky's method. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const n = right.length;
  const lower = Array.from({ length: n }, () => Array<number>(n).fill(0));
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i][j];
      for (let k = 0; k < j; k++) sum -= lower[i][k] * lower[j][k];
      lower[i][j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[j][j];
    }
  const half = [...right];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) half[i] -= lower[i][k] * half[k];
    half[i] /= lower[i][i];
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) half[i] -= lower[k][i] * half[k];
    half[i] /= lower[i][i];
  }
  return half;
}
