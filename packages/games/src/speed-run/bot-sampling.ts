/** Speed Run: the secret choices of the others: any that agree with the open fields are possible. */
import type { PastChoices, SamplingKnowledge } from '@followsuit/bots';
import { isTricks, type Random, type Rules, type State } from '@followsuit/engine';
import { ACTORS, PHASE, TRICK } from '@followsuit/engine/state';

/** The indexes of the phases in a hand. */
const [SETTING, CHOOSING, REDOING, REVEALING] = [0, 1, 2, 3];
/** A box of the board with no result yet. */
const EMPTY = 99;
/** Ways of ranking, as numbered in the key: the direction turns after each trick, or after the fourth and the eighth. */
const [SLALOM, BELL_CURVE] = [1, 2];
/** The moves of the phase in which contracts may be turned up. */
const [REVEAL, CONCEAL] = [0, 1];

/** A seat's possible choices, as moves; in these phases the moves have the numbers of the cards. */
const moves = new Int32Array(16);

const contractsOf = ({ at, seats }: Rules): number => (at.boardTricks - at.board) / seats;

/** Lists the contracts that a seat has completed, or those it has not; returns how many there are. */
function listBoxes(rules: Rules, s: State, seat: number, completed: boolean): number {
  const contracts = contractsOf(rules);
  let n = 0;
  for (let contract = 0; contract < contracts; contract++)
    if ((s[rules.at.board + seat * contracts + contract] !== EMPTY) === completed) moves[n++] = contract;
  return n;
}

/** Lists the cards a seat may have chosen; after the choice a Redo would be open. */
function listChoices(rules: Rules, s: State, seat: number): number {
  const { at } = rules;
  const pass = contractsOf(rules);
  const contracts = listBoxes(rules, s, seat, false);
  let n = contracts;
  if (s[at.passes + seat] > 0) moves[n++] = pass;
  if (s[PHASE] === CHOOSING && s[at.redos + seat] > 0 && contracts < pass) moves[n++] = pass + 1;
  return n;
}

const isWaiting = (s: State, seat: number): boolean => ((s[ACTORS] >> seat) & 1) !== 0;
const isRedoing = (rules: Rules, s: State, seat: number): boolean => ((s[rules.at.redoing] >> seat) & 1) !== 0;

/** Whether a seat has chosen a card that lies face down. */
function hasChosen({ at }: Rules, s: State, seat: number): boolean {
  const phase = s[PHASE];
  return phase !== SETTING && phase >= 0 && !(phase === CHOOSING && isWaiting(s, seat)) && s[at.face + seat] < 0;
}

/** The choices of all seats but the viewer; the card of a Redo is open. */
function guessChoices(rules: Rules, s: State, viewer: number, random: Random, pastChoices: PastChoices): void {
  const { at, seats } = rules;
  let back = false;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === viewer) continue;
    s[at.redone + seat] = -1;
    s[at.turns + seat] = (s[at.revealed] >> seat) & 1;
    s[at.choice + seat] = isRedoing(rules, s, seat) ? contractsOf(rules) + 1 : s[at.face + seat];
    if (isRedoing(rules, s, seat) || !hasChosen(rules, s, seat)) continue;
    if (!back) pastChoices.goBack(s, CHOOSING);
    back = true;
    s[at.choice + seat] = pastChoices.pick(seat, moves, listChoices(rules, s, seat), random);
  }
}

/** The contract that a seat plays again. */
function guessRedo(rules: Rules, s: State, seat: number, random: Random, pastChoices: PastChoices): void {
  const { at } = rules;
  if (!isRedoing(rules, s, seat) || (s[PHASE] === REDOING && isWaiting(s, seat))) return;
  s[at.redone + seat] = s[at.face + seat];
  if (!hasChosen(rules, s, seat)) return;
  pastChoices.goBack(s, REDOING);
  s[at.redone + seat] = pastChoices.pick(seat, moves, listBoxes(rules, s, seat, true), random);
}

/** Whether a seat that has decided, but not yet revealed it, will turn its contract up; a Pass cannot be turned up. */
function guessReveal(rules: Rules, s: State, seat: number, random: Random, pastChoices: PastChoices): void {
  const { at } = rules;
  if (s[PHASE] !== REVEALING || isWaiting(s, seat) || s[at.choice + seat] === contractsOf(rules)) return;
  moves[0] = REVEAL;
  moves[1] = CONCEAL;
  pastChoices.goBack(s, REVEALING);
  s[at.turns + seat] = pastChoices.pick(seat, moves, 2, random) === REVEAL ? 1 : 0;
}

/** How often the direction has turned in the tricks so far. */
function turns(mode: number, tricks: number): number {
  if (mode === SLALOM) return tricks;
  return mode === BELL_CURVE ? Math.min(2, tricks >> 2) : 0;
}

export const sampling: SamplingKnowledge = {
  guess({ rules, seat: viewer }, world, random, pastChoices) {
    guessChoices(rules, world, viewer, random, pastChoices);
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === viewer) continue;
      guessRedo(rules, world, seat, random, pastChoices);
      guessReveal(rules, world, seat, random, pastChoices);
    }
  },
  rewinds(rules, s, phase) {
    const tricks = rules.design.phases[rules.tricks];
    if (!isTricks(tricks)) return;
    const { at, seats } = rules;
    if (turns(tricks.key.get(s, 'mode'), s[TRICK]) & 1) tricks.key.set(s, 'high', 1 - tricks.key.get(s, 'high'));
    tricks.key.set(s, 'first', 1);
    s[at.trumpSet] = 1;
    s[at.rankingSet] = 1;
    s[at.revealed] = 0;
    for (let seat = 0; seat < seats; seat++) {
      s[at.face + seat] = -1;
      s[at.turns + seat] = 0;
      if (phase === CHOOSING) {
        s[at.redos + seat] += (s[at.redoing] >> seat) & 1;
        s[at.choice + seat] = -1;
      }
      if (phase <= REDOING) s[at.redone + seat] = -1;
    }
    if (phase === CHOOSING) s[at.redoing] = 0;
    s[ACTORS] = phase === REDOING ? s[at.redoing] : (1 << seats) - 1;
  },
};
