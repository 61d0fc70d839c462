/** The words of Chevalier, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Vergiftete Stiche sind nichts wert. Holt ihr alles Gift, zählt jeder davon {knob.biddersSweep}, wenn euer Paar geboten hat, sonst {knob.othersSweep}.',
  higher: 'Höher …',
  poison: 'Gift',
  poisons: { tars: 'Matrosen', sevens: 'Siebenen' },
  poisonCard: 'Gift',
  poisonMore:
    'Ein Stich mit Gift zählt nichts – außer ein Paar holt alles Gift im Spiel: Dann zählt jeder davon {knob.biddersSweep} für das bietende Paar, {knob.othersSweep} für das andere.',
  tricksOf: '{team}: {clean} sauber, {n} vergiftet',
  sweptBy: '{team}: {clean} sauber, {n} vergiftet, Kehraus',
  clean: 'sauber',
  poisoned: 'vergiftet',
  missedBy: '{n} zu wenig',
  cleanTricks: 'saubere Stiche',
  cleanOf: '{count} sauber',
  tricks: 'Sauber, ☠',
  points: 'Punkte',
  sweep: 'Kehraus',
  poisonMark: '☠',
  withSweep: 'mit Kehraus {n}',
  noSweep: 'kein Kehraus in dieser Runde',
  swept: '{team}: alles Gift geholt, ein Kehraus! Vergiftete Stiche ({n}) je 0 → {each}.',
  sweptIt: 'Kehraus: {team}!',
  made: '{team}: {points} bei Gebot {bid}.',
  whyMade: '{team}: Gebot erreicht, also bekommen beide Paare ihre Punkte.',
  whyMissed: '{team}: Gebot verfehlt, also nichts; {others}: die eigenen Punkte und {bump} dazu.',
  goals: {
    bidding: 'Jeder saubere Stich ist ein Punkt für euch.',
    need: 'Ihr braucht {points}: Ein sauberer Stich ist 1.',
    theyNeed: '{team} brauchen {points}. Vergifte ihre Stiche mit {poison}.',
    take: 'Hol saubere Stiche: Ihr braucht {bid}, habt {n}.',
    made: 'Gebot geschafft. Jeder saubere Stich ist ein Punkt mehr.',
    spoil: 'Vergifte ihre Stiche mit {poison}: Sie haben {n} von {bid}.',
    theyMade: 'Sie haben es geschafft. Hol saubere Stiche: je ein Punkt.',
    watcher: '{team} brauchen {points} und haben {n}.',
  },
  forget:
    'Nicht alles Gift ist im Spiel. Beim Paar ohne Gebot bringt ein Kehraus {knob.othersSweep} pro Stich, beim bietenden {knob.biddersSweep}. Punkte über dem Gebot zählen. Gift gehört in die Stiche der Gegner, nicht in die des Partners.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Dein Partner sitzt gegenüber. Ein sauberer Stich ist ein Punkt für euch; ein Stich mit einer 7 ist vergiftet und nichts wert.',
  hand: 'Eine Runde hat zehn Stiche. Schafft das bietende Paar sein Gebot, bekommen beide Paare ihre Punkte. Wenn nicht, bekommt es nichts und das andere das Gebot obendrauf.',
  game: 'Gespielt wird, bis ein Paar 31 Punkte hat. Dann gewinnt das Paar mit mehr Punkten.',
  bidding:
    'Alle sprechen einmal: Biete, wie viele Punkte ihr macht, oder passe. Die offene Karte zeigt, was Trumpf werden kann: Schlösser. Du hast drei, zwei davon hoch: Biete 4.',
  box: 'Nimmst du die offene Karte, ist ihre Farbe Trumpf: Schlösser. Sonst spielst du ohne Trumpf. Du hast schon drei Schlösser: Nimm sie.',
  away: 'Leg dafür eine Karte weg, und zwar deine 7: Dann kann sie nie einen eurer Stiche vergiften.',
  youBid: 'Du spielst aus. Hol Stiche ohne 7. Fällt eine 7 in einen Stich der anderen, ist er wertlos.',
  partnerBid: 'Dein Partner spielt aus. Hol Stiche ohne 7, und wirf deine eigene 7 in einen Stich der anderen.',
  theyBid: 'Die anderen haben das höchste Gebot. Eine 7 in einem ihrer Stiche macht ihn wertlos.',
  theirPoison:
    'Der Stich geht an die anderen, aber eine 7 liegt darin: Er ist vergiftet, und sie bekommen nichts dafür.',
  ourPoison: 'Der Stich gehört euch, aber eine 7 ist hineingefallen: vergiftet und nichts wert.',
  sweep:
    'Holt ein Paar alle Siebenen, die im Spiel sind, ist das ein Kehraus: Dann zählen seine vergifteten Stiche je 2, wenn es geboten hat, sonst je 1.',
  made: 'Das Gebot ist geschafft: Beide Paare bekommen ihre Punkte.',
  missed: 'Das Gebot ist verfehlt: Das bietende Paar bekommt nichts, das andere seine Punkte und das Gebot obendrauf.',
  buried:
    'Einige Siebenen liegen im Stapel, eine wurde vielleicht weggelegt. Für einen Kehraus zählen nur die, die gespielt werden.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Eine Sieben vergiftet ihren Stich – außer ein Paar holt sie alle.',
  kinds: ['Paare'],
};

export const options: GameWords['options'] = {
  poison: {
    name: 'Gift',
    values: { sevens: 'Siebenen', tars: 'Matrosen (Buccaneer)' },
    text: 'Welche Karten Gift sind: die Siebenen oder (Buccaneer) die Matrosen.',
  },
  buried: {
    name: 'Weggelegtes Gift',
    values: { out: 'Ist aus dem Spiel', blocks: 'Verhindert jeden Kehraus' },
    text: 'Gift, das nach dem Bieten weggelegt wurde, zählt nicht mit, und das übrige genügt für einen Kehraus – oder niemand kann in dieser Runde mehr einen machen.',
  },
  minBid: { name: 'Mindestgebot', text: 'Das niedrigste erlaubte Gebot.' },
  target: { name: 'Zielpunktzahl', text: 'Das Paar, das sie erreicht, gewinnt.' },
};

export const presets: WordsOf<typeof english.presets> = { buccaneer: 'Buccaneer' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Du spielst mit der Person gegenüber. Ein Stich ist ein Punkt, aber ein Stich mit einer 7 ist vergiftet: nichts. Biete die Punkte, die ihr zwei macht.',
  win: 'Das Paar, das zuerst {target} Punkte hat, gewinnt.',
  trick: 'Dein Ass macht den Stich. Aber eine 7 liegt darin: Er ist vergiftet und nichts wert.',
  twist:
    'Hol alle Siebenen, die im Spiel sind, und das Gift wirkt für euch. Das ist ein Kehraus: Eure vergifteten Stiche zählen je 2, wenn ihr geboten habt, sonst je 1.',
  more: 'Wer am höchsten bietet, darf die offene Karte nehmen, dann ist ihre Farbe Trumpf, und spielt aus. Bediene, wenn du kannst; sonst spiel eine beliebige Karte.',
  labels: {
    clean: 'sauber: je 1',
    poisoned: 'vergiftet: 0',
    poison: 'Gift',
    made: 'Geschafft: Beide Paare bekommen ihre Punkte',
    missed: 'Verfehlt: nichts; die anderen das Gebot dazu',
    swept: 'Mit Kehraus geschafft: Siebenen zählen doppelt',
    bidders: 'Bietende',
    others: 'Andere',
    sweep: 'alle Siebenen',
    double: 'je 2 für das bietende Paar',
  },
};
