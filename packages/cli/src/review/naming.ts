/** What a reviewed game calls its seats, cards and acts. */
import { type Act, Rules, type State } from '@followsuit/engine';
import { actWords, cardWord, suitWord } from '@followsuit/present';
import { applyMoment, type FinishedGame, type Naming, type ReviewedDecision, trickNumber } from '@followsuit/review';
import { loadPresentation, type SeatScene, seatScene, type TableNames } from '../scene.ts';
import { typedForm } from '../wording.ts';

/** The words for one game. */
export interface GameNaming {
  readonly title: string;
  readonly naming: Naming;
  /** "Hand 2, trick 5, Ana"; the name alone in a game without hands. */
  readonly place: (decision: ReviewedDecision) => string;
  /** An act of a decision, as a button of the table would say it. */
  readonly act: (decision: ReviewedDecision, act: Act) => string;
}

/** Words from the game's own table; its states are replayed once, and kept for the decisions that are shown. */
export async function gameNaming(game: FinishedGame, decisions: readonly ReviewedDecision[]): Promise<GameNaming> {
  const { rules, names } = game;
  const name = (seat: number): string => names[seat];
  const place = (decision: ReviewedDecision): string => {
    const trick = trickNumber(decision, game.lines);
    const hand = decision.hand === 0 ? [] : [`Hand ${decision.hand}`];
    return [...hand, ...(trick === null ? [] : [`trick ${trick}`]), name(decision.seat)].join(', ');
  };
  if (!(rules instanceof Rules)) {
    const same = (text: string): string => text;
    return {
      title: rules.game.name,
      naming: { name, card: same, suit: same },
      place,
      act: (_decision, act) => typedForm(act),
    };
  }
  const table = { rules, names, presentation: await loadPresentation(rules.game) };
  const states = statesAt(game, new Set(decisions.map(({ line }) => line)));
  const sceneOf = (s: State, you: number): SeatScene => seatScene({ ...table, you } as TableNames, rules.view(s, you));
  const any = sceneOf(rules.start(), 0);
  return {
    title: rules.game.name,
    naming: { name, card: (code) => cardWord(any, code), suit: (suit) => suitWord(any, suit) },
    place,
    act(decision, act) {
      const s = states.get(decision.line);
      return s === undefined ? typedForm(act) : actWords(sceneOf(s, decision.seat), act);
    },
  };
}

/** The states before some lines of the record. */
function statesAt(game: FinishedGame, lines: ReadonlySet<number>): Map<number, State> {
  const states = new Map<number, State>();
  const s = game.rules.start();
  for (const moment of game.moments) {
    if (lines.has(moment.line)) states.set(moment.line, s.slice());
    applyMoment(game, moment, s);
  }
  return states;
}
