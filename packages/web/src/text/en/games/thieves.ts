/** What Thief and Thieves say of thieves, and Thieves besides. */
export const thieves = {
  name: 'Thieves',
  are: '{suit} are thieves!',
  card: 'thief',
  more: 'The lowest thief in a trick goes back to whoever played it, as a point. Thieves that are led are a suit like any other; on another suit they take nothing.',
  unknownMore:
    'The thieves are not known yet: a card out of suit will settle them. A trump thrown on another suit settles nothing.',
  wouldTrump: 'this would make {suit} trump',
  wouldThief: 'this would make {suit} the thieves',
  keptBy: 'Thieves of {name}',
  has: '{kept} kept',
  counter: 'tricks {count} · thieves {kept}',
  hasLabel: '{name}: {thieves} kept',
  tricks: 'Tricks',
  explain:
    'Say how many tricks your team will take. Thieves do not count for the bid, but always score for the team that keeps them.',
  bidMore: 'Only tricks count for the bid. Thieves score whatever becomes of it.',
  took: '{team} bid {bid}, took {n} and kept {thieves}.',
  exact: 'exactly {bid}: only {team} score tricks',
  over: 'More: both teams score tricks',
  missed: 'fewer: only {others} score tricks',
  forget:
    'Thieves always score for the team that kept them, whatever becomes of the bid, and never help to make it. A trump thrown on another suit makes no thieves.',
} as const;
