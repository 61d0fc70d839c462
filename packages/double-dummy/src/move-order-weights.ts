/**
 * How promising cards look to the trick counter. The numbers were found by changing them at random and keeping what made the
 * search smaller, on a few hundred bridge deals of 8 and 10 cards a hand; nothing but speed depends on them.
 */

/** What speaks for or against a lead: of the suit, then of the card. */
export interface LeadWeights {
  /** For each card of the suit that an opponent has, or each trick left where one has none, in eighths (taken off). */
  readonly rounds: number;
  /** An opponent can ruff. */
  readonly ruffed: number;
  /** Only a partner can ruff. */
  readonly partnerRuffs: number;
  /** No partner has the suit. */
  readonly partnerVoid: number;
  /** The suit is trump. */
  readonly trump: number;
  /** The last opponent to play has the highest card, and others. */
  readonly lastFirst: number;
  /** Or the second highest. */
  readonly lastSecond: number;
  /** The next seat has the highest card, a partner the second, and others. */
  readonly partnerSecondNext: number;
  /** The same with another opponent. */
  readonly partnerSecond: number;
  /** The opponents have the highest card, the side the two below it. */
  readonly secondAndThird: number;
  /** An opponent has the highest card and no other. */
  readonly bareTop: number;
  /** The side has the two highest cards. */
  readonly firstAndSecond: number;
  /** The only card of the suit, with trumps to ruff the next. */
  readonly single: number;
  /** For each step down in the holding, in halves. */
  readonly rel: number;
  /** The highest card, the side has the second too, and it will take the trick. */
  readonly topWithSecond: number;
  /** The highest card alone, which will take it. */
  readonly top: number;
  /** A card under the seat's own highest, where a partner takes the trick. */
  readonly under: number;
  /** To a partner's highest card, with the second. */
  readonly toPartnerFromSecond: number;
  /** To a partner's highest card. */
  readonly toPartner: number;
  /** The side takes the trick in another way. */
  readonly wins: number;
  /** The highest card, which is ruffed. */
  readonly topRuffed: number;
  /** A card under the seat's own highest. */
  readonly underTop: number;
  /** The second highest card with the one below it. */
  readonly sequenceFromSecond: number;
  /** Another card with the one below it. */
  readonly sequence: number;
  /** To the side's highest card, which is ruffed. */
  readonly oursRuffed: number;
  /** Any other card. */
  readonly low: number;
  /** For each rank of it, in halves (taken off). */
  readonly lowRank: number;
  /** It decided when the seat had this holding. */
  readonly cut: number;
  /** It decided in the position remembered. */
  readonly known: number;
  /** The suit runs: the opponents cannot follow as long as the side has winners. */
  readonly runs: number;
  /** For each card of it. */
  readonly runLength: number;
  /** An opponent has the second highest card and no other. */
  readonly bareSecond: number;
  /** It decided last with as many tricks left. */
  readonly killer: number;
}

/** What speaks for or against a card played to a lead. */
export interface FollowWeights {
  /** A card that no opponent still to play can beat. */
  readonly win: number;
  /** The last of the side to play, and it can be beaten. */
  readonly force: number;
  /** For each rank of it, in halves. */
  readonly forceRank: number;
  /** A card above the best that can be beaten, with a partner to come. */
  readonly early: number;
  /** For each rank of it, in halves (taken off). */
  readonly earlyRank: number;
  /** A card above a partner's. */
  readonly over: number;
  /** For each rank of it, in halves (taken off). */
  readonly overRank: number;
  /** For each card of a suit to throw from where the trick is the side's, in halves. */
  readonly safeLength: number;
  /** The same where it is not. */
  readonly length: number;
  /** A trump where the trick is the side's. */
  readonly idleRuff: number;
  /** A trump where it is not. */
  readonly ruff: number;
  /** From the second highest card and one more. */
  readonly guard: number;
  /** The highest card of a suit, and no other. */
  readonly bareTop: number;
  /** A trump below the best one. */
  readonly underRuff: number;
  /** A trump that can be beaten. */
  readonly overRuffed: number;
  /** It decided in this situation. */
  readonly cut: number;
}

export const LEAD_PLAIN: LeadWeights = {
  rounds: 65,
  ruffed: -12,
  partnerRuffs: 25,
  partnerVoid: -5,
  trump: 0,
  lastFirst: -12,
  lastSecond: -7,
  partnerSecondNext: 25,
  partnerSecond: 28,
  secondAndThird: 27,
  bareTop: 5,
  firstAndSecond: 23,
  single: 0,
  rel: 1,
  topWithSecond: 38,
  top: 30,
  under: 3,
  toPartnerFromSecond: 53,
  toPartner: 20,
  wins: 20,
  topRuffed: 30,
  underTop: -44,
  sequenceFromSecond: 25,
  sequence: 22,
  oursRuffed: 17,
  low: 7,
  lowRank: 2,
  cut: 100,
  known: 60,
  runs: -22,
  runLength: 5,
  bareSecond: 10,
  killer: 0,
};

export const LEAD_TRUMPS: LeadWeights = {
  rounds: 59,
  ruffed: -31,
  partnerRuffs: 17,
  partnerVoid: 0,
  trump: 5,
  lastFirst: -13,
  lastSecond: 7,
  partnerSecondNext: 17,
  partnerSecond: -23,
  secondAndThird: 13,
  bareTop: 0,
  firstAndSecond: 14,
  single: 26,
  rel: 1,
  topWithSecond: 21,
  top: 30,
  under: -2,
  toPartnerFromSecond: 23,
  toPartner: 17,
  wins: 18,
  topRuffed: 32,
  underTop: -36,
  sequenceFromSecond: 30,
  sequence: 13,
  oursRuffed: 37,
  low: 6,
  lowRank: 0,
  cut: 30,
  known: 8,
  runs: 0,
  runLength: 5,
  bareSecond: 10,
  killer: 2,
};

export const FOLLOW_PLAIN: FollowWeights = {
  win: 60,
  force: 20,
  forceRank: 2,
  early: -2,
  earlyRank: 2,
  over: -1,
  overRank: 2,
  safeLength: 4,
  length: 4,
  idleRuff: -30,
  ruff: 30,
  guard: -5,
  bareTop: -11,
  underRuff: -30,
  overRuffed: -15,
  cut: 10,
};

export const FOLLOW_TRUMPS: FollowWeights = {
  win: 43,
  force: 20,
  forceRank: 2,
  early: -1,
  earlyRank: 2,
  over: -9,
  overRank: -4,
  safeLength: 4,
  length: 10,
  idleRuff: -15,
  ruff: 35,
  guard: -3,
  bareTop: -11,
  underRuff: -22,
  overRuffed: -7,
  cut: 10,
};
