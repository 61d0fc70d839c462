/** What bots know of the games with point cards and a partner: Bishop and Baronet. */
import { COUNT_OF, type ContractStatus, Objective, type SamplingKnowledge } from '@followsuit/bots';
import { AWAY, bitOf, count, highestRank, isTricks, makeCard, type Rules, type State, SUITS } from '@followsuit/engine';
import { HOLD, POINTS, TRICK } from '@followsuit/engine/state';

const [TAR, FARMER, BISHOP, KNIGHT] = [6, 7, 8, 9];
const FACES = (1 << TAR) | (1 << FARMER) | (1 << BISHOP) | (1 << KNIGHT);
/** The cards that count, by the call. */
const BLOCKS = [0, (1 << KNIGHT) | (1 << TAR), (1 << BISHOP) | (1 << FARMER)];

/** A digit of the key, by name. */
function digit(rules: Rules, s: State, name: string): number {
  const tricks = rules.design.phases[rules.tricks];
  return isTricks(tricks) ? tricks.key.get(s, name) : 0;
}

/** What the bidder's announcements prove (BISHOP-PARTNER-3), and that face cards stay in (BISHOP-DEAL-4). */
export const sampling: SamplingKnowledge = {
  proves({ rules, state }, facts) {
    const { deck } = rules.design;
    for (let i = 0; i < deck.cards.length; i++)
      if (bitOf(deck.cards[i]) & FACES) for (let seat = 0; seat < rules.seats; seat++) facts.keeps(seat, deck.cards[i]);
    const announced = state[rules.at.announced] ?? 0; // in Baronet nothing is announced
    if (announced === 0) return true;
    // The bidder does not hold the cards asked for up to the answer, and holds those that were skipped.
    const partner = state[rules.at.partner];
    const answer = partner >= 0 ? highestRank(announced) : deck.ranks.length;
    for (let rank = 0; rank < Math.min(answer + 1, deck.ranks.length); rank++) {
      const card = makeCard(digit(rules, state, 'trump'), rank);
      if (((announced >> rank) & 1) === 0) facts.holds(state[rules.at.bidder], card);
      else if (rank === answer) facts.holds(partner, card);
      else for (let seat = 0; seat < rules.seats; seat++) facts.lacks(seat, card);
    }
    return true;
  },
  guess({ rules }, world) {
    const block = BLOCKS[digit(rules, world, 'call')];
    let inPlay = block === 0 ? 0 : 10;
    for (let i = 0; i < rules.seats * SUITS; i++) inPlay -= count(world[AWAY + i] & block);
    world[rules.at.inPlay] = inPlay;
  },
};

const [BIDDER, PARTNER, AGAINST, UNSURE] = [0, 1, 2, 3];

/** The objective: a number of point cards, with a partner who is found at the first trick or before. */
export class PointCardObjective extends Objective {
  override readonly roles = 4;
  override readonly scale: number;
  private readonly bid: number;
  private readonly bidder: number;
  private readonly partner: number;
  private readonly passed: number;
  /** By call (knights, bishops): the ranks that count. */
  private readonly blocks: readonly number[];

  constructor(rules: Rules) {
    super(rules);
    const { at } = rules;
    const { ranks } = rules.design.deck;
    this.blocks = ['KT', 'BF'].map((names) => [...names].reduce((mask, name) => mask | (1 << ranks.indexOf(name)), 0));
    this.bid = at.bid;
    this.bidder = at.bidder;
    this.partner = at.partner;
    this.passed = at.passed;
    this.scale = 10 / Math.floor(rules.design.deck.cards.length / rules.seats);
  }

  override look(s: State, seat: number, _left: number, to: ContractStatus): void {
    const bidder = s[this.bidder];
    const partner = s[this.partner];
    const team = (1 << bidder) | (partner >= 0 ? 1 << partner : 0);
    const unsure = partner < 0 && s[TRICK] === 0;
    to.role = seat === bidder ? BIDDER : seat === partner ? PARTNER : unsure ? UNSURE : AGAINST;
    to.own = to.role <= PARTNER;
    to.friends = to.own ? team : to.role === UNSURE ? 1 << seat : ((1 << this.seats) - 1) & ~team;
    to.rivals = to.own ? ((1 << this.seats) - 1) & ~team : team;
    let all = 0;
    for (let each = 0; each < this.seats; each++) all += s[POINTS + each];
    to.need = s[this.bid] - s[POINTS + bidder] - (partner >= 0 ? s[POINTS + partner] : 0);
    to.reach = 10 - all;
  }

  override highBid(s: State): number {
    return s[this.bid];
  }

  /** How many of the cards that would count the seat itself holds. */
  override prospect(s: State, seat: number, call: number, _eighths: number): number {
    let n = 0;
    for (let suit = 0; suit < SUITS; suit++) n += COUNT_OF[s[HOLD + seat * SUITS + suit] & this.blocks[call]];
    return Math.min(7, n);
  }

  override standing(s: State, _seat: number): number {
    const out = COUNT_OF[s[this.passed]];
    return (s[this.bidder] < 0 ? 0 : 4) + Math.min(3, out);
  }
}
