/** Set phrases that a game lets its players say during a hand. Tables store them here; records do not contain them. */
import type { Play } from './play.ts';
import type { State } from './state.ts';
import type { Heard } from './view.ts';

/** A game at one moment. */
interface Now {
  readonly rules: Play;
  readonly state: State;
}

export class Phrases {
  private said: Heard = {};
  /** The number of finished rounds when a phrase was last said: once it grows, `said` is from an earlier hand. */
  private round = 0;

  /**
   * Says a phrase for a seat; returns null, or a sentence that says why the seat may not.
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

  /** The partners of a seat that may still say something now, as a set: a bot may wait for them. */
  awaited(now: Now, seat: number): number {
    const { phrases = {}, sides } = now.rules;
    let set = 0;
    for (const [id, { sayers }] of Object.entries(phrases)) set |= sayers(now.state) & ~(this.heard(now)[id] ?? 0);
    const partners = sides.find((side) => side.includes(seat))?.filter((each) => each !== seat) ?? [];
    return partners.reduce((found, each) => found | (set & (1 << each)), 0);
  }

  /** The phrases said in the current hand. */
  heard({ rules, state }: Now): Heard {
    return rules.rounds(state) === this.round ? this.said : {};
  }
}
