/** A progress bar on standard error, if that is a terminal. */
export class ProgressBar {
  private readonly shown = process.stderr.isTTY === true;
  private last = 0;

  /** Shows the share done, from 0 to 1, and a short text; at most ten times a second. */
  show(share: number, words: string): void {
    const now = Date.now();
    if (!this.shown || now - this.last < 100) return;
    this.last = now;
    const full = Math.round(share * 24);
    process.stderr.write(`\r\x1b[2K[${'#'.repeat(full)}${'.'.repeat(24 - full)}] ${words}`);
  }

  /** Removes the bar. */
  clear(): void {
    if (this.shown && this.last > 0) process.stderr.write('\r\x1b[2K');
    this.last = 0;
  }
}
