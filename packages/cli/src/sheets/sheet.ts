/** What a game may say about how its table is shown. Whatever it leaves out, general.ts says. */
import type { Line, Rules, View } from '@followsuit/engine';
import type { ScoredHand, Story } from '../story.ts';
import type { Company } from '../talk.ts';

/** Everything that may be shown: what your seat sees, and what has been seen. */
export interface Scene extends Company {
  readonly view: View;
  readonly story: Story;
}

export interface Column {
  readonly title: string;
  readonly cell: (scene: Scene, seat: number) => string;
}

export interface Sheet {
  /** What stands in the header behind hand and dealer: trump, ranking, call. */
  readonly header: (scene: Scene) => string[];
  /** What stands next to each seat. */
  readonly columns: (scene: Scene) => Column[];
  /** Lines below the seats. */
  readonly panel: (scene: Scene) => string[];
  /** A mark behind a card of yours, such as a star for cards that count. */
  readonly mark: (scene: Scene, card: number) => string;
  /** What came into the open between two views, in sentences. */
  readonly opened: (before: Scene, after: Scene) => string[];
  /** What made a finished trick go as it did, in sentences: said before who takes it. */
  readonly trick: (company: Company, line: Line) => string[];
  /** Why who scored what in a hand, in sentences. */
  readonly why: (company: Company, hand: ScoredHand) => string[];
  /** The whole score sheet. */
  readonly sheet: (company: Company, story: Story) => string[];
  /** Further rules that `?` quotes in a phase, by the beginning of their ids. */
  readonly families: (rules: Rules, phase: string) => string[];
}
