/** The timing of scenes, with a fake clock and fake frames. */
import type { Json } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { heldCards, shownTrick } from '@followsuit/present';
import type { ServerMessage } from '@followsuit/protocol';
import { watchPresses } from '@followsuit/ui';
import { batch } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActOutbox } from '../client/act-outbox.ts';
import { makeSignals, type Signals } from '../client/model.ts';
import { settings } from '../settings.ts';
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
/** Every scene of two hands, as they come: the last act of a hand with its trick and its score. */
const hands: TableScene[] = [];
play(setupsOf(trickGames.find(({ id }) => id === 'coralon')!)[0], 'stage', 2, ({ sceneFor }) => {
  const scene = sceneFor(0);
  if (scene.events.length > 0) hands.push(scene);
});
/** The scene that brings the first hand's score, and the first of the next hand. */
const END = hands.findIndex(({ events }) => events.at(-1)?.ev === 'score');
const NEXT = hands.findIndex(({ events }, i) => i > END && events.at(-1)?.ev !== 'score');

class Key extends Event {
  readonly repeat: boolean;
  constructor(type: string, repeat = false) {
    super(type);
    this.repeat = repeat;
  }
}

/** What the browser has stored. */
const kept = new Map<string, string>();
let model: ReturnType<typeof makeSignals>;
let stage: Stage;
let ignore: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  kept.set('followsuit.hands', '{"coralon":2}');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
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
  settings.tricks.value = 'auto';
  settings.speed.value = 'normal';
  stage.close();
  ignore();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the table to this scene. */
