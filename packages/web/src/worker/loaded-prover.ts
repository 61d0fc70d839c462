/** What proves claims is loaded with the first trick, or a record that has claims: no table needs it before. */
import { isClaim, type Line, type Prover } from '@followsuit/engine';
import { orNotLoaded } from './lazy-module.ts';

let loaded: Prover | null = null;

/** What proves claims, once it is loaded. */
export const loadedProver = (): Prover | null => loaded;

export async function loadProver(): Promise<Prover> {
  loaded ??= (await orNotLoaded(import('./prover.ts'))).prover;
  return loaded;
}

/** Whether some lines, or an act, need it. */
export const needsProver = (line: Line): boolean => line.ev === 'claim' || line.ev === 'trick' || isClaim(line);
