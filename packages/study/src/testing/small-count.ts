/** The small game once more, by plain lists and without the engine: what metrics must come to. A card is suit · 3 + rank. */

/** The index of the legal act that a seat does: bids 1, 2, 3 and pass; or cards in ascending order. */
export type Pick = (seat: number, legal: readonly number[]) => number;

/** Everything that happened in a hand of the small game; the dealer is seat 0. */
export interface SmallHand {
  readonly score: readonly number[];
  readonly bid: number | null;
  readonly made: boolean | null;
  /** Whose acts they were, and how many legal ones there were. */
  readonly acts: readonly { readonly seat: number; readonly legal: number }[];
  /** The score if the hand ended after each trick. */
  readonly standings: readonly (readonly number[])[];
}

const PASS = 4;

/** Plays a deal; a choice that is none is not asked about. */
export function playSmall(deal: readonly (readonly number[])[], pick: Pick): SmallHand {
  const hands = deal.map((hand) => [...hand].sort((a, b) => a - b));
  const acts: { seat: number; legal: number }[] = [];
  const choose = (seat: number, legal: readonly number[]): number => {
    acts.push({ seat, legal: legal.length });
    return legal[legal.length === 1 ? 0 : pick(seat, legal)];
  };
  const called = choose(1, [1, 2, 3, PASS]);
  const bid = called === PASS ? null : called;
  const taken = [0, 0];
  const scored = (): number[] => {
    const score = [...taken];
    if (bid !== null) score[taken[1] >= bid ? 1 : 0] += bid;
    return score;
  };
  const standings: number[][] = [];
  let leader = 1;
  for (let trick = 0; trick < 3; trick++) {
    const lead = choose(leader, [...hands[leader]]);
    hands[leader].splice(hands[leader].indexOf(lead), 1);
    const other = 1 - leader;
    const isSuit = (card: number): boolean => Math.floor(card / 3) === Math.floor(lead / 3);
    const reply = choose(other, hands[other].some(isSuit) ? hands[other].filter(isSuit) : [...hands[other]]);
    hands[other].splice(hands[other].indexOf(reply), 1);
    if (isSuit(reply) && reply > lead) leader = other;
    taken[leader]++;
    standings.push(scored());
  }
  return { score: scored(), bid, made: bid === null ? null : taken[1] >= bid, acts, standings };
}

/** Two tricks of three seats, led by seat 1, and who took how many. Every act is asked about, forced ones too. */
export function playTrio(
  deal: readonly (readonly number[])[],
  pick: Pick,
): { score: readonly number[]; acts: SmallHand['acts'] } {
  const hands = deal.map((hand) => [...hand].sort((a, b) => a - b));
  const acts: { seat: number; legal: number }[] = [];
  const score = [0, 0, 0];
  for (let trick = 0, leader = 1; trick < 2; trick++) {
    let [led, best, taker] = [-1, -1, leader];
    for (let n = 0; n < 3; n++) {
      const seat = (leader + n) % 3;
      const followed = hands[seat].filter((card) => Math.floor(card / 3) === led);
      const legal = followed.length > 0 ? followed : [...hands[seat]];
      acts.push({ seat, legal: legal.length });
      const card = legal[pick(seat, legal)];
      hands[seat].splice(hands[seat].indexOf(card), 1);
      if (n === 0) led = Math.floor(card / 3);
      if (Math.floor(card / 3) === led && card > best) [best, taker] = [card, seat];
    }
    score[taker]++;
    leader = taker;
  }
  return { score, acts };
}

/** What the bot `random` chooses from: among bids only the lowest two, or to pass. */
export const modest = (legal: readonly number[]): readonly number[] =>
  legal.length === 4 ? [0, 1, 3] : [...legal.keys()];

/** All hands that can come of a deal, with their chances, if some seats choose from a list with equal chances. */
export function allPlays(
  deal: readonly (readonly number[])[],
  usual: Pick,
  varies: (seat: number) => boolean,
  list: (legal: readonly number[]) => readonly number[] = (legal) => [...legal.keys()],
): { readonly hand: SmallHand; readonly chance: number }[] {
  const found: { hand: SmallHand; chance: number }[] = [];
  // The choices so far like the digits of a number that counts up.
  let digits: { at: number; of: readonly number[] }[] = [];
  do {
    let next = 0;
    const hand = playSmall(deal, (seat, legal) => {
      if (!varies(seat)) return usual(seat, legal);
      if (next === digits.length) digits.push({ at: 0, of: list(legal) });
      const { at, of } = digits[next++];
      return of[at];
    });
    found.push({ hand, chance: digits.reduce((product, { of }) => product / of.length, 1) });
    while (digits.length > 0 && ++digits[digits.length - 1].at === digits[digits.length - 1].of.length)
      digits = digits.slice(0, -1);
  } while (digits.length > 0);
  return found;
}

/** All twenty deals: the cards of either seat. */
export function allDeals(): number[][][] {
  const deals: number[][][] = [];
  for (let mask = 0; mask < 64; mask++) {
    const hands: number[][] = [[], []];
    for (let card = 0; card < 6; card++) hands[(mask >> card) & 1].push(card);
    if (hands[0].length === 3) deals.push(hands);
  }
  return deals;
}
