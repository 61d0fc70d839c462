/**
 * The scene on the screen, moment by moment. Bots and fast connections act several times at once; the stage keeps each event
 * on the table long enough to be seen. The player never has to wait: as soon as the table has answered an act of theirs, the
 * stage skips to the present. At the end of a hand it stops until the player continues.
 */
import type { KernelView } from '@followsuit/engine';
import { isPressing } from '@followsuit/ui';
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TableModel } from '../client/types.ts';
import { settings } from '../settings.ts';
import { type HeldAt, type Hold, keepHold, type StageStep, stepsOf, wasHeld } from './hold.ts';
import { freshNews } from './news.tsx';
import { countHand, isLearning, slowness } from './prefs.ts';
import { type SceneMoment, sceneOf, type TableScene } from './scene.ts';

/** How long each kind of event stays, in milliseconds: at the usual speed, and in a player's first hands. */
const STAY: Readonly<Record<string, number>> = { act: 450, trick: 1100 };
const LEARNING_STAY: Readonly<Record<string, number>> = { act: 800, trick: 2000 };
/** A reveal is the high point of a hand: nothing else happens meanwhile. */
const NEWS_STAY = 1200;
/** At tables with other people the stage stops no longer than this, in milliseconds. */
const HOLD = 8000;
/** More events at once are old: they are not shown one by one. */
const OLD = 12;
/** More events than this have passed while the player looked at the end of a hand: only the present is shown. */
const MISSED = 40;

