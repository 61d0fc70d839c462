/** The words of the knobs of Skat, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';

export const knobs: VariantWords['knobs'] = {
  needed: { name: 'Augen zum Gewinnen', text: 'Bei Farbe und Grand sind {value} Augen nötig.' },
  schneider: { name: 'Schneider', text: 'Eine Partei mit {value} Augen oder weniger ist Schneider.' },
  lostFactor: { name: 'Faktor verlorener Spiele', text: 'Ein verlorenes Spiel kostet das {value}-Fache seines Werts.' },
  wonBonus: { name: 'Zuschlag für Gewonnenes', text: 'Nach Seeger bringt ein gewonnenes Spiel {value} mehr.' },
  lostPenalty: { name: 'Abzug für Verlorenes', text: 'Nach Seeger kostet ein verlorenes Spiel {value} mehr.' },
  rivalsBonus: {
    name: 'Bonus der Gegenpartei',
    text: 'Nach Seeger bringt ein verlorenes Spiel den anderen je {value}.',
  },
  mustFollow: knobWords.mustFollow,
};

export const acts: VariantWords['acts'] = {
  grand: 'Grand',
  null: 'Null',
  schneider: 'Schneider',
  schwarz: 'Schwarz',
  ouvert: 'ouvert',
  take: 'Skat aufnehmen',
};
