/** What the sheets of games for two teams have in common. */
import type { Line } from '@followsuit/engine';
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { numbers, option } from './read.ts';
import { type Column, HandSheet, LastHand, lastScored, Note, type Way } from './table.tsx';
import { callWord, fillSentence, headOf, suitWord } from './wording.ts';

/** The sum of a list in a line over some seats. */
export const sumIn = (line: Line, name: string, seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + numbers(line, name)[seat], 0);

/** Both teams' numbers: "7 : 6". */
export const Between = ({ scene, score, name }: { scene: TableScene; score: Line; name: string }) => (
  <span class="sheet-pair">{scene.sides.map((side) => sumIn(score, name, side)).join(' : ')}</span>
);

/** "Cy 6, cups". */
export function BidOf({ scene, score: { bidder, bid, trump } }: { scene: TableScene; score: Line }) {
  if (bidder === null) return <>{words.skins.calls.null}</>;
  return (
    <span class="sheet-pair">
      {headOf(scene, Number(bidder))} {callWord(bid)}, {suitWord(trump)}
    </span>
  );
}

interface TeamSheetProps {
  readonly scene: TableScene;
  /** How a hand came out, and the ways in which it could have. */
  readonly last: (score: Line) => { text: string; ways?: readonly Way[] };
  readonly columns: readonly Column[];
  /** What people forget. */
  readonly forget?: string;
}

/** The sheet of a game for two teams: how the last hand came out, all hands, and what wins. */
export function TeamSheet({ scene, last, columns, forget = '' }: TeamSheetProps) {
  const score = lastScored(scene)?.score;
  return (
    <>
      {score && <LastHand {...last(score)} result={score.result} />}
      <HandSheet scene={scene} columns={columns} />
      <Note>
        {`${forget} ${fillSentence(words.skins.teamWon, { target: String(option(scene, 'target')) })}`.trim()}
      </Note>
    </>
  );
}
