/** A record as short lines, for a reader without the app. */
import type { Json, Line } from '@followsuit/engine';
import type { LabWords } from '../words.en.ts';
import { filledWith } from './fill.ts';

/** Choices, tricks and the score; the cards of a trick stand in its line. */
export function replayLines(lines: readonly Line[], { report }: LabWords): string[] {
  return lines.flatMap((line) => {
    if (line.ev === 'act' && line.do !== 'play')
      return [filledWith(report.seatActs, { n: seatNumber(line.seat), act: actText(line) })];
    if (line.ev === 'trick') {
      const [leader, taker] = [seatNumber(line.leader), seatNumber(line.taker)];
      return [filledWith(report.trick, { ...line, leader, taker, cards: (line.cards as readonly Json[]).join(' ') })];
    }
    if (line.ev === 'score')
      return [filledWith(report.scored, { points: (line.delta as readonly Json[]).join(' : ') })];
    return [];
  });
}

/** Readers count seats from 1. */
const seatNumber = (seat: Json | undefined): number => Number(seat) + 1;

const actText = ({ ev: _ev, seat: _seat, do: name, ...args }: Line): string =>
  [name, ...Object.values(args).map((value) => (Array.isArray(value) ? value.join(' ') : String(value)))].join(' ');
