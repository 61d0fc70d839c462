/** The words of Hearts, in English. */
export const table = {
  hearts: 'Hearts',
  broken: 'broken',
  closed: 'closed',
  brokenMore: 'Hearts may be led.',
  closedMore: 'Hearts may not be led before one has been thrown away, unless you hold nothing else.',
  points: '♥ {n}',
  pointsLabel: '{name}: {points} so far',
  jack: 'J −{knob.jackPoints}',
  jackLabel: '{name}: the jack of diamonds, {knob.jackPoints} points less',
  passPrompt: 'Choose three cards for {name}.',
  brokenNews: 'Hearts are broken!',
  queenNews: 'The queen of spades: {knob.queenPoints} points!',
  queenMark: 'queen of spades: {knob.queenPoints} points',
  jackMark: 'jack of diamonds: {knob.jackPoints} points less',
  heartMark: 'heart: 1 point',
  taken: 'Points taken',
  took: '{name} took {points}: {score}.',
  tookJack: '{name} took {points} and the jack: {score}.',
  most: 'Most of the points went to {names}: {points}.',
  shot: '{name} shot the moon!',
  shotText: '{name} took all thirteen hearts and the queen of spades.',
  ends: 'The game ends when somebody has {target} points; then the lowest total wins.',
  /** Why the points are what they are: HEARTS-SCORE-1 to -5. */
  whys: {
    usual: 'Each heart costs 1 point, and the queen of spades {knob.queenPoints}.',
    jack: 'Each heart costs 1 point, the queen of spades {knob.queenPoints}, and the jack of diamonds takes off {knob.jackPoints}.',
    others: '{name} shot the moon: {knob.moonPoints} for everybody else.',
    self: '{name} shot the moon: {knob.moonPoints} less.',
  },
  /** What a player is trying to do. */
  goals: {
    pass: 'Pass what is dangerous: high spades, high hearts, or a short suit.',
    avoid: 'Take no hearts, and not the queen of spades.',
    jack: 'Take no hearts and not the queen, but the jack of diamonds.',
    moon: 'You have all points so far: take the rest too, and shoot the moon.',
    stop: '{name} has all points so far: take a heart, or everybody pays.',
    watch: 'Nobody wants hearts or the queen of spades.',
  },
} as const;

export const lesson = {
  goal: 'Avoid points: each heart you take costs 1, the queen of spades 13. Whoever plays the highest card of the led suit takes the trick. There is no trump.',
  hand: 'A hand is 13 tricks, with 26 points in them. Whoever takes all 26 shoots the moon: then everybody else pays 26.',
  game: 'Hands go on until somebody has 100 points. Then the lowest total wins.',
  pass: 'First, everybody passes three cards, this time to the left. Pass what could take bad tricks: high spades, high hearts.',
  opens: 'Whoever holds the 2 of clubs leads it. In this first trick nobody may play a heart or the queen of spades.',
  void: 'You have no {led}, so you may play anything. Get rid of your worst card: the queen of spades, or a high heart.',
  broken: 'A heart has been thrown away: hearts are broken, and from now on they may be led.',
  later: 'You have {points} so far. Low cards are safe; high ones are best played on tricks without points.',
  scored: 'Everybody’s points are added to the totals. You want the lowest.',
  moon: 'Shooting the moon: if you take all the hearts and the queen, you score nothing, and everybody else 26.',
} as const;

export const home = {
  sentence: 'Avoid every heart and the queen of spades, or take them all.',
  minutes: '30–45',
  kinds: ['passing', 'no trump'],
  level: 'easy',
  cards: ['Qs', 'Ah', '2c'],
} as const;

export const options = {
  passing: { name: 'Passing', values: { around: 'In turn', left: 'To the left', off: 'Never' } },
  jack: { name: 'Jack of diamonds' },
  moon: { name: 'Shooting the moon', values: { others: 'Others pay 26', self: '26 off your own' } },
  firstTrick: { name: 'First trick', values: { clean: 'No points', any: 'Any card' } },
  queenBreaks: { name: 'Queen breaks hearts' },
} as const;

export const presets = { jack: 'With the jack' } as const;

export const howTo = {
  goal: 'Take as few points as you can: hearts, and the queen of spades.',
  win: 'At {target} points the game ends, and the lowest total wins.',
  trick: 'Diamonds are led. The highest diamond takes the trick: the ace, with the queen that was thrown on it.',
  scoring: 'Four players. Whoever takes all the points shoots the moon.',
  twist:
    'Before play, everybody passes three cards: to the left, to the right, across, and every fourth hand not at all.',
  more: 'Follow suit if you can. The 2 of clubs opens. Hearts may be led once one has been thrown away.',
  labels: {
    heart: 'each 1 point',
    queen: '13 points',
    you: 'You',
    others: 'The others',
    some: 'Some points each',
    moon: 'All of them: the moon',
    pass: 'to the left',
  },
} as const;
