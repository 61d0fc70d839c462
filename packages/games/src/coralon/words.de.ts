/** The words of Coralon, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Sag an, wie viele Stiche du machst. Genau so viele: Nur du punktest. Mehr: Alle punkten. Weniger: alle außer dir.',
  zero: 'Du machst keinen einzigen Stich.',
  less: 'Du machst keinen Stich; alle, die vorher Null geboten haben, machen mindestens einen.',
  bidMore: 'Bei genau dem Gebot gehen die anderen leer aus. Ihnen ist ein Stich zu viel so recht wie einer zu wenig.',
  zeroMore: 'Null heißt: kein einziger Stich. Dann punktet sonst niemand.',
  lessMore: '„Weniger“ heißt: selbst kein Stich. Je einen machen müssen dafür: {names}.',
  goalLess: 'Mach keinen Stich, und häng {names} einen an.',
  took: '{who} {who|hast|hat} {bid} geboten und {n} gemacht.',
  lessMissed: 'Aber ebenfalls ohne Stich: {names}.',
  notAlone: '{who}: nicht allein ohne Stich',
  why: {
    exact: '{who} {who|hast|hat} das Gebot genau getroffen, also {who|punktest nur du|punktet nur {who}}: {points}.',
    over: '{who} {who|hast|hat} mehr Stiche als geboten, also bekommen alle 1 Punkt pro Stich.',
    missed: '{who} {who|hast|hat} weniger Stiche als geboten, also bekommen alle anderen 1 Punkt pro Stich.',
    zeroMade:
      '{who} {who|hast|hat} keinen Stich, also {who|punktest nur du|punktet nur {who}}: {points}, einer für jeden Stich der Runde.',
    zeroMissed: '{who} {who|hast|hat} einen Stich gemacht, also bekommen alle anderen 1 Punkt pro Stich.',
    lessMissed:
      'Außer {who|dir|{who}} durfte niemand ohne Stich bleiben, also bekommen alle anderen 1 Punkt pro Stich.',
  },
  exact: 'genau {bid}: Punkte nur für {who|dich|{who}}',
  zeroMade: 'geschafft: Punkte nur für {who|dich|{who}}, einer für jeden Stich der Runde',
  over: 'Mehr: Alle bekommen 1 Punkt pro Stich',
  missed: 'verfehlt: nichts für {who|dich|{who}}, 1 Punkt pro Stich für alle anderen',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Sag an, wie viele Stiche du machst, und mach dann genau so viele. Ein Stich: Alle legen eine Karte, die beste gewinnt.',
  hand: 'Eine Runde hat 13 Stiche. Wer das höchste Gebot genau trifft, punktet allein. Bei mehr bekommen alle 1 Punkt pro Stich, bei weniger alle anderen.',
  game: 'Gespielt wird, bis jemand 40 Punkte hat. Dann gewinnt, wer die meisten Punkte hat.',
  away: 'Das Ass ist am höchsten, dann Ritter, Bischof, Bauer, Matrose und 7 bis 2. Du hast eine Karte zu viel: Leg die Vier der Anker weg, niedrig und in einer kurzen Farbe.',
  bidding:
    'Alle sind einmal dran: höher bieten oder passen. Das höchste Gebot macht Trumpf. Sechs Kronen mit dem Ass an der Spitze und zwei weitere Asse: Biete 7.',
  youLead:
    'Dein Gebot ist das höchste, also spielst du aus. Die Farbe dieser ersten Karte ist die ganze Runde Trumpf, und Trümpfe stechen alle anderen Farben. Spiel das Ass der Kronen aus.',
  otherLeads:
    '{name} hat das höchste Gebot und spielt aus. Die Farbe der ersten Karte ist die ganze Runde Trumpf: {trump}.',
  yours:
    'Du hast {tricks}. Genau dein Gebot ist am besten: Dann punktet sonst niemand. Die anderen wollen dir zu viele geben oder zu wenige lassen.',
  others: 'Wer das Gebot genau trifft, punktet allein. Deshalb wollen alle anderen, dass es mehr wird – oder weniger.',
  stop: 'Jetzt hast du genau dein Gebot. Ein Stich mehr, und alle punkten. Spiel Karten, die nicht gewinnen können, und gib den Rest ab.',
  exactOwn: 'Dein Gebot ist genau getroffen: Du bekommst es als Punkte, alle anderen nichts.',
  exact: 'Das Gebot von {name} ist genau getroffen: {name} bekommt es als Punkte, alle anderen nichts.',
  over: 'Das ist mehr als das Gebot: Alle bekommen 1 Punkt pro Stich, auch wer es abgegeben hat.',
  underOwn: 'Dein Gebot ist verfehlt: Alle außer dir bekommen 1 Punkt pro Stich.',
  under: 'Das Gebot von {name} ist verfehlt: Alle außer {name} bekommen 1 Punkt pro Stich.',
  forced: 'Haben alle anderen gepasst, muss der Geber, der zuletzt dran ist, bieten.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Sag an, wie viele Stiche du machst. Triffst du genau, punktet sonst niemand.',
  minutes: '30–45',
  kinds: ['Bieten'],
  level: 'easy',
  cards: ['Al', 'Ac', '7t'],
};

export const options: GameWords['options'] = {
  zeroBids: {
    name: 'Null-Gebote',
    values: { off: 'Keine', zero: 'Null', 'zero-and-less': 'Null und „weniger“' },
    text: '„Null“: Du bietest, keinen Stich zu machen. „Weniger“: ebenso, und alle mit einem früheren Null-Gebot müssen scheitern.',
  },
  repeatZero: {
    name: 'Null nach Null',
    text: 'Darf auf eine Null noch eine Null folgen? Sonst ist pro Runde nur eine erlaubt. Ohne Null-Gebote ohne Wirkung.',
  },
  target: {
    name: 'Zielpunktzahl',
    text: 'So viele Punkte braucht der Sieg. Voreingestellt ist der Wert der Spielregel; mit weniger geht es schneller.',
  },
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Biete, wie viele Stiche du machst; alle sind einmal dran. Das höchste Gebot muss genau getroffen werden.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt (mit {players} am Tisch).',
  trick:
    'Kronen sind ausgespielt, und du hast keine. Du spielst ein Schloss: Schlösser sind Trumpf, und jeder Trumpf sticht alle anderen Farben.',
  twist:
    'Das höchste Gebot spielt aus, und die Farbe dieser ersten Karte ist Trumpf. Die anderen wollen, dass du zu wenige Stiche machst – oder einen zu viel.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Ganz am Anfang legen alle außer dem Geber eine Karte weg.',
  labels: {
    tricks: 'Stiche',
    exact: 'Genau: Nur wer bietet, punktet',
    over: 'Mehr: alle, 1 Punkt pro Stich',
    missed: 'Weniger: alle anderen, 1 Punkt pro Stich',
    bidder: 'Wer bietet',
    others: 'Die anderen',
    first: 'erste Karte',
    trump: 'ist Trumpf',
  },
};