export class Stage {
  private readonly shown = signal<SceneMoment | null>(null);
  private readonly held = signal<Hold | null>(null);
  private readonly waiting: StageStep[] = [];
  private readonly stops: readonly (() => void)[];
  /** Events up to this index are shown at once, as soon as the table has answered the player's act. */
  private hurriedTo = 0;
  private readonly model: TableModel;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The card that the player played last, and the number of events at that time. */
  private readonly played = signal<{ readonly card: string; readonly after: number } | null>(null);
  readonly scene: ReadonlySignal<TableScene | null>;
  /** Set while the stage waits for the player: the end of a hand, or a trick. */
  readonly holding: ReadonlySignal<Hold | null> = this.held;

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
      if (view) untracked(() => this.take({ view, events, acts, barred }));
    });
    const answering = effect(() => {
      if (!isPressing.value) untracked(() => this.answered());
    });
    this.stops = [playing, taking, answering];
  }

  private take(moment: SceneMoment): void {
    const before = this.waiting.at(-1)?.moment ?? this.shown.peek();
    if (!before) this.begin(moment);
    else if (moment.events.length < before.events.length) this.jump([{ moment, hold: null }]);
    else this.follow(before, moment);
  }

  private follow(before: SceneMoment, moment: SceneMoment): void {
    const news = moment.events.length - before.events.length;
    const steps = this.stepsAfter(before.events.length, moment);
    const last = this.waiting.at(-1);
    if (this.held.peek()) this.waiting.push(...steps);
    // Old events and a hidden page are not shown slowly; but nobody misses the end of a hand.
    else if (news > OLD || document.hidden) this.jump(endOf(steps));
    else if (news === 0 && last) this.waiting[this.waiting.length - 1] = { moment, hold: last.hold };
    else if (news === 0 && !isPressing.peek()) this.shown.value = moment;
    else {
      this.waiting.push(...steps);
      if (this.timer === undefined && !isPressing.peek()) this.next(before, 0);
    }
  }

  /** The first moment; if the end of a hand was on the screen when the page was left, it is there again. */
  private begin(moment: SceneMoment): void {
    const { info } = this.model;
    const again = info.value !== null && wasHeld(info.value.id, moment.events);
    this.jump(again ? endOf(stepsOf(moment, 0, false)) : [{ moment, hold: null }]);
  }

  private stepsAfter(had: number, moment: SceneMoment): readonly StageStep[] {
    const { info, seat } = this.model;
    // Nobody else acts at the solitaire's board, and it shows its end itself.
    if (!info.value || !this.sceneOf(moment)?.game.deck) return [{ moment, hold: null }];
    const steps = stepsOf(moment, had, seat.value >= 0 && settings.tricks.peek() === 'tap');
    if (seat.value >= 0 && steps.some(({ hold }) => hold === 'hand')) countHand(info.value.game);
    return steps;
  }

  /** Shows the first step at once; the others wait. */
  private jump(steps: readonly StageStep[]): void {
    this.hurriedTo = 0;
    this.waiting.splice(0, this.waiting.length, ...steps);
    this.skipTo(0);
    if (!this.held.peek() && this.waiting.length > 0) this.timer = setTimeout(() => this.next(), 1);
  }

  /** Shows a waiting step, and none of those before it. */
  private skipTo(i: number): void {
    const step = this.waiting.splice(0, i + 1).at(-1);
    if (step) this.show(step, 0);
  }

  private show({ moment, hold }: StageStep, ms: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    batch(() => {
      this.shown.value = moment;
      this.hold(hold, moment);
    });
    if (!hold && ms > 0) this.timer = setTimeout(() => this.next(), ms);
  }

  private hold(at: HeldAt | null, { events }: SceneMoment): void {
    const info = this.model.info.value;
    if (at === null || !info) {
      this.held.value = null;
      return;
    }
    const until = this.isAlone() ? null : Date.now() + HOLD;
    this.held.value = { at, until };
    if (at === 'hand') keepHold(info.id, events);
    if (until !== null) this.timer = setTimeout(() => this.goOn(), HOLD);
  }

  /** Whether nobody else has to wait: all other seats are bots, and the player has a seat. */
  private isAlone(): boolean {
    const { info, seat } = this.model;
    const others = info.value?.seats.filter((_, i) => i !== seat.value) ?? [];
    return seat.value >= 0 && others.every(({ kind }) => kind === 'bot');
  }

  /** Continues where the stage waits for the player. */
  goOn(): void {
    if (!this.held.peek()) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.held.peek()?.at === 'hand') keepHold('', null);
    this.held.value = null;
    const [from, to] = [this.shown.peek()?.events.length ?? 0, this.waiting.at(-1)?.moment.events.length ?? 0];
    if (to - from > MISSED) this.skipTo(this.nextStop(this.waiting.length - 1));
    else this.next();
  }

  /** Continues once the player's act has been answered. */
  private answered(): void {
    const passed = this.nextStop(this.waiting.findLastIndex(({ moment }) => moment.events.length <= this.hurriedTo));
    this.hurriedTo = 0;
    if (passed >= 0 && (passed === this.waiting.length - 1 || this.waiting[passed].hold)) this.skipTo(passed);
    else if (this.timer === undefined && !this.held.peek())
      this.next(this.waiting.splice(0, passed + 1).at(-1)?.moment);
  }

  /** The first waiting step up to this one at which the stage stops; otherwise this one. */
  private nextStop(to: number): number {
    const stop = this.waiting.findIndex(({ hold }) => hold !== null);
    return stop >= 0 && stop < to ? stop : to;
  }

  /** Shows the next step for at least `least` milliseconds; `before` is the last one that was skipped. */
  private next(before: SceneMoment | null = this.shown.peek(), least = 1): void {
    this.timer = undefined;
    if (isPressing.peek()) return;
    const step = this.waiting.shift();
    if (!before || !step) return;
    this.show(step, Math.max(least, this.waiting.length > 0 ? 1 : 0, this.stay(before, step.moment)));
  }

  /** How long a moment stays, by its newest event. */
  private stay(before: SceneMoment, moment: SceneMoment): number {
    const scene = this.sceneOf(moment);
    // Nobody else acts at the solitaire's board: the player's acts and their dice appear at once.
    if (!scene?.game.deck) return 0;
    const isSlow = scene.seat >= 0 && isLearning(scene.game.id);
    const news = moment.events
      .slice(before.events.length)
      .map(({ ev }) => (isSlow ? LEARNING_STAY : STAY)[String(ev)] ?? 0);
    const least = this.bringsNews(before, moment) ? NEWS_STAY : 0;
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

  /** The newest scene that the player may act in, shown or not. */
  present(): TableScene | null {
    const last = this.held.peek() ? undefined : this.waiting[this.nextStop(this.waiting.length - 1)];
    return last ? untracked(() => this.sceneOf(last.moment)) : this.scene.peek();
  }

  /**
   * Skips to the present, or to where the stage waits for the player, and shows the next events as they come; continues after a
   * trick. Returns whether there was anything to skip.
   */
  hurry(): boolean {
    const held = this.held.peek();
    if (held) {
      if (held.at === 'trick') this.goOn();
      return held.at === 'trick';
    }
    const last = this.nextStop(this.waiting.length - 1);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (last >= 0 && isPressing.peek()) this.hurriedTo = this.waiting[last].moment.events.length;
    else this.skipTo(last);
    return last >= 0;
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
  }
}

/** The end of a hand and what follows it; without one, the last step, at which the stage does not stop. */
function endOf(steps: readonly StageStep[]): readonly StageStep[] {
  const hand = steps.findIndex(({ hold }) => hold === 'hand');
  return hand < 0 ? steps.slice(-1).map(({ moment }) => ({ moment, hold: null })) : steps.slice(hand);
}
