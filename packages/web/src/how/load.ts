/** A how-to that is loaded when it is first shown. */
import { useEffect, useState } from 'preact/hooks';
import { preloadPresentation } from '../presentation.ts';
import { type LoadedHowTo, loadHowTo } from './how-tos.ts';

/** The how-to of a game, once it and the colour of its felt are there; why not, otherwise; null meanwhile. */
export function useHowTo(game: string): LoadedHowTo | 'missing' | 'failed' | null {
  const [found, setFound] = useState<LoadedHowTo | 'missing' | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    Promise.all([loadHowTo(game), preloadPresentation(game)]).then(
      ([loaded]) => gone || setFound(loaded ?? 'missing'),
      () => gone || setFound('failed'),
    );
    return () => {
      gone = true;
    };
  }, [game]);
  return found;
}
