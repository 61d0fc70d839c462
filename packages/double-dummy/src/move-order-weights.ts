/**
 * How promising cards look to the trick counter. The numbers were found by changing them at random and keeping what made the
 * search smaller, on a few hundred bridge deals of 8 and 10 cards a hand; nothing but speed depends on them.
 */

// Each weight has two numbers: for deals without trumps, and with.

/** What speaks for or against a lead: of the suit, then of the card. */
const LEAD = {
  /** For each card of the suit that an opponent has, or each trick left where one has none, in eighths (taken off). */
  rounds: [65, 59],
  /** An opponent can ruff. */
  ruffed: [-12, -31],
  /** Only a partner can ruff. */
  partnerRuffs: [25, 17],
  /** No partner has the suit. */
  partnerVoid: [-5, 0],
  /** The suit is trump. */
  trump: [0, 5],
  /** The last opponent to play has the highest card, and others. */
  lastFirst: [-12, -13],
  /** Or the second highest. */
  lastSecond: [-7, 7],
  /** The next seat has the highest card, a partner the second, and others. */
  partnerSecondNext: [25, 17],
  /** The same with another opponent. */
  partnerSecond: [28, -23],
  /** The opponents have the highest card, the side the two below it. */
  secondAndThird: [27, 13],
  /** An opponent has the highest card and no other. */
  bareTop: [5, 0],
  /** The side has the two highest cards. */
  firstAndSecond: [23, 14],
  /** The only card of the suit, with trumps to ruff the next. */
  single: [0, 26],
  /** For each step down in the holding, in halves. */
  rel: [1, 1],
  /** The highest card, the side has the second too, and it will take the trick. */
  topWithSecond: [38, 21],
  /** The highest card alone, which will take it. */
  top: [30, 30],
  /** A card under the seat's own highest, where a partner takes the trick. */
  under: [3, -2],
  /** To a partner's highest card, with the second. */
  toPartnerFromSecond: [53, 23],
  /** To a partner's highest card. */
  toPartner: [20, 17],
  /** The side takes the trick in another way. */
  wins: [20, 18],
  /** The highest card, which is ruffed. */
  topRuffed: [30, 32],
  /** A card under the seat's own highest. */
  underTop: [-44, -36],
  /** The second highest card with the one below it. */
  sequenceFromSecond: [25, 30],
  /** Another card with the one below it. */
  sequence: [22, 13],
  /** To the side's highest card, which is ruffed. */
  oursRuffed: [17, 37],
  /** Any other card. */
  low: [7, 6],
  /** For each rank of it, in halves (taken off). */
  lowRank: [2, 0],
  /** It decided when the seat had this holding. */
  cut: [100, 30],
  /** It decided in the position remembered. */
  known: [60, 8],
  /** The suit runs: the opponents cannot follow as long as the side has winners. */
  runs: [-22, 0],
  /** For each card of it. */
  runLength: [5, 5],
  /** An opponent has the second highest card and no other. */
  bareSecond: [10, 10],
  /** It decided last with as many tricks left. */
  killer: [0, 2],
} as const;

/** What speaks for or against a card played to a lead. */
const FOLLOW = {
  /** A card that no opponent still to play can beat. */
  win: [60, 43],
  /** The last of the side to play, and it can be beaten. */
  force: [20, 20],
  /** For each rank of it, in halves. */
  forceRank: [2, 2],
  /** A card above the best that can be beaten, with a partner to come. */
  early: [-2, -1],
  /** For each rank of it, in halves (taken off). */
  earlyRank: [2, 2],
  /** A card above a partner's. */
  over: [-1, -9],
  /** For each rank of it, in halves (taken off). */
  overRank: [2, -4],
  /** For each card of a suit to throw from where the trick is the side's, in halves. */
  safeLength: [4, 4],
  /** The same where it is not. */
  length: [4, 10],
  /** A trump where the trick is the side's. */
  idleRuff: [-30, -15],
  /** A trump where it is not. */
  ruff: [30, 35],
  /** From the second highest card and one more. */
  guard: [-5, -3],
  /** The highest card of a suit, and no other. */
  bareTop: [-11, -11],
  /** A trump below the best one. */
  underRuff: [-30, -22],
  /** A trump that can be beaten. */
  overRuffed: [-15, -7],
  /** It decided in this situation. */
  cut: [10, 10],
} as const;

type Pairs = Readonly<Record<string, readonly [plain: number, trumps: number]>>;
type Weights<T extends Pairs> = Readonly<Record<keyof T, number>>;
export type LeadWeights = Weights<typeof LEAD>;
export type FollowWeights = Weights<typeof FOLLOW>;

const column = <T extends Pairs>(pairs: T, i: 0 | 1): Weights<T> =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[i]])) as Weights<T>;

export const LEAD_PLAIN = column(LEAD, 0);
export const LEAD_TRUMPS = column(LEAD, 1);
export const FOLLOW_PLAIN = column(FOLLOW, 0);
export const FOLLOW_TRUMPS = column(FOLLOW, 1);
