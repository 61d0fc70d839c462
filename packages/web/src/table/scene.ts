/** The table at one moment, as every component of the page renders it. */
import type { Line } from '@followsuit/engine';
import type { CommonView, Scene } from '@followsuit/present';
import type { TableInfo } from '@followsuit/protocol';
import { type Skin, sharedText } from '@followsuit/ui';
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

/** The scene of a moment; null for a game that this app does not have. */
export function sceneOf(info: TableInfo, seat: number, { view, ...moment }: SceneMoment): TableScene | null {
  const game = gameInfo(info.game);
  if (!game) return null;
  const names = info.seats.map(({ name }) => name);
  const sides = moment.events[0]?.sides as TableScene['sides'] | undefined;
  return {
    ...moment,
    ...presentationOf(game.id),
    game,
    info,
    options: info.options,
    seat,
    names,
    sides: sides ?? names.map((_, i) => [i]),
    view: view as unknown as CommonView,
    text: sharedText.value,
  };
}
