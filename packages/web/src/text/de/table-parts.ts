/** Parts of the table that are loaded when they are opened, in German. */
import type { WordsOf } from '@followsuit/present';
import type { tableParts as english } from '../en/table-parts.ts';

export const tableParts: WordsOf<typeof english> = {
  trickEmpty: 'Noch keine Karte ausgespielt.',
  noTrick: 'Noch kein Stich gemacht.',
  logEmpty: 'Noch ist nichts passiert.',
  logHand: 'Runde {n}',
  sideTabs: { label: 'Neben dem Tisch', hand: 'Runde', talk: 'Gespräch', everything: 'Alles' },
  hintTitle: 'Stark gespielt wäre',
  hintAsking: 'Ein starker Bot überlegt …',
  hintWins: 'gewinnt die Partie',
  hintShare: 'angesehen',
  hintMakes: 'schafft das Gebot',
  hintDo: 'Mach das',
  hintAll: 'Alle Möglichkeiten im Vergleich',
  helpTitle: 'Tasten',
  keys: {
    arrows: ['← →', 'Durch dein Blatt gehen'],
    enter: ['Enter', 'Karte spielen oder wählen'],
    hint: ['h', 'Tipp'],
    last: ['l', 'Letzter Stich'],
    score: ['s', 'Punkte'],
    log: ['g', 'Verlauf'],
    back: ['u', 'Zurücknehmen'],
    text: ['t', 'Tisch als Text'],
    focus: ['c', 'Zu deinen Karten'],
    help: ['?', 'Diese Liste'],
    escape: ['Esc', 'Schließen, was offen ist'],
  },
  text: {
    seats: 'Plätze',
    trick: 'Stich',
    hand: 'Dein Blatt',
    signs: 'Es gilt',
    score: 'Punkte',
    play: 'Spielen',
    why: 'Warum nicht?',
  },
  why: {
    nothing: 'Es gibt nichts zu wählen.',
    wins: 'Das gewinnt die Partie in etwa {wins} der möglichen Kartenverteilungen.',
    winsAndMakes:
      'Das gewinnt die Partie in etwa {wins} der möglichen Kartenverteilungen und schafft das Gebot in {makes}.',
    asGood: '„{act}“ ist etwa gleich gut ({wins}).',
    unsure: '„{act}“ kam auf mehr ({wins}), aber in zu wenigen Verteilungen, um sicher zu sein.',
    next: 'Am zweitbesten ist „{act}“ mit {wins}.',
  },
  percent: '{n} %',
};
