/** Deals come from outside: from a seed or from a record. The state has no randomness of its own. */
import type { Json } from './acts.ts';
import { bitOf, SUITS, suitOf } from './cards.ts';
import type { Deal, Design } from './game.ts';
import type { Fault, Line } from './play.ts';
import { Random } from './random.ts';
import type { Rules } from './rules.ts';
import { COUNT, HAND, HELD, HOLD, type State } from './state.ts';

/** The deal of the next hand, from a game's seed. */
export function dealFromSeed(rules: Rules, s: State, seed: string): Deal {
  return dealFrom(rules, s, new Random(`${seed}/${rules.stream(s)}`));
}

/** Deals a shuffled deck: one card at a time from the dealer's left, until each seat has its number of cards. */
export function dealFrom(rules: Rules, s: State, random: Random): Deal {
  const deck = random.shuffle([...rules.design.deck.cards]);
  const dealer = rules.nextDealer(s);
  const due = rules.design.hands(dealer, s[HAND] + 1);
  const hands: number[][] = due.map(() => []);
  const all = due.reduce((sum, n) => sum + n, 0);
  let next = 0;
  for (let seat = dealer; next < all; ) {
    seat = (seat + 1) % rules.seats;
    if (hands[seat].length < due[seat]) hands[seat].push(deck[next++]);
  }
  const stock = deck.slice(next);
  return { hands, stock, open: cardToOpen(rules, hands[dealer], stock) };
}

/** The card that is turned face up when cards are dealt in order; −1 if there is none. */
export function cardToOpen({ design }: Rules, dealers: readonly number[], stock: readonly number[]): number {
  const { openCard = false } = design;
  const card = openCard === 'dealer' ? dealers.at(-1) : openCard ? stock[0] : undefined;
  return card ?? -1;
}

/** The next deal as a line of the record. */
export function dealLine(rules: Rules, s: State, { hands, stock, open }: Deal): Line {
  const { codes } = rules.design.deck;
  const written = (cards: readonly number[]): Json => cards.map((card) => codes[card]);
  const dealt = { hands: hands.map(written), stock: written(stock), open: open < 0 ? null : codes[open] };
  return { ev: 'deal', hand: s[HAND] + 1, dealer: rules.nextDealer(s), ...dealt };
}

/** What is wrong with a line as the next deal, or null. */
export function faultInDeal(rules: Rules, s: State, line: Line): Fault | null {
  if (line.ev !== rules.due(s)) return { rule: 'RECORD-DEAL-1', detail: `No ${line.ev} is due here.` };
  const hand = s[HAND] + 1;
  const dealer = rules.nextDealer(s);
  if (line.hand !== hand) return { rule: 'RECORD-DEAL-2', detail: `hand must be ${hand}.` };
  if (line.dealer !== dealer) return { rule: 'RECORD-DEAL-2', detail: `dealer must be ${dealer}.` };
  const deal = readDeal(rules, line);
  if (deal !== null && isGoodDeal(rules, s, deal)) return null;
  const { dealRule, openRule = dealRule } = rules.design;
  const closed = readDeal(rules, { ...line, open: null });
  return { rule: closed !== null && hasGoodCards(rules, s, closed) ? openRule : dealRule };
}

/** Whether a deal has the right number of cards in each place, and each card of the deck once. */
export function isGoodDeal(rules: Rules, s: State, deal: Deal): boolean {
  const { stock, hands, open } = deal;
  if (!hasGoodCards(rules, s, deal)) return false;
  if (rules.design.openCard === true && stock.length > 0) return stock.includes(open);
  return open === cardToOpen(rules, hands[rules.nextDealer(s)], stock);
}

/** Whether a deal is complete, ignoring the open card. */
function hasGoodCards(rules: Rules, s: State, { hands, stock }: Deal): boolean {
  const { deck, hands: due } = rules.design;
  const sizes = due(rules.nextDealer(s), s[HAND] + 1);
  const cards = [...hands.flat(), ...stock];
  return (
    hands.length === rules.seats &&
    hands.every((hand, seat) => hand.length === sizes[seat]) &&
    cards.length === deck.cards.length &&
    new Set(cards).size === cards.length
  );
}

/** The cards of a deal line, or null if it does not name cards; this does not check whether the deal is correct. */
export function readDeal(rules: Rules, { hands, stock, open }: Line): Deal | null {
  const { byCode } = rules.design.deck;
  const card = (code: Json): number => (typeof code === 'string' ? (byCode.get(code) ?? -1) : -1);
  const cards = (list: Json): number[] | null => (Array.isArray(list) ? list.map(card) : null);
  if (!Array.isArray(hands) || (open !== null && typeof open !== 'string')) return null;
  const turned = open === null ? -1 : card(open);
  if (open !== null && turned === -1) return null;
  const read = [...hands.map(cards), cards(stock)];
  if (!read.every((list): list is number[] => list !== null && !list.includes(-1))) return null;
  return { hands: read.slice(0, -1), stock: read[read.length - 1], open: turned };
}

/** The most cards that a seat may hold: its deal, and all of the stock. */
export function mostHeld({ deck, hands, ends }: Design, seats: number): number {
  const rounds = ends && 'hands' in ends ? Math.max(seats, ends.hands) : seats;
  const deals = Array.from({ length: rounds }, (_, i) => hands(i % seats, i + 1));
  return Math.max(
    ...deals.map((dealt) => Math.max(...dealt) + deck.cards.length - dealt.reduce((sum, n) => sum + n, 0)),
  );
}

/** Adds a dealt card to a seat's holding. */
export function addToHolding(s: State, seat: number, card: number): void {
  s[HOLD + seat * SUITS + suitOf(card)] |= bitOf(card);
  s[HELD + seat] |= 1 << suitOf(card);
  s[COUNT + seat]++;
}
