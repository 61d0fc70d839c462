/** What each game adds to sampling, by its id. */
import { bishop } from './bishop.ts';
import { chevalier } from './chevalier.ts';
import type { Knowledge } from './knowledge.ts';
import { speedRun } from './speed-run.ts';
import { stones } from './stones.ts';

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = {
  bishop,
  baronet: bishop,
  chevalier,
  stones,
  'speed-run': speedRun,
};

/** The knowledge of a game; nothing where it has no secrets of its own. */
export const knowledgeOf = (game: string): Knowledge => KNOWLEDGE[game] ?? {};
