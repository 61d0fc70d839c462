/** What the sheets of games for two teams have in common. */
import type { Line } from '@followsuit/engine';
import type { Scene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { numbers } from './read.ts';
import { callWord, headOf, suitWord } from './say.ts';

/** The sum of a list in a line over some seats. */
export const sumIn = (line: Line, name: string, seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + numbers(line, name)[seat], 0);

/** Both teams' numbers: "7 : 6". */
export const Between = ({ scene, score, name }: { scene: Scene; score: Line; name: string }) => (
  <span class="sheet-pair">{scene.sides.map((side) => sumIn(score, name, side)).join(' : ')}</span>
);

/** "Cy 6", and below it "cups". */
export function BidOf({ scene, score: { bidder, bid, trump } }: { scene: Scene; score: Line }) {
  if (bidder === null) return <>{words.sheets.calls.null}</>;
  return (
    <span class="sheet-pair">
      {headOf(scene, Number(bidder))} {callWord(bid)} <small>{suitWord(trump)}</small>
    </span>
  );
}
