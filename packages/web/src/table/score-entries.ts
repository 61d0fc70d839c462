/** Where the points of a hand come from: `entries.ts` in the game's folder, loaded with the first end of a hand. */
import type { EntriesOf, ScoredHand, ScoreEntry } from '@followsuit/present';
import { useEffect, useState } from 'preact/hooks';
import { fileOf } from '../game-files.ts';
import { language } from '../text/language.ts';
import type { TableScene } from './scene.ts';

const FILES = import.meta.glob<EntriesOf>('../../../games/src/*/entries.ts', { import: 'default' });
const WORDS = import.meta.glob<unknown>('../../../games/src/parts/entry-words.*.ts', { import: 'entryWords' });

interface Loaded {
  readonly entriesOf: EntriesOf | undefined;
  readonly words: unknown;
}

/** Without a network there are none: then a side's points are one number. */
const NONE: Loaded = { entriesOf: undefined, words: {} };

const load = async (game: string): Promise<Loaded> => {
  const [entriesOf, words] = await Promise.all([
    fileOf(FILES, game, 'entries.ts'),
    fileOf(WORDS, 'parts', `entry-words.${language()}.ts`),
  ]);
  return { entriesOf, words };
};

/** The entries of each side; null while they are being loaded. @example useEntries(scene, hand, 'CORALON-SCORE-1')?.[0] */
export function useEntries(
  scene: TableScene,
  hand: ScoredHand,
  rule: string,
): readonly (readonly ScoreEntry[])[] | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { id } = scene.game;
  useEffect(() => {
    let gone = false;
    load(id)
      .catch(() => NONE)
      .then((found) => gone || setLoaded(found));
    return () => {
      gone = true;
    };
  }, [id]);
  return loaded && (loaded.entriesOf?.(scene, hand, loaded.words, rule) ?? []);
}
