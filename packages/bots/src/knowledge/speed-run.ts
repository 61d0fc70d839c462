/** Speed Run: the secret choices of the others, each as likely as any other that agrees with what lies open. */
import type { Random, Rules, State } from '@followsuit/engine';
import { ACTORS, PHASE } from '@followsuit/engine/state';
import type { Knowledge } from './knowledge.ts';

/** The places of the phases in a hand. */
const [SETTING, CHOOSING, REDOING, REVEALING] = [0, 1, 2, 3];
/** A box of the board with no result yet. */
const EMPTY = 99;

/** The contracts that a seat has completed, or that it has not. */
function boxes({ at, seats }: Rules, s: State, seat: number, completed: boolean): number[] {
  const contracts = (at.boardTricks - at.board) / seats;
  const all = Array.from({ length: contracts }, (_, contract) => contract);
  return all.filter((contract) => (s[at.board + seat * contracts + contract] !== EMPTY) === completed);
}

/** The cards a seat may have chosen; after the choice a Redo would lie open. */
function choices(rules: Rules, s: State, seat: number): number[] {
  const { at, seats } = rules;
  const pass = (at.boardTricks - at.board) / seats;
  const cards = boxes(rules, s, seat, false);
  if (s[at.passes + seat] > 0) cards.push(pass);
  const mayRedo = s[PHASE] === CHOOSING && s[at.redos + seat] > 0 && boxes(rules, s, seat, true).length > 0;
  return mayRedo ? [...cards, pass + 1] : cards;
}

const any = (random: Random, list: readonly number[]): number => list[random.below(list.length)];

function guessSeat(rules: Rules, s: State, seat: number, random: Random): void {
  const { at, seats } = rules;
  const pass = (at.boardTricks - at.board) / seats;
  const phase = s[PHASE];
  const waiting = ((s[ACTORS] >> seat) & 1) !== 0;
  const redoing = ((s[at.redoing] >> seat) & 1) !== 0;
  const open = s[at.face + seat];
  s[at.choice + seat] = -1;
  s[at.redone + seat] = -1;
  s[at.turns + seat] = (s[at.revealed] >> seat) & 1;
  if (phase === SETTING || (phase === CHOOSING && waiting) || (phase < 0 && open < 0)) return;
  if (!redoing) s[at.choice + seat] = open >= 0 ? open : any(random, choices(rules, s, seat));
  else {
    s[at.choice + seat] = pass + 1;
    if (phase !== REDOING || !waiting)
      s[at.redone + seat] = open >= 0 ? open : any(random, boxes(rules, s, seat, true));
  }
  if (phase === REVEALING && !waiting) s[at.turns + seat] = s[at.choice + seat] === pass ? 0 : random.below(2);
}

export const speedRun: Knowledge = {
  guess({ rules, seat: viewer }, world, random) {
    for (let seat = 0; seat < rules.seats; seat++) if (seat !== viewer) guessSeat(rules, world, seat, random);
  },
};
