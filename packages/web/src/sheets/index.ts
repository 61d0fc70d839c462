/** What each game adds to the plain table, loaded with its first table. */
import { signal } from '@preact/signals';
import type { Touch } from '../table/scene.ts';

const LOADERS: Readonly<Record<string, () => Promise<Touch>>> = {
  baronet: async () => (await import('./baronet.tsx')).baronet,
  bishop: async () => (await import('./bishop.tsx')).bishop,
  chevalier: async () => (await import('./chevalier.tsx')).chevalier,
  coralon: async () => (await import('./coralon.tsx')).coralon,
  'coralon-partners': async () => (await import('./coralon-partners.tsx')).coralonPartners,
  'ducks-and-geese': async () => (await import('./ducks-and-geese.tsx')).ducksAndGeese,
  'ducks-and-geese-cutthroat': async () => (await import('./ducks-and-geese-cutthroat.tsx')).ducksAndGeeseCutthroat,
  'speed-run': async () => (await import('./speed-run.tsx')).speedRun,
  'stepping-stones': async () => (await import('./stepping-stones.tsx')).steppingStones,
  stones: async () => (await import('./stones.tsx')).stones,
  thief: async () => (await import('./thief.tsx')).thief,
  thieves: async () => (await import('./thieves.tsx')).thieves,
  'up-and-down': async () => (await import('./up-and-down.tsx')).upAndDown,
};

const NOTHING: Touch = {};
const loaded = signal<Readonly<Record<string, Touch>>>({});
const asked = new Map<string, Promise<void>>();

/** Loads what a game adds. @example await loadTouch('bishop') */
export function loadTouch(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const loading = load(game);
  asked.set(game, loading);
  return loading;
}

async function load(game: string): Promise<void> {
  try {
    const touch = (await LOADERS[game]?.()) ?? NOTHING;
    loaded.value = { ...loaded.value, [game]: touch };
  } catch {
    asked.delete(game); // the plain table does; the next look at it asks again
    if (!loaded.peek()[game]) loaded.value = { ...loaded.peek(), [game]: NOTHING };
  }
}

/** What a game adds; nothing until it is there. Whatever draws with it is drawn anew then. @example touchOf('bishop').sheet */
export function touchOf(game: string): Touch {
  const touch = loaded.value[game];
  if (!asked.has(game)) void loadTouch(game);
  return touch ?? NOTHING;
}

/** Whether it is known what a game adds: a table that waits for it is drawn once, and nothing on it moves later. */
export function touchKnown(game: string): boolean {
  touchOf(game);
  return game in loaded.value;
}
