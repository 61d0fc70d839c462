import type { WordsOf } from '@followsuit/present';
import type { settings as english } from '../en/settings.ts';

export const settings: WordsOf<typeof english> = {
  title: 'Einstellungen',
  lead: 'Sie bleiben in diesem Browser und gelten sofort.',
  name: {
    label: 'Dein Name',
    hint: 'An Tischen mit Bots, und als Vorschlag, wo nach einem Namen gefragt wird; bis zu 24 Buchstaben.',
  },
  portrait: {
    label: 'Dein Porträt',
    hint: 'Dieses Porträt siehst nur du, in diesem Browser. Andere sehen das, das zu deinem Namen gehört.',
    ofName: 'Nach Namen',
    other: 'Porträt {n}',
  },
  groups: { you: 'Du', look: 'Aussehen', table: 'Tisch', sound: 'Ton', people: 'Andere', keys: 'Tasten' },
  choices: {
    language: {
      label: 'Sprache / Language',
      hint: 'Die Seite wird neu geladen. Die vollständigen Regeln gibt es nur auf Englisch.',
      values: { auto: 'Wie der Browser', en: 'English', de: 'Deutsch' },
    },
    theme: {
      label: 'Hell oder dunkel',
      values: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    },
    print: {
      label: 'Schrift',
      hint: 'Größerer Text, und Karten nur mit großem Rang und großer Farbe. Am Tisch wächst der Text, soweit das Fenster es zulässt.',
      values: { normal: 'Normal', large: 'Groß' },
    },
    motion: {
      label: 'Bewegung',
      hint: 'Aus: Karten sind einfach da, nichts gleitet.',
      values: { auto: 'Wie das System', off: 'Aus' },
    },
    felt: {
      label: 'Filz',
      values: { game: 'Wie das Spiel ihn hat', green: 'Grün', blue: 'Blau', red: 'Rot', violet: 'Violett' },
    },
    back: {
      label: 'Rückseiten der Karten',
      values: { vine: 'Ranke', tide: 'Flut', lantern: 'Laterne' },
    },
    suitLetters: {
      label: 'Buchstaben auf Karten',
      hint: 'Ein Buchstabe für jede Farbe, unter ihrem Zeichen.',
      values: { off: 'Aus', on: 'An' },
    },
    speed: {
      label: 'Tempo der Bots',
      hint: 'Wie lange jede ihrer Karten liegt, bevor die nächste kommt. Bei normalem Tempo länger in deinen ersten zwei Runden eines Spiels.',
      values: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
    },
    tricks: {
      label: 'Ein fertiger Stich',
      hint: 'Mit Tippen bleibt er, bis du den Tisch antippst oder Enter drückst.',
      values: { auto: 'Geht von selbst', tap: 'Wartet auf Tippen' },
    },
    autoPlay: {
      label: 'Von selbst spielen',
      hint: 'Was dir keine Wahl lässt, musst du nicht antippen.',
      values: { last: 'Meine letzte Karte', forced: 'Immer wenn es nur eins gibt', off: 'Nichts' },
    },
    taps: {
      label: 'Eine Karte spielen',
      hint: 'Bei zwei hebt der erste Tipp die Karte nur an, der zweite spielt sie.',
      values: { auto: 'Ein Klick, zweimal tippen', one: 'Immer einmal', two: 'Immer zweimal' },
    },
    sort: {
      label: 'Ordnung des Blatts',
      values: { down: 'Nach Farbe, hohe links', up: 'Nach Farbe, hohe rechts', rank: 'Nach Rang' },
    },
    marks: {
      label: 'Karten, die gewinnen würden',
      hint: 'In Stones: ein Zeichen auf Karten, die den Stich machen würden, wie er liegt.',
      values: { on: 'Markiert', off: 'Nicht markiert' },
    },
    log: {
      label: 'Verlauf an Tischen mit Bots',
      hint: 'Während einer Runde zeigt der Verlauf, wer welchen Stich gemacht hat, und die Karten des letzten. Zum Lernen kann er alle gespielten Karten zeigen; der Tisch trägt dann ein Zeichen.',
      values: { closed: 'Nur der letzte Stich', open: 'Offen' },
    },
    letters: {
      label: 'Buchstabentasten am Tisch',
      hint: 'Zum Beispiel H für einen Tipp. Schalt sie aus, wenn du diktierst.',
      values: { on: 'An', off: 'Aus' },
    },
    sound: {
      label: 'Töne',
      hint: 'Kurz und leise: eine Karte, ein Stich, zwei Töne, wenn du dran bist.',
      values: { on: 'An', off: 'Aus' },
    },
    volume: {
      label: 'Lautstärke',
      values: { quiet: 'Leise', normal: 'Normal', loud: 'Laut' },
    },
    haptics: {
      label: 'Vibration',
      hint: 'Handys, die es können, vibrieren bei einer Karte, einem Stich, deinem Zug und einem Sieg.',
      values: { on: 'An', off: 'Aus' },
    },
    notify: {
      label: 'Mitteilung, wenn ich dran bin',
      values: { off: 'Aus', on: 'An' },
    },
  },
  sample: 'Ein Blatt, wie es jetzt aussieht',
};
