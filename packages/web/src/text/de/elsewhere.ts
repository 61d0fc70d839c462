/** Tables elsewhere, on the home page, in German. */
import type { WordsOf } from '@followsuit/present';
import type { elsewhere as english } from '../en/elsewhere.ts';

export const elsewhere: WordsOf<typeof english> = {
  lobby: 'Offene Tische',
  lobbyEmpty: 'Gerade wartet niemand auf Mitspielende.',
  lobbyMake: 'Tisch eröffnen',
  lobbyAway: 'Der Server ist nicht erreichbar. Partien gegen Bots gehen trotzdem.',
  seatsFree: '{count} von {all} Plätzen frei',
  sitDown: 'Tisch ansehen',
  sitDownLabel: 'Tisch ansehen: {game}',
  enter: 'Hast du einen Link oder Code?',
  enterLabel: 'Link oder Code eines Tisches',
  enterGo: 'Hingehen',
  enterBad: 'Das ist weder ein Link noch ein Code eines Tisches. Er sollte so aussehen: {example}.',
  refresh: 'Aktualisieren',
  looked: {
    away: 'Keine Antwort.',
    none: 'Kein offener Tisch.',
    one: 'Ein offener Tisch.',
    many: '{n} offene Tische.',
  },
};
