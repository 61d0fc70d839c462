/** Adam (Kingma and Ba 2015): steps of about the same length for all weights, however often their features occur. */
const FADE = 0.9;
const FADE_SQUARE = 0.999;

export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
  }

  /** A step along the mean of a gradient that was added up over `n` deals or decisions. */
  climb(weights: Float64Array, gradient: Float64Array, n: number, rate: number, pull: number): void {
    for (let i = 0; i < gradient.length; i++) gradient[i] /= n;
    this.step(weights, gradient, rate, pull);
  }

  /**
   * Moves the weights along a gradient (uphill) by about `rate`, and each by the share `pull` of that towards 0: weights that
   * only fluctuate by chance stay at 0, and the model stays small.
   */
  step(weights: Float64Array, gradient: Float64Array, rate: number, pull: number): void {
    this.steps++;
    const scale = rate / (1 - FADE ** this.steps);
    const back = rate * pull;
    const unit = 1 / (1 - FADE_SQUARE ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i];
      this.mean[i] = FADE * this.mean[i] + (1 - FADE) * g;
      this.square[i] = FADE_SQUARE * this.square[i] + (1 - FADE_SQUARE) * g * g;
      if (this.square[i] === 0) continue;
      const moved = weights[i] + (scale * this.mean[i]) / (Math.sqrt(this.square[i] * unit) + 1e-6);
      weights[i] = moved > back ? moved - back : moved < -back ? moved + back : 0;
    }
  }
}
