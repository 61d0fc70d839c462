import type { WordsOf } from '@followsuit/present';
import type { notices as english } from '../en/notices.ts';

export const notices: WordsOf<typeof english> = {
  offline: 'Keine Verbindung zum Server. Prüf das Netz und versuch es noch einmal; Tische mit Bots gehen auch ohne.',
  unreachable:
    'Der Server antwortet nicht, wie er soll. Versuch es gleich noch einmal; Tische mit Bots gehen auch ohne.',
  mistake: 'Hier ist etwas schiefgegangen. Lad die Seite neu und sag uns Bescheid, wenn es so bleibt.',
  otherVersion: 'Es gibt eine neue Version dieser Seite. Lad sie neu, um weiterzuspielen.',
  faults: {
    'signed-out':
      'Du bist in diesem Browser abgemeldet. Gib dir unter „Ich“ einen Namen oder melde dich an und versuch es noch einmal.',
    'bad-request':
      'Der Server hat das abgelehnt. Prüf auf leere Felder oder unsichtbare Zeichen und versuch es noch einmal.',
  },
  offlineSign: 'Kein Netz: Partien mit Bots gehen.',
  newVersion: 'Es gibt eine neue Version von Followsuit.',
  reload: 'Laden',
  notLoaded: 'Diese Seite konnte nicht geladen werden. Prüf das Netz und lad sie neu.',
  partNotLoaded: 'Dieser Teil der App konnte nicht geladen werden. Prüf das Netz und lad die Seite neu.',
  notThere: 'Nicht geladen',
  gamesNotLoaded: 'Die Spiele konnten nicht geladen werden. Prüf das Netz und versuch es noch einmal.',
  restarted: 'Die Partie musste neu starten. Prüf, ob dein letzter Zug da ist.',
  askAgain: 'Die Partie musste neu starten. Versuch es noch einmal.',
  stopped:
    'Die Spiele bleiben in diesem Browser immer wieder stehen. Lad die Seite neu: Was du gespielt hast, ist gespeichert.',
  unkept:
    'Dieser Browser behält deine Partien nicht: Es ist ein privates Fenster, oder der Speicher ist voll. Sie bleiben, bis die Seite geschlossen wird.',
  understood: 'Verstanden',
  breaks: 'Zeile {line} verletzt {rule}.',
  later: 'Später',
  quicker: 'Jemand war schneller: Das geht nicht mehr.',
  closedTable: 'Dieser Tisch wurde geschlossen.',
};
