/** The words of Ducks and Geese, in German. */
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
    'Sag an, wie viele Punkte ihr zu zweit macht: eure Stiche und die Vögel darin ({birds}). Geschafft: Ihr bekommt das Gebot, nicht mehr. Verfehlt: Die anderen bekommen das Gebot und ihre Vögel.',
  zero: 'Du machst keinen Stich, und dein Partner setzt aus: {knob.zeroPoints} Punkte.',
  doubleZero: 'Ihr macht beide keinen Stich: {knob.doubleZeroPoints} Punkte.',
  forfeit: '{knob.forfeitPoints} Punkte für die anderen.',
  goalBidding: 'Erreicht euer Gebot zusammen mit Stichen und Vögeln.',
  goals: {
    own: {
      under: 'Holt {bid} mit Stichen und Vögeln: Ihr habt {n}.',
      hit: 'Ihr habt eure {bid}: Lasst den anderen keine Vögel.',
      over: 'Ihr habt eure {bid}: Lasst den anderen keine Vögel.',
      zeroLost: 'Die Null ist geplatzt: den anderen keine Vögel lassen!',
    },
    others: {
      under: 'Fangt Vögel, und haltet {names} unter {bid}.',
      hit: '{names} haben {bid}: Für euch zählen nur Vögel.',
      over: '{names} haben {bid}: Für euch zählen nur Vögel.',
      zeroLost: 'Die Null ist geplatzt: Jeder Vogel zählt 2 Punkte für euch.',
    },
  },
  tars: 'Matrosen',
  ducksAndGeese: 'Zweien und Bauern',
  birdsName: 'Vögel',
  zeroMore: 'Kein einziger Stich fürs bietende Paar: Dann gehen die anderen leer aus.',
  bidMore:
    'Stiche und Vögel des bietenden Paars. Geschafft: Es bekommt das Gebot und nicht mehr, die anderen {others}. Verfehlt: Die anderen bekommen das Gebot und ihre Vögel.',
  othersBirds: 'ihre Vögel',
  othersNothing: 'nichts, denn es war ein blindes Gebot',
  tricks: 'Stiche',
  capped: '{n} geholt, {scores} gezählt',
  took: '{team}: {bid} geboten, {tricks} und {birds} geholt.',
  made: '{team}: Gebot geschafft, also zählt das Gebot. Fürs Paar {others} zählen seine Vögel.',
  madeBlind: '{team}: blindes Gebot geschafft, also zählt das Gebot. Nichts fürs Paar {others}.',
  madeZero: '{team}: kein Stich, also {points}. Nichts fürs Paar {others}.',
  missed: '{team}: Gebot verfehlt, also nichts. Fürs Paar {others} zählen das Gebot und seine Vögel.',
  missedZero: '{team}: nicht ohne Stich geblieben, also nichts. Fürs Paar {others} zählt jeder seiner Vögel 2.',
  gaveUp: 'Runde aufgegeben',
  forfeit3: 'Eine aufgegebene Runde bringt den anderen {knob.forfeitPoints} Punkte.',
  forget:
    'Stiche zählen nur fürs bietende Paar. Ein Vogel in einem Stich deines Partners ist sicher. {n} Karten sind nicht im Spiel.',
  forfeited: 'Niemand hat geboten, und der Geber hat die Runde aufgegeben.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Dein Partner sitzt dir gegenüber. Zweien sind Enten, Bauern sind Gänse: Jeder Vogel, den ihr fangt, ist ein Punkt. Auch Stiche sind Punkte, aber nur fürs bietende Paar.',
  hand: 'Eine Runde hat sieben Stiche. Geschafft: Das bietende Paar bekommt genau das Gebot. Verfehlt: Es bekommt nichts, und die anderen bekommen das Gebot zu ihren Vögeln dazu.',
  game: 'Gespielt wird, bis ein Paar 30 Punkte hat. Dann gewinnt das Paar mit mehr Punkten.',
  bidding:
    'Alle sind einmal dran: Biete, wie viele Punkte ihr mit Stichen und Vögeln macht, oder passe. Die offene Karte kann Trumpf machen: ein Ass, und du hast den Ritter. Biete 7.',
  box: 'Nimmst du die offene Karte, das Ass der Anker, sind Anker Trumpf. Lehnst du ab, gibt es keinen Trumpf. Du hast zwei weitere Anker: Nimm das Ass.',
  away: 'Leg dafür eine niedrige Karte weg, die nichts gewinnt: die Drei der Schlösser.',
  weBid:
    'Das höchste Gebot spielt aus, und die anderen müssen bedienen, wenn sie können. Spiel deine Asse früh: Da fallen Vögel hinein. Zuerst das Ass der Anker.',
  theyBid:
    'Die anderen haben das höchste Gebot. Für euch zählen jetzt nur Vögel, und jeder Stich, den ihr macht, fehlt ihnen.',
  duck: 'Eine Ente! Die Zwei fiel in dein Ass: ein Punkt für den Stich und einer für den Vogel.',
  goose:
    'Eine Gans: Dein Partner gab dir einen Bauern, weil dein Ass den Stich sicher gewinnt. Mach es umgekehrt genauso.',
  later:
    'Gib nie einen Vogel in einen Stich der anderen. Mehr Punkte als das Gebot bringen nichts: Jetzt geht es nur ums Gebot.',
  missed: 'Das Gebot ist verfehlt: Das bietende Paar bekommt nichts, die anderen bekommen das Gebot und ihre Vögel.',
  made: 'Das Gebot ist geschafft: Das bietende Paar bekommt genau das Gebot, nie mehr, die anderen ihre Vögel.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Biete mit deinem Partner auf Stiche und Vögel – sogar blind.',
  minutes: '25–40',
  kinds: ['Paare'],
  level: 'medium',
  cards: ['2t', 'Ft', 'Fc'],
};

