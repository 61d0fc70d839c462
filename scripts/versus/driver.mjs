// A program that answers lines: one of the drivers here, built by whoever compares (README.md).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The variables that name the built drivers. */
const DRIVERS = { openspiel: 'FOLLOWSUIT_OPENSPIEL', xinxin: 'FOLLOWSUIT_XINXIN' };

export class Driver {
  constructor(name) {
    const path = process.env[DRIVERS[name]];
    if (!path)
      throw new Error(`Set ${DRIVERS[name]} to the driver that you have built; scripts/versus/README.md says how.`);
    // In a process group of its own, so that Ctrl-C lets it answer for the deal under way; it ends with its input.
    this.child = spawn(path, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    this.waiting = [];
    const fail = (why) => {
      for (const { reject } of this.waiting.splice(0)) reject(new Error(`${path} ${why}.`));
      this.ended = why;
    };
    this.child.on('error', (error) => fail(`could not be started: ${error.message}`));
    this.child.on('exit', (code) => fail(`has ended with code ${code}`));
    this.child.stdin.on('error', () => {}); // its end is told by `exit`
    createInterface({ input: this.child.stdout }).on('line', (line) => this.waiting.shift()?.resolve(line));
  }

  /** The line that answers a line. */
  ask(line) {
    if (this.ended) return Promise.reject(new Error(`The driver ${this.ended}.`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.child.stdin.write(`${line}\n`);
    });
  }

  close() {
    this.child.stdin.end();
  }
}
