/** The words of Coralon Partners, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Sag an, wie viele Stiche ihr zu zweit macht. Genau so viele: Nur ihr punktet. Mehr: beide Paare. Weniger: nur die anderen.',
  zero: 'Du spielst allein und machst keinen Stich; dein Partner setzt aus: {knob.zeroPoints} Punkte.',
  doubleZero: 'Du und {name}, ihr macht beide keinen Stich: {knob.doubleZeroPoints} Punkte.',
  bidMore: 'Das Gebot gilt fürs Paar. Bei genau dem Gebot gehen die anderen leer aus.',
  zeroMore: 'Allein gespielt und kein einziger Stich: Dann gehen die anderen leer aus.',
  doubleZeroMore: 'Kein einziger Stich fürs Paar: Dann gehen die anderen leer aus.',
  tricks: 'Stiche',
  why: {
    exact: '{team}: Gebot genau getroffen, also {points}. Die anderen gehen leer aus.',
    over: '{team}: mehr Stiche als geboten, also bekommen beide Paare 1 Punkt pro Stich.',
    missed: '{team}: weniger Stiche als geboten, also 1 Punkt pro Stich nur fürs Paar {others}.',
    zeroMade: '{who} {who|hast|hat} keinen Stich gemacht, also Punkte nur fürs Paar {team}: {points}.',
    zeroMissed: '{who} {who|hast|hat} einen Stich gemacht, also 1 Punkt pro Stich nur fürs Paar {others}.',
    doubleMade: '{team}: kein Stich, also {points}. Die anderen gehen leer aus.',
    doubleMissed: '{team}: nicht ohne Stich geblieben, also 1 Punkt pro Stich nur fürs Paar {others}.',
  },
  took: '{who} {who|hast|hat} {bid} geboten; {team} zusammen: {n}.',
  exact: 'genau {bid}: Punkte nur fürs Paar {team}',
  zeroMade: 'geschafft: Punkte nur fürs Paar {team}',
  over: 'Mehr: Beide Paare bekommen 1 Punkt pro Stich',
  missed: 'verfehlt: 1 Punkt pro Stich nur fürs Paar {others}',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Dein Partner sitzt dir gegenüber, und ihr punktet zusammen. Sag an, wie viele Stiche ihr zwei macht, und macht dann genau so viele.',
  hand: 'Eine Runde hat 13 Stiche. Trifft das bietende Paar sein Gebot genau, punktet nur dieses Paar. Bei mehr bekommen beide 1 Punkt pro Stich, bei weniger nur das andere.',
  game: 'Gespielt wird, bis ein Paar 60 Punkte hat. Dann gewinnt das Paar mit mehr Punkten.',
  bidding:
    'Alle sind einmal dran: höher bieten oder passen. Trumpf kann nur die Farbe der offenen Karte werden: Schlösser. Du hast drei mit dem Ritter, dazu ein Ass: Biete 8.',
  box: 'Dein Gebot ist das höchste. Nimmst du den Kasten mit drei Karten, sind Schlösser Trumpf, die Farbe der offenen Karte. Lässt du ihn liegen, gibt es keinen Trumpf. Nimm ihn.',
  away: 'Du hast drei Karten zu viel. Leg deine drei niedrigen Kronen weg: Ohne Kronen kannst du diese Farbe stechen.',
  weBid:
    'Das höchste Gebot spielt aus. Beginn mit einem niedrigen Schloss: Vielleicht hat dein Partner das Ass, und die Stiche deines Partners zählen wie deine.',
  theyBid:
    'Die anderen haben das höchste Gebot. Verdirb es ihnen: Machen sie genau so viele Stiche wie angesagt, bekommt ihr nichts.',
  later:
    'Euer Paar hat {tricks}. Genau das Gebot: Nur das bietende Paar punktet. Mehr: Bei beiden zählen die Stiche. Weniger: nur beim anderen Paar.',
  exact: 'Genau das Gebot: Nur beim bietenden Paar zählen die Stiche.',
  over: 'Mehr als das Gebot: Beide Paare bekommen 1 Punkt pro Stich.',
  under: 'Weniger als das Gebot: Nur beim anderen Paar zählen die Stiche.',
  forced: 'Haben alle anderen gepasst, muss der Geber, der zuletzt dran ist, bieten.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Zwei Paare bieten um einen Kasten, dessen offene Karte Trumpf machen kann.',
  minutes: '30–45',
  kinds: ['Paare'],
  level: 'medium',
  cards: ['Kt', 'At', 'Bu'],
};

export const options: GameWords['options'] = {
  zeroBids: {
    name: 'Null-Gebote',
    values: { off: 'Keine', zero: 'Null', 'zero-and-double': 'Null und Doppelnull' },
    text: '„Null“: Du machst allein keinen Stich, dein Partner setzt aus; 10 Punkte. „Doppelnull“: Beide spielen und machen keinen Stich; 25 Punkte.',
  },
  target: { name: 'Zielpunktzahl', text: 'So viele Punkte braucht ein Paar zum Sieg.' },
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Du spielst mit der Person gegenüber. Biete, wie viele Stiche ihr zwei macht. Das höchste Gebot muss genau getroffen werden.',
  win: 'Das erste Paar mit {target} Punkten gewinnt.',
  trick:
    'Bäume sind ausgespielt. Dein Partner hat keine und spielt einen Kelch: Kelche sind Trumpf, und jeder Trumpf sticht sogar das Ass der Bäume.',
  twist:
    'Im Kasten liegen drei Karten, eine davon offen. Wer am höchsten bietet, nimmt sie und legt drei weg: Die offene Farbe ist Trumpf. Oder lässt sie liegen: kein Trumpf.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Das höchste Gebot spielt aus.',
  labels: {
    you: 'du',
    partner: 'Partner',
    exact: 'Genau: nur das bietende Paar',
    over: 'Mehr: beide Paare, 1 Punkt pro Stich',
    missed: 'Weniger: nur das andere Paar, 1 Punkt pro Stich',
    bidders: 'Bietende',
    others: 'Andere',
    box: 'der Kasten',
    trump: 'ist Trumpf',
    or: 'oder kein Trumpf',
  },
};
