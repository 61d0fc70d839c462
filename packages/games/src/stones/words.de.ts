/** The words of Stones, in German. A bag is an "Überstich". */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Hol mindestens so viele Stiche, wie du bietest: je {knob.trickPoints} Punkte, und {knob.bagPoints} für jeden weiteren, der ein Überstich ist. Null: gar kein Stich, für {knob.nilPoints}.',
  partners:
    'Gebote und Stiche der Partner werden zusammengezählt; eine Null steht für sich, und ihre Stiche helfen nicht.',
  missedNothing: 'Weniger Stiche als geboten: nichts.',
  missedMinus: 'Weniger Stiche als geboten: minus {knob.trickPoints} pro gebotenem Stich.',
  bidSum: 'Bisher geboten: {count} Stichen.',
  bids: 'Gebote',
  bidsMore: 'Alle Gebote zusammen, und wie viele Stiche es gibt.',
  rock: 'Stein',
  broken: 'offen',
  unbroken: 'gesperrt',
  rockMore:
    'Stein schlägt alles. Er darf erst ausgespielt werden, wenn schon einer gefallen ist, und nicht im ersten Stich fallen – außer es geht nicht anders.',
  ghost: 'Geisterblatt',
  ghostCards: '{n} Karten',
  ghostMore: 'Ein Blatt mehr wurde gegeben; niemand sieht oder spielt es.',
  bag: ['Überstich', 'Überstiche'],
  bags: 'Überst. {n}',
  bagsDanger: '{bags} !',
  bagsLabel: '{name}: {bags}',
  bagsCost: '{name}: {bags}; zehn kosten {knob.tenBagsCost} Punkte',
  nilTaken: '{n}/∅',
  opening: {
    two: 'Du eröffnest mit der Papier-2.',
    joker: 'Du eröffnest mit dem niedrigsten Papier im Spiel: dem Joker.',
    lowest: 'Du eröffnest mit dem niedrigsten Papier im Spiel: {card}.',
  },
  opens: 'Die Papier-2 eröffnet, sonst das niedrigste Papier im Spiel: Warten auf {names}.',
  opensGhost: 'Das niedrigste Papier im Spiel eröffnet: Warten auf {names}.',
  opened: {
    two: '{name} eröffnet: Papier-2',
    joker: '{name} eröffnet mit dem niedrigsten Papier im Spiel: dem Joker',
    lowest: '{name} eröffnet mit dem niedrigsten Papier im Spiel: {card}',
    none: 'Kein Papier im Spiel: {name} eröffnet, {card}',
  },
  follow: 'Du musst bedienen: Spiel {suit}.',
  bidPrompt: 'Sag, wie viele Stiche du holst.',
  turnedNews: 'Ein Joker dreht den Ring um!',
  turnedLast: 'Die letzte Karte, ein Joker, hat den Ring umgedreht!',
  joker: 'Joker: dreht den Ring für seinen Stich um',
  did: 'Gebot {bid} · {n}',
  tenBags: 'zehn Überstiche: {n}',
  took: '{name}: geboten {bid}, geholt {n}',
  result: '{took} – {why}: {points}, {bags}.',
  bidTogether: 'Alle Gebote zusammen: {bid} von {n} Stichen.',
  headlines: {
    nil: 'Null geschafft: {names}!',
    all: 'Alle haben es geschafft',
    none: 'Alle haben verfehlt',
    missed: 'Verfehlt: {names}',
    made: 'Geschafft: nur {names}',
  },
  whys: {
    made: '{team}: Gebot erreicht, also {knob.trickPoints} Punkte pro gebotenem Stich und {knob.bagPoints} für jeden weiteren.',
    missed: '{team}: weniger Stiche als geboten, also keine Punkte.',
    minus: '{team}: weniger Stiche als geboten, also minus {knob.trickPoints} pro gebotenem Stich.',
    nilMade: '{team}: Null geboten und keinen Stich geholt, also {knob.nilPoints} Punkte.',
    nilFailed:
      '{team}: Null geboten und einen Stich geholt, also nichts für die Null; jeder dieser Stiche ist ein Überstich.',
    tenBags: '{team}: zehn Überstiche, die {knob.tenBagsCost} Punkte kosten.',
  },
  exact: 'genau, {knob.trickPoints} × {bid}',
  made: 'geschafft, {knob.trickPoints} × {bid} + {over}',
  missed: 'verfehlt',
  minus: 'verfehlt, −{knob.trickPoints} × {bid}',
  nilMade: 'Null geschafft, {knob.nilPoints}',
  nilFailed: 'Null verfehlt, Stiche sind Überstiche',
  boxes:
    'In jedem Feld: Gebot · Stiche, Punkte, Summe, Überstiche. Überstiche sammeln sich an, und die Stiche einer Null sind Überstiche.',
  penalty: 'Zehn Überstiche kosten {knob.tenBagsCost} Punkte.',
  ringIdle: 'jede Farbe wird von den nächsten zwei im Ring geschlagen',
  ringIdleRock: 'Stein schlägt alles; andere Farben werden von den nächsten zwei im Ring geschlagen',
  ring: 'Ausgespielt ist {led}: {beating}.',
  ringAlone: 'Ausgespielt ist {led}: Keine andere Farbe kann stechen.',
  cannotWin: 'Machtlos: {suits}.',
  cannotWinYet: 'Machtlos, solange kein Joker den Ring umdreht: {suits}.',
  ringShort:
    'Ein Pfeil zeigt von einer Farbe auf eine, die sie schlägt. Was auch ausgespielt wird, zwei Farben schlagen es.',
  more: '8+',
  fewer: '1–7',
  goals: {
    bid: 'Biete, was du schaffst: Ein verfehltes Gebot bringt nichts.',
    bidMinus: 'Biete, was du schaffst: Verfehlt kostet {knob.trickPoints} pro Stich.',
    take: 'Hol mindestens {bid}: Du hast {n}.',
    takeBoth: 'Hol mit {name} mindestens {bid}: Ihr habt {n}.',
    made: 'Gebot geschafft. Jeder weitere Stich ist ein Überstich, für {knob.bagPoints}.',
    lost: 'Dein Gebot {bid} ist nicht mehr zu schaffen: Stopp die anderen.',
    nil: 'Hol gar keinen Stich: Null bringt {knob.nilPoints}.',
    nilLost: 'Die Null ist verloren: Deine Stiche sind nur noch Überstiche.',
    watch: 'Alle wollen mindestens die gebotenen Stiche.',
  },
  roles: { led: 'gespielt', beats: 'sticht', both: 'sticht beide', all: 'sticht alle', weak: 'schwach' },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Sag, wie viele Stiche du holst, und hol mindestens so viele. Keine Farbe ist immer die beste: Die fünf Farben schlagen einander im Ring.',
  hand: 'Eine Runde hat 14 Stiche. Schaffst du dein Gebot, bringt jeder gebotene Stich 10 Punkte. Holst du weniger, bekommst du nichts.',
  game: 'Alle spielen für sich. Gespielt wird, bis jemand 500 Punkte hat; dann gewinnt, wer die meisten hat.',
  bids: 'Alle bieten einmal, irgendeine Zahl. Ein Ass, ein König, eine Dame und gar keine Schere: Die kannst du mit anderen Farben schlagen. Biete 3.',
  opens:
    'Wer die Papier-2 hat, eröffnet damit. Das bist du. Das höchste Papier macht den Stich, außer jemand hat keines.',
  none: 'Dir fehlt {led}: Du darfst jede Karte spielen. {good} schlägt {led}, {best} schlägt beide. Alles andere wirfst du nur ab.',
  noneTurned:
    'Dir fehlt {led}: Du darfst jede Karte spielen. Ein Joker liegt im Stich: {good} schlägt {led}, {best} schlägt beide. Alles andere wirfst du nur ab.',
  ring: 'Der Ring: Stein, Wasser, Papier, Echse, Schere und wieder Stein. Die nächste Farbe schlägt die ausgespielte, die übernächste schlägt beide.',
  joker:
    'Ein Joker dreht den Ring für diesen Stich um: Jetzt schlagen die zwei Farben davor die ausgespielte. Der Joker selbst ist die niedrigste Karte seiner Farbe.',
  later:
    'Deine Stiche bisher: {n}; dein Gebot: {bid}. Jeder Stich darüber ist ein Punkt und ein Überstich: Zehn Überstiche kosten 100.',
  scored: 'Ein geschafftes Gebot bringt 10 pro Stich und 1 für jeden Stich darüber. Ein verfehltes bringt nichts.',
  nil: 'Ein Gebot von 0 ist Null: Hol gar keinen Stich, das bringt 150. Holst du einen, bekommst du nichts.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Fünf Farben schlagen einander im Ring, und ein Joker dreht ihn um.',
  kinds: ['ohne Trumpf'],
};

