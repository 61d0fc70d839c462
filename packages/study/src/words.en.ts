/** The words of the laboratory in English; the German ones are in words.de.ts. */

/** The name of a kind of metric, and its definition. `{n}` is the side or the place. */
export interface MetricWords {
  readonly name: string;
  readonly definition: string;
}

export const labEnglish = {
  metrics: {
    wins: {
      name: 'Wins',
      definition:
        'The share of deals in which a side scores most (of games that it wins, if games are played); a shared win counts in parts.',
    },
    score: { name: 'Score', definition: 'The mean score of a side in a deal, or its mean total at the end of a game.' },
    winsInPosition: {
      name: 'Wins by position',
      definition:
        'The share of hands won by the side that speaks first, second and so on, in games that begin with choices in turn.',
    },
    scoreInPosition: {
      name: 'Score by position',
      definition: 'The mean score in a hand of the side that speaks first, second and so on.',
    },
    gap: { name: 'Score spread', definition: 'The difference between the highest and the lowest score.' },
    bid: {
      name: 'Bid',
      definition:
        'The number bid by whoever plays for a bid in a hand; where every seat bids for itself, the mean of all their bids.',
    },
    played: {
      name: 'Hands with a bid',
      definition: 'The share of hands in which somebody plays for a bid or contract.',
    },
    made: {
      name: 'Bids made',
      definition: 'The share of bids and contracts that are made; the others are missed.',
    },
    hands: { name: 'Hands in a game', definition: 'How many hands a game lasts.' },
    tricks: { name: 'Tricks', definition: 'How many tricks a hand has.' },
    acts: { name: 'Acts', definition: 'How many acts, cards included, a deal or game takes.' },
    forced: { name: 'Forced choices', definition: 'The share of acts to which there is no legal alternative.' },
    leadChanges: {
      name: 'Lead changes',
      definition:
        'How often another side takes the lead, if the hand were scored after each trick (in games: by the totals after each hand).',
    },
    drama: {
      name: 'Drama',
      definition: 'How many points the winners are behind the leader, on average over all moments before the last.',
    },
    decided: {
      name: 'Decided at',
      definition: 'The share of the deal or game that is over when the later winner takes the lead for good.',
    },
    idleTricks: {
      name: 'Idle tricks',
      definition:
        'The share of tricks in which no other card of any seat would have changed the score, if all play on as usual.',
    },
    cardWeight: {
      name: 'Weight of a card',
      definition:
        'How many points the best card gains over the average of all legal ones, cards open and all playing on as usual.',
    },
    callWeight: {
      name: 'Weight of a bid',
      definition:
        'How many points the best choice outside the tricks gains over the average of all legal ones, as for cards.',
    },
    luck: {
      name: 'Share of luck',
      definition:
        '100 %: the cards decide everything; 0 %: only the play does. It is the correlation of the scores when players who vary play the same deal twice. What a seat scores on average counts for nothing.',
    },
    better: {
      name: 'The better wins',
      definition:
        'How often one player (or side) of the level that was played wins against others of the next weaker one. The levels are random, Easy, Club, Expert and Master.',
    },
  } satisfies Record<string, MetricWords>,
  /** The words of kinds of acts, one for each word of their ids; those of one game are in its folder. */
  acts: {
    bid: 'bid',
    pass: 'pass',
    discard: 'put cards away',
    take: 'take the open card',
    noTrump: 'play without trump',
    zero: 'bid zero',
    doubleZero: 'bid double zero',
    less: 'bid less',
    look: 'look at the cards',
    blind: 'blind',
    forfeit: 'forfeit',
    play: 'play',
    lead: 'lead',
    red: 'red',
    knock: 'knock',
    coin: 'put in a coin',
    takeBack: 'throw the hand in',
    trump: 'trump',
    none: 'none',
    order: 'order up',
    alone: 'alone',
    name: 'name trump',
    hold: 'hold',
    declare: 'declare',
    set: 'trump',
  },
  faults: {
    noTricks: '{game} has no tricks; the laboratory is for games of tricks.',
    already: '{id} is {value} already; name another value to compare it with.',
    partners:
      'The laboratory compares rules with the same partners; choose the partners for both with an option of the game.',
  },
  report: {
    title: '{game}: {what}',
    question: 'What does this change: {what}?',
    nothing: 'nothing',
    is: '{id}: {value} instead of {before}',
    rule: '{text} (until now: {before}; {rule}).',
    setting: '{id}: {value} (until now: {before}).',
    fixed: 'In both versions: {list}.',
    variant: 'The changed game is the variant “{name}” ({hash}).',
    variantBefore: 'The game before the change is the variant “{name}” ({hash}).',
    and: '; ',
    relearnedTitle: 'Old habits and relearned',
    relearnedLead:
      'Above, all players have the habits of the old rule. Here the effect of the rule on them stands next to its effect on players who have trained: one group under the old rule, for the old rule, and one for as long under the changed rule, for the changed one. All of them trained twice from different seeds, and each run has its own column. The intervals cover the luck of the deals, not luck in training: how far the runs are apart shows how much equally trained players differ. A figure that is more than luck explains for one group only need not differ between them.',
    relearnedDiffer:
      'The effect is more than luck explains for one group only, or reversed, in {n} of {all} figures: {list}.',
    relearnedAgree:
      'Nowhere is the effect more than luck explains for one group only, or reversed, in all runs of the training.',
    relearnedLuck:
      'In {n} of {all} figures the runs of the training disagree, in direction or by more than their intervals, so there the effect on trained players depends on luck in training: {list}.',
    relearnedGain:
      'On {n} deals from every side, players who trained under the changed rule do better there than players of old habits, by more than luck explains in each run: they have learned something.',
    relearnedNoGain:
      'On {n} deals from every side, players who trained under the changed rule do not in each run do better there than players of old habits by more than luck explains: they may have learned too little to say what the rule does to experienced players.',
    verdicts: {
      both: 'both',
      reversed: 'reversed',
      onlyHabits: 'only with old habits',
      onlyRelearned: 'only relearned',
      luck: 'depends on training',
      neither: '–',
    },
    levels: { random: 'random', simple: 'Easy', club: 'Club', expert: 'Expert', master: 'Master' },
    lead: '{deals} under each rule, {players} players, played by {level} bots.',
    seriesLead: 'Up to {deals} for each value, {players} players, played by {level} bots.',
    firstHands: 'Each deal is the first hand of a game, and seat 1 deals or starts.',
    deals: '{n} deals',
    games: '{n} games',
    flagged: '{n} of {all} figures changed by more than luck explains: {list}.',
    unflagged: 'No figure changed by more than luck explains.',
    tooWide:
      'All {n} deals are played, and the changes of the wins are not known as well as asked: the widest interval measures {reached} from end to end, not {width}. More deals make it narrower.',
    tooFew: '{n} deals are too few for an interval; the changes of the wins were to be known to {width}.',
    figures: 'Figures',
    figure: 'figure',
    interval: 'interval',
    beyond: 'more than luck explains',
    acts: 'Bids and other acts',
    act: 'act',
    chosen: 'chosen (of times possible)',
    made: 'made (of times played for)',
    never: 'Never chosen, now: {before}. After the change: {after}.',
    none: 'none',
    shown: 'The deals that changed most',
    shownOf:
      'Both rules shared {shared} of the deals, as the pilot decided; those that changed most are among these alone.',
    shownNone: 'No deal was played under both rules, so there are none to look at side by side.',
    hand: 'seat {n}: {cards}',
    stock: 'not dealt: {cards}',
    parting: 'here the two plays part',
    deal: 'Deal {n}: {by} points moved',
    seatActs: 'seat {n}: {act}',
    trick: 'trick {n}: seat {leader} leads {cards}; seat {taker} takes it',
    scored: 'score: {points}',
    method: 'Method',
    methodText:
      '± is the range of values that fit the deals played. We are strict because {n} figures are looked at. Deals are the unit of analysis. Every interval is a confidence sequence: it holds with 95 % at all times at once, so whoever watches and stops early is not misled (Waudby-Smith and others, Annals of Statistics 52, 2024). A change is more than luck explains if its p-value, valid at all times, is at most 5 % after Holm’s correction over all {n} figures: with nothing changed, at most one study in twenty names any. Seats are not rotated, since some games deal them different numbers of cards.',
    pilot:
      'A pilot of 200 deals that both rules shared: playing the same deals under both rules is worth as much as {factor} times as many separate ones (median of all figures with enough values), so the rest are {how}.',
    shared: 'shared too',
    fresh: 'separate for each rule',
    different: 'Of {shared} shared deals {different} went differently.',
    family:
      'These are {n} figures for each of {values} values: the p-values after Holm’s correction for one value are multiplied by the number of values.',
    byClock:
      'The bots thought by the clock (--time), so another run gives other numbers; --simulations gives the same again.',
    unfinished: '{before} and {after} games had no end after 200 hands.',
    again: 'The same numbers again',
    definitions: 'Definitions',
    values: 'Figures by value',
    neverTitle: 'Acts never chosen',
    variants: 'Variants',
    dealsAt: 'deals',
    balanceTitle: '{game}: which {id} makes {metric} {target}?',
    balanceLead:
      'The line is the figure for each value that was tried, with its interval; the dashed line is the target. All intervals hold together with 95 %.',
    target: 'target',
    tried: 'Values tried',
    found: '{metric} is {target} at {id} {low}.',
    foundRange: 'At {id} {low} to {high}, {metric} cannot be told from {target} with these deals.',
    foundBetween: '{metric} is {target} between {id} {low} and {high}: no whole number reaches it.',
    foundNone: 'None of the values tried makes {metric} {target}; {id} {low} comes nearest.',
    estimate: 'The straight line between neighbours meets it at {n}.',
    sweepTitle: '{game}: {id} from {low} to {high}',
    sweepLead: 'The line is the figure for each value with its interval; the dashed line is the rule as it is.',
  },
  /** Seats are counted from 1. */
  seat: 'seat {n}',
  side: 'seats {seats}',
  position: 'place {n}',
  before: 'now',
  after: 'changed',
  change: 'change',
  habits: 'old habits',
  relearned: 'relearned',
} as const;

/** Words of one language, of the same shape as the English ones. */
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
export type LabWords = Shape<typeof labEnglish>;
