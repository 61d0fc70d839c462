export const chevalier = {
  explain:
    'Say how many points your side will make: a point for every trick without poison, and 2 for each poisoned one if you take all the poison.',
  poison: 'Poison',
  poisons: { tars: 'Tars', sevens: '7s' },
  poisonCard: 'poison',
  poisonMore:
    'A trick with poison in it counts nothing, unless one side takes all the poison in play: then each is worth 2 for the bidders, 1 for the others.',
  poisonedLabel: '{team} have {n} poisoned tricks',
  poisonedOf: 'Poisoned tricks of {team}',
  sweptBy: 'Swept by {team}',
  cleanTricks: 'clean tricks',
  bidMore: 'Tricks without poison; a sweep can still add to them. Points above the bid count.',
  clean: 'Clean',
  poisoned: 'Poisoned',
  points: 'Points',
  sweep: 'sweep',
  withSweep: ', with sweep {n}',
  swept: '{team} took all the poison, a sweep: poisoned tricks ({n}) 0 → {each} each.',
  made: '{team} made {points} points on a bid of {bid}: both sides score what they made.',
  missed: '{team} made {points} points on a bid of {bid}: missed. {others} score what they made and {bid} more.',
  forget: 'Not all the poison is in play.',
} as const;
