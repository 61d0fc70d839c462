/** What a game adds to its table in the terminal. The general skin (general.ts) supplies what it leaves out. */
import type { Line, Rules, View } from '@followsuit/engine';
import type { HandHistory, ScoredHand } from '../hand-history.ts';
import type { TableNames } from '../wording.ts';

/** All that may be shown to your seat: its view, and what it has seen before. */
export interface SeatScene extends TableNames {
  readonly view: View;
  readonly history: HandHistory;
}

export interface Column {
  readonly title: string;
  readonly cell: (scene: SeatScene, seat: number) => string;
}

export interface TerminalSkin {
  /** What stands in the header behind hand and dealer: trump, ranking, call. */
  readonly header: (scene: SeatScene) => string[];
  /** What stands next to each seat. */
  readonly columns: (scene: SeatScene) => Column[];
  /** Lines below the seats. */
  readonly panel: (scene: SeatScene) => string[];
  /** A mark behind a card of yours, such as a star for cards that count. */
  readonly mark: (scene: SeatScene, card: number) => string;
  /** What came into the open between two views, in sentences. */
  readonly opened: (before: SeatScene, after: SeatScene) => string[];
  /** What made a finished trick go as it did, in sentences: said before who takes it. */
  readonly trick: (table: TableNames, line: Line) => string[];
  /** Why who scored what in a hand, in sentences. */
  readonly why: (table: TableNames, hand: ScoredHand) => string[];
  /** The whole score sheet. */
  readonly sheet: (table: TableNames, history: HandHistory) => string[];
  /** Further rules that `?` quotes in a phase, by the beginning of their ids. */
  readonly families: (rules: Rules, phase: string) => string[];
}
