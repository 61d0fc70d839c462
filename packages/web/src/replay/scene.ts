/** A moment of a replay as the table draws it. */
import type { Line } from '@followsuit/engine';
import type { SeatInfo } from '@followsuit/protocol';
import { gameInfo } from '../catalogue/index.ts';
import type { Replay } from '../client/local.ts';
import { lineWords as boardWords } from '../solitaire/words.ts';
import { eventWords } from '../table/event-words.ts';
import type { TableScene } from '../table/scene.ts';
import { words } from '../text/text.ts';

/** `seat` looks; null: all hands are open. */
export function sceneAt(replay: Replay, n: number, seat: number | null): TableScene | null {
  const { lines } = replay;
  const info = { ...replay.info, seats: replay.info.seats.map(asPerson) };
  const game = gameInfo(info.game);
  const { view, events } = replay.at(n);
  if (!game) return null;
  const names = info.seats.map(({ name }) => name);
  const sides = lines[0].sides as TableScene['sides'];
  return { game, info, seat: seat ?? -1, view, events, acts: [], barred: {}, names, sides };
}

/** A record does not say who was a bot. */
const asPerson = (seat: SeatInfo): SeatInfo => ({ ...seat, kind: 'person', here: true, away: false, bot: null });

/** What happened last, in a sentence. */
export function lineWords(scene: TableScene, line: Line | undefined): string {
  if (line === undefined || line.ev === 'game') return words.replay.begins;
  if (line.ev === 'setup') return words.replay.setUp;
  const onBoard = scene.game.deck ? null : boardWords(line);
  return onBoard ?? eventWords(scene, line) ?? '';
}
