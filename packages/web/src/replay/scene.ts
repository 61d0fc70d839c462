/** A moment of a replay as a scene of the table. */
import type { Line } from '@followsuit/engine';
import { eventWords } from '@followsuit/present';
import type { SeatInfo } from '@followsuit/protocol';
import type { Replay } from '../client/local.ts';
import { sceneOf, type TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';

/** `seat` is the viewer's; null: all hands are open. */
export function sceneAt(replay: Replay, n: number, seat: number | null): TableScene | null {
  const info = { ...replay.info, seats: replay.info.seats.map(asPerson) };
  return sceneOf(info, seat ?? -1, { ...replay.at(n), acts: [], barred: {} });
}

/** A record does not say who was a bot. */
const asPerson = (seat: SeatInfo): SeatInfo => ({ ...seat, kind: 'person', here: true, away: false, bot: null });

/** The last event, as a sentence. */
export function lineWords(scene: TableScene, line: Line | undefined): string {
  if (line === undefined || line.ev === 'game') return words.replay.begins;
  if (line.ev === 'setup') return words.replay.setUp;
  return eventWords(scene, line) ?? '';
}
