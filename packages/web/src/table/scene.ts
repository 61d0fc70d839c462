/** The table at one moment, as every component of the page renders it. */
import type { Line } from '@followsuit/engine';
import { type CommonView, knobbedWords, type Scene } from '@followsuit/present';
import type { TableInfo } from '@followsuit/protocol';
import { type Skin, sharedText } from '@followsuit/ui';
import { signal } from '@preact/signals';
import { type GameInfo, gameInfo } from '../catalogue/index.ts';
import { presentationOf } from '../presentation.ts';

export interface TableScene extends Scene {
  readonly game: GameInfo;
  readonly info: TableInfo;
  readonly skin: Skin;
}

/** The client's data for one moment. */
export interface SceneMoment extends Pick<Scene, 'acts' | 'barred'> {
  readonly view: Readonly<Record<string, unknown>>;
  readonly events: readonly Line[];
  /** The player's card that is on its way to the trick. */
  readonly laying?: string;
}

const variantWords = signal<readonly [TableInfo['options'], unknown] | null>(null);
const asked = new WeakSet<TableInfo['options']>();

/** The words of a table; those of a variant follow once they are loaded. */
function wordsOf({ game, options, seats }: TableInfo, words: unknown): unknown {
  if (options.variant === undefined) return knobbedWords(words, options);
  const found = variantWords.value;
  if (found?.[0] === options) return found[1];
  if (!asked.has(options)) {
    asked.add(options);
    import('../variant/load.ts')
      .then(({ wordsAt }) => wordsAt(game, words, seats.length, options))
      .then((turned) => {
        variantWords.value = [options, knobbedWords(turned, options)];
      })
      .catch(() => {}); // the table says the rulebook's words
  }
  return knobbedWords(words, options);
}

/** The scene of a moment; null for a game that this app does not have. */
export function sceneOf(info: TableInfo, seat: number, { view, ...moment }: SceneMoment): TableScene | null {
  const game = gameInfo(info.game);
  if (!game) return null;
  const names = info.seats.map(({ name }) => name);
  const sides = moment.events[0]?.sides as TableScene['sides'] | undefined;
  const presentation = presentationOf(game.id);
  return {
    ...moment,
    ...presentation,
    words: wordsOf(info, presentation.words),
    options: info.options,
    game,
    info,
    seat,
    names,
    sides: sides ?? names.map((_, i) => [i]),
    view: view as unknown as CommonView,
    text: sharedText.value,
  };
}
