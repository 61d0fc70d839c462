import type { WordsOf } from '@followsuit/present';
import type { lore as english } from '../en/lore.ts';

export const lore: WordsOf<typeof english> = {
  title: 'Geschichten zum Vines-Blatt',
  note: 'Das ist unsere eigene Erzählung. Die Welt und das Blatt sind das Werk von James Ernest und Crab Fragment Labs.',
  parts: [
    {
      heading: 'Fünfundfünfzig Karten für eine lange Küste',
      text: [
        'Frag in irgendeinem Hafen nach Karten, und das landet auf dem Tisch: fünf Farben, elf Ränge, die Ecken weich von Salz und Bier. Wer lange Namen mag, sagt Cerevalo-Blatt, nach Jacopo Cerevalo, dem Kupferstecher aus Kingsgate, der es gezeichnet hat. Andere sagen Artisan-Blatt oder Meere-Blatt. Die meisten sagen einfach „die Karten“.',
        'Die Farben sind gleichrangig; das sagen dir alle an der Küste, kurz bevor sie dir erklären, warum ihre die beste ist.',
      ],
    },
    {
      heading: 'Fünf Farben, fünf Orte',
      text: [
        'Jede Farbe steht für einen Ort, und jede hat Großeltern in den älteren Blättern, wo die Zeichen einfacher waren und die Streitereien dieselben.',
      ],
    },
    {
      heading: 'Die Leute im Blatt',
      text: [
        'Das Ass ist eine Eins, die es zu etwas gebracht hat: dem Namen nach die niedrigste, im Spiel die höchste. Darunter kommt der Ritter (Knight), den die Hälfte versehentlich König nennt; in Iona sagen sie Kind, so heißt dort ein Monarch, wer auch immer die Krone trägt.',
        'Bischof und Bauer stehen in der Mitte und sind sich über das Wetter uneins. In Ducks and Geese wird der Bauer zur Gans und die bescheidene Zwei zur Ente, und niemand am Tisch findet das seltsam.',
        'Der Matrose (Tar) ist der letzte der Buchstaben und der erste, wenn es Ärger gibt. Lies von oben nach unten, lass den Ritter aus, und die englischen Buchstaben lauten A, B, F, T. So lernen es die Kinder und manche Lotsen.',
      ],
    },
    {
      heading: 'Was sie spielen',
      text: [
        'Coralon heißt nach Gordel Coralon, der Hafenmeister war und, so stellen wir es uns vor, selten bot, was er nicht halten konnte. In Meere und weiter südlich heißt dasselbe Spiel Vines, in Sierin Marshal, in Lowgale und LaForêt Cinamon. Wie es auch heißt: Irgendwem fehlt immer ein Stich.',
        'Bishop hat eine Schwesterregel aus Jasper City, wo das höchste Gebot ausspielt und Partner sich durch Zufall finden. Um Münzen gespielt wird daraus Baronet, wie das Fürstentum der Schlösser. In Chevalier gibt es eine Sieben, die niemand will; nimm stattdessen die Matrosen als Gift, und es ist Buccaneer. Und in den Tavernen bieten sie bei Ducks and Geese blind, denn die Nacht ist lang und die Karten liegen gleich da.',
      ],
    },
    {
      heading: 'Der Würfel in der Mitte',
      text: [
        'Zwischen allen liegt der Soki, der Würfel des höchsten Gebots: auf fünf Seiten eine Farbe, auf der sechsten nichts. Er zeigt, was Trumpf ist, damit niemand fragen muss, und jemand fragt trotzdem.',
      ],
    },
  ],
  suits: {
    caption: 'Die Farben, ihre Orte und ihre Vorfahren',
    suit: 'Farbe',
    place: 'Ort',
    ancestor: 'In älteren Blättern',
    rows: [
      ['anchors', 'Die Freie Stadt Meere', 'Soldati, ein braunes Schwert'],
      ['crowns', 'Das Königreich Iona', 'Reali, eine rote Krone'],
      ['cups', 'Der Brennende Turm von Mikoren', 'Clero, ein violetter Kelch'],
      ['locks', 'Das Fürstentum Baronet', 'Mercantes, ein blaues Schloss'],
      ['trees', 'Das Fürstentum LeBâton', 'Plebes, eine grüne Frucht'],
    ],
  },
  more: 'Das Blatt und seine Regeln',
  poker: 'Poker mit diesem Blatt',
  makers: 'Von wem es ist',
};
