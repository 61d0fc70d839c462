import type { WordsOf } from '@followsuit/present';
import type { report as english } from '../en/report.ts';

export const report: WordsOf<typeof english> = {
  title: '{name} melden',
  hint: 'Wer diesen Server betreibt, liest die Meldung und was zuletzt an diesem Tisch gesagt wurde. {name} erfährt nichts davon.',
  reason: 'Worum geht es?',
  reasons: {
    insults: 'Beleidigungen oder Drohungen',
    cheating: 'Mogeln',
    stalling: 'Absichtlich langsames Spiel',
    name: 'Ein anstößiger Name',
    other: 'Etwas anderes',
  },
  more: 'Was ist passiert? (freiwillig)',
  send: 'Meldung abschicken',
  sent: 'Abgeschickt. Danke.',
};
