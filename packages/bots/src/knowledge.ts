/** What bots know of a single game, beyond its rules: the default export of `bot.ts` in the game's folder. */
import type { Game, Rules, State } from '@followsuit/engine';
import type { Bot } from './bot.ts';
import type { Keys } from './policy/keys.ts';
import type { Objective } from './policy/objective.ts';
import type { TrickOdds } from './policy/trick-estimator.ts';
import type { Model } from './policy/weights.ts';
import type { BidCalibration, BidOutcome } from './search/bid-odds.ts';
import type { SearchConfig } from './search/search.ts';
import type { Features, Scale } from './value/features.ts';
import type { ValueFitting } from './value/fitting.ts';
import type { ValueModel } from './value/model.ts';
import type { Utility } from './value/utility.ts';
import type { SamplingKnowledge } from './worlds/sampling-knowledge.ts';

/** All of it is optional: bots play a game that they know nothing of, too. */
export interface BotKnowledge {
  /** How likely each move is for a good player: `policy.json`, which `followsuit train` writes. */
  readonly policy?: Model;
  /** What totals after a hand are worth: `value.json`, which `npm run models` writes. */
  readonly value?: ValueModel;
  /** What the seats play for, as the policy sees it; without one, to take what there is. */
  readonly objective?: (rules: Rules, keys: Keys) => Objective;
  /** How likely cards are to take tricks, where that differs from other games with the same deck. */
  readonly trickOdds?: (rules: Rules) => TrickOdds | undefined;
  /** The suit that beats all others although the key has no trump. */
  readonly trump?: (rules: Rules) => number | undefined;
  /** What secrets and open fields tell about hidden cards. */
  readonly sampling?: SamplingKnowledge;
  /** What the value model reads of a scored hand; points and totals where it is not given. */
  readonly features?: (rules: Rules, scale: Scale) => Features;
  /** Settings of the search that differ from those of other games. */
  readonly search?: (rules: Rules) => Partial<SearchConfig>;
  /** What a hand is worth by itself, where its points do not say. */
  readonly handResult?: (rules: Rules) => Utility;
  /** Whether a seat made its bid; null where nobody bids what they will take. Without it, a bid that scores was made. */
  readonly bidOutcome?: (rules: Rules) => BidOutcome | null;
  /** How the share of worlds in which a bid is made relates to the chance that it is, fitted to bids of `expert` (docs/strength.md). */
  readonly bidCalibration?: (rules: Rules) => BidCalibration;
  /**
   * For a game with a `taken` hook that looks at the taker and at the worth of the cards alone, so that neighbours are
   * equivalent cards: a number that tells apart cards which differ in another way.
   */
  readonly cardKind?: (card: number) => number;
  /** The phrase by which a partner asks a seat not to look at its cards: they want to bid blind. */
  readonly blindPhrase?: string;
  /** How the lab fits the value model. */
  readonly fitting?: ValueFitting;
  /** What a hand is worth in training, where neither points nor the chance of winning teach enough. */
  readonly reward?: (rules: Rules) => HandReward;
  /** The bots of a game that is not one of tricks, with the names of the levels. */
  readonly bots?: readonly Bot[];
}

/** What a hand that has just been scored was worth to each seat. */
export interface HandReward {
  /** What it is counted in, as words after a number. */
  readonly unit: string;
  of(s: State, out: Float64Array): void;
}

const known = new WeakMap<Game, BotKnowledge>();
const NOTHING: BotKnowledge = {};

/** Gives bots what they know of a game, before it is first set up. @example registerKnowledge(coralon, knowledge) */
export const registerKnowledge = (game: Game, knowledge: BotKnowledge): void => void known.set(game, knowledge);

/** What bots know of a game. @example knowledgeOf(rules.game).policy */
export const knowledgeOf = (game: Game): BotKnowledge => known.get(game) ?? NOTHING;
