// The results of a match, kept in a file if one is named: a line of JSON a deal, so that a match can be stopped and go on.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export class Results {
  #list = [];
  #file;
  #settings;

  /** Reads the results in the file, which must be of a match with the same settings. */
  constructor(file, settings) {
    this.#file = file;
    this.#settings = settings;
    if (!file || !existsSync(file)) return;
    const all = JSON.stringify(settings);
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { deal, settings: made, ...result } = read(line, file);
      if (JSON.stringify(made) !== all)
        throw new Error(`${file} holds the results of another match: ${JSON.stringify(made)}.`);
      if (deal !== this.deals + 1) throw new Error(`${file} lacks deal ${this.deals + 1}.`);
      this.#list.push(result);
    }
  }

  get deals() {
    return this.#list.length;
  }

  get gains() {
    return this.#list.map(({ gain }) => gain);
  }

  add(result) {
    this.#list.push(result);
    if (!this.#file) return;
    appendFileSync(this.#file, `${JSON.stringify({ deal: this.deals, ...result, settings: this.#settings })}\n`);
  }

  /** Milliseconds and simulations of one side's choice, on average. */
  mean(side) {
    const sum = (what) => this.#list.reduce((all, result) => all + result[side][what], 0);
    return { ms: sum('ms') / sum('choices'), simulations: sum('simulations') / sum('choices') };
  }
}

function read(line, file) {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`${file} has a line that is not JSON: remove it, and the match goes on from there.`);
  }
}
