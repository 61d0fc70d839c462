/** What bots know of Chevalier. */
import { BidObjective, type BotKnowledge, type SamplingKnowledge } from '@followsuit/bots';
import { bitOf, makeCard, playedRanks, type Rules, type State, SUITS, type View } from '@followsuit/engine';
import { AWAY, DELTA, HOLD, PHASE, PUT } from '@followsuit/engine/state';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const SIDES = 2;

const poisonRank = ({ design: { deck }, options }: Rules): number =>
  deck.ranks.indexOf(options.poison === 'tars' ? 'T' : '7');

/** Whether the hand would have been scored as it was, with this card among the bidder's discards or with none. */
function scoresAs({ rules, state }: View, card: number): boolean {
  const s = state.slice();
  const at = AWAY + s[rules.at.bidder] * SUITS;
  s.fill(0, at, at + SUITS);
  if (card >= 0) s[at + (card >> 4)] = bitOf(card);
  rules.design.score(s);
  for (let side = 0; side < SIDES; side++) if (s[DELTA + side] !== state[DELTA + side]) return false;
  return true;
}

/** Whether the score is known and reveals something about a discard that the viewer has not made. */
const isTelling = ({ rules, seat, state: s }: View): boolean =>
  rules.options.buried === 'blocks' && s[PHASE] < 0 && s[rules.at.bidder] >= 0 && seat !== s[rules.at.bidder];

/** Whether the viewer holds a card or it has been played. */
const isSeen = ({ seat, state: s }: View, card: number): boolean =>
  ((playedRanks(s, card >> 4) | (seat < 0 ? 0 : s[HOLD + seat * SUITS + (card >> 4)])) & bitOf(card)) !== 0;

const discarded = ({ at }: Rules, s: State): boolean => s[PUT + s[at.bidder]] > 0;

/** With `buried` `blocks`: what the score of a hand reveals about the bidder's discard (CHEVALIER-SCORE-6). */
const sampling: SamplingKnowledge = {
  /** The discard is no poison card, or that of one suit. */
  cases: (view) => (isTelling(view) && discarded(view.rules, view.state) ? 1 + SUITS : 1),
  proves(view, facts, which) {
    const { rules, state: s } = view;
    if (!isTelling(view) || !discarded(rules, s)) return true;
    const bidder = s[rules.at.bidder];
    const rank = poisonRank(rules);
    if (which === 0) {
      for (let suit = 0; suit < SUITS; suit++) facts.hasNotDiscarded(bidder, makeCard(suit, rank));
      return scoresAs(view, -1);
    }
    const card = makeCard(which - 1, rank);
    facts.hasDiscarded(bidder, card);
    return !isSeen(view, card) && scoresAs(view, card);
  },
};

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new BidObjective(rules, { points: -1, scale: 0.8 }),
  sampling,
  bidCalibration: () => ({ slope: 0.84, shift: 0.28 }),
  cardKind: () => 0,
};
export default knowledge;
