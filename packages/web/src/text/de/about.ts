import type { WordsOf } from '@followsuit/present';
import type { about as english } from '../en/about.ts';

export const about: WordsOf<typeof english> = {
  title: 'Über Followsuit',
  lead: 'Followsuit ist ein Zuhause für eine Familie von Stichspielen, sechs Klassiker und ein Solitär: zum Spielen, Lernen und Zurückblicken. Es ist freie Software unter der MIT-Lizenz, ohne Werbung und ohne Tracker.',
  whoMade: 'Von wem die Spiele sind',
  ours: 'Die Spiele gehören denen, die sie entworfen, gezeichnet, getestet und geschrieben haben. Die Regeln stehen hier in unseren eigenen Worten.',
  family: 'Vines',
  rulesOf: 'Regeln von {games}',
  deck: 'Das Vines-Blatt',
  deckText:
    'Die zehn Vines-Spiele teilen sich ein Blatt mit fünf Farben. Es hat eigene Geschichten, und man kann damit pokern.',
  lore: 'Geschichten zum Vines-Blatt',
  poker: 'Poker mit dem Vines-Blatt',
  cards: 'Die Karten',
  cardsLead:
    'Jede Farbe hat eine Form, einen Farbton und einen Buchstaben, sodass keine zwei nur am Farbton zu unterscheiden sind. Die Buchstaben sind die der Spielprotokolle: „Kl“ ist Schlösser-Ritter (Knight of locks).',
  decks: {
    vines: 'Vines: fünf Farben zu elf Karten',
    janken: 'Janken: fünf Farben zu dreizehn Karten, dazu je ein Joker',
    'french-36': 'Vier Farben von 1 bis 9',
    'french-40': 'Vier Farben von 1 bis 10',
    'french-52': 'Vier Farben von 2 bis Ass: das französische Blatt mit 52 Karten, oder ein Teil davon',
    piecepack: 'Die Farben des Piecepacks',
  },
  anyDeck: '{suits} Farben zu {n} Karten, {low} bis {high}',
  usedBy: 'Für {games}.',
  icons: 'Bilder',
  iconsText:
    'Pik, Herz, Karo und Kreuz sind von Skoll, die Echse ist von Lorc, alle aus Game Icons unter der Lizenz CC BY 3.0; wir haben sie verkleinert und ihre Umrisse gerundet. Die anderen Farben, die Figuren und die Rückseiten sind von uns.',
  iconsLink: 'Game Icons',
  licence: 'CC BY 3.0',
  fonts: 'Schriften',
  fontsText:
    'Fraunces ist von den Fraunces Project Authors, Figtree von den Figtree Project Authors, beide unter der SIL Open Font License 1.1; dabei sind die Zeichen, die die App braucht.',
  fontLicence: 'SIL Open Font License',
  guideInEnglish: 'Diese Anleitung gibt es nur auf Englisch.',
  private: 'Deine Partien',
  privateText:
    'Partien gegen Bots bleiben in diesem Browser. Tische mit anderen bewahrt der Server auf, auf dem du spielst, damit du weiterspielen und zurückblicken kannst.',
};