function come(n: number): void {
  comes(scenes[n]);
}
function comes({ info, seat, view, events, acts, barred }: TableScene): void {
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

/** The same table with bots at all other seats, so that nobody waits for the player. */
const withBots = (scene: TableScene, seat = 0): TableScene => ({
  ...scene,
  seat,
  info: {
    ...scene.info,
    seats: scene.info.seats.map((who, i) => (i === 0 ? who : { ...who, kind: 'bot', bot: 'easy' })),
  },
});
const comeHand = (n: number): void => comes(withBots(hands[n]));
const count = (): number => stage.scene.peek()?.events.length ?? 0;
const lastShown = (): unknown => stage.scene.peek()?.events.at(-1)?.ev;

describe('the first hands', () => {
  it('are slow: 0.8 s a card, 2 s a trick, until two hands have been seen', () => {
    kept.set('followsuit.hands', '{"coralon":1,"thief":2}');
    const trick = hands.findIndex(({ events }) => events.at(-1)?.ev === 'trick');
    for (const n of [trick - 2, trick - 1, trick, trick + 1]) comeHand(n);
    const before = count();
    vi.advanceTimersByTime(799);
    expect(count()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(lastShown()).toBe('trick');
    vi.advanceTimersByTime(1999);
    expect(lastShown()).toBe('trick');
    vi.advanceTimersByTime(1);
    expect(lastShown()).toBe('act');
    stage.hurry();
    comeHand(END - 1);
    comeHand(END);
    expect(JSON.parse(kept.get('followsuit.hands')!)).toEqual({ coralon: 2, thief: 2 });
  });

  it.each(['fast', 'instant'] as const)('are not slow if the player wants them %s', (speed) => {
    kept.clear();
    settings.speed.value = speed;
    for (const n of [0, 1, 2]) come(n);
    vi.advanceTimersByTime(speed === 'fast' ? 158 : 1);
    expect(shown()).toBe(2);
  });
});

describe('the end of a hand', () => {
  it('shows the last trick, then waits for the player, however long', () => {
    comeHand(END - 1);
    comeHand(END);
    expect([lastShown(), stage.holding.peek()]).toEqual(['trick', null]);
    vi.advanceTimersByTime(1100);
    expect([lastShown(), stage.holding.peek()]).toEqual(['score', { at: 'hand', until: null }]);
    for (let n = END + 1; n <= NEXT + 2; n++) comeHand(n);
    vi.advanceTimersByTime(600_000);
    expect(lastShown()).toBe('score');
    expect(stage.hurry()).toBe(false);
    expect(stage.present()?.events.at(-1)?.ev).toBe('score');
    stage.goOn();
    expect([count() > hands[END].events.length, stage.holding.peek()]).toEqual([true, null]);
    vi.advanceTimersByTime(60_000);
    expect(count()).toBe(hands[NEXT + 2].events.length);
  });

  it('is reached by whoever hurries, and not passed', () => {
    comeHand(END - 3);
    for (let n = END - 2; n <= NEXT; n++) comeHand(n);
    expect(stage.hurry()).toBe(true);
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['score', 'hand']);
    tap();
    stage.goOn();
    vi.advanceTimersByTime(FRAME + 1);
    expect(count()).toBeGreaterThan(hands[END].events.length);
  });

  it('waits at the instant speed, too', () => {
    settings.speed.value = 'instant';
    comeHand(END - 1);
    for (let n = END; n <= NEXT; n++) comeHand(n);
    vi.advanceTimersByTime(60_000);
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['score', 'hand']);
  });

  it.each(['many events at once', 'a hidden page'])('is not missed with %s', (how) => {
    const far = hands.findIndex(({ events }) => events.length > hands[END].events.length + 14);
    comeHand(how === 'a hidden page' ? END - 1 : 0);
    Object.assign(document, { hidden: how === 'a hidden page' });
    comeHand(NEXT);
    comeHand(far);
    expect([count(), lastShown(), stage.holding.peek()?.at]).toEqual([hands[END].events.length, 'score', 'hand']);
    expect(stage.scene.peek()?.acts).toEqual([]);
    stage.goOn();
    expect(count()).toBe(hands[NEXT].events.length);
  });

  it('is there again when the page is loaded again, until the player has continued', () => {
    comeHand(END - 1);
    comeHand(NEXT);
    stage.hurry();
    const again = (): void => {
      stage.close();
      model = makeSignals();
      stage = new Stage(model);
      comeHand(NEXT);
    };
    again();
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['score', 'hand']);
    stage.goOn();
    expect(count()).toBe(hands[NEXT].events.length);
    again();
    expect([count(), stage.holding.peek()]).toEqual([hands[NEXT].events.length, null]);
  });

  it('goes when a move is taken back, and comes again', () => {
    comeHand(END - 1);
    comeHand(END);
    stage.hurry();
    expect(stage.holding.peek()?.at).toBe('hand');
    comeHand(END - 3);
    expect([count(), stage.holding.peek()]).toEqual([hands[END - 3].events.length, null]);
    for (let n = END - 2; n <= NEXT; n++) comeHand(n);
    stage.hurry();
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['score', 'hand']);
  });

  it.each([
    ['other people', (scene: TableScene) => scene],
    ['a spectator', (scene: TableScene) => withBots(scene, -1)],
  ])('goes on by itself after eight seconds with %s', (_, at) => {
    comes(at(hands[END - 1]));
    comes(at(hands[NEXT]));
    stage.hurry();
    expect(stage.holding.peek()).toEqual({ at: 'hand', until: Date.now() + 8000 });
    vi.advanceTimersByTime(7999);
    expect(lastShown()).toBe('score');
    vi.advanceTimersByTime(1);
    expect([count(), stage.holding.peek()]).toEqual([hands[NEXT].events.length, null]);
  });
});

describe('a finished trick', () => {
  it('stays until a tap if the player wants that', () => {
    settings.tricks.value = 'tap';
    const trick = hands.findIndex(({ events }) => events.at(-1)?.ev === 'trick');
    for (const n of [trick - 1, trick, trick + 1, trick + 2]) comeHand(n);
    vi.advanceTimersByTime(60_000);
    expect([lastShown(), stage.holding.peek()]).toEqual(['trick', { at: 'trick', until: null }]);
    expect(stage.hurry()).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect([count(), stage.holding.peek()]).toEqual([hands[trick + 2].events.length, null]);
  });

  it('does not keep its taker from leading', () => {
    settings.tricks.value = 'tap';
    const own = hands.findIndex(({ events, acts }) => events.at(-1)?.ev === 'trick' && acts.length > 0);
    comeHand(own - 1);
    comeHand(own);
    expect([stage.holding.peek()?.at, stage.scene.peek()?.acts]).toEqual(['trick', []]);
    stage.goOn();
    expect([stage.holding.peek(), stage.scene.peek()?.acts]).toEqual([null, hands[own].acts]);
  });

  it('is the last one: it stays, and then the end of the hand', () => {
    settings.tricks.value = 'tap';
    comeHand(END - 1);
    comeHand(END);
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['trick', 'trick']);
    stage.goOn();
    expect([lastShown(), stage.holding.peek()?.at]).toEqual(['score', 'hand']);
  });
});
