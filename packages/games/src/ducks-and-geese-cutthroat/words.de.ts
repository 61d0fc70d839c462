/** The words of Ducks and Geese, cutthroat, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  birds: {
    unit: ['Vogel', 'Vögel'],
    names: { 2: 'Ente', F: 'Gans', T: 'Matrose' },
    label: '{bird}: bringt mit dem Stich 1 Punkt',
    unseen: 'Deine Karten liegen verdeckt: ansehen, blind bieten oder passen.',
    unseenForfeit:
      'Alle haben gepasst, und deine Karten liegen verdeckt: ansehen, blind bieten oder die Runde aufgeben.',
    unseenMust: 'Alle haben gepasst, und deine Karten liegen verdeckt: ansehen oder blind bieten.',
    safe: 'sicher!',
    safeLabel: 'sicher: Wer sie gespielt hat, behält sie',
    mayForfeit: 'Alle haben gepasst: Biete oder gib die Runde auf.',
  },
  explain:
    'Sag an, wie viele Punkte du allein machst: deine Stiche und deine Vögel. {made} Verfehlt: Das Gebot wird dir abgezogen.',
  explainExact: 'Genau getroffen: Sonst punktet niemand. Mehr: Alles davon zählt.',
  explainCapped: 'Geschafft: Du bekommst das Gebot, nicht mehr.',
  bidMore: 'Fürs Gebot zählen Stiche und Vögel. Die anderen bekommen ihre Vögel{unless}.',
  unlessMade: ', aber nichts, wenn dieses blinde Gebot gelingt',
  unlessExact: ', aber nichts, wenn das Gebot genau getroffen wird',
  goalBidding: 'Triff dein Gebot genau, und nur du punktest.',
  goalCapped: 'Erreich dein Gebot: Mehr zählt nicht.',
  goals: {
    own: {
      under: 'Hol genau {bid} mit Stichen und Vögeln: Du hast {n}.',
      hit: 'Du hast genau {bid}: Gib den Rest ab.',
      over: 'Mehr als deine {bid}: Jeder Stich und Vogel zählt weiter.',
    },
    others: {
      under: 'Fang Vögel, und lass {names} nicht genau {bid} treffen.',
      hit: '{names} bei genau {bid}: Schenk noch einen Punkt her.',
      over: '{names} über {bid}: Für dich zählen nur Vögel.',
    },
  },
  goalsCapped: {
    own: {
      under: 'Hol {bid} mit Stichen und Vögeln: Du hast {n}.',
      hit: 'Du hast deine {bid}: Lass den anderen keine Vögel.',
      over: 'Du hast deine {bid}: Lass den anderen keine Vögel.',
    },
    others: {
      under: 'Fang Vögel, und halte {names} unter {bid}.',
      hit: '{names} hat {bid}: Für dich zählen nur Vögel.',
      over: '{names} hat {bid}: Für dich zählen nur Vögel.',
    },
  },
  safe: 'Ente, jetzt sicher: Du behältst sie, egal wer den Stich macht',
  took: '{who} {who|hast|hat} {bid} geboten. Geholt: {tricks} und {birds}.',
  made: '{who} {who|hast|hat} mehr als das Gebot: Alles davon zählt, und die anderen bekommen ihre Vögel.',
  madeExactly:
    '{who} {who|hast|hat} das Gebot genau getroffen, also {who|punktest nur du|punktet nur {who}}: {points}.',
  madeBlind:
    '{who} {who|hast|hat} ein blindes Gebot geschafft, also {who|punktest nur du|punktet nur {who}}: {points}.',
  madeCapped: '{who} {who|hast|hat} das Gebot geschafft: Nur das Gebot zählt; die anderen bekommen ihre Vögel.',
  missed: '{who} {who|hast|hat} das Gebot verfehlt: Es wird abgezogen, und die anderen bekommen ihre Vögel.',
  ceiling: 'Ein geschafftes Gebot bringt das Gebot, nicht mehr.',
  exact: 'Bei genau dem Gebot gehen alle anderen leer aus.',
  forget:
    'Stiche zählen nur fürs höchste Gebot. {made} Deine eigene 2 ist sicher, wenn du sie ausspielst oder mit ihr bedienst, nicht wenn du mit ihr stichst. {n} Karten sind nicht im Spiel.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Alle spielen für sich. Zweien sind Enten, Bauern sind Gänse: Wer sie bekommt, hat je einen Punkt. Auch Stiche sind Punkte, aber nur fürs höchste Gebot.',
  hand: 'Eine Runde hat acht Stiche. Wer das höchste Gebot genau trifft, punktet allein. Bei mehr punkten alle. Bei weniger wird das Gebot abgezogen.',
  game: 'Gespielt wird, bis jemand 21 Punkte hat. Dann gewinnt, wer die meisten Punkte hat.',
  bidding:
    'Alle sind einmal dran: Biete, wie viele Punkte du mit Stichen und Vögeln machst, oder passe. Drei Kelche mit Ass und Ritter, dazu zwei hohe Karten: Biete 7.',
  youLead:
    'Dein Gebot ist das höchste. Die Farbe deiner ersten Karte ist Trumpf. Kelche sind deine beste Farbe: Spiel das Ass der Kelche aus.',
  otherLeads: '{name} hat am höchsten geboten. Die Farbe der ersten Karte ist Trumpf: {trump}.',
  birds:
    'Gänse gehen mit dem Stich. Eine Ente aber, die ausgespielt wurde oder bedient hat, behält, wer sie gespielt hat. Dort ist sie ein Punkt.',
  ownDuck:
    'Spiel deine eigene Ente aus, die Zwei der Kronen: Du behältst sie, egal wer den Stich macht. Auf eine andere Farbe abgeworfen, ginge sie mit dem Stich.',
  later:
    'Du hast {tricks}. Genau das Gebot ist am besten: Dann punktet nur, wer es abgegeben hat. Bei weniger wird das Gebot abgezogen.',
  exact: 'Das Gebot ist genau getroffen: Wer es abgegeben hat, bekommt es als Punkte, alle anderen nichts.',
  over: 'Das Gebot ist übertroffen: Wer es abgegeben hat, bekommt alle seine Punkte, die anderen ihre Vögel.',
  missedOwn: 'Das Gebot ist verfehlt und wird dir abgezogen. Die anderen bekommen ihre Vögel.',
  missed: 'Das Gebot ist verfehlt und wird abgezogen. Die anderen bekommen ihre Vögel.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Alle für sich – und mit einem Kniff bleibt deine Ente sicher.',
  minutes: '30–45',
  kinds: ['alle für sich'],
  level: 'hard',
  cards: ['2l', '2c', 'Fa'],
};

export const options: GameWords['options'] = {
  blindBids: {
    name: 'Blinde Gebote',
    text: 'Du darfst bieten, bevor du deine Karten ansiehst. Gelingt so ein Gebot, punktet sonst niemand.',
  },
  scoring: {
    name: 'Wertung',
    values: { capped: 'Nur das Gebot', coralon: 'Wie in Coralon' },
    text: 'Wie in Coralon: Ein geschafftes Gebot bringt alle Punkte, und wer genau trifft, punktet allein. Oder es bringt nur das Gebot, nicht mehr.',
  },
  target: { name: 'Zielpunktzahl', text: 'So viele Punkte braucht der Sieg.' },
};

export const presets: WordsOf<typeof english.presets> = { blind: 'Blinde Gebote', capped: 'Nur das Gebot' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Alle spielen für sich. Zweien sind Enten, Bauern sind Gänse: je 1 Punkt. Fürs höchste Gebot zählen auch Stiche – und zusammen müssen sie es erreichen.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt.',
  trick: 'Das Ass gewinnt den Stich. Aber deine 2 hat bedient: Deine Ente behältst du, egal wer den Stich macht.',
  twist:
    'Eine Ente ist sicher, wenn du sie ausspielst oder mit ihr bedienst. Auf eine andere Farbe abgeworfen, geht sie mit dem Stich.',
  more: 'Das höchste Gebot spielt aus, und die Farbe dieser ersten Karte ist Trumpf. Bediene, wenn du kannst; sonst geht jede Karte.',
  labels: {
    duck: 'Enten',
    goose: 'Gänse',
    kept: 'bleibt dir',
    gone: 'weg',
    exact: 'Genau: Nur wer bietet, punktet',
    over: 'Mehr: wer bietet, alles; die anderen Vögel',
    missed: 'Weniger: minus Gebot; die anderen Vögel',
    bidder: 'Wer bietet',
    others: 'Die anderen',
  },
};
