// A deal with the seats numbered as OpenSpiel numbers them: where it has a fixed first seat, ours are turned.

export function seatsAsNumbered(game, deal) {
  const first = game.first?.(deal) ?? 0;
  const count = deal.hands.length;
  const turned = (list) => list.map((_, i) => list[(i + first) % list.length]);
  return {
    deal: { ...deal, hands: turned(deal.hands) },
    /** Our seat as its number. */
    number: (seat) => (seat - first + count) % count,
    points: turned,
  };
}
