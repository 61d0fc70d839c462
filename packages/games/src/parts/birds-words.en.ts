/** English texts of both Ducks and Geese games about birds and blind bids. */
export const birds = {
  unit: ['bird', 'birds'],
  names: { 2: 'duck', F: 'goose', T: 'Tar' },
  label: '{bird}: a point for whoever takes it',
  unseen: 'Your cards lie face down: look, bid blind, or pass.',
  unseenForfeit: 'Everyone passed, and your cards lie face down: look, bid blind, or forfeit the hand.',
  unseenMust: 'Everyone passed, and your cards lie face down: look, or bid blind.',
  safe: 'safe!',
  safeLabel: 'safe: kept by whoever played it',
  mayForfeit: 'Everyone passed: bid, or forfeit the hand.',
} as const;
