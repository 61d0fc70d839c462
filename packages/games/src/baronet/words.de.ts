/** The words of Baronet, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import { table as bishop } from '../bishop/words.de.ts';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  pointCards: bishop.pointCards,
  explain:
    'Mit dem höchsten Gebot bestimmst du Trumpf und welche zehn zählen. Das Gebot zahlen alle Gegner – oder sie bekommen es.',
  risk: '±{n}',
  riskMore: '{coins} gewinnen oder verlieren',
  biddersMore:
    '{names} gegen alle anderen. Das Gebot ist der Einsatz: Alle Gegner zahlen ihn oder bekommen ihn. Zwei Drittel bekommt oder zahlt, wer geboten hat, ein Drittel der Partner.',
  pot: 'Topf',
  potMore:
    'Geschafft: Alle anderen zahlen je {bid}; wer geboten hat, bekommt {bidder}, der Partner {partner}. Verfehlt: Die zwei zahlen dasselbe.',
  potAlone:
    'Geschafft: Wer geboten hat, bekommt von allen anderen je {bid}, zusammen {bidder}. Verfehlt: Es geht andersherum.',
  sum: '{name} {coins}',
  madeShort: 'Geschafft: {points} bei Gebot {bid}.',
  missedShort: 'Verfehlt: {points} bei Gebot {bid}, der Rest reicht nicht mehr.',
  others: 'die anderen {coins}',
  made: '{team}: {points} bei Gebot {bid}.',
  missed: '{team}: {points} bei Gebot {bid}, der Rest reicht nicht mehr.',
  why: {
    made: 'Das Gebot ist geschafft, also zahlen alle anderen je {coins}: ein Drittel bekommt der Partner, den Rest, wer geboten hat.',
    missed:
      'Das Gebot ist verfehlt, also bekommen alle anderen je {coins}: ein Drittel zahlt der Partner, den Rest, wer geboten hat.',
    madeAlone: '{team} {team|hast|hat} das Gebot ohne Partner geschafft, also zahlen alle anderen je {coins}.',
    missedAlone:
      '{team} {team|hattest|hatte} keinen Partner und {team|hast|hat} das Gebot verfehlt, also bekommen alle anderen je {coins}.',
  },
  note: 'Münzen, mit dem Ergebnis jeder Runde. Insgesamt {hands} Runden, zuletzt {name|gibst du|gibt {name}}. Wer die meisten Münzen hat, gewinnt.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Zehn Karten zählen je einen Punkt. Wer am höchsten bietet, will mit einem Partner so viele davon holen wie geboten. Das Gebot ist zugleich der Einsatz.',
  hand: 'Geschafft: Alle Gegner zahlen den Einsatz in einen Topf für das bietende Paar. Verfehlt: Das Paar zahlt an die Gegner.',
  game: 'Alle beginnen mit 100 Münzen und geben zweimal. Nach zehn Runden gewinnt, wer die meisten Münzen hat.',
  auction:
    'Biete, wie viele der zehn Punkte du mit einem noch unbekannten Partner holst. Es geht reihum, bis alle anderen gepasst haben. Fünf Schlösser mit dem Ritter: Biete 7.',
  set: 'Bestimme Trumpf und was zählt: „Ritter“ für Ritter und Matrosen, „Bischöfe“ für Bischöfe und Bauern. Du hast fünf Schlösser und zwei Bischöfe: Schlösser und „Bischöfe“.',
  youLead:
    'Du spielst einen Trumpf aus. Wer in diesem ersten Stich den niedrigsten anderen Trumpf zugibt, wird dein Partner. Spiel den Ritter der Schlösser aus.',
  otherLeads:
    '{name} hat einen Trumpf ausgespielt. Wer in diesem ersten Stich den niedrigsten anderen Trumpf zugibt, wird Partner.',
  alone: 'Sonst hat niemand im ersten Stich einen Trumpf gespielt: Wer geboten hat, ist allein.',
  yourPartner:
    '{name} hat den niedrigsten anderen Trumpf gespielt und ist dein Partner. Gebt einander Zählkarten in die Stiche.',
  youArePartner:
    'Du hast den niedrigsten anderen Trumpf gespielt: Du bist der Partner. Gib deinem Partner Zählkarten in die Stiche.',
  against: 'Du spielst gegen {bidder} und {partner}: Gib keine Zählkarten in ihre Stiche.',
  later:
    'Zähl die Punkte eures Paars: Bischöfe und Bauern, wie angesagt. Die Runde endet, sobald das Gebot geschafft oder nicht mehr zu schaffen ist.',
  made: 'Das Gebot ist geschafft: Alle Gegner zahlen einen Einsatz. Zwei Drittel des Topfs bekommt, wer geboten hat, ein Drittel der Partner.',
  missed:
    'Das Gebot ist verfehlt: Alle Gegner bekommen einen Einsatz. Zwei Drittel davon zahlt, wer geboten hat, ein Drittel der Partner.',
  debt: 'Du darfst Schulden machen: Auch mit leerem Beutel geht es weiter.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Bishop um Münzen: Das Gebot ist der Einsatz, und Freundschaft hält eine Runde.',
  kinds: ['Münzen'],
};

export const options: GameWords['options'] = {
  passing: {
    name: 'Nach dem Passen',
    values: { out: 'Nicht mehr bieten', reenter: 'Wieder bieten dürfen' },
    text: 'Wer passt, bietet nicht mehr mit – oder darf es wieder, wenn die Reihe herumkommt.',
  },
  minBid: { name: 'Mindestgebot', text: 'Das niedrigste erlaubte Gebot.' },
  rounds: {
    name: 'Wie oft alle geben',
    text: 'So oft geben alle am Tisch: Zweimal sind zehn Runden zu fünft, acht zu viert.',
  },
  stake: { name: 'Münzen zu Beginn', text: 'So viele Münzen haben alle am Anfang.' },
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Stiche sind nichts wert; zehn Karten zählen je einen Punkt. Biete, wie viele davon du mit einem Partner holst. Wer am höchsten bietet, bestimmt Trumpf und welche zehn zählen.',
  win: 'Alle beginnen mit {stake} Münzen. Wenn alle zweimal gegeben haben, gewinnt, wer die meisten hat.',
  trick:
    'Kelche sind ausgespielt, und du hast keine. Bäume sind Trumpf: Deine 2 sticht und holt zwei Punkte, wenn Bischöfe und Bauern zählen.',
  scoring: 'Der Einsatz ist das Gebot. Schulden sind erlaubt.',
  twist:
    'Wer geboten hat, spielt einen Trumpf aus. Wer in diesem ersten Stich den niedrigsten anderen Trumpf zugibt, wird Partner.',
  more: 'Geboten wird reihum, bis alle anderen gepasst haben. Bediene, wenn du kannst; sonst spiel eine beliebige Karte.',
  labels: {
    knights: '„Ritter“: Ritter und Matrosen',
    bishops: '„Bischöfe“: Bischöfe und Bauern',
    plus: '+1',
    made: 'Geschafft',
    missed: 'Verfehlt',
    bidder: 'Wer bietet',
    partner: 'Partner',
    others: 'Andere je',
    bids: 'bietet',
    joins: 'Partner!',
  },
};
