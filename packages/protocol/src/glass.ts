/**
 * What the company of a table is shown of its game. Most of a step is the same for everybody: it is worked out and written
 * once, and only what a seat alone may see, or do, is added to it.
 */
import type { State } from '@followsuit/engine';
import type { Pledge } from './answers.ts';
import { offerTo } from './offer.ts';
import { ownChanges } from './own.ts';
import { has, type Progress } from './progress.ts';

type Left = readonly (number | null)[] | null;

export class Glass {
  private readonly game: Progress;
  private readonly table: string;
  /** The fields that are the same for everybody, as they were last written. */
  private readonly shown = new Map<string, string>();

  constructor(game: Progress, table: string) {
    this.game = game;
    this.table = table;
    this.shared(null);
  }

  /** What a step that has just been taken is to each seat (−1: a watcher), as text; `from` is where its events begin. */
  step(from: number, pledge: Pledge | null, left: Left): (seat: number) => string {
    const { rules, state, before, lines, actors } = this.game;
    const shared = this.shared(before);
    const head = `{"t":"step","table":"${this.table}","seq":${lines.length},"events":`;
    const more = `${pledge ? `,"pledge":${JSON.stringify(pledge)}` : ''}${left ? `,"left":${JSON.stringify(left)}` : ''}`;
    const told = this.telling(from);
    const write = (seat: number, own: string): string => {
      const view = shared !== '' && own !== '' ? `${shared},${own}` : shared + own;
      return `${head}${told(seat)},"view":{${view}}${more},${this.offer(seat)}}`;
    };
    let common: string | null = null;
    return (seat) => {
      const own = ownChanges(rules, seat, before, state);
      const acts = seat >= 0 && has(actors, seat);
      // Who learns nothing of their own, has nothing to do and is told no more than a watcher gets what watchers get.
      if (own !== '' || acts || this.game.isSecret(seat, from) !== this.game.isSecret(-1, from))
        return write(seat, own);
      common ??= write(-1, '');
      return common;
    };
  }

  /** The events of a step for each seat, written once for those to whom its act is a secret and once for the others. */
  private telling(from: number): (seat: number) => string {
    const texts: [secret: string | null, open: string | null] = [null, null];
    return (seat) => {
      const which = this.game.isSecret(seat, from) ? 0 : 1;
      texts[which] ??= JSON.stringify(this.game.told(seat, from));
      return texts[which];
    };
  }

  /** The text for somebody who comes (back) having events up to `have`. */
  sync(seat: number, have: number, pledge: Pledge | null, left: Left): string {
    const { rules, state, lines } = this.game;
    const seq = lines.length;
    const view = have === seq ? '' : `"view":${JSON.stringify(rules.json(state, seat))},`;
    const head = `{"t":"sync","table":"${this.table}","seat":${seat},"seq":${seq}`;
    const events = `"events":${JSON.stringify(this.game.told(seat, have))}`;
    return `${head},${events},${view}"pledge":${JSON.stringify(pledge)},"left":${JSON.stringify(left)},${this.offer(seat)}}`;
  }

  /** Those of the fields that everybody sees and that have changed, written down. */
  private shared(before: State | null): string {
    const { rules, state } = this.game;
    let changed = '';
    // A game that does not say field by field who sees what has nothing that is surely the same for everybody.
    rules.fields?.changes(state, before, (name, value) => {
      const text = JSON.stringify(value);
      if (this.shown.get(name) === text) return;
      this.shown.set(name, text);
      changed += `${changed === '' ? '' : ','}"${name}":${text}`;
    });
    return changed;
  }

  private offer(seat: number): string {
    const { rules, state, actors } = this.game;
    if (seat < 0 || !has(actors, seat)) return '"acts":[],"barred":{}';
    return offerTo(rules, rules.view(state, seat).state, seat);
  }
}
