/**
 * The scene on the screen, moment by moment. Bots and fast connections act several times at once; the stage keeps each event
 * on the table long enough to be seen. The player never has to wait: as soon as the table has answered an act of theirs, the
 * stage skips to the present.
 */
import type { KernelView } from '@followsuit/engine';
import { isPressing } from '@followsuit/ui';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableModel } from '../client/types.ts';
import { freshNews } from './news.tsx';
import { slowness } from './prefs.ts';
import { type SceneMoment, sceneOf, type TableScene } from './scene.ts';

/** How long each kind of event stays, in milliseconds at the usual speed. */
const STAY: Readonly<Record<string, number>> = { act: 450, trick: 1100, score: 1400 };
/** A reveal is the high point of a hand: nothing else happens meanwhile. */
const NEWS_STAY = 1200;

export class Stage {
  private readonly shown = signal<SceneMoment | null>(null);
  private readonly waiting: SceneMoment[] = [];
  private readonly stops: readonly (() => void)[];
  /** Events up to this index are shown at once, as soon as the table has answered the player's act. */
  private hurriedTo = 0;
  private readonly model: TableModel;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The card that the player played last, and the number of events at that time. */
  private readonly played = signal<{ readonly card: string; readonly after: number } | null>(null);
  readonly scene: ReadonlySignal<TableScene | null>;

  constructor(model: TableModel) {
    this.model = model;
    this.scene = computed(() => this.shown.value && this.withPlayed(this.shown.value));
    const playing = effect(() => {
      const act = model.sent.value;
      const isPlay = act?.do === 'play' && typeof act.card === 'string' && Object.keys(act).length === 2;
      if (act) this.played.value = isPlay ? { card: act.card as string, after: model.events.peek().length } : null;
    });
    const taking = effect(() => {
      const [view, events] = [model.view.value, model.events.value];
      const [acts, barred] = [model.acts.value, model.barred.value];
      if (view) this.take({ view, events, acts, barred });
    });
    const going = effect(() => {
      if (!isPressing.value) untracked(() => this.goOn());
    });
    this.stops = [playing, taking, going];
  }

  private take(moment: SceneMoment): void {
    const before = this.waiting.at(-1) ?? this.shown.peek();
    const news = before ? moment.events.length - before.events.length : 0;
    // Old events, undone moves and a hidden page are not shown slowly.
    if (!before || news < 0 || news > 12 || document.hidden) this.show(moment);
    else if (news === 0 && this.waiting.length > 0) this.waiting[this.waiting.length - 1] = moment;
    else if (isPressing.peek() || (news > 0 && this.timer !== undefined)) this.waiting.push(moment);
    else this.show(moment, this.stay(before, moment));
  }

  /** Continues once the player's act has been answered. */
  private goOn(): void {
    const passed = this.waiting.findLastIndex(({ events }) => events.length <= this.hurriedTo);
    this.hurriedTo = 0;
    if (passed >= 0 && passed === this.waiting.length - 1) this.show(this.waiting[passed]);
    else if (this.timer === undefined) this.next(this.waiting.splice(0, passed + 1).at(-1));
  }

  private show(moment: SceneMoment, ms = 0): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (ms === 0) {
      this.waiting.length = 0;
      this.hurriedTo = 0;
    }
    this.shown.value = moment;
    if (ms > 0) this.timer = setTimeout(() => this.next(), ms);
  }

  /** Shows the next scene; `before` is the last one that was skipped. */
  private next(before = this.shown.peek()): void {
    this.timer = undefined;
    if (isPressing.peek()) return;
    const moment = this.waiting.shift();
    if (before && moment) this.show(moment, Math.max(1, this.stay(before, moment)));
  }

  /** How long a moment stays, by its newest event. */
  private stay(before: SceneMoment, moment: SceneMoment): number {
    // Nobody else acts at the solitaire's board: the player's acts and their dice appear at once.
    if (!untracked(() => this.sceneOf(moment))?.game.deck) return 0;
    const news = moment.events.slice(before.events.length).map(({ ev }) => STAY[String(ev)] ?? 0);
    const least = untracked(() => this.bringsNews(before, moment)) ? NEWS_STAY : 0;
    return slowness() * Math.max(0, ...news, least);
  }

  private bringsNews(before: SceneMoment, moment: SceneMoment): boolean {
    const [was, is] = [this.sceneOf(before), this.sceneOf(moment)];
    return was !== null && is !== null && freshNews(was, is).length > 0;
  }

  private sceneOf(moment: SceneMoment): TableScene | null {
    const { info, seat } = this.model;
    return info.value && sceneOf(info.value, seat.value, moment);
  }

  /**
   * A scene in which the player's card lies in the trick at once, before the table has answered. If the table rejects the act,
   * the card returns to the hand: nothing is on its way then, and the newest view still has it there.
   */
  private withPlayed(moment: SceneMoment): TableScene | null {
    const { model } = this;
    const scene = this.sceneOf(moment);
    const played = this.played.value;
    const seat = model.seat.value;
    if (!scene || !played || moment.events.length < played.after) return scene;
    const isHeldIn = (view: object | null): boolean =>
      ((view as Partial<KernelView> | null)?.hold?.[seat] ?? []).includes(played.card);
    const isUnderWay = model.sent.value !== null || !isHeldIn(model.view.value);
    return isUnderWay && isHeldIn(moment.view) && moment.view.cards ? { ...scene, laying: played.card } : scene;
  }

  /** The newest scene, shown or not. */
  present(): TableScene | null {
    const last = this.waiting.at(-1);
    return last ? untracked(() => this.sceneOf(last)) : this.scene.peek();
  }

  /** Skips to the present, and shows the next events as they come; returns whether any were waiting. */
  hurry(): boolean {
    const last = this.waiting.at(-1);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (last && isPressing.peek()) this.hurriedTo = last.events.length;
    else if (last) this.show(last);
    return last !== undefined;
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
  }
}
