/** The words of Hearts, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  hearts: 'Herz',
  broken: 'gebrochen',
  closed: 'gesperrt',
  brokenMore: 'Herz darf ausgespielt werden.',
  closedMore: 'Herz darf erst ausgespielt werden, wenn eines abgeworfen wurde – oder wenn du nichts anderes hast.',
  points: '♥ {n}',
  pointsLabel: '{name}: bisher {points}',
  jack: 'B −{knob.jackPoints}',
  jackLabel: '{name}: der Karo-Bube, {knob.jackPoints} Punkte weniger',
  passPrompt: 'Wähle drei Karten für {name}.',
  brokenNews: 'Herz ist gebrochen!',
  queenNews: 'Die Pik-Dame: {knob.queenPoints} Punkte!',
  queenMark: 'Pik-Dame: {knob.queenPoints} Punkte',
  jackMark: 'Karo-Bube: {knob.jackPoints} Punkte weniger',
  heartMark: 'Herz: 1 Punkt',
  taken: 'Genommene Punkte',
  took: '{name}: {points} genommen, {score}.',
  tookJack: '{name}: {points} und den Buben genommen, {score}.',
  most: 'Die meisten Punkte: {names} mit {points}.',
  shot: 'Durchmarsch: {name}!',
  shotText: 'Alle dreizehn Herzen und die Pik-Dame: {name}.',
  ends: 'Bei {target} Punkten ist Schluss; dann gewinnt die niedrigste Summe.',
  whys: {
    usual: 'Jedes Herz kostet 1 Punkt, die Pik-Dame {knob.queenPoints}.',
    jack: 'Jedes Herz kostet 1 Punkt, die Pik-Dame {knob.queenPoints}, und der Karo-Bube nimmt {knob.jackPoints} weg.',
    others: 'Durchmarsch von {name|dir|{name}}: {knob.moonPoints} für alle anderen.',
    self: 'Durchmarsch von {name|dir|{name}}: {knob.moonPoints} weniger.',
  },
  goals: {
    pass: 'Gib weiter, was gefährlich ist: hohe Pik, hohe Herzen oder eine kurze Farbe.',
    avoid: 'Nimm kein Herz und nicht die Pik-Dame.',
    jack: 'Nimm kein Herz und nicht die Dame, aber den Karo-Buben.',
    moon: 'Bisher hast du alle Punkte: Nimm auch den Rest, das ist der Durchmarsch.',
    stop: '{name} {name|hast|hat} bisher alle Punkte: Nimm ein Herz, sonst zahlen alle.',
    watch: 'Niemand will Herzen oder die Pik-Dame.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Vermeide Punkte: Jedes Herz kostet 1, die Pik-Dame 13. Die höchste Karte der ausgespielten Farbe macht den Stich. Trumpf gibt es nicht.',
  hand: 'Eine Runde hat 13 Stiche mit 26 Punkten. Wer alle 26 nimmt, schafft den Durchmarsch: Dann zahlen alle anderen 26.',
  game: 'Gespielt wird, bis jemand 100 Punkte hat. Dann gewinnt die niedrigste Summe.',
  pass: 'Zuerst geben alle drei Karten weiter, diesmal nach links. Gib weg, was schlechte Stiche macht: hohe Pik, hohe Herzen.',
  opens: 'Wer die Kreuz-Zwei hat, spielt sie aus. Im ersten Stich darf niemand ein Herz oder die Pik-Dame legen.',
  void: 'Du hast kein {led}, also geht jede Karte. Wirf das Schlimmste ab: die Pik-Dame oder ein hohes Herz.',
  broken: 'Ein Herz wurde abgeworfen: Herz ist gebrochen und darf ab jetzt ausgespielt werden.',
  later: 'Du hast bisher {points}. Niedrige Karten sind sicher; hohe legst du am besten in Stiche ohne Punkte.',
  scored: 'Alle Punkte kommen zu den Summen. Du willst die niedrigste.',
  moon: 'Durchmarsch: Wer alle Herzen und die Dame nimmt, bekommt nichts, alle anderen 26.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Nimm kein Herz und nicht die Pik-Dame – oder nimm sie alle.',
  minutes: '30–45',
  kinds: ['Weitergeben', 'ohne Trumpf'],
  level: 'easy',
  cards: ['Qs', 'Ah', '2c'],
};

export const options: GameWords['options'] = {
  target: { name: 'Punkte, die das Spiel beenden', text: 'Bei dieser Summe ist Schluss; die niedrigste gewinnt.' },
  passing: {
    name: 'Weitergeben',
    values: { around: 'Reihum', left: 'Nach links', off: 'Nie' },
    text: 'Karten gehen in jeder Runde in eine andere Richtung, immer nach links oder nie.',
  },
  jack: { name: 'Karo-Bube', text: 'Wer den Karo-Buben nimmt, bekommt 10 Punkte weniger.' },
  moon: {
    name: 'Durchmarsch',
    values: { others: 'Andere zahlen 26', self: '26 weniger' },
    text: 'Wer alle Herzen und die Dame nimmt, gibt allen anderen 26 Punkte oder zieht sich selbst 26 ab.',
  },
  firstTrick: {
    name: 'Erster Stich',
    values: { clean: 'Ohne Punkte', any: 'Jede Karte' },
    text: 'Im ersten Stich darf niemand Herz oder die Pik-Dame legen, oder jede Karte ist erlaubt.',
  },
  queenBreaks: {
    name: 'Dame bricht Herz',
    text: 'Nach der Pik-Dame darf Herz ausgespielt werden wie nach einem Herz.',
  },
};

export const presets: GameWords['presets'] = { jack: 'Mit dem Buben' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Nimm so wenige Punkte wie möglich: Herzen und die Pik-Dame.',
  win: 'Bei {target} Punkten ist Schluss, und die niedrigste Summe gewinnt.',
  trick: 'Karo ist ausgespielt. Das höchste Karo macht den Stich: das Ass, mit der Dame, die darauf abgeworfen wurde.',
  scoring: 'Zu viert. Wer alle Punkte nimmt, schafft den Durchmarsch.',
  twist:
    'Vor dem Spiel geben alle drei Karten weiter: nach links, nach rechts, gegenüber, und in einer Runde gar nicht.',
  more: 'Bediene, wenn du kannst. Die Kreuz-Zwei beginnt. Herz darf ausgespielt werden, sobald eines abgeworfen wurde.',
  labels: {
    heart: 'je 1 Punkt',
    queen: '13 Punkte',
    you: 'Du',
    others: 'Die anderen',
    some: 'Ein paar Punkte',
    moon: 'Alle: Durchmarsch',
    pass: 'nach links',
  },
};
