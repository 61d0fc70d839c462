import type { WordsOf } from '@followsuit/present';
import type { worker as english } from '../en/worker.ts';

export const worker: WordsOf<typeof english> = {
  noTable: 'Diesen Tisch gibt es in diesem Browser nicht.',
  elsewhere:
    'Dieser Tisch ist in einem anderen Fenster dieses Browsers offen. Schließ ihn dort, um hier weiterzuspielen.',
  cannotOpen: 'Dieser Tisch lässt sich nicht öffnen: Vielleicht hat ihn eine andere Version der App gespeichert.',
  notLoaded: 'Dieser Teil der Spiele konnte nicht geladen werden. Prüf das Netz und versuch es noch einmal.',
  notYourTurn: 'Du bist nicht dran.',
  noGame: 'Es gibt kein Spiel {game}.',
  noBot: 'Es gibt keinen Bot {bot}.',
  oneSeat: 'An einem Tisch kannst du nur einen Platz haben.',
  cannotGoOn: 'Von dort geht es nicht weiter: Zeile {line} verletzt {rule}. {detail}',
  noRecord: 'Das ist kein Spielprotokoll.',
};
