/** The words of Whist, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  turned: 'Aufgedeckt wurde: {card}. Trumpf ist {suit}. Die Karte hat {name|hast du|hat {name}}.',
  rotating: 'Trumpf wechselt von Runde zu Runde: Herz, Kreuz, Karo, Pik.',
  noTrump: 'Es gibt keinen Trumpf: Die höchste Karte der ausgespielten Farbe macht den Stich.',
  tricks: 'Stiche',
  tricksMore: 'Die Stiche beider Paare. Jeder über sechs ist ein Punkt.',
  between: '{own} : {others}',
  headlines: {
    all: '{team}: alle dreizehn Stiche!',
    none: 'Niemand über dem Buch',
    one: '{team}: um einen Stich',
    more: '{team}: {n} über sechs',
  },
  took: 'Stiche von {team}: {n}.',
  honours: 'Honneurs bei {team}: {n}.',
  whys: {
    tricks: 'Für jeden Stich über sechs bekommt das Paar 1 Punkt: {team}.',
    honours: 'Stiche über sechs bringen je 1 Punkt; drei Honneurs 2 Punkte, vier 4.',
  },
  column: 'Stiche',
  columnHonours: 'Honneurs',
  goals: {
    take: 'Mach mit {name} so viele Stiche wie möglich: Ihr habt {n}.',
    first: 'Mach mit {name} mehr als sechs Stiche: Ihr habt {n}.',
    watch: 'Jedes Paar will mehr als sechs Stiche.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Du und dein Gegenüber macht zusammen Stiche. Ein Stich: Alle legen eine Karte, die beste gewinnt.',
  hand: 'Eine Runde hat 13 Stiche. Das Paar mit mehr als sechs bekommt für jeden darüber einen Punkt.',
  game: 'Gespielt wird, bis ein Paar 7 Punkte hat. Dann hat es gewonnen.',
  trump: 'Die letzte Karte des Gebers wurde aufgedeckt: {suit} ist Trumpf. Ein Trumpf sticht jede andere Farbe.',
  partner: 'Dieser Stich gehört deinem Gegenüber, also euch beiden. Schlag seine Karte nie ohne Not.',
  later: 'Zusammen habt ihr {n}. Alles über sechs ist je ein Punkt.',
  scored: 'Das Paar mit mehr Stichen bekommt die über sechs. Das andere bekommt nichts.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Mach mehr Stiche als das andere Paar: kein Bieten, nur Karten.',
  minutes: '30–45',
  kinds: ['Paare', 'Trumpf'],
  level: 'easy',
  cards: ['As', 'Kd', '7h'],
};

export const options: GameWords['options'] = {
  target: { name: 'Zielpunktzahl', text: 'So viele Punkte braucht der Sieg: 5 ist kurz, 9 lang.' },
  trump: {
    name: 'Trumpf',
    values: { turned: 'Aufgedeckte Karte', rotating: 'Der Reihe nach', none: 'Keiner' },
    text: 'Die letzte Karte des Gebers bestimmt Trumpf, oder er wechselt der Reihe nach, oder es gibt keinen.',
  },
  honours: { name: 'Honneurs', text: 'Wer drei oder vier der höchsten Trümpfe bekommen hat, erhält Punkte dafür.' },
};

export const presets: GameWords['presets'] = { long: 'Lange Partie mit Honneurs' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Zwei Paare. Mach so viele Stiche wie möglich, zusammen mit deinem Gegenüber.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt.',
  trick: 'Pik ist ausgespielt, und du hast keines. Deine Herz-Vier macht den Stich: Herz ist Trumpf.',
  scoring: 'Nur das Paar mit mehr Stichen bekommt Punkte.',
  twist: 'Die letzte Karte des Gebers wird vor dem Spiel aufgedeckt: Ihre Farbe ist Trumpf.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Links vom Geber wird zuerst ausgespielt.',
  labels: {
    six: 'die ersten sechs',
    more: 'je 1 Punkt',
    you: 'Punkte',
    eight: 'Acht Stiche',
    all: 'Alle Stiche',
    card: 'aufgedeckt',
    trump: 'ist Trumpf',
  },
};
