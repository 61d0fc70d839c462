/** Speed Run: the results on the boards, and the contracts still to be played. */
import { type Features, handsInAll, type Scale } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';
import { HAND, TOTAL } from '@followsuit/engine/state';

const SEATS = 3;
const CONTRACTS = ['win-0', 'win-1', 'win-4', 'win-5', 'win-7', 'win-9', 'least', 'middle', 'most'];
/** A box with no result yet. */
const EMPTY = 99;
/** Total, Pass cards, Redo cards, the worst box that a Redo may improve; then contracts left and places from the dealer. */
const OWN = 4;
const [POINTS, PASSES, REDOS, WORST] = [0, 1, 2, 3];

export class SpeedRunFeatures implements Features {
  readonly size: number;
  readonly helps: readonly boolean[];
  private readonly rules: Rules;
  private readonly contracts: number;
  /** By contract of the board: its index in `CONTRACTS`. */
  private readonly which: Int8Array;
  private readonly hands: number;
  private readonly spread: number;
  private readonly soften: number;

  constructor(rules: Rules, { spread, soften }: Scale) {
    const board = rules.design.layout.fields.find(({ name }) => name === 'board');
    this.rules = rules;
    this.contracts = board?.width ?? 0;
    const face = rules.design.layout.fields.find(({ name }) => name === 'face');
    this.which = Int8Array.from({ length: this.contracts }, (_, c) => CONTRACTS.indexOf(String(face?.reads?.(c))));
    this.hands = handsInAll(rules);
    this.spread = spread;
    this.soften = soften;
    this.size = OWN + CONTRACTS.length + SEATS - 1;
    this.helps = Array.from({ length: this.size }, (_, i) => i === POINTS || i === WORST);
  }

  read(s: State, out: Float64Array): void {
    const { size, contracts } = this;
    const { board, passes, redos } = this.rules.at;
    const left = this.hands - s[HAND];
    const certainty = 1 / (this.spread * Math.sqrt(left + this.soften));
    const dealer = this.rules.nextDealer(s);
    for (let seat = 0; seat < SEATS; seat++) {
      const at = seat * size;
      let worst = 0;
      out.fill(0, at, at + size);
      for (let c = 0; c < contracts; c++) {
        const points = s[board + seat * contracts + c];
        out[at + OWN + this.which[c]] = points === EMPTY ? certainty : 0;
        if (points !== EMPTY && points > worst) worst = points;
      }
      out[at + POINTS] = -s[TOTAL + seat] * certainty; // SPEEDRUN-END-2: the lowest total wins
      out[at + PASSES] = s[passes + seat] * certainty;
      out[at + REDOS] = s[redos + seat] * certainty;
      out[at + WORST] = s[redos + seat] > 0 ? worst * certainty : 0;
      this.readPlace((seat - dealer + SEATS) % SEATS, left % SEATS, certainty, out, at + OWN + CONTRACTS.length);
    }
  }

  /** A seat's position in the hands that do not make a whole round: 1 or 2 places from the start player. */
  private readPlace(place: number, odd: number, weight: number, out: Float64Array, at: number): void {
    for (let hand = 0; hand < odd; hand++) {
      const now = (place - hand + SEATS) % SEATS;
      if (now > 0) out[at + now - 1] += weight;
    }
  }
}