export const options: GameWords['options'] = {
  pointCards: {
    name: 'Die Vögel',
    values: { 'ducks-and-geese': 'Zweien und Bauern', dog: 'Matrosen (Dog)' },
    text: 'Welche Karten Vögel sind: Zweien und Bauern, mit Geboten von 3 bis 17. Oder „Dog“: nur die Matrosen, mit Geboten von 2 bis 12.',
  },
  zeroBids: {
    name: 'Null-Gebote',
    values: {
      off: 'Keine',
      zero: 'Null',
      'zero-and-double': 'Null und Doppelnull',
      'zero-and-free-double': 'Null, und Doppelnull jederzeit',
    },
    text: '„Null“: Du machst allein keinen Stich. „Doppelnull“: Ihr macht beide keinen – nur nach einer Null deines Partners oder jederzeit.',
  },
  blindBids: {
    name: 'Blinde Gebote',
    text: 'Ihr dürft bieten, solange ihr beide eure Karten noch nicht angesehen habt.',
  },
  target: { name: 'Zielpunktzahl', text: 'So viele Punkte braucht ein Paar zum Sieg.' },
};

export const presets: WordsOf<typeof english.presets> = { tavern: 'Wirtshausregeln', dog: 'Dog' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Du spielst mit der Person gegenüber. Zweien sind Enten, Bauern sind Gänse: je 1 Punkt für das Paar, das sie fängt. Biete, wie viele Punkte ihr zwei macht.',
  win: 'Das erste Paar mit {target} Punkten gewinnt.',
  trick:
    'Das Ass deines Partners gewinnt den Stich samt Vögeln. Fürs bietende Paar sind das 3 Punkte: der Stich, eine Ente, eine Gans. Für die anderen zählen nur Vögel.',
  twist:
    'Wer am höchsten bietet, darf die offene Karte nehmen: Ihre Farbe ist Trumpf, und eine Karte wird weggelegt. Oder liegen lassen: kein Trumpf. Vögel gehen mit dem Stich, also wirf deine in sichere Stiche deines Partners.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Das höchste Gebot spielt aus.',
  labels: {
    duck: 'Enten',
    goose: 'Gänse',
    plus: '+1',
    made: 'Geschafft: das Gebot, nie mehr',
    missed: 'Verfehlt: Die anderen bekommen Gebot und Vögel',
    bidders: 'Bietende',
    others: 'Andere',
    open: 'offene Karte',
    trump: 'ist Trumpf',
    or: 'oder kein Trumpf',
  },
};
