/** The words of Oh Hell, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain: 'Mach genau so viele Stiche, wie du bietest. {scoring}',
  scoring: {
    ten: 'Genau: 10 Punkte und dein Gebot. Sonst nichts.',
    tricks: 'Jeder Stich ist 1 Punkt, genau das Gebot bringt 10 mehr.',
    squares: 'Genau: 10 Punkte und das Quadrat des Gebots. Sonst minus das Quadrat der Abweichung.',
  },
  hooked: 'Du bietest zuletzt: Die Gebote dürfen zusammen nicht {n} ergeben.',
  bidSum: 'Bisher geboten: {count}.',
  bidSumTrump: 'Trumpf: {suit}. Bisher geboten: {count}.',
  bidPrompt: 'Sag an, wie viele Stiche du genau machst.',
  bids: 'Gebote',
  over: '{count}, zu viele',
  under: '{count}, zu wenige',
  bidsMore:
    'Alle Gebote zusammen und die Stiche, die es gibt. Zu viele: Alle kämpfen um Stiche. Zu wenige: Niemand will sie.',
  turned: 'Aufgedeckt wurde: {card}. Trumpf ist {suit}.',
  noTrump: 'Es gibt keinen Trumpf: Die höchste Karte der ausgespielten Farbe macht den Stich.',
  did: '{bid} · {n}',
  took: '{name}: Gebot {bid}, Stiche {n}: {points}.',
  text: 'Stiche: {n}. Alle Gebote zusammen: {bid}.',
  headlines: { all: 'Alle genau getroffen', none: 'Niemand hat getroffen', some: 'Genau: {names}' },
  whys: {
    ten: 'Genau das Gebot bringt 10 Punkte und 1 je gebotenem Stich; alles andere nichts.',
    tricks: 'Jeder Stich ist 1 Punkt, genau das Gebot bringt 10 mehr.',
    squares: 'Genau das Gebot bringt 10 Punkte und sein Quadrat; sonst kostet es das Quadrat der Abweichung.',
  },
  boxes: 'Jedes Kästchen: Gebot · Stiche, Punkte, Summe.',
  ends: 'Die Partie hat {n} Runden; dann gewinnt die höchste Summe.',
  goals: {
    bid: 'Biete genau, was du machen wirst.',
    take: 'Mach genau {bid}: Du hast {n}.',
    hit: 'Du hast deine {bid}: Gib den Rest ab.',
    over: 'Du bist über deinen {bid}: Verdirb die anderen Gebote.',
    lost: 'Deine {bid} sind nicht mehr zu schaffen: Verdirb die anderen Gebote.',
    none: 'Mach keinen einzigen Stich.',
    watch: 'Alle wollen genau so viele Stiche wie geboten.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Sag an, wie viele Stiche du machst, und mach genau so viele. Ein Stich: Alle legen eine Karte, die beste gewinnt.',
  hand: 'In dieser Runde haben alle 10 Karten. Genau dein Gebot bringt 10 Punkte und 1 je Stich; alles andere bringt nichts.',
  game: 'Die nächste Runde hat eine Karte weniger, bis zu einer einzigen, dann wachsen sie wieder. Die höchste Summe gewinnt.',
  bids: 'Die aufgedeckte Karte macht Trumpf: Ein Trumpf sticht jede andere Farbe. Zähl Asse und hohe Trümpfe, und biete {bid}.',
  tricks: 'Alle Gebote ergeben {bid}, und es gibt {n} Stiche. Also können nicht alle recht haben.',
  later: 'Du hast {n} von deinen {bid}. Hast du sie alle, spiel Karten, die nicht gewinnen können.',
  scored: 'Wer das Gebot genau trifft, bekommt 10 und das Gebot. Alle anderen bekommen nichts.',
  hook: 'Der Geber bietet zuletzt und darf die Gebote nicht aufgehen lassen: Jemand muss scheitern.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Sag genau an, wie viele Stiche du machst. Jemand muss sich irren.',
  minutes: '45–60',
  kinds: ['Bieten', 'Trumpf'],
  level: 'easy',
  cards: ['Ac', 'Jh', '2s'],
};

export const options: GameWords['options'] = {
  most: { name: 'Größte Runde', text: 'So viele Karten hat jede Person in der größten Runde.' },
  order: {
    name: 'Folge der Runden',
    values: { 'down-up': 'Ab und auf', 'up-down': 'Auf und ab', down: 'Nur ab', up: 'Nur auf' },
    text: 'Die Runden schrumpfen bis zu einer Karte und wachsen wieder, umgekehrt, oder nur in einer Richtung.',
  },
  trump: {
    name: 'Trumpf',
    values: { turned: 'Aufgedeckte Karte', none: 'Keiner' },
    text: 'Eine Karte wird aufgedeckt und macht Trumpf, oder es gibt keinen.',
  },
  hook: { name: 'Geber am Haken', text: 'Der Geber darf die Gebote nicht auf die Zahl der Stiche aufgehen lassen.' },
  scoring: {
    name: 'Wertung',
    values: { ten: '10 und Gebot', tricks: 'Stiche und 10', squares: 'Quadrate' },
    text: 'Genau: 10 und das Gebot; oder jeder Stich 1 und 10 dazu; oder 10 und das Quadrat, und Verfehltes kostet.',
  },
};

export const presets: GameWords['presets'] = { kind: 'Ohne Haken' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Sag an, wie viele Stiche du machst, und mach genau so viele.',
  win: 'Die höchste Summe nach der letzten Runde gewinnt.',
  trick: 'Kreuz ist ausgespielt, und du hast keines. Deine Karo-Fünf macht den Stich: Karo ist Trumpf.',
  twist: 'Die Runden schrumpfen bis zu einer einzigen Karte und wachsen dann wieder.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Der Geber darf die Gebote nicht aufgehen lassen.',
  labels: {
    tricks: 'genau',
    exact: 'Genau: 10 und das Gebot',
    fewer: 'Weniger: nichts',
    more: 'Mehr: nichts',
    points: 'Punkte',
    cards: 'Karten',
  },
};
