/** The words of Spades, in German. A bag is an "Überstich". */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Mach mit deinem Gegenüber mindestens so viele Stiche, wie ihr beide bietet: je {knob.trickPoints}, und {knob.bagPoints} für jeden mehr, der ein Überstich ist. Verfehlt: minus {knob.trickPoints} für jeden gebotenen Stich.',
  explainNil: 'Null: 0 bieten und keinen Stich machen, für {knob.nilPoints}.',
  bidSum: 'Bisher geboten: {count} Stiche.',
  blindNote:
    'Kein Stich, ohne deine Karten gesehen zu haben: {knob.blindNilPoints}, oder {knob.blindNilPoints} weniger.',
  lookNote: 'Dann bietest du wie sonst.',
  look: 'Karten ansehen oder blind Null bieten?',
  blindAct: 'Blind Null bieten',
  bidPrompt: 'Sag an, wie viele Stiche du machst.',
  bids: 'Gebote',
  bidsMore: 'Alle Gebote zusammen und die Stiche, die es gibt.',
  spades: 'Pik',
  broken: 'gebrochen',
  closed: 'gesperrt',
  brokenMore: 'Pik ist Trumpf und darf ausgespielt werden.',
  closedMore:
    'Pik ist Trumpf. Es darf erst ausgespielt werden, wenn eines gefallen ist – oder wenn du nichts anderes hast.',
  brokenNews: 'Pik ist gebrochen!',
  bag: ['Überstich', 'Überstiche'],
  bags: 'Überst. {n}',
  bagsLabel: '{name}: {bags}',
  bagsCost: '{name}: {bags}; {limit} kosten {points}',
  nilTaken: '{n}/∅',
  blindNilTaken: 'blind {n}/∅',
  nil: 'Null',
  blindNil: 'blinde Null',
  did: 'Gebot {bid} · {n}',
  took: '{name}: Gebot {bid}, Stiche {n}',
  result: '{took}: {points}, {bags}.',
  bidTogether: 'Alle Gebote zusammen: {bid} von {n} Stichen.',
  penalty: '{limit} Überstiche: {n}',
  boxes: 'Jedes Kästchen: Gebote · Stiche, Punkte, Summe, Überstiche. Überstiche bleiben stehen.',
  boxesCost: '{limit} Überstiche kosten {points} Punkte.',
  headlines: {
    nil: 'Null geschafft: {names}!',
    both: 'Beide Paare haben es',
    none: 'Beide Paare verfehlt',
    set: 'Verfehlt: {names}',
  },
  whys: {
    made: 'Gebot erreicht von {team}: {knob.trickPoints} für jeden gebotenen Stich, {knob.bagPoints} für jeden weiteren.',
    missed: 'Gebot verfehlt von {team}: minus {knob.trickPoints} für jeden gebotenen Stich.',
    nilMade: 'Eine Null ohne Stich bringt {knob.nilPoints}, eine blinde {knob.blindNilPoints}.',
    nilFailed: 'Eine Null mit Stich kostet {knob.nilPoints}, eine blinde {knob.blindNilPoints}.',
    bags: '{limit} Überstiche bei {team} kosten {points} Punkte.',
  },
  goals: {
    bid: 'Biete, was du schaffst: Verfehlt kostet {knob.trickPoints} pro Stich.',
    look: 'Blinde Null bringt {knob.blindNilPoints} oder kostet sie.',
    take: 'Mach mit {name} mindestens {bid}: Ihr habt {n}.',
    takeAlone: 'Mach mindestens {bid}: Du hast {n}.',
    made: 'Euer Gebot ist geschafft. Jeder Stich mehr ist ein Überstich, für {knob.bagPoints}.',
    lost: 'Eure {bid} sind nicht mehr zu schaffen: Halte die anderen auf.',
    nil: 'Mach keinen einzigen Stich.',
    nilLost: 'Die Null ist verloren: Jeder Stich von dir ist nur ein Überstich.',
    cover: '{name} {name|hast|hat} Null geboten: Übernimm die gefährlichen Stiche.',
    watch: 'Jedes Paar will mindestens so viele Stiche wie geboten.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Du und dein Gegenüber sagt an, wie viele Stiche ihr macht, und macht mindestens so viele. Ein Stich: Alle legen eine Karte.',
  hand: 'Eine Runde hat 13 Stiche. Schafft ihr zwei euer Gebot, bringt jeder gebotene Stich 10 Punkte. Sonst kostet jeder 10.',
  game: 'Gespielt wird, bis ein Paar 500 Punkte hat; die höhere Summe gewinnt.',
  bids: 'Alle bieten einmal, eine beliebige Zahl. Zähl Asse und Könige und lange Pik. Die Gebote von euch beiden werden addiert. Biete {bid}.',
  trump:
    'Pik ist Trumpf: Ein Pik sticht jede andere Farbe. Es darf aber erst ausgespielt werden, wenn eines auf eine andere Farbe gefallen ist.',
  partner: 'Die Stiche deines Gegenübers zählen für euch beide. Du musst sein Ass nicht schlagen.',
  void: 'Du hast kein {led}, also geht jede Karte. Ein Pik macht den Stich, wenn niemand ein höheres legt.',
  broken: 'Ein Pik ist gefallen: Pik ist gebrochen und darf ab jetzt ausgespielt werden.',
  later:
    'Zusammen habt ihr {n} von {bid}. Jeder Stich mehr ist ein Punkt und ein Überstich; zehn Überstiche kosten 100.',
  scored: 'Ein geschafftes Gebot bringt 10 pro Stich und 1 für jeden darüber. Ein verfehltes kostet 10 pro Stich.',
  nil: 'Ein Gebot von 0 ist Null: Mach keinen Stich, für 100 Punkte; mit einem kostet es 100.',
  blind:
    'Ein Paar mit 100 Punkten Rückstand darf blind Null bieten, bevor es die Karten ansieht: 200 Punkte, oder 200 weniger.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Biete zu zweit und schaff es, mit Pik als Trumpf. Hüte dich vor Überstichen.',
  minutes: '45–60',
  kinds: ['Paare', 'Bieten'],
  level: 'medium',
  cards: ['As', 'Kh', '2c'],
};

