/**
 * Bidding before looking at one's cards: holdings stay face down until a side looks, or the bidding is over. Those of a
 * blind bidder always stay face down until it is over.
 */
import { type Domain, oneOf, orNone, type Phase, type State, type Way, way, whole } from '@followsuit/engine';
import { BLIND, PHASE, TURN } from '@followsuit/engine/state';
import { Bidding } from './bidding.ts';
import { everybody } from './seats.ts';

/** The fields of blind bids in the state. */
export const blindFields = { blindly: { shape: 'seats' } } as const; // who made a blind bid

/** A game's settings for its blind bids. */
interface Blind {
  /** Whether the game has blind bids. */
  readonly allowed: boolean;
  /** The seats that see their cards together. */
  readonly sides: readonly (readonly number[])[];
  /** Quoted to a side that has already looked; to a blind bid after looking; to an open bid before looking. */
  readonly lookRule: string;
  readonly blindRule: string;
  readonly openRule: string;
}

/** `"blind":true`, or nothing. */
const BLIND_OR_OPEN: Domain = orNone(oneOf(true));
const isBlind = (code: number): boolean => code === 0;

/** Bidding in which each bid is blind or open, depending on whether its side has looked. */
export class BlindBidding extends Bidding {
  private readonly blindly: number;
  private readonly blind: Blind;

  constructor(players: number, at: Readonly<Record<'call' | 'bidder' | 'blindly', number>>, blind: Blind) {
    super(players, at);
    this.blindly = at.blindly;
    this.blind = blind;
  }

  /** Whether the winning bid was blind. */
  wonBlind(s: State): boolean {
    return s[this.at.bidder] >= 0 && ((s[this.blindly] >> s[this.at.bidder]) & 1) === 1;
  }

  override phase(rule: string, ways: readonly Way[]): Phase {
    const phase = super.phase(rule, ways);
    const blind = this.blind.allowed ? everybody(this.players) : 0;
    return {
      ...phase,
      enter(s) {
        s[BLIND] = blind;
        phase.enter(s);
      },
    };
  }

  /** When a seat has won the bidding, everybody looks; if nobody has bid, nothing is turned up. */
  override speak(s: State, seat: number, call: number): void {
    super.speak(s, seat, call);
    if (s[TURN] < 0 && s[this.at.bidder] >= 0) s[BLIND] = 0;
  }

  /** `look`: the seat and its side see their cards, except seats that have bid blind; it is still the seat's turn. */
  look(): Way {
    return way(
      'look',
      {},
      (s, seat) => {
        s[BLIND] &= ~this.sideOf(seat) | s[this.blindly];
      },
      (s, seat) => (sees(s, seat) ? this.blind.lookRule : null),
    );
  }

  /** The seats of a seat's side, as a set. */
  private sideOf(seat: number): number {
    const side = this.blind.sides.find((seats) => seats.includes(seat)) ?? [];
    return side.reduce((set, each) => set | (1 << each), 0);
  }

  /** The seats of sides that have not looked, during the auction: they may still bid blind. */
  unlooked(s: State): number {
    if (s[PHASE] < 0) return 0; // a forfeit leaves holdings face down
    let seats = 0;
    for (let seat = 0; seat < this.players; seat++) if ((this.sideOf(seat) & ~s[BLIND]) === 0) seats |= 1 << seat;
    return seats;
  }

  override number(counts: 'tricks' | 'points', low: number, high: number, rule: string): Way {
    return way(
      'bid',
      { [counts]: [whole(low, high), rule], blind: [BLIND_OR_OPEN, this.blind.blindRule] },
      (s, seat, n, blind) => this.speakBlindly(s, seat, n, blind),
      (s, seat, n, blind) => (this.isHigher(s, n) ? this.refuseBlind(s, seat, blind) : rule),
    );
  }

  override word(name: string, call: number, refuse: (s: State, seat: number) => string | null = () => null): Way {
    return way(
      name,
      { blind: [BLIND_OR_OPEN, this.blind.blindRule] },
      (s, seat, blind) => this.speakBlindly(s, seat, call, blind),
      (s, seat, blind) => refuse(s, seat) ?? this.refuseBlind(s, seat, blind),
    );
  }

  private speakBlindly(s: State, seat: number, call: number, blind: number): void {
    if (isBlind(blind)) s[this.blindly] |= 1 << seat;
    this.speak(s, seat, call);
  }

  private refuseBlind(s: State, seat: number, blind: number): string | null {
    if (isBlind(blind) !== sees(s, seat)) return null;
    return isBlind(blind) ? this.blind.blindRule : this.blind.openRule;
  }
}

const sees = (s: State, seat: number): boolean => ((s[BLIND] >> seat) & 1) === 0;
