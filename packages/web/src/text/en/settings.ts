import { area } from '../area.ts';

export const settings = /* @__PURE__ */ area('settings', {
  title: 'Settings',
  lead: 'This browser keeps them, and they apply at once.',
  name: { label: 'Your name', hint: 'At tables with bots, and suggested where a name is asked for; up to 24 letters.' },
  portrait: {
    label: 'Your portrait',
    hint: 'Only you see this portrait, in this browser. Other players see the one that goes with your name.',
    ofName: 'By name',
    other: 'Portrait {n}',
  },
  groups: { you: 'You', look: 'Look', table: 'Table', sound: 'Sound', people: 'People', keys: 'Keys' },
  choices: {
    language: {
      label: 'Language / Sprache',
      hint: 'The page reloads. Full rules are in English only.',
      values: { auto: 'As the browser', en: 'English', de: 'Deutsch' },
    },
    theme: {
      label: 'Light or dark',
      values: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    },
    print: {
      label: 'Print',
      hint: 'Larger text, and cards with only a large rank and suit. At a table, text grows as far as the window allows.',
      values: { normal: 'Normal', large: 'Large' },
    },
    motion: {
      label: 'Motion',
      hint: 'Off: cards appear in place, and nothing slides.',
      values: { auto: 'As the system', off: 'Off' },
    },
    felt: {
      label: 'Felt',
      values: { game: 'As the game has it', green: 'Green', blue: 'Blue', red: 'Red', violet: 'Violet' },
    },
    back: {
      label: 'Backs of the cards',
      values: { vine: 'Vine', tide: 'Tide', lantern: 'Lantern' },
    },
    suitLetters: {
      label: 'Letters on cards',
      hint: 'A letter for each suit, below its sign.',
      values: { off: 'Off', on: 'On' },
    },
    speed: {
      label: 'Speed of bots',
      hint: 'How long each card stays before the next. At normal speed, longer in your first two hands of a game.',
      values: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    },
    tricks: {
      label: 'A finished trick',
      hint: 'With a tap, it stays until you tap the table or press Enter.',
      values: { auto: 'Goes by itself', tap: 'Waits for a tap' },
    },
    autoPlay: {
      label: 'Play by itself',
      hint: 'Plays for you where you have no choice.',
      values: { last: 'My last card', forced: 'Whenever there is one choice', off: 'Nothing' },
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
    sound: {
      label: 'Sounds',
      hint: 'Short and soft: a card, a trick, two notes when it is your turn.',
      values: { on: 'On', off: 'Off' },
    },
    volume: {
      label: 'Volume of sounds',
      values: { quiet: 'Quiet', normal: 'Normal', loud: 'Loud' },
    },
    haptics: {
      label: 'Vibration',
      hint: 'Phones that can vibrate for a card, a trick, your turn and a win.',
      values: { on: 'On', off: 'Off' },
    },
    notify: {
      label: 'Messages when it is my turn',
      values: { off: 'Off', on: 'On' },
    },
  },
  sample: 'A hand, as it looks now',
} as const);