export const options: GameWords['options'] = {
  target: {
    name: 'Zielpunktzahl',
    text: 'So viele Punkte braucht der Sieg; wer so weit unter null fällt, hat verloren.',
  },
  nil: { name: 'Null', text: 'Darf Null geboten werden, also kein Stich? Sonst ist 1 das niedrigste Gebot.' },
  blindNil: {
    name: 'Blinde Null',
    values: { behind: 'Bei 100 Rückstand' },
    text: 'Null vor dem Ansehen der Karten, für 200 Punkte: bei 100 Punkten Rückstand, für alle oder für niemanden.',
  },
  bags: {
    name: 'Überstiche',
    values: { 10: 'Zehn kosten 100', 5: 'Fünf kosten 50', off: 'Kosten nichts' },
    text: 'Zehn Überstiche kosten 100 Punkte, fünf 50, oder Überstiche kosten nichts.',
  },
  breaking: { name: 'Pik muss gebrochen sein', text: 'Darf Pik erst ausgespielt werden, wenn eines gefallen ist?' },
  firstTrick: {
    name: 'Erster Stich',
    values: { free: 'Jede Karte', clubs: 'Kreuz-Zwei beginnt' },
    text: 'Links vom Geber wird ausgespielt, oder die Kreuz-Zwei beginnt und in diesem Stich fällt kein Pik.',
  },
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Zwei Paare. Sag an, wie viele Stiche du machst; macht zusammen mindestens, was ihr geboten habt.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt.',
  trick: 'Herz ist ausgespielt, und du hast keines. Deine Pik-Drei sticht alle: Pik ist Trumpf.',
  scoring: 'Stiche über dem Gebot sind Überstiche. Zehn Überstiche, über alle Runden, kosten 100.',
  twist:
    'Null: Biete 0 und mach keinen Stich. Dein Gegenüber spielt weiter für das eigene Gebot und schützt deine Null.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Pik darf erst ausgespielt werden, wenn eines gefallen ist.',
  labels: {
    together: 'zusammen',
    exact: 'Genau: 10 pro Stich',
    over: 'Mehr: je 1 und ein Überstich',
    missed: 'Weniger: minus 10 pro Stich',
    points: 'Punkte',
    nil: 'Null',
    none: 'kein Stich: +100',
  },
};
