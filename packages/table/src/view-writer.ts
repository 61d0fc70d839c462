/**
 * Writes a game's messages for each seat. Most of a step is the same for everybody: it is computed and written once, and only
 * the part that only one seat may see or do is added.
 */
import { BLIND, type Field, type Play, type State } from '@followsuit/engine';
import type { Pledge, TimeLeft } from '@followsuit/protocol';
import { type GameProgress, hasSeat } from './game-progress.ts';
import { writeOffer } from './offer.ts';

export class ViewWriter {
  private readonly game: GameProgress;
  private readonly table: string;
  /** The fields that are the same for everybody, as last written. */
  private readonly written = new Map<string, string>();

  constructor(game: GameProgress, table: string) {
    this.game = game;
    this.table = table;
    this.shared(null);
  }

  /** Returns a function that writes the last step for a seat (−1: a spectator); `from` is the line at which its events begin. */
  step(from: number, pledge: Pledge | null, left: TimeLeft | null): (seat: number) => string {
    const { before, lines, actors } = this.game;
    const shared = this.shared(before);
    const head = `{"t":"step","table":"${this.table}","seq":${lines.length}${this.settle()},"events":`;
    const more = `${pledge ? `,"pledge":${JSON.stringify(pledge)}` : ''}${left ? `,"left":${JSON.stringify(left)}` : ''}`;
    const eventsFor = this.eventsWriter(from);
    const write = (seat: number, own: string): string => {
      const view = shared !== '' && own !== '' ? `${shared},${own}` : shared + own;
      return `${head}${eventsFor(seat)},"view":{${view}}${more},${this.offer(seat)}}`;
    };
    let common: string | null = null;
    return (seat) => {
      const own = privateChanges(this.game, seat);
      const acts = seat >= 0 && hasSeat(actors, seat);
      // A seat that sees no more than a spectator and cannot act gets the spectators' text.
      if (own !== '' || acts || this.game.isSecret(seat, from) !== this.game.isSecret(-1, from))
        return write(seat, own);
      common ??= write(-1, '');
      return common;
    };
  }

  /** Writes the events of a step at most twice: for seats to which its act is secret, and for the others. */
  private eventsWriter(from: number): (seat: number) => string {
    const texts: [secret: string | null, open: string | null] = [null, null];
    return (seat) => {
      const which = this.game.isSecret(seat, from) ? 0 : 1;
      texts[which] ??= JSON.stringify(this.game.eventsFor(seat, from));
      return texts[which];
    };
  }

  /** The text for a client that joins (again) and has the events up to `have`. */
  sync(seat: number, have: number, pledge: Pledge | null, left: TimeLeft | null): string {
    const { rules, state, lines } = this.game;
    const seq = lines.length;
    const view = have === seq ? '' : `"view":${JSON.stringify(rules.json(state, seat))},`;
    const head = `{"t":"sync","table":"${this.table}","seat":${seat},"seq":${seq}${this.settle()}`;
    const events = `"events":${JSON.stringify(this.game.eventsFor(seat, have))}`;
    return `${head},${events},${view}"pledge":${JSON.stringify(pledge)},"left":${JSON.stringify(left)},${this.offer(seat)}}`;
  }

  /** The changed fields that everybody sees, as text. */
  private shared(before: State | null): string {
    const { rules, state } = this.game;
    let changed = '';
    // Without fields, we cannot tell which part of a view is the same for everybody.
    rules.fields?.changes(state, before, (name, value) => {
      const text = JSON.stringify(value);
      if (this.written.get(name) === text) return;
      this.written.set(name, text);
      changed += `${changed === '' ? '' : ','}"${name}":${text}`;
    });
    return changed;
  }

  /** The offer to settle the hand: the same for everybody, from what everybody knows. */
  private settle(): string {
    return this.game.isSettled ? ',"settle":true' : '';
  }

  private offer(seat: number): string {
    const { rules, actors } = this.game;
    if (seat < 0 || !hasSeat(actors, seat)) return '"acts":[],"barred":{}';
    return writeOffer(rules, this.game.stateSeenBy(seat), seat);
  }
}

const cached = new WeakMap<Play, readonly Field[]>();

/** The fields that differ from seat to seat; null for a game without fields. */
function privateFields(rules: Play): readonly Field[] | null {
  if (rules.fields === null) return null;
  let fields = cached.get(rules);
  if (fields) return fields;
  fields = rules.fields.shown.filter(({ seen }) => seen !== 'all');
  cached.set(rules, fields);
  return fields;
}

/** The private fields of a seat that the last step changed, as text. */
function privateChanges(game: GameProgress, seat: number): string {
  const { rules, before, state } = game;
  const own = privateFields(rules);
  if (own === null) return wholeChanges(rules, seat, before, state);
  if (seat < 0) return '';
  const blind = before[BLIND] !== state[BLIND];
  const changed = own.filter((field) => field.seen === 'owner' && (blind || differs(field, seat, before, state)));
  if (changed.length === 0) return '';
  const view = game.stateSeenBy(seat);
  return changed.map((field) => `"${field.name}":${JSON.stringify(rules.fields?.json(view, field))}`).join(',');
}

/** Whether the part of a field that belongs to a seat differs. */
function differs({ at, width }: Field, seat: number, a: State, b: State): boolean {
  for (let i = at + seat * width; i < at + (seat + 1) * width; i++) if (a[i] !== b[i]) return true;
  return false;
}

/** The changes of a view without fields, which can only be compared as a whole. */
function wholeChanges(rules: Play, seat: number, before: State, state: State): string {
  const old = rules.json(before, seat);
  const changed: string[] = [];
  for (const [name, value] of Object.entries(rules.json(state, seat))) {
    const text = JSON.stringify(value);
    if (text !== JSON.stringify(old[name])) changed.push(`"${name}":${text}`);
  }
  return changed.join(',');
}
