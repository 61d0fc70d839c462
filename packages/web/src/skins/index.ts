/** The skins of the games: what each adds to the plain table. A skin is loaded with the first table of its game. */
import { signal } from '@preact/signals';
import type { TableSkin } from '../table/scene.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableSkin>>> = {
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

const NOTHING: TableSkin = {};
const loaded = signal<Readonly<Record<string, TableSkin>>>({});
const asked = new Map<string, Promise<void>>();

/** Loads the skin of a game. @example await loadSkin('bishop') */
export function loadSkin(game: string): Promise<void> {
  const known = asked.get(game);
  if (known) return known;
  const loading = load(game);
  asked.set(game, loading);
  return loading;
}

async function load(game: string): Promise<void> {
  try {
    const skin = (await LOADERS[game]?.()) ?? NOTHING;
    loaded.value = { ...loaded.value, [game]: skin };
  } catch {
    asked.delete(game); // the plain table will do; the next call of `skinOf` tries again
    if (!loaded.peek()[game]) loaded.value = { ...loaded.peek(), [game]: NOTHING };
  }
}

/** The skin of a game, empty until it is loaded; components that read it then render again. @example skinOf('bishop').sheet */
export function skinOf(game: string): TableSkin {
  const skin = loaded.value[game];
  if (!asked.has(game)) void loadSkin(game);
  return skin ?? NOTHING;
}

/** Whether the skin of a game is loaded. A table that waits for it is drawn once, and nothing on it moves later. */
export function isSkinLoaded(game: string): boolean {
  skinOf(game);
  return game in loaded.value;
}