export const options: GameWords['options'] = {
  jokers: {
    name: 'Joker',
    text: 'Mit den fünf Jokern (70 Karten) oder ohne: 65 Karten, und der Ring dreht sich nie um.',
  },
  rockBreaksEverything: {
    name: 'Stein schlägt alles',
    text: 'Stein schlägt jede Farbe, darf erst ausgespielt werden, wenn schon einer gefallen ist, und nicht im ersten Stich fallen.',
  },
  ghostHand: { name: 'Geisterblatt', text: 'Ein Blatt mehr wird gegeben; niemand sieht oder spielt es.' },
  partners: { name: 'Zwei Paare', text: 'Nur zu viert: Wer sich gegenübersitzt, spielt zusammen.' },
  target: { name: 'Zielpunktzahl', text: 'Wer sie erreicht, gewinnt.' },
  bagPenalty: {
    name: 'Strafe für zehn Überstiche',
    text: 'Aus: Überstiche bringen weiter je einen Punkt, aber zehn davon kosten nichts.',
  },
  missedBid: {
    name: 'Verfehltes Gebot',
    values: { zero: 'Bringt nichts', minus: 'Kostet 10 pro Stich' },
    text: 'Ein verfehltes Gebot bringt nichts oder kostet 10 pro gebotenem Stich. Für Null gilt das nicht.',
  },
};

export const presets: WordsOf<typeof english.presets> = { pairs: 'Zwei Paare' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Sag, wie viele Stiche du holst, und hol mindestens so viele. Trumpf gibt es nicht.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt.',
  trick:
    'Papier ist ausgespielt. Echse schlägt Papier, und Schere schlägt beide: Deine 2 gewinnt. Stein ist hier machtlos, sogar das Ass.',
  scoring: 'Stiche über dem Gebot sind Überstiche. Zehn davon, über alle Runden, kosten 100.',
  twist:
    'Fünf Farben im Ring: Die nächste schlägt die ausgespielte, die übernächste schlägt beide. Ein Joker im Stich dreht den Ring um, für diesen Stich.',
  more: 'Bediene, wenn du kannst; sonst spiel eine beliebige Karte. Die Papier-2 eröffnet die Runde.',
  labels: {
    tricks: 'oder mehr',
    exact: 'Genau: 10 pro Stich',
    over: 'Mehr: je 1, und ein Überstich',
    missed: 'Weniger: nichts',
    nil: 'Null: 0 bieten, keinen holen',
    points: 'Punkte',
    ring: 'Papier ausgespielt',
    turned: 'ebenso, mit einem Joker',
  },
};
