/** Set phrases that a game lets its players say during a hand. Tables keep what was said here; records do not have it. */
import type { Play } from './play.ts';
import type { State } from './state.ts';
import type { Heard } from './view.ts';

export class Phrases {
  private readonly play: Play;
  private said: Record<string, number> = {};
  /** Rounds that were finished when something was said last: what was said before that is of another hand. */
  private round = 0;

  constructor(play: Play) {
    this.play = play;
  }

  /**
   * Lets a seat say a phrase; returns why it may not, in a sentence, or null.
   *
   * @example phrases.say(s, 2, 'may-bid-blind')
   */
  say(s: State, seat: number, id: string): string | null {
    const phrase = this.play.phrases?.[id];
    if (!phrase) return `Nobody says this in ${this.play.game.name} with these options.`;
    if (((phrase.sayers(s) >> seat) & 1) === 0) return phrase.refusal;
    this.said = { ...this.heard(s), [id]: (this.heard(s)[id] ?? 0) | (1 << seat) };
    this.round = this.play.rounds(s);
    return null;
  }

  /** The partners of a seat that may say something now and have not, as a set: it may be worth waiting for them. */
  awaited(s: State, seat: number): number {
    const { phrases = {}, sides } = this.play;
    let set = 0;
    for (const [id, { sayers }] of Object.entries(phrases)) set |= sayers(s) & ~(this.heard(s)[id] ?? 0);
    const partners = sides.find((side) => side.includes(seat))?.filter((each) => each !== seat) ?? [];
    return partners.reduce((found, each) => found | (set & (1 << each)), 0);
  }

  /** What was said in the hand that goes on. */
  heard(s: State): Heard {
    return this.play.rounds(s) === this.round ? this.said : {};
  }
}
