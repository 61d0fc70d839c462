/** The covers of all games, found by the names of their files. They are one file, loaded by the pages that show them. */
import type { Cover } from '@followsuit/ui';

const FILES = import.meta.glob<Cover>('../../../games/src/**/cover.tsx', { import: 'default', eager: true });

/** By game. */
export const covers: ReadonlyMap<string, Cover> = new Map(
  Object.entries(FILES).map(([path, cover]) => [path.split('/').at(-2) ?? '', cover]),
);
