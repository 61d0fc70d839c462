export const settings = {
  title: 'Settings',
  lead: 'They are kept in this browser and hold at once.',
  name: { label: 'Your name', hint: 'At tables with bots, and suggested where a name is asked for; up to 24 letters.' },
  look: 'Look',
  play: 'Play',
  choices: {
    theme: {
      label: 'Light or dark',
      values: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    },
    print: {
      label: 'Print',
      hint: 'Large print makes all words bigger, and fills each card with its rank and suit.',
      values: { normal: 'Normal', large: 'Large' },
    },
    motion: {
      label: 'Motion',
      hint: 'Off: cards are simply there, nothing slides.',
      values: { auto: 'As the system', off: 'Off' },
    },
    speed: {
      label: 'Speed of bots',
      hint: 'How long each of their cards rests before the next.',
      values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    },
    taps: {
      label: 'Playing a card',
      hint: 'With two, the first only lifts the card and the second plays it.',
      values: { auto: 'One click, two taps', one: 'Always one', two: 'Always two' },
    },
    sort: {
      label: 'Order of the hand',
      values: { down: 'By suit, high cards left', up: 'By suit, high cards right', rank: 'By rank' },
    },
    marks: {
      label: 'Cards that would win',
      hint: 'In Stones: a mark on cards that would take the trick as it lies.',
      values: { on: 'Marked', off: 'Not marked' },
    },
    log: {
      label: 'Log at tables with bots',
      hint: 'During a hand the log shows who took each trick and the cards of the last one. For learners it can show all cards played; the table has a sign while it does.',
      values: { closed: 'Last trick only', open: 'Open' },
    },
    letters: {
      label: 'Letter keys at the table',
      hint: 'Such as H for a hint. Turn them off if you write by voice.',
      values: { on: 'On', off: 'Off' },
    },
  },
  sample: 'A hand, as it looks now',
} as const;
