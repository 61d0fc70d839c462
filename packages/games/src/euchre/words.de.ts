/** The words of Euchre, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  trumpOpen: 'Wer Trumpf macht, muss zu zweit mindestens drei der fünf Stiche machen.',
  trumpMore:
    'Der Trumpfbube ist die höchste Karte, der andere Bube derselben Farbe (rot oder schwarz) die zweithöchste: Er zählt als Trumpf, nicht zu seiner eigenen Farbe.',
  makersPlay: '{names}, mindestens',
  alonePlays: '{names} allein',
  makersMore:
    'Drei oder vier Stiche geben dem Paar, das Trumpf gemacht hat, {knob.made}, alle fünf {knob.march}. Bei weniger als drei bekommen die anderen {knob.euchred}.',
  aloneMore:
    'Alle fünf Stiche allein geben {knob.aloneMarch}. Drei oder vier geben {knob.made}, bei weniger bekommen die anderen {knob.euchred}.',
  maker: 'macht Trumpf',
  makerLabel: '{name} {name|hast|hat} Trumpf gemacht',
  alone: 'allein',
  aloneLabel: '{name} {name|hast|hat} Trumpf gemacht und {name|spielst|spielt} allein',
  passed: 'passe',
  passedLabel: '{name} {name|hast|hat} gepasst',
  upCard: '{suit} als Trumpf?',
  turnedDown: 'Umgedreht: nicht {suit}',
  rightBower: 'Trumpfbube: der höchste Trumpf',
  leftBower: 'Nebenbube: der zweithöchste Trumpf',
  pickUp: '{card} aufnehmen, {suit} wird Trumpf, oder passen?',
  orderPartner: '{card} für {name}, deinen Partner, oder passen?',
  orderOther: '{card} für {name}, {suit} wird Trumpf, oder passen?',
  nameOne: 'Eine andere Farbe zu Trumpf machen, oder passen?',
  mustName: 'Du gibst und alle haben gepasst: Du musst eine Farbe nennen.',
  waiting: 'Warten, ob {names} Trumpf {names|machst|macht}.',
  youSitOut: 'Du setzt aus: {name} spielt allein.',
  pickUpAct: 'Aufnehmen',
  orderAct: 'Aufnehmen lassen',
  ordered: '{act}: {suit} wird Trumpf',
  nameAct: '{suit} zu Trumpf machen',
  aloneAct: '{act}, allein',
  made: '{name} {name|hast|hat} {suit} zu Trumpf gemacht.',
  madeAlone: '{name} {name|hast|hat} {suit} zu Trumpf gemacht und {name|spielst|spielt} allein!',
  makerTitle: 'Trumpf von',
  tricks: 'Stiche',
  goals: {
    bidding: 'Mach nur Trumpf, wenn ihr zu zweit drei Stiche macht.',
    away: 'Am besten: eine niedrige Karte, deren Farbe du sonst nicht hast.',
    take: 'Macht zu zweit drei Stiche: Es fehlen noch {n}.',
    takeAlone: 'Mach allein drei Stiche: Es fehlen noch {n}.',
    march: 'Drei habt ihr. Alle fünf Stiche geben {points} Punkte.',
    safe: 'Euer Punkt ist sicher: Der Rest ist nichts wert.',
    euchred: 'Verloren: Die anderen bekommen {knob.euchred}.',
    stop: 'Weniger als drei Stiche für {names|dich|{names}}: {knob.euchred} für euch.',
    stopMarch: 'Drei haben sie: Ein Stich für euch verhindert den Durchmarsch.',
    othersSafe: 'Ihren Punkt haben sie: Der Rest ist nichts wert.',
    weEuchred: 'Sie haben verloren: {knob.euchred} für euch.',
    watch: 'Mindestens drei der fünf Stiche braucht: {names}.',
  },
  results: { made: 'geschafft', march: 'Durchmarsch', euchred: 'verloren', passed: 'alle passen' },
  headlines: {
    made: '{makers}: geschafft',
    march: '{makers}: Durchmarsch!',
    lone: '{who}: allein durchmarschiert!',
    euchred: '{makers}: gestoppt!',
    passed: 'Alle haben gepasst',
  },
  nobodyMade: 'Alle haben zweimal gepasst.',
  took: '{who} {who|hast|hat} {suit} zu Trumpf gemacht; {makers} zusammen: {n}.',
  tookAlone: '{who} {who|hast|hat} {suit} zu Trumpf gemacht und allein gespielt: {n}.',
  when: { made: 'Drei oder vier', march: 'Alle fünf', euchred: 'Weniger als drei', passed: '' },
  ways: {
    made: 'drei oder vier Stiche: {points} für {who|dich|{who}}',
    march: 'alle fünf Stiche: {points} für {who|dich|{who}}',
    euchred: 'weniger als drei Stiche: {points} für {who|dich|{who}}',
    passed: '',
  },
  why: {
    made: '{makers}: drei oder vier Stiche, also {points}.',
    march: '{makers}: alle fünf Stiche, also {points}.',
    lone: '{who} {who|hast|hat} alle fünf Stiche allein gemacht, also {points}.',
    euchred: '{makers}: weniger als drei Stiche, also {points} für die anderen, {others}.',
    passed: 'Niemand hat Trumpf gemacht, also gibt es keine Punkte.',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Dein Partner sitzt dir gegenüber. Das Paar, das Trumpf macht, muss mindestens drei der fünf Stiche machen.',
  hand: 'Alle haben fünf Karten, und eine liegt offen. Drei oder vier Stiche: 1 Punkt. Alle fünf: 2. Weniger: 2 Punkte für die anderen.',
  game: 'Gespielt wird, bis ein Paar 10 Punkte hat und gewinnt.',
  ordering:
    'Alle haben gepasst, und du gibst: Nimm die offene Karte auf, dann ist Karo Trumpf. Du hast beide roten Buben und ein Ass.',
  away: 'Du hast sechs Karten und legst eine weg. Die Dame ist dein einziges Kreuz: Ohne sie kannst du Kreuz stechen.',
  bowers:
    'Der Karobube ist der höchste Trumpf. Der Herzbube ist der zweithöchste, der Nebenbube: Er ist jetzt in jeder Hinsicht ein Karo.',
  made: 'Drei Stiche haben gereicht: 1 Punkt für euch beide.',
  march: 'Alle fünf Stiche: ein Durchmarsch, und 2 Punkte für euch beide.',
  lost: 'Weniger als drei Stiche für das Trumpfpaar: 2 Punkte für das andere.',
  naming:
    'Passen alle vier, wird die offene Karte umgedreht, und reihum darf jeder eine andere Farbe nennen oder wieder passen.',
  alone: 'Wer Trumpf macht, darf allein spielen, und der Partner setzt aus: Alle fünf Stiche geben dann 4 Punkte.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Fünf Karten, zwei Paare, und ein Bube, der die Farbe wechselt.',
  minutes: '20–30',
  kinds: ['Paare'],
  level: 'medium',
  cards: ['9h', 'Jd', 'Jh'],
};

export const options: GameWords['options'] = {
  stickTheDealer: {
    name: 'Alle passen zweimal',
    values: { off: 'Neu geben', on: 'Der Geber muss' },
    text: 'Haben alle zweimal gepasst, wird neu gegeben; oder der Geber darf beim zweiten Mal nicht passen und muss eine Farbe nennen.',
  },
  canadianLoner: {
    name: 'Partner des Gebers lässt aufnehmen',
    values: { off: 'Zusammen', on: 'Allein' },
    text: 'Lässt der Partner des Gebers die offene Karte aufnehmen, spielen beide zusammen; oder er muss allein spielen.',
  },
  target: {
    name: 'Zielpunktzahl',
    values: { 5: '5', 7: '7', 10: '10', 11: '11' },
    text: 'So viele Punkte braucht ein Paar zum Sieg.',
  },
};

export const presets: GameWords['presets'] = { stick: 'Der Geber muss' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Du spielst mit der Person gegenüber. Wer Trumpf macht, muss zu zweit drei der fünf Stiche machen.',
  win: 'Das erste Paar mit {target} Punkten gewinnt.',
  trick:
    'Herz ist Trumpf. Karo ist ausgespielt, und der Karobube deines Partners macht den Stich: Als Nebenbube ist er ein Herz.',
  scoring: 'Wer Trumpf macht, darf auch allein spielen, ohne den Partner.',
  twist:
    'Pik ist Trumpf. Der Pikbube ist die höchste Karte, der andere schwarze Bube die zweithöchste; er ist kein Kreuz mehr.',
  more: 'Reihum: die offene Karte aufnehmen lassen, dann bekommt sie der Geber und ihre Farbe ist Trumpf, oder passen. Passen alle, nennt man eine andere Farbe.',
  labels: {
    trump: 'Trumpf, von dir gemacht',
    three: 'mindestens drei',
    makers: 'Trumpfpaar',
    others: 'Andere',
    made: 'Drei oder vier',
    march: 'Alle fünf: Durchmarsch',
    lone: 'Alle fünf, allein',
    euchred: 'Weniger: verloren',
    right: 'Trumpfbube',
    left: 'Nebenbube',
    rest: 'dann der Rest',
  },
};
