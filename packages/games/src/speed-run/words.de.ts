/** The words of Speed Run, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  contracts: {
    'win-0': '0 Stiche',
    'win-1': '1 Stich',
    'win-4': '4 Stiche',
    'win-5': '5 Stiche',
    'win-7': '7 Stiche',
    'win-9': '9 Stiche',
    least: 'Wenigste Stiche',
    middle: 'Mittlere Zahl',
    most: 'Meiste Stiche',
    pass: 'Passe',
    redo: 'Nochmal',
  },
  shortContracts: {
    'win-0': '0',
    'win-1': '1',
    'win-4': '4',
    'win-5': '5',
    'win-7': '7',
    'win-9': '9',
    least: 'Wenigste',
    middle: 'Mitte',
    most: 'Meiste',
  },
  modes: { fixed: 'Fest', slalom: 'Slalom', 'bell-curve': 'Glocke' },
  acts: {
    trump: 'Trumpf: {suit}',
    noTrump: 'Ohne Trumpf',
    ranking: 'Rangfolge: {mode}, zuerst {high} hoch',
    choose: 'Kontrakt: {contract}',
    redo: 'Nochmal spielen: {contract}',
    reveal: 'Kontrakt aufdecken',
    conceal: 'Verdeckt lassen',
  },
  waiting: {
    setting: 'Warten auf Trumpf oder Rangfolge von {names}.',
    choosing: 'Warten auf den Kontrakt: {names}.',
    redoing: 'Warten auf die Wahl für „Nochmal“: {names}.',
    revealing: 'Aufdecken oder nicht? Warten auf {names}.',
  },
  again: '(nochmal)',
  arrows: 'Rangfolge: {arrows} (↑ 10 hoch, ↓ 1 hoch)',
  contract: 'Kontrakt',
  boards: 'Tafeln: Punkte und Stiche; ★ heißt genau getroffen',
  left: 'Noch zur Wahl',
  ranking: 'Rangfolge',
  toSet: 'Wer beginnt, bestimmt Trumpf oder Rangfolge, die nächste Person das andere. Die dritte spielt aus.',
  noTrumpMore: 'Die stärkste Karte der ausgespielten Farbe macht den Stich.',
  highNow: '{high} hoch',
  leadTurned: 'Du spielst aus, eine beliebige Karte; im nächsten Stich ist {high} hoch.',
  highMore: {
    fixed: 'In allen {knob.handSize} Stichen sind dieselben Karten stark, in jeder Farbe.',
    slalom:
      'Die Rangfolge dreht sich nach jedem Stich um, in jeder Farbe. Die Linie zeigt alle {knob.handSize} Stiche.',
    'bell-curve':
      'Die Rangfolge dreht sich nach Stich 4 und 8 um, in jeder Farbe. Die Linie zeigt alle {knob.handSize} Stiche.',
  },
  strip: 'Hoch in Stich 1 bis {knob.handSize}: {list}',
  taken: '{n} geholt',
  offBy: '{n} daneben',
  onIt: 'passt ✓',
  ownLabel: 'Dein Kontrakt: {contract}',
  onItShort: '✓ {contract}',
  offByShort: '{contract} +{n}',
  holdsLabel: '{label}; möglich: {list}',
  wants: {
    win: 'Hol genau so viele der {knob.handSize} Stiche.',
    least: 'Niemand soll weniger Stiche haben als du.',
    middle: 'Hol so viele wie die mittlere der drei Zahlen.',
    most: 'Niemand soll mehr Stiche haben als du.',
    pass: 'Du spielst mit, aber die Runde zählt für dich nicht.',
    redo: 'Spiel einen fertigen Kontrakt nochmal; das bessere Ergebnis bleibt.',
  },
  aim: 'Genau: {knob.perfectPoints}. Jeder Stich daneben: +{knob.offPoints}. Die niedrigste Summe gewinnt.',
  double: '{contract} ×2',
  faceLabel: '{name}: {contract}, für alle sichtbar',
  redoing: 'Nochmal: ?',
  redoingLabel: '{name}: nochmal ein fertiger Kontrakt',
  redoNews: 'Nochmal: {names}!',
  revealNews: '{name}: {contract}!',
  hiddenShort: '?',
  hidden: 'Kontrakt',
  hiddenLabel: '{name}: ein verdeckter Kontrakt',
  played: '{contract}: {n} geholt',
  hitAll: 'Volltreffer für alle!',
  hitSome: 'Volltreffer: {names}',
  hitNone: 'Kein Volltreffer',
  allPassed: 'Alle haben gepasst',
  tricksText: 'Stiche: {list}.',
  tookEach: '{name} {n}',
  why: {
    off: 'Jeder Stich neben dem Kontrakt kostet {knob.offPoints}; genau getroffen bringt {knob.perfectPoints}, und niedrige Summen gewinnen.',
    doubled:
      'Jeder Stich neben dem Kontrakt kostet {knob.offPoints}, genau getroffen bringt {knob.perfectPoints}, und Aufgedecktes zählt doppelt.',
    passed: '„Passe“ zählt nicht.',
  },
  note: 'Runde {n} von {hands}. Jeder Stich neben dem Kontrakt kostet {knob.offPoints}; genau getroffen bringt {knob.perfectPoints}. Die niedrigste Summe gewinnt.',
  setOne: 'Bestimme Trumpf oder Rangfolge; das andere bestimmt die nächste Person.',
  setTrump: 'Bestimme den Trumpf.',
  setRanking: 'Bestimme die Rangfolge.',
  choose: 'Wähl heimlich eine Kontraktkarte.',
  redo: 'Wähl, welchen Kontrakt du nochmal spielst.',
  reveal: 'Kontrakt aufdecken für doppelte Punkte oder verdeckt lassen?',
  concealPass: '„Passe“ lässt sich nicht aufdecken: Lass die Karte verdeckt.',
  setting: 'Trumpf und Rangfolge',
  kinds: { trump: 'Trumpf', ranking: 'Rangfolge' },
  kindNotes: { trump: 'Eine Farbe, die alle anderen sticht.', ranking: 'Was stark ist: Zehnen oder Einsen.' },
  rankingNote: 'Linie oben: Zehnen sind stark. Linie unten: Einsen.',
  modeNotes: {
    none: 'Slalom dreht nach jedem Stich, Glocke nach Stich 4 und 8.',
    fixed: 'In allen {knob.handSize} Stichen bleiben dieselben Karten stark.',
    slalom: 'Stark und schwach tauschen nach jedem Stich.',
    'bell-curve': 'Stark und schwach tauschen nach Stich 4 und 8.',
  },
  chooseTrump: 'Trumpf wählen',
  chooseRanking: 'Rangfolge wählen',
  back: 'Zurück',
  win: 'Stiche',
  introTitle: 'Die niedrigste Summe gewinnt',
  intro: [
    [
      'Kontrakt:',
      'Hol genau so viele Stiche, das bringt {knob.perfectPoints}. Jeder Stich daneben ist +{knob.offPoints}.',
    ],
    ['Rangfolge:', 'Zehnen oder Einsen sind stark. Ein Slalom dreht sie nach jedem Stich um.'],
    ['Nochmal:', 'Spiel später einen Kontrakt nochmal; das bessere Ergebnis bleibt.'],
  ],
  introRead: 'Alles klar',
  suitTrump: '{suit} Trumpf',
  goals: {
    setting: 'Bestimme, was zu deinen Karten passt. Die niedrigste Summe gewinnt.',
    waiting: 'Gleich wählst du, wie viele Stiche du holst. Die niedrigste Summe gewinnt.',
    choosing: '{trump}, {high} hoch{mode}: Welche Zahl triffst du genau?',
    redoing: 'Nimm den Kontrakt, den du jetzt besser schaffst.',
    revealing: 'Aufgedeckt: −4, wenn genau, aber jeder Stich daneben kostet 2.',
    some: 'Hol genau {goal}: Du hast {n}.',
    enough: 'Du hast deine {goal}: keinen Stich mehr.',
    over: 'Schon {n} statt {goal}: keinen Stich mehr.',
    none: 'Hol gar keinen Stich.',
    least: 'Hol die wenigsten Stiche: Du hast {n}.',
    middle: 'Lande zwischen den anderen beiden: Du hast {n}.',
    most: 'Hol die meisten Stiche: Du hast {n}.',
    pass: 'Die Runde zählt für dich nicht: Verdirb sie den anderen.',
    redo: 'Jemand wählt einen Kontrakt für „Nochmal“.',
    watch: 'Kontrakte sind geheim. Genau ist {knob.perfectPoints}, und die niedrigste Summe gewinnt.',
  },
  choosing: 'Kontraktkarten',
  yourCards: 'Deine Kontraktkarten',
  redoWhich: 'Fertige Kontrakte',
  chooseOne: 'Karte wählen',
  completed: 'Fertig:',
  cardsLeft: 'noch {n}',
  secret:
    'Die anderen sehen deine Karte am Ende der Runde, „Nochmal“ schon, wenn alle gewählt haben. Am Schluss bleibt eine Karte übrig: Du entscheidest, welche.',
  revealing: 'Aufdecken',
  revealNote: 'Er zählt doppelt, im Guten wie im Schlechten.',
  concealNote: 'Niemand sieht ihn vor dem Ende der Runde.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Wähl heimlich, wie viele der zwölf Stiche du holst, und hol dann genau so viele.',
  hand: 'Nach den Stichen werden die Kontrakte gezeigt. Jeder Stich daneben kostet einen Punkt; genau getroffen bringt −2.',
  game: 'Punkte sind schlecht: Nach sechs Runden gewinnt die niedrigste Summe.',
  setting:
    'Du bestimmst eines für alle, Trumpf oder Rangfolge; das andere bestimmt die nächste Person. Du hast fünf Karo: Mach sie zu Trumpf.',
  high: 'Die Rangfolge ist fest: In dieser Runde ist die {high} hoch, in allen Farben.',
  turning:
    'In dieser Runde dreht sich die Rangfolge. Beim Slalom nach jedem Stich: Zehnen sind hoch, dann Einsen, dann wieder Zehnen. Die Anzeige sagt, was gerade gilt.',
  cards:
    'Jede Kontraktkarte gilt einmal pro Partie. Mit „Passe“ setzt du eine Runde aus. Mit „Nochmal“ spielst du einen fertigen Kontrakt wieder; das bessere Ergebnis zählt.',
  choosing:
    'Alle drei wählen gleichzeitig und heimlich. Mit fünf Trümpfen, darunter die Zehn und die Eins, sind 7 Stiche eine gute Wahl.',
  leads:
    'Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn holt, spielt zum nächsten aus.',
  turned:
    'Wer den Stich holt, spielt zum nächsten aus, und die Rangfolge hat sich gedreht: Jetzt ist die {high} hoch, auch im Trumpf.',
  later:
    'Du hast {tricks}. Du willst genau deine Zahl: Jeder Stich daneben kostet einen Punkt. Achte darauf, was die anderen wohl wollen.',
  exact: 'Die Kontrakte liegen offen. Du hast deinen genau getroffen: −2, und niedrige Summen gewinnen.',
  off: 'Die Kontrakte liegen offen. Deinen hast du verfehlt: {points}, einer für jeden Stich daneben. Genau getroffen bringt −2; niedrige Summen gewinnen.',
  passed:
    'Die Kontrakte liegen offen. Du hattest „Passe“ gewählt, also zählt diese Runde für dich nicht. Niedrige Summen gewinnen.',
  bell: 'Es gibt noch eine dritte Rangfolge, die Glocke: Sie dreht sich nach dem vierten und nach dem achten Stich.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Wähl heimlich, wie viele Stiche du holst, und hol genau so viele.',
  kinds: ['Kontrakte'],
};

export const options: GameWords['options'] = {
  length: {
    name: 'Länge',
    values: { short: 'Kurz, 6 Runden', medium: 'Mittel, 9 Runden', long: 'Lang, 12 Runden' },
    text: 'Wie viele Runden gespielt werden und wie viele Kontraktkarten alle haben.',
  },
  contractSet: {
    name: 'Kontrakte',
    values: { listed: 'In der Reihenfolge der Liste', mixed: 'Beide Arten bei jeder Länge' },
    text: 'Welche Kontrakte in einer kurzen oder mittleren Partie vorkommen. In einer langen sind es immer alle.',
  },
  contractReveal: {
    name: 'Aufdecken für doppelte Punkte',
    text: 'Vor dem ersten Stich dürfen alle ihren Kontrakt aufdecken; er zählt dann doppelt, im Guten wie im Schlechten.',
  },
};

export const presets: WordsOf<typeof english.presets> = {
  mixed: 'Beide Arten von Kontrakten',
  evening: 'Ganzer Abend',
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Wähl heimlich einen deiner Kontrakte: wie viele der zwölf Stiche du holst. Jeder Stich daneben kostet einen Punkt.',
  win: 'Nach sechs Runden gewinnt die niedrigste Summe.',
  trick: 'In dieser Runde sind Einsen hoch: Deine 1 schlägt die 9 und die 10.',
  scoring:
    'Jeder Kontrakt gilt einmal. Mit „Passe“ setzt du die Runde aus; mit „Nochmal“ spielst du einen Kontrakt wieder, und das bessere Ergebnis zählt.',
  twist:
    'Eine Person bestimmt Trumpf, die nächste die Rangfolge: Zehnen oder Einsen hoch, oder wechselnd nach jedem Stich (Slalom) oder nach jedem vierten (Glocke).',
  more: 'Bediene, wenn du kannst; sonst spiel eine beliebige Karte. Du spielst alle Stiche mit, auch mit „Passe“.',
  labels: {
    pass: 'Passe',
    redo: 'Nochmal',
    high: 'Einsen sind hoch',
    exact: 'Genau',
    one: 'Einer daneben',
    three: 'Drei daneben',
    points: 'Punkte',
    slalom: 'Slalom: hoch in Stich 1 bis 12',
    bell: 'Glocke',
  },
};
