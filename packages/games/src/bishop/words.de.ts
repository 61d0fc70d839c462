/** The words of Bishop, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  pointCards: {
    ranks: { knights: 'Ritter, Matrosen', bishops: 'Bischöfe, Bauern' },
    calls: { knights: 'Ritter', bishops: 'Bischöfe' },
    blocks: { knights: 'Ritter und Matrosen', bishops: 'Bischöfe und Bauern' },
    set: '{suit} Trumpf; {ranks} zählen',
    blockOwn: '{ranks}: {n} bei dir',
    setOwn: 'Bestimme Trumpf und die Karten, die zählen.',
    setWaiting: 'Warten auf {names}: Trumpf und Zählkarten.',
    setting: 'Trumpf und Ansage',
    setTrump: 'Wähle erst Trumpf, dann was zählt.',
    counting: 'Zählen je 1',
    countingMore: 'Je ein Punkt; Stiche und alle anderen Karten sind nichts wert.',
    countingCard: 'zählt',
    notSetMore: 'Trumpf bestimmt, wer am höchsten bietet.',
    noPartnerMore: 'Gebot von {names|dir|{names}}; noch ohne Partner.',
    aloneMore: '{names} allein gegen alle anderen.',
    standing: '{team} {count} · andere {others}',
    madeIt: '{team} {count}: geschafft',
    missedBy: '{team} {count}: {n} zu wenig',
    stopMore:
      'Mit {n} stoppen die anderen das Gebot. Die Runde endet, sobald das Gebot geschafft oder nicht mehr zu schaffen ist.',
    pointsLabel: '{name}: {cards}',
    countingCards: ['Zählkarte', 'Zählkarten'],
    runs: '{suit}: {rank}',
    noneFound: 'Niemand: Es geht allein gegen alle.',
    bidBadge: 'Gebot {bid}',
    holder: {
      yours: '{name} hat den niedrigsten Trumpf, ist dein Partner und spielt aus.',
      you: 'Du hast den niedrigsten Trumpf: Du bist Partner von {bidder} und spielst aus.',
      theirs: '{name} hat den niedrigsten Trumpf, ist Partner von {bidder} und spielt aus.',
    },
    joined: {
      yours: '{name} hat den niedrigsten anderen Trumpf gespielt: dein Partner.',
      you: 'Du hast den niedrigsten anderen Trumpf gespielt: Du bist Partner von {bidder}.',
      theirs: '{name} hat den niedrigsten anderen Trumpf gespielt und ist Partner von {bidder}.',
    },
    goals: {
      putAway: 'Behalte deine lange Farbe und hohe Karten: Gleich wird geboten.',
      auction: 'Biete, was du mit einem Partner holen kannst.',
      set: 'Mit einem Partner brauchst du {points}.',
      setOther: '{bidder} braucht {points}, mit einem Partner.',
      watcher: '{team}: {n}, nötig {points}.',
      bidder: 'Hol {points} mit {partner}: Ihr habt {n}.',
      alone: 'Hol {points} allein: Du hast {n}.',
      seeking: 'Hol {points}. Der niedrigste andere Trumpf hier zeigt deinen Partner.',
      partner: 'Hilf {bidder}, {points} zu holen: Ihr habt {n}.',
      unsure: 'Der niedrigste Trumpf macht dich zum Partner: {bidder} braucht {points}.',
      against: 'Stopp {team}: Ihr braucht {stop} und habt {others}.',
    },
    putAway: 'Leg eine Karte verdeckt weg; Bilder bleiben im Spiel.',
    marks: '♛ Gebot, ○ Partner.',
    alone: 'allein',
    callCell: '{bid}, {call} der {suit}',
    leadTrump: 'Du spielst aus: einen Trumpf, wenn du einen hast.',
    leadLowest: 'Du bist der Partner und spielst den niedrigsten fehlenden Trumpf aus: {card}.',
  },
  explain: 'Zehn dieser Karten zählen je einen Punkt. Mit dem höchsten Gebot bestimmst du Trumpf und welche zehn.',
  biddersMore: '{names} gegen alle anderen. Als Punkte zählt für sie das Gebot, nicht was sie holen.',
  made: '{team}: {points} bei Gebot {bid}.',
  missed: '{team}: {points} bei Gebot {bid}, der Rest reicht nicht mehr.',
  madeShort: 'Geschafft: {points} bei Gebot {bid}.',
  missedShort: 'Verfehlt: {points} bei Gebot {bid}, der Rest reicht nicht mehr.',
  why: {
    made: '{team}: Gebot geschafft. Beide bekommen das Gebot, nicht mehr.',
    missed: 'Das Gebot ist verfehlt, also bekommen alle anderen je {bid}.',
    madeAlone: '{team} {team|hast|hat} das Gebot ohne Partner geschafft und {team|bekommst|bekommt} es.',
    missedAlone:
      '{team} {team|hattest|hatte} keinen Partner und {team|hast|hat} das Gebot verfehlt, also bekommen alle anderen je {bid}.',
  },
  forgetHolder: 'Zuerst spielt der Partner aus, nicht wer geboten hat.',
  forgetJasper: 'Auch was der Partner schon vorher geholt hat, zählt mit.',
  forget: 'Punkte bringt das Gebot, nicht die Zahl der Zählkarten; Stiche und die anderen Bilder sind nichts wert.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Zehn Karten zählen je einen Punkt. Wer am höchsten bietet, will mit einem Partner so viele davon holen wie geboten. Stiche selbst sind nichts wert.',
  hand: 'Die Runde endet, sobald das Gebot geschafft oder nicht mehr zu schaffen ist. Geschafft: Das bietende Paar bekommt je das Gebot. Verfehlt: Alle anderen bekommen es.',
  game: 'Alle zählen für sich; die Partner wechseln in jeder Runde. Wer zuerst 21 Punkte hat, gewinnt.',
  auction:
    'Biete, wie viele der zehn Punkte du mit einem noch unbekannten Partner holst. Es geht reihum, bis alle anderen gepasst haben. Vier Bäume mit dem Ass: Biete 6.',
  set: 'Bestimme Trumpf und was zählt: „Ritter“ für Ritter und Matrosen, „Bischöfe“ für Bischöfe und Bauern. Du hast zwei Bischöfe und einen Bauern: Bäume und „Bischöfe“.',
  alone: 'Sonst hat niemand Trumpf: Du spielst allein.',
  yourPartner:
    '{name} hat den niedrigsten Trumpf, der dir fehlt, ist damit dein Partner und muss ihn ausspielen. Ihr zwei spielt gegen die anderen drei.',
  youArePartner:
    '{name} hat das höchste Gebot, und du bist der Partner: Du hast den niedrigsten Trumpf, der dort fehlt, und musst ihn ausspielen.',
  bidderIs:
    '{name} hat das höchste Gebot. Partner ist, wer von den anderen den niedrigsten Trumpf hatte und ihn ausspielen musste.',
  points:
    'Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Eine Zählkarte war dabei: ein Punkt für das Team, das ihn geholt hat.',
  later:
    'Gib Zählkarten in die Stiche deines Partners, niedrige Karten in die der anderen. Schluss ist, sobald das Gebot geschafft oder nicht mehr zu schaffen ist.',
  made: 'Das Gebot ist geschafft: Das bietende Paar bekommt je das Gebot, die anderen nichts.',
  missed: 'Das Gebot ist verfehlt: Alle anderen bekommen je das Gebot.',
  noPartner: 'Hat sonst niemand Trumpf, geht es allein gegen alle anderen.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Erst bieten – der niedrigste Trumpf zeigt, wer dein Partner ist.',
  kinds: ['geheimer Partner'],
};

export const options: GameWords['options'] = {
  partner: {
    name: 'Wer ist Partner?',
    values: { holder: 'Wer den niedrigsten Trumpf hat', 'jasper-city': 'Jasper City' },
    text: 'Wer den niedrigsten Trumpf hat, ist Partner und spielt ihn aus. Jasper City: Wer geboten hat, spielt aus; Partner ist, wer im ersten Stich den niedrigsten Trumpf zugibt.',
  },
  passing: {
    name: 'Nach dem Passen',
    values: { out: 'Nicht mehr bieten', reenter: 'Wieder bieten dürfen' },
    text: 'Wer passt, bietet nicht mehr mit – oder darf es wieder, wenn die Reihe herumkommt.',
  },
  minBid: { name: 'Mindestgebot', text: 'Das niedrigste erlaubte Gebot.' },
  target: { name: 'Zielpunktzahl', text: 'Wer sie erreicht, gewinnt; üblich sind 21 zu fünft und 25 zu viert.' },
};

export const presets: WordsOf<typeof english.presets> = { jasper: 'Jasper City' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Stiche sind nichts wert; zehn Karten zählen je einen Punkt. Biete, wie viele davon du mit einem Partner holst. Wer am höchsten bietet, bestimmt Trumpf und welche zehn zählen.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt (mit {players} am Tisch). Alle zählen für sich.',
  trick:
    'Kelche sind ausgespielt, und du hast keine. Bäume sind Trumpf: Deine 2 sticht und holt zwei Punkte, wenn Bischöfe und Bauern zählen.',
  scoring: 'Die Runde endet, sobald das Gebot geschafft oder nicht mehr zu schaffen ist.',
  twist:
    'Den Partner sucht sich niemand aus: Wer sonst den niedrigsten Trumpf hat, ist es und muss ihn ausspielen. Die zwei spielen gegen den Rest.',
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
    holds: 'hat, wer bietet',
    leads: 'Partner, spielt aus',
  },
};
