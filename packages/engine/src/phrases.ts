/** Set phrases that a game lets its players say during a hand. Tables keep what was said here; records do not have it. */
import type { Play } from './play.ts';
import type { State } from './state.ts';
import type { Heard } from './view.ts';

/** A game as it stands. */
interface Now {
  readonly rules: Play;
  readonly state: State;
}

export class Phrases {
  private said: Heard = {};
  /** Rounds that were finished when something was said last: what was said before that is of another hand. */
  private round = 0;

  /**
   * Lets a seat say a phrase; returns why it may not, in a sentence, or null.
   *
   * @example phrases.say(game, 2, 'may-bid-blind')
   */
  say(now: Now, seat: number, id: string): string | null {
    const { rules, state } = now;
    const phrase = rules.phrases?.[id];
    if (!phrase) return `Nobody says this in ${rules.game.name} with these options.`;
    if (((phrase.sayers(state) >> seat) & 1) === 0) return phrase.refusal;
    const heard = this.heard(now);
    this.said = { ...heard, [id]: (heard[id] ?? 0) | (1 << seat) };
    this.round = rules.rounds(state);
    return null;
  }

  /** The partners of a seat that may say something now and have not, as a set: it may be worth waiting for them. */
  awaited(now: Now, seat: number): number {
    const { phrases = {}, sides } = now.rules;
    let set = 0;
    for (const [id, { sayers }] of Object.entries(phrases)) set |= sayers(now.state) & ~(this.heard(now)[id] ?? 0);
    const partners = sides.find((side) => side.includes(seat))?.filter((each) => each !== seat) ?? [];
    return partners.reduce((found, each) => found | (set & (1 << each)), 0);
  }

  /** What was said in the hand that goes on. */
  heard({ rules, state }: Now): Heard {
    return rules.rounds(state) === this.round ? this.said : {};
  }
}
