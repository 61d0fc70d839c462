/** The words of Stepping Stones, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  contracts: {
    'win-pick-trump': 'Stiche holen (Trumpfwahl)',
    'win-no-trump': 'Stiche holen (ohne Trumpf)',
    'win-last-6': 'Letzte 6 holen (ohne Trumpf)',
    lose: 'Stiche meiden (ohne Trumpf)',
    'win-may-trump': 'Stiche holen (Stechen frei)',
    'win-slalom': 'Stiche holen (ohne Trumpf, Slalom)',
    'lose-must-beat': 'Stiche meiden (ohne Trumpf, Stichzwang)',
  },
  declare: 'Ansage: {contract}, {high} hoch',
  declareTrump: 'Ansage: {contract}, {high} hoch, {suit} Trumpf',
  again: '(nochmal)',
  puddleWaiting: 'In der Pfütze: {names}. Ansagen ist Pflicht.',
  caption: 'Der Bogen: Stiche, und Punkte, sobald eine Zeile voll ist',
  contract: 'Kontrakt',
  cards: {
    'win-pick-trump': ['Stiche holen', 'Trumpfwahl'],
    'win-no-trump': ['Stiche holen', 'Ohne Trumpf'],
    'win-last-6': ['Letzte 6 holen', 'Ohne Trumpf'],
    lose: ['Stiche meiden', 'Ohne Trumpf'],
    'win-may-trump': ['Stiche holen', 'Stechen frei'],
    'win-slalom': ['Stiche holen', 'Slalom'],
    'lose-must-beat': ['Stiche meiden', 'Stichzwang'],
  },
  heads: {
    'win-pick-trump': ['Holen', 'Trumpfwahl'],
    'win-no-trump': ['Holen', 'ohne Trumpf'],
    'win-last-6': ['Holen', 'letzte 6'],
    lose: ['Meiden', 'ohne Trumpf'],
    'win-may-trump': ['Holen', 'Stechen frei'],
    'win-slalom': ['Holen', 'Slalom'],
    'lose-must-beat': ['Meiden', 'Stichzwang'],
  },
  direction: 'Stärkste Karte',
  order: 'Rangfolge',
  slalom: 'Slalom',
  downward: '9 hoch',
  upward: '1 hoch',
  nineHigh: '9 hoch',
  oneHigh: '1 hoch',
  highMore: 'Die Richtung gilt in allen Farben, auch im Trumpf.',
  leadTurned: 'Du spielst aus, eine beliebige Karte; im nächsten Stich ist {high} hoch.',
  slalomMore: 'Die Rangfolge dreht sich nach jedem Stich um.',
  noTrumpMore: 'Dieser Kontrakt hat keinen Trumpf.',
  mayTrumpMore:
    'Der höchste Trumpf macht den Stich. Bei „Stechen frei“ darfst du auch dann stechen, wenn du bedienen könntest.',
  fewest: 'weniger ist besser',
  open: 'frei',
  tokenShort: '↻',
  token: '↻ nochmal',
  tokenSpent: '↻ verbraucht',
  tokenLabel: '{name}: Nochmal-Marke noch da',
  prizes:
    'Haben alle drei einen Kontrakt gespielt: 3 Punkte für das beste Ergebnis, 1 für das zweite, −1 für das letzte.',
  handsLeft: 'Runden übrig: {n}.',
  handsLeftRedo: 'Noch leere Felder: {n}.',
  left: 'Übrig',
  hand: ['Runde', 'Runden'],
  leftMore: 'Jede Runde füllt ein Feld des Bogens.',
  leftMoreRedo: 'Jede Runde füllt ein Feld des Bogens oder kostet eine Nochmal-Marke.',
  stamp: '✓ {n}',
  spentLabel: '{name}: Nochmal-Marke verbraucht',
  mayTrump: 'Bediene {suit} oder spiel Trumpf: Hier ist Stechen frei.',
  mustBeat: 'Stichzwang: Spiel ein stärkeres {suit}.',
  took: '{who}: {contract}, {n}.',
  tookStays: '{who}: {contract}, {n}, also bleibt die {best}.',
  nowCounts: 'Jetzt zählt es!',
  headline: '{n} für {who|dich|{who}}',
  headlineFull: 'Die Zeile gewinnt: {names}',
  headlineMoved: '{who}: Punkte neu verteilt',
  why: {
    written: 'Das Ergebnis steht im Bogen; Punkte bringt es, wenn alle drei diesen Kontrakt gespielt haben.',
    redo: 'Mit der Nochmal-Marke bleibt das bessere Ergebnis, also die {best}.',
    full: 'Alle drei haben diesen Kontrakt gespielt: 3 Punkte für das beste Ergebnis, 1 für das zweite, −1 für das letzte.',
    shared: 'Alle drei haben diesen Kontrakt gespielt; bei Gleichstand werden die Punkte der Plätze geteilt.',
    moved: 'Eine Nochmal-Marke hat eine volle Zeile geändert, also wurden ihre Punkte neu verteilt.',
  },
  soFar: 'Bisher: {list}.',
  declarer: 'Ansage',
  plays: '{name} spielt',
  youPlay: 'du spielst',
  declaresLabel: '{name}: Ansage; Stiche, die zählen: {n}',
  bidPrompt: 'Sag einen Kontrakt an oder passe.',
  puddlePrompt: 'Du bist in der Pfütze: Du musst ansagen.',
  splash: 'In der Pfütze: {name}',
  declaring: 'Ansage',
  redoStamp: '{n}: nochmal ↻',
  pickBox: 'Nimm ein freies Feld: Du spielst es allein',
  chooseTrump: 'Trumpf wählen',
  confirm: 'Spielen, {high} hoch',
  confirmTrump: 'Spielen, {high} hoch, {suit} Trumpf',
  back: 'Zurück',
  aims: {
    many: 'Hol so viele Stiche wie möglich.',
    few: 'Hol so wenige Stiche wie möglich.',
    late: 'Hol die Stiche {knob.lateFrom} bis {knob.handSize}: Nur sie zählen.',
  },
  explain:
    'Deine Stiche kommen ins Feld. Haben alle drei den Kontrakt gespielt: bestes Ergebnis 3 Punkte, zweites 1, letztes −1.',
  once: 'Die anderen zwei spielen gegen dich. Jedes Feld wird einmal gefüllt.',
  onceRedo:
    'Die anderen zwei spielen gegen dich. Für deine Nochmal-Marke darfst du eines wiederholen: Das bessere Ergebnis bleibt.',
  goals: {
    bid: 'Jedes Feld wird einmal gefüllt: Nimm eines, das zu deinen Karten passt.',
    pass: 'Passt ein freies Feld zu deinen Karten, nimm es, wenn du dran bist.',
    puddle: 'Nimm das Feld, in dem deine Karten am wenigsten schaden.',
    stop: 'Gleich spielst du gegen {name}.',
    many: 'Hol viele Stiche: Du hast {n}.',
    few: 'Hol wenige Stiche: Du hast {n}.',
    late: 'Die ersten 6 Stiche zählen nicht: Spar starke Karten auf.',
    lateNow: 'Jetzt zählen Stiche: Du hast {n}.',
    best: '{goal} Bisher am besten: {best}.',
    stopMany: 'Nimm {name} Stiche weg: bisher {n}.',
    stopFew: 'Lass {name} Stiche machen: bisher {n}.',
    stopLate: 'Die ersten 6 Stiche zählen nicht: Spar Karten auf, um {name} zu stoppen.',
    watch: '{name} spielt allein gegen die anderen zwei.',
  },
  hints: {
    'win-pick-trump': 'Wer angesagt hat, will viele Stiche.',
    'win-no-trump': 'Wer angesagt hat, will viele Stiche.',
    'win-last-6': 'Nur die Stiche {knob.lateFrom} bis {knob.handSize} zählen; wer angesagt hat, will viele davon.',
    lose: 'Wer angesagt hat, will wenige Stiche.',
    'win-may-trump': 'Ist eine andere Farbe als Trumpf ausgespielt, darfst du stechen, auch wenn du bedienen könntest.',
    'win-slalom': 'Die Rangfolge dreht sich nach jedem Stich um.',
    'lose-must-beat':
      'Wer die beste Karte der ausgespielten Farbe schlagen kann, muss es tun. Wer angesagt hat, will wenige Stiche.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Auf dem Bogen stehen vier Kontrakte. Zu dritt spielen alle jeden davon einmal, allein gegen die anderen zwei.',
  hand: 'Eine Runde hat 12 Stiche. Nur wer angesagt hat, schreibt die eigenen Stiche auf; die anderen zwei wollen das Ergebnis bloß verderben.',
  game: 'Haben alle drei einen Kontrakt gespielt, bringt das beste Ergebnis 3 Punkte, das zweite 1, das letzte −1. Ist der Bogen voll, gewinnt, wer die meisten hat.',
  bidding:
    'Sag jetzt einen Kontrakt an, oder passe und warte auf bessere Karten. Diese sind nicht toll. Passe, und sieh, ob jemand anders ansagen will.',
  puddle:
    'Alle haben gepasst, also bist du in der Pfütze: Du musst ansagen. Bestimme, was hoch ist, und Trumpf. Fünf Herz und zwei Einsen: Stiche holen, Herz Trumpf, 1 hoch.',
  youLead:
    'Du hast angesagt und spielst aus. Einsen sind hoch, die 4 ist also ein mittlerer Trumpf: Spiel sie aus, um den anderen Trümpfe zu ziehen.',
  otherLeads:
    '{name} hat angesagt und schreibt als einzige Person Stiche auf: Zu zweit versucht ihr, das Ergebnis zu verderben.',
  yours:
    'Du hast {tricks}. Ob das gut ist, zeigt sich erst am Ende: Dann wird verglichen, was die anderen aus demselben Kontrakt gemacht haben.',
  others: 'Verglichen wird am Ende: Jeder Stich, den ihr zwei macht, hilft dir später.',
  scored:
    'Im Feld dieses Kontrakts steht jetzt: {tricks}. Haben ihn alle drei gespielt, bringt das beste Ergebnis 3 Punkte, das zweite 1, das letzte −1.',
  contracts:
    'Die anderen sind: Stiche holen ohne Trumpf, die letzten sechs Stiche holen, Stiche meiden. Manche Blätter taugen nur zum Meiden.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Vier Kontrakte, jeder einmal. Warte auf das richtige Blatt, aber nicht zu lange.',
  kinds: ['Kontrakte'],
};

export const options: GameWords['options'] = {
  sheet: {
    name: 'Bogen',
    values: { starter: 'Einstieg', advanced: 'Für Geübte' },
    text: 'Welche vier Kontrakte gespielt werden. Spielt zuerst ein paar Mal den Einstiegsbogen.',
  },
  redo: {
    name: 'Nochmal-Marken',
    text: 'Alle dürfen einmal einen schon gespielten Kontrakt wiederholen; das bessere Ergebnis zählt. Bis zu 3 Runden mehr.',
  },
};

export const presets: WordsOf<typeof english.presets> = { redo: 'Mit Nochmal', advanced: 'Bogen für Geübte' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Vier Kontrakte: Zu dritt spielen alle jeden davon einmal, allein gegen die anderen zwei.',
  win: 'Nach zwölf Runden gewinnt, wer die meisten Punkte hat.',
  trick: 'Herz ist ausgespielt, und du hast keines. Kreuz ist Trumpf: Jedes Kreuz schlägt jedes Herz.',
  scoring:
    'Nur wer ansagt, schreibt die eigenen Stiche auf. Haben alle drei einen Kontrakt gespielt: 3 Punkte für das beste Ergebnis, dann 1 und −1.',
  twist:
    'Wer ansagt, bestimmt auch, was hoch ist: Neunen oder Einsen. Passen alle, muss ansagen, wer zuerst dran war: in der Pfütze.',
  more: 'Wer angesagt hat, spielt aus. Bediene, wenn du kannst; sonst spiel eine beliebige Karte.',
  labels: {
    pick: 'Stiche holen, Trumpf nach Wahl',
    none: 'Stiche holen, ohne Trumpf',
    last: 'Die letzten sechs holen',
    lose: 'Stiche meiden',
    nines: 'Neunen sind hoch',
    high: 'Einsen sind hoch',
    you: 'Du',
    ana: 'Ana',
    bo: 'Bo',
    low: 'gewinnt',
  },
};
