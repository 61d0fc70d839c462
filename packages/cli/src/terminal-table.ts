/** A game at the table: the match, who sits there, what has been seen of it, and the file it is saved in. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Bot } from '@followsuit/bots';
import {
  asTold,
  isSecret,
  type Json,
  type Line,
  Match,
  PHASE,
  Phrases,
  Random,
  type Refusal,
  type Rules,
  seatsIn,
  viewOf,
} from '@followsuit/engine';
import { actOf, handNow } from '@followsuit/present';
import { type SeatScene, sceneOf, type TableNames } from './scene.ts';

/** Who plays, and from which seed: what the first line of the saved game says. */
export interface Seating extends TableNames {
  /** The bot of each seat; null for yours. */
  readonly bots: readonly (Bot | null)[];
  readonly seed: string;
}

/** Is told what happens. */
export interface Listener {
  /** A line of the record as it may be told; a secret act has only its seat. */
  heard(line: Line): void;
  /** Your partner is about to act in a hand in which you have not yet, and you may say something to them first. */
  beforePartner(partner: number): Promise<void>;
  /** All lines that belong together, for the file. */
  save(lines: readonly Line[]): void;
}

export class TerminalTable {
  readonly seating: Seating;
  readonly rules: Rules;
  /** What has happened, as you may know it. */
  events: readonly Line[] = [];
  private readonly match: Match<Rules>;
  private readonly listener: Listener;
  private readonly phrases = new Phrases();
  /** Rounds that were finished when you were asked whether you want to say something. */
  private asked = -1;
  private lines: Line[] = [];
  private acts = 0;

  constructor(seating: Seating, listener: Listener) {
    this.seating = seating;
    this.rules = seating.rules;
    this.listener = listener;
    this.match = new Match(seating.rules, (line) => this.lines.push(line));
  }

  get over(): boolean {
    return this.match.over;
  }

  /** What you see now. */
  get scene(): SeatScene {
    const { rules, events, seating, match } = this;
    return sceneOf(seating, viewOf(rules, match.state, seating.you), events);
  }

  /** The first line of the record. */
  firstLine(): Line {
    const { names, seed, bots, you } = this.seating;
    this.match.start(names, seed, { bots: bots.map((bot) => bot?.name ?? null), you });
    return this.lines.splice(0)[0];
  }

  /** Goes through the lines of a saved game, telling nobody. */
  replay(lines: readonly Line[]): void {
    for (const line of lines) {
      if (line.ev === 'deal') this.deal(() => this.match.take(line), false);
      else if (line.ev === 'act') {
        const found = this.rules.read(this.match.state, Number(line.seat), actOf(line));
        if ('move' in found) this.move(Number(line.seat), found.move, false);
      }
    }
  }

  /** Deals and lets bots act until you are to choose (true), or the game is over or you have left (false). */
  async untilYou(left: () => boolean): Promise<boolean> {
    const { rules, match, seating } = this;
    while (!match.over && !left()) {
      if (match.due !== null) this.deal(() => match.draw(seating.seed));
      else {
        const actors = seatsIn(rules.actors(match.state));
        const seat = this.nextOf(actors);
        if (seating.bots[seat] === null) return true;
        if (await this.asksYou(seat)) continue;
        this.move(seat, await this.answer(seat));
      }
    }
    return false;
  }

  /** Before a partner acts you are asked once a hand whether you want to say something, unless you have acted already. */
  private async asksYou(seat: number): Promise<boolean> {
    const { match, rules, seating } = this;
    const awaited = (this.phrases.awaited(match, seat) >> seating.you) & 1;
    const round = rules.rounds(match.state);
    if (!awaited || this.asked === round || handNow(this)?.acts.some((line) => line.seat === seating.you)) return false;
    this.asked = round;
    await this.listener.beforePartner(seat);
    return true;
  }

  /** Says a phrase of the game for you; returns why you may not, in a sentence, or null. */
  say(phrase: string): string | null {
    return this.phrases.say(this.match, this.seating.you, phrase);
  }

  /** Who acts next of several: bots before you; or, where all see at once what each does, whoever chance says. */
  private nextOf(actors: readonly number[]): number {
    const { rules, match, seating } = this;
    if (rules.design.phases[match.state[PHASE]].open)
      return actors[new Random(`${seating.seed}/order/${this.acts}`).below(actors.length)];
    return actors.find((each) => seating.bots[each] !== null) ?? actors[0];
  }

  /** Your act, or why it may not be done. */
  act(act: Readonly<Record<string, Json>>): Refusal | null {
    const { you } = this.seating;
    const found = this.rules.read(this.match.state, you, act);
    if ('rule' in found) return found;
    this.move(you, found.move);
    return null;
  }

  /** What a bot does, after the same time whether there was a choice or not; its luck is its own and has nothing to do with the deals. */
  private async answer(seat: number): Promise<number> {
    const { bots, seed } = this.seating;
    const luck = new Random(`${seed}/bot/${seat}/${this.acts}`);
    const bot = bots[seat] as Bot;
    const began = performance.now();
    const view = { ...viewOf(this.rules, this.match.state, seat), heard: this.phrases.heard(this.match) };
    const move = bot.choose(view, luck);
    if (bot.ms !== undefined) await pause(bot.ms - (performance.now() - began));
    return move;
  }

  private deal(lay: () => void, told = true): void {
    lay();
    this.pass(false, told);
  }

  private move(seat: number, move: number, told = true): void {
    const { rules, match, seating } = this;
    const secret = isSecret(rules, match.state, seat, move, seating.you);
    match.move(seat, move);
    this.acts++;
    this.pass(secret, told);
  }

  /** Hands on the lines that have come about: to the file as they are, to the listener as they may be seen. */
  private pass(secret: boolean, told: boolean): void {
    const lines = this.lines.splice(0);
    if (told) this.listener.save(lines);
    for (const line of lines) {
      const shown = asTold(line, secret);
      this.events = [...this.events, shown];
      if (told) this.listener.heard(shown);
    }
  }
}

/** Waits; what was typed in the meantime (Ctrl-C, say) is heard after it even where the time is long over. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await setTimeout(ms);
  await setImmediate(); // a terminal just opened only now begins to be read
  await setImmediate();
}
