/** The timing of scenes, with a fake clock and fake frames. */
import type { Json } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { heldCards, shownTrick } from '@followsuit/present';
import type { ServerMessage } from '@followsuit/protocol';
import { watchPresses } from '@followsuit/ui';
import { batch } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActOutbox } from '../client/act-outbox.ts';
import { makeSignals, type Signals } from '../client/model.ts';
import type { TableScene } from './scene.ts';
import { Stage } from './stage.ts';
import { play, setupsOf } from './testing/scenes.ts';

// The catalogue is made when the app is built.
const board = vi.hoisted(() => ({ deck: {} as object | null }));
vi.mock('../catalogue/index.ts', () => ({ gameInfo: (id: string) => ({ id, deck: board.deck }) }));

const FRAME = 17;
/** The scenes of the first acts of a hand of Coralon, one per event. */
const scenes: TableScene[] = [];
play(setupsOf(trickGames.find(({ id }) => id === 'coralon')!)[0], 'stage', 1, ({ sceneFor }) => {
  const scene = sceneFor(0);
  if (scene.events.at(-1)?.ev === 'act') scenes.push(scene);
});

class Key extends Event {
  readonly repeat: boolean;
  constructor(type: string, repeat = false) {
    super(type);
    this.repeat = repeat;
  }
}

let model: ReturnType<typeof makeSignals>;
let stage: Stage;
let ignore: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('KeyboardEvent', Key);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, FRAME - 1));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  board.deck = {};
  model = makeSignals();
  stage = new Stage(model);
  ignore = watchPresses();
});

afterEach(() => {
  stage.close();
  ignore();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the table to this scene. */
function come(n: number): void {
  const { info, seat, view, events, acts, barred } = scenes[n];
  batch(() => {
    model.info.value = info;
    model.seat.value = seat;
    model.view.value = { ...view } as Readonly<Record<string, Json>>;
    model.events.value = events;
    model.acts.value = acts;
    model.barred.value = barred;
  });
}
const shown = (): number => scenes.findIndex(({ events }) => events.length === stage.scene.peek()?.events.length);
const happen = (type: string): boolean => document.dispatchEvent(new Event(type));
const tap = (): void => ['pointerdown', 'pointerup', 'click'].forEach(happen);

it('lets what happens at once be seen one after the other', () => {
  for (const n of [0, 1, 2]) come(n);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(449);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(2);
});

it('answers a tap before it shows what others do', () => {
  come(0);
  tap();
  come(1);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(1);
});

it('waits for the frame, however long the answer takes', () => {
  come(0);
  let frame = (): void => {};
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frame = work;
  });
  tap();
  come(1);
  vi.advanceTimersByTime(250);
  expect(shown()).toBe(0);
  frame();
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
});

it('waits again for a second tap', () => {
  come(0);
  tap();
  vi.advanceTimersByTime(FRAME - 2);
  happen('pointerdown');
  come(1);
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(0);
  happen('pointerup');
  happen('click');
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(1);
});

it('answers a key first too, but not one that is held down', () => {
  come(0);
  document.dispatchEvent(new Key('keydown'));
  document.dispatchEvent(new Key('keyup'));
  come(1);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(500);
  document.dispatchEvent(new Key('keydown', true));
  come(2);
  expect(shown()).toBe(2);
});

it('answers first at the solitaire, too, and then shows all that came at once', () => {
  board.deck = null;
  come(0);
  tap();
  come(1);
  come(2);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(FRAME + 2);
  expect(shown()).toBe(2);
});

it('shows a move that was taken back at once', () => {
  for (const n of [0, 1, 2, 3]) come(n);
  happen('pointerdown');
  stage.hurry();
  come(1);
  expect(shown()).toBe(1);
  come(2);
  come(3);
  vi.advanceTimersByTime(300);
  expect(shown()).toBe(2);
});

it('does not let a finger that stays keep the table waiting', () => {
  come(0);
  happen('pointerdown');
  come(1);
  vi.advanceTimersByTime(299);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
});

it('brings the present to whoever does something, at once or after a tap was answered', () => {
  for (const n of [0, 1, 2, 3]) come(n);
  expect(stage.hurry()).toBe(true);
  expect(shown()).toBe(3);
  for (const n of [4, 5, 6]) come(n);
  tap();
  expect(stage.hurry()).toBe(true);
  expect([shown(), stage.present()?.events.length]).toEqual([4, scenes[6].events.length]);
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(6);
  expect(stage.hurry()).toBe(false);
});

it('shows what came of a tap, and then lets it be seen', () => {
  for (const n of [0, 1, 2]) come(n);
  tap();
  stage.hurry();
  come(3);
  vi.advanceTimersByTime(FRAME);
  expect(shown()).toBe(3);
  come(4);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(450 - 1);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(4);
});

it('a card that one plays lies in the trick before the table answers, and is back in the hand if it is rejected', () => {
  const n = scenes.findIndex(({ acts }) => acts.some((act) => act.do === 'play'));
  const [act] = scenes[n].acts;
  const card = act.card as string;
  const ids: string[] = [];
  const troubles: unknown[] = [];
  const outbox = new ActOutbox(model as Signals, 't', ({ id }) => ids.push(id));
  const answer = (more: object): boolean =>
    outbox.answered({ t: 'error', table: 't', id: ids.at(-1), ...more } as ServerMessage, (each) =>
      troubles.push(each),
    );
  const place = (): unknown => {
    const scene = stage.scene.peek()!;
    const laid = shownTrick(scene)?.laid.find((each) => each.card === card);
    expect(heldCards(scene).includes(card)).toBe(!laid);
    return laid?.seat ?? 'hand';
  };
  come(n);
  expect(place()).toBe('hand');
  tap();
  outbox.act(act);
  expect(place()).toBe(0);
  answer({ code: 'refused', text: 'No.', rule: 'VINES-FOLLOW-1' });
  expect([place(), troubles]).toEqual(['hand', [expect.objectContaining({ rule: 'VINES-FOLLOW-1' })]]);

  // Once played, the card stays visible, also between the answer and the frame that shows it.
  tap();
  outbox.act(act);
  expect(place()).toBe(0);
  const { view, events } = scenes[n];
  const hold = (view.hold as (string[] | null)[]).map((cards) => cards?.filter((each) => each !== card) ?? null);
  batch(() => {
    model.view.value = { ...view, hold, cards: [...(view.cards as string[]), card] };
    model.events.value = [...events, { ev: 'act', seat: 0, ...act }];
    model.acts.value = [];
  });
  answer({ t: 'done', seq: events.length + 1 });
  expect([place(), stage.scene.peek()?.events.length]).toEqual([0, events.length]);
  vi.advanceTimersByTime(FRAME);
  expect([place(), stage.scene.peek()?.events.length]).toEqual([0, events.length + 1]);
});
