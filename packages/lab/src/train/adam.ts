/** Adam (Kingma and Ba 2015): steps of about the same length for all weights, however often their features turn up. */
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

  /**
   * Moves the weights along a gradient (uphill) by about `rate`, and each by the share `pull` of that towards 0: what is
   * pushed to and fro by chance alone stays at 0, and the model small.
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
