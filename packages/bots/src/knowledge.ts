/** What bots know of a single game, beyond its rules: the default export of `bot.ts` in the game's folder. */
import type { Game, Play, Rules, State, View } from '@followsuit/engine';
import type { Bot } from './bot.ts';
import type { Keys } from './policy/keys.ts';
import type { Objective } from './policy/objective.ts';
import type { TrickOdds } from './policy/trick-estimator.ts';
import type { Model } from './policy/weights.ts';
import type { Reference } from './reference/reference.ts';
import type { BidCalibration, BidOutcome } from './search/bid-odds.ts';
import type { SearchConfig } from './search/search.ts';
import type { Features, Scale } from './value/features.ts';
import type { ValueFitting } from './value/fitting.ts';
import type { ValueModel } from './value/model.ts';
import type { Utility } from './value/utility.ts';
import type { SamplingKnowledge } from './worlds/sampling-knowledge.ts';

/** Every field is optional: bots also play games without any knowledge. */
export interface BotKnowledge {
  /** How likely each move is for a good player: `policy.json`, which `followsuit train` writes. */
  readonly policy?: Model;
  /** What totals after a hand are worth: `value.json`, which `npm run models` writes. */
  readonly value?: ValueModel;
  /** A first player by simple rules, from which training begins; null: the general player chooses. Only games without a policy use it. */
  readonly teacher?: (view: View, legal: readonly number[]) => number | null;
  /** What the seats play for, as the policy sees it; by default, to take as much as possible. */
  readonly objective?: (rules: Rules, keys: Keys) => Objective;
  /** How likely cards are to take tricks, if that differs from other games with the same deck. */
  readonly trickOdds?: (rules: Rules) => TrickOdds | undefined;
  /** The suit that beats all others although the key has no trump. */
  readonly trump?: (rules: Rules) => number | undefined;
  /** What secrets and open fields reveal about hidden cards. */
  readonly sampling?: SamplingKnowledge;
  /** What the value model reads from a scored hand; by default, points and totals. */
  readonly features?: (rules: Rules, scale: Scale) => Features;
  /** Settings of the search that differ from those of other games. */
  readonly search?: (rules: Rules) => Partial<SearchConfig>;
  /** What a hand is worth by itself, if its points do not express it. */
  readonly handResult?: (rules: Rules) => Utility;
  /** Whether a seat made its bid; null if nobody bids what they will take. By default, a bid that scores was made. */
  readonly bidOutcome?: (rules: Rules) => BidOutcome | null;
  /** How the share of worlds in which a bid is made relates to the chance that it is, fitted to bids of `expert` (docs/strength.md). */
  readonly bidCalibration?: (rules: Rules) => BidCalibration;
  /**
   * For a game whose `taken` hook depends only on the taker and the worth of the cards, so that neighbours are equivalent
   * cards: a number that distinguishes cards which differ in any other way.
   */
  readonly cardKind?: (card: number) => number;
  /** The phrase with which a partner who wants to bid blind asks a seat not to look at its cards. */
  readonly blindPhrase?: string;
  /** How the lab fits the value model. */
  readonly fitting?: ValueFitting;
  /** What a hand is worth in training, if neither points nor the chance of winning teach enough. */
  readonly reward?: (rules: Rules) => HandReward;
  /** The bots of a game without tricks, by the names of the levels. */
  readonly bots?: readonly Bot[];
  /** What reviews of a game without tricks compare with. */
  readonly reference?: (rules: Play) => Reference;
}

/** What a hand that has just been scored was worth to each seat. */
export interface HandReward {
  /** The unit, as words after a number. */
  readonly unit: string;
  of(s: State, out: Float64Array): void;
}

const known = new WeakMap<Game, BotKnowledge>();
const NOTHING: BotKnowledge = {};

/** Registers what bots know of a game, before its first setup. @example registerKnowledge(coralon, knowledge) */
export const registerKnowledge = (game: Game, knowledge: BotKnowledge): void => void known.set(game, knowledge);

/** What bots know of a game. @example knowledgeOf(rules.game).policy */
export const knowledgeOf = (game: Game): BotKnowledge => known.get(game) ?? NOTHING;
