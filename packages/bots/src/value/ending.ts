/** How a game comes to its end: after so many hands, or at a target. */
import type { Rules } from '@followsuit/engine';

const SPEED_RUN: Readonly<Record<string, number>> = { short: 6, medium: 9, long: 12 };

/** The number of hands of a game that has a fixed one, or 0. @example handsInAll(rules) === 8 // Baronet, four players */
export function handsInAll({ game, seats, options }: Rules): number {
  if (game.id === 'baronet') return Number(options.rounds) * seats; // BARONET-END-1
  if (game.id === 'up-and-down' && options.scoring === 'coins') return Number(options.rounds) * seats; // UPDOWN-END-1
  if (game.id === 'speed-run') return SPEED_RUN[options.length as string]; // SPEEDRUN-END-1
  return 0;
}
