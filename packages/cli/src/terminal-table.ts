/**
 * A table in the terminal: the game, its players, and what you have seen of it. It judges acts and filters events as every
 * other table does (`@followsuit/table`), but nothing waits here, so there is no queue and no clock.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Bot } from '@followsuit/bots';
import {
  claimOf,
  drawFromSeed,
  gameLine,
  type Json,
  type Line,
  Phrases,
  prover,
  Random,
  type Rules,
  seatsIn,
  viewOf,
} from '@followsuit/engine';
import { actOf, handNow } from '@followsuit/present';
import { GameProgress, judge, nextActor, type Step, Turns } from '@followsuit/table';
import { type SeatScene, seatScene, type TableNames } from './scene.ts';

/** The players and the seed: the contents of the saved game's first line. */
export interface Seating extends TableNames {
  /** The bot of each seat; null for yours. */
  readonly bots: readonly (Bot | null)[];
  readonly seed: string;
}

/** Listens to the table. */
export interface Listener {
  /** A line of the record as you may see it; a secret act has only its seat. */
  heard(line: Line): void;
  /** Your partner is about to act in a hand in which you have not acted yet, and you may say a phrase first. */
  beforePartner(partner: number): Promise<void>;
  /** All lines that belong together, for the file. */
  save(lines: readonly Line[]): void;
}

export class TerminalTable {
  readonly seating: Seating;
  readonly rules: Rules;
  /** The events that you may know. */
  events: readonly Line[] = [];
  private readonly game: GameProgress;
  private readonly turns: Turns;
  private readonly listener: Listener;
  private readonly phrases = new Phrases();
  /** The number of finished rounds when you were last offered a phrase. */
  private asked = -1;
  private acts = 0;

  constructor(seating: Seating, listener: Listener) {
    this.seating = seating;
    this.rules = seating.rules;
    this.listener = listener;
    this.game = new GameProgress(seating.rules, prover);
    this.turns = new Turns(seating.rules.seats);
  }

  /** Whether nothing can change the score of this hand any more: then you may settle it. */
  get isSettled(): boolean {
    return this.game.isSettled;
  }

  get over(): boolean {
    return this.game.over;
  }

  /** Your current scene. */
  get scene(): SeatScene {
    const { rules, events, seating, game } = this;
    return seatScene(seating, viewOf(rules, game.state, seating.you), events);
  }

  /** The first line of the record. */
  firstLine(): Line {
    const { names, seed, bots, you } = this.seating;
    return gameLine(this.rules, names, seed, { bots: bots.map((bot) => bot?.name ?? null), you });
  }

  /** Replays the lines of a saved game without notifying the listener. */
  replay(lines: readonly Line[]): void {
    const { game, rules } = this;
    for (const line of lines) {
      if (line.ev === 'deal') this.take(game.chance(line), false);
      else if (line.ev === 'claim') this.take(game.claim(claimOf(rules, line)), false);
      else if (line.ev === 'act') {
        const found = rules.read(game.state, Number(line.seat), actOf(line));
        if ('move' in found) this.move(Number(line.seat), found.move, false);
      }
    }
  }

  /** Deals and lets bots act until it is your turn (true), or the game is over or you have left (false). */
  async untilYou(left: () => boolean): Promise<boolean> {
    const { rules, game, seating } = this;
    while (!game.over && !left()) {
      if (rules.due(game.state) !== null) this.take(game.chance(drawFromSeed(rules, game.state, seating.seed)));
      else {
        const seat = this.next();
        if (seating.bots[seat] === null) return true;
        if (await this.asksYou(seat)) continue;
        this.move(seat, await this.answer(seat));
      }
    }
    return false;
  }

  /** Before a partner acts, offers you a phrase once per hand, unless you have acted already. */
  private async asksYou(seat: number): Promise<boolean> {
    const { game, rules, seating } = this;
    const awaited = (this.phrases.awaited(game, seat) >> seating.you) & 1;
    const round = rules.rounds(game.state);
    if (!awaited || this.asked === round || handNow(this)?.acts.some((line) => line.seat === seating.you)) return false;
    this.asked = round;
    await this.listener.beforePartner(seat);
    return true;
  }

  /** Says a phrase of the game for you; returns the reason if you may not, or null. */
  say(phrase: string): string | null {
    return this.phrases.say(this.game, this.seating.you, phrase);
  }

  /** Picks the next of several seats to act: bots before you; or a random one, if all see each act at once. */
  private next(): number {
    const { game, seating } = this;
    const actors = seatsIn(game.actors);
    return nextActor(
      game,
      [...actors.filter((seat) => seating.bots[seat] !== null), seating.you],
      () => actors[new Random(`${seating.seed}/order/${this.acts}`).below(actors.length)],
    );
  }

  /** Performs your act; returns the rule that refuses it, or null. */
  act(act: Readonly<Record<string, Json>>): string | null {
    const { game, turns, seating } = this;
    const { you } = seating;
    const asked = { seat: you, id: String(this.acts), seen: game.lines.length, act: act as never };
    const verdict = judge(game, turns, asked, you);
    if ('move' in verdict) this.move(you, verdict.move);
    else if ('claim' in verdict) this.take(game.claim(verdict.claim));
    return 'text' in verdict ? verdict.text : null;
  }

  /** A bot's act. It takes the same time whether there was a choice or not; its randomness is independent of the deals. */
  private async answer(seat: number): Promise<number> {
    const { bots, seed } = this.seating;
    const luck = new Random(`${seed}/bot/${seat}/${this.acts}`);
    const bot = bots[seat] as Bot;
    const began = performance.now();
    const view = { ...viewOf(this.rules, this.game.state, seat), heard: this.phrases.heard(this.game) };
    const move = bot.choose(view, luck);
    if (bot.ms !== undefined) await pause(bot.ms - (performance.now() - began));
    return move;
  }

  private move(seat: number, move: number, told = true): void {
    this.acts++;
    this.take(this.game.move(seat, move, {}), told);
  }

  /** Applies a step, and passes on its lines: to the file as they are, to the listener as you may see them. */
  private take(step: Step, told = true): void {
    const { game, turns } = this;
    const from = game.lines.length;
    game.take(step);
    turns.note(game, step.lines[0], 0, null);
    if (told) this.listener.save(step.lines);
    for (const line of game.eventsFor(this.seating.you, from)) {
      this.events = [...this.events, line];
      if (told) this.listener.heard(line);
    }
  }
}

/** Waits; input typed meanwhile (such as Ctrl-C) is handled afterwards, even if the wait was already over. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await setTimeout(ms);
  await setImmediate(); // a terminal that was just opened is only read from now on
  await setImmediate();
}
