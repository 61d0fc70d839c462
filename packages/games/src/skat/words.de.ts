/** Die Wörter von Skat, auf Deutsch. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  games: { clubs: 'Kreuz', spades: 'Pik', hearts: 'Herz', diamonds: 'Karo', grand: 'Grand', null: 'Null' },
  announcements: { schneider: 'Schneider', schwarz: 'Schwarz', ouvert: 'ouvert' },
  hand: 'Hand',
  bidSign: 'Gereizt',
  noBid: 'noch nichts',
  bidMore:
    'Ein Reizwert verspricht ein Spiel, das mindestens so viel wert ist: Grundwert mal Stufen. Kreuz 12, Pik 11, Herz 10, Karo 9, Grand 24; Null ist 23.',
  plays: '{name|Du spielst|{name} spielt}',
  points: '{name}, Augen',
  pointsOf: '{n} von {needed}',
  pointsMore: 'Nötig sind {needed} Augen. Ass 11, Zehn 10, König 4, Dame 3, Bube 2; der Skat zählt mit.',
  noTricks: '{name}, Stiche',
  noTricksMore: 'Bei Null gibt es keinen Trumpf, und allein darf man keinen einzigen Stich machen.',
  suitMore:
    'Die vier Buben sind die höchsten Trümpfe: Kreuz, Pik, Herz, Karo. Dann Ass, Zehn, König, Dame, Neun, Acht, Sieben.',
  grandMore:
    'Nur die vier Buben sind Trumpf: Kreuz, Pik, Herz, Karo. In den Farben gilt Ass, Zehn, König, Dame, Neun, Acht, Sieben.',
  nullMore: 'Es gibt keinen Trumpf. Die Reihenfolge ist Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.',
  said: { hold: 'ja', pass: 'passe' },
  saidLabel: '{name} {name|hast|hat} gesagt: {text}',
  playsLabel: '{name} {name|spielst|spielt} {game}',
  faceUp: 'Offene Karten: {name}',
  answer: '{name} reizt {bid}: halten oder passen?',
  bidPrompt: 'Mindestens {bid} reizen oder passen?',
  lastPrompt: 'Die anderen haben gepasst: für 18 spielen oder passen?',
  takePrompt: 'Du hast das Spiel bei {bid}. Den Skat aufnehmen oder Hand spielen?',
  declarePrompt: 'Sag dein Spiel an: Gereizt hast du {bid}.',
  waiting: {
    skat: 'Warten auf {names}: Skat aufnehmen oder Hand?',
    declaring: 'Warten auf die Ansage von {names}.',
  },
  bidAct: '{bid} reizen',
  holdAct: 'Halten',
  holdValue: '{bid} halten',
  takeAct: 'Skat aufnehmen',
  handAct: 'Hand spielen',
  declareAct: '{game} spielen',
  higher: 'Ein höherer Wert',
  lower: 'Ein niedrigerer Wert',
  announceTitle: 'Ansagen',
  announceNothing: 'nichts',
  gameTitle: 'Spiel',
  worth: 'ab {value}',
  declared: '{name} {name|spielst|spielt} {game}.',
  goals: {
    bidding: 'Reiz bis zum Wert eines Spiels, das du meist gewinnst.',
    skat: 'Zwei bessere Karten helfen jedem Spiel. Hand ist eine Stufe mehr wert.',
    declaring: 'Wähl ein Spiel, das mindestens {bid} wert ist.',
    take: 'Mach {needed} Augen: Es fehlen noch {n}.',
    more: 'Es reicht. Mit {all} sind die anderen Schneider: eine Stufe mehr.',
    safe: 'Du hast gewonnen.',
    lost: '{needed} Augen sind nicht mehr zu schaffen.',
    stop: '{needed} Augen verhindern: {names|dir|{names}} fehlen noch {n}.',
    stopMore: '{names|Dir|{names}} reicht es. Mit 31 seid ihr zu zweit nicht Schneider.',
    null: 'Mach keinen einzigen Stich.',
    stopNull: '{names} soll einen Stich machen müssen.',
    watch: '{names} gegen die anderen zwei.',
  },
  results: { won: 'gewonnen', lost: 'verloren', overbid: 'überreizt', passed: 'eingepasst' },
  headlines: { won: '{who}: gewonnen!', lost: '{who}: verloren', overbid: '{who}: überreizt', passed: 'Eingepasst' },
  nobody: 'Alle haben gepasst.',
  played: '{who} {who|hast|hat} {game} bei {bid} gespielt und {n} bekommen.',
  playedNull: '{who} {who|hast|hat} {game} bei {bid} gespielt.',
  why: {
    won: '{row}{levels} mal {base} ist {value}: {points}.',
    lost: '{row}{levels} mal {base} ist {value}; Verlorenes zählt {factor}-fach: {points}.',
    wonNull: 'Null ohne Stich ist {value}: {points}.',
    lostNull: 'Null mit einem Stich ist {value}, {factor}-fach verloren: {points}.',
    overbid: 'Das Spiel war weniger wert als das Gebot von {bid}: {value} zählt {factor}-fach: {points}.',
    passed: 'Niemand hat gespielt, also gibt es keine Punkte.',
  },
  withRow: 'Mit {n}: ',
  withoutRow: 'Ohne {n}: ',
  levels: ['Stufe', 'Stufen'],
  cardPoints: ['Auge', 'Augen'],
  declarer: 'Allein',
  cardPointsTitle: 'Augen',
  valueTitle: 'Spielwert',
  sheetNote: 'Allein sind {needed} Augen nötig, bei Null kein Stich. Verlorene Spiele zählen doppelt.',
  seegerNote:
    'Nach Seeger und Fabian: 50 mehr für ein gewonnenes Spiel, 50 weniger für ein verlorenes, und dann je 40 für die anderen.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'In jeder Runde spielt eine Person gegen zwei. Wer am höchsten reizt, spielt allein und braucht 61 von 120 Augen.',
  hand: 'Alle haben zehn Karten; zwei liegen verdeckt, der Skat. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, der Rest nichts.',
  game: 'Alle geben gleich oft, gewöhnlich viermal. Dann gewinnt, wer am meisten Punkte hat.',
  bidding:
    'Die zwei höchsten Buben und vier Kreuz sind starke Trümpfe: Reiz 18, den niedrigsten Wert. Wer gefragt wird, hält oder passt.',
  skat: 'Alle anderen haben gepasst, also spielst du allein gegen zwei. Nimm den Skat auf: zwei Karten mehr zur Auswahl.',
  away: 'Leg zwei von zwölf Karten weg. Sie zählen für dich: Zehnen, die allein stehen, sind dort sicher.',
  declaring: 'Jetzt sag dein Spiel an. Deine längste Farbe wird Trumpf, und alle vier Buben sind es auch.',
  jacks: 'Die Buben sind die höchsten Trümpfe: Kreuz, Pik, Herz, Karo. Zu ihrer eigenen Farbe gehören sie nicht mehr.',
  points: 'Nicht die Stiche zählen, sondern die Karten darin. Asse und Zehnen sind am meisten wert: Fang sie.',
  won: 'Der Spielwert geht an die Person, die allein gespielt hat; verloren hätte es das Doppelte gekostet.',
  lost: 'Mit weniger als 61 ist das Spiel verloren und kostet das Doppelte seines Werts.',
  hold: 'Wer gefragt wird, hält den Wert oder passt. Nur ein höherer Wert geht darüber.',
  schneider: 'Wer der anderen Partei höchstens 30 Augen lässt, hat sie Schneider gespielt: eine Stufe mehr.',
  nullGame:
    'Bei Null gibt es keinen Trumpf, und allein darf man keinen Stich machen. Beim Grand sind nur die vier Buben Trumpf.',
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Allein gegen zwei: reizen, mit dem Skat tauschen und 61 Augen zählen.',
  minutes: '30–40',
  kinds: ['Reizen', 'eine gegen zwei'],
  level: 'hard',
  cards: ['Js', 'Jc', 'Ac'],
};

export const options: GameWords['options'] = {
  scoring: {
    name: 'Wertung',
    values: { seeger: 'Seeger-Fabian', plain: 'Einfach' },
    text: 'Nach Seeger und Fabian, wie auf Turnieren: 50 mehr für jedes gewonnene Spiel, 50 weniger für jedes verlorene, und dafür je 40 für die anderen; oder einfach der Spielwert und sonst nichts.',
  },
  rounds: {
    name: 'Wie oft alle geben',
    values: { 1: '1', 2: '2', 4: '4', 6: '6', 12: '12' },
    text: 'So oft geben alle; die Partie hat dreimal so viele Runden.',
  },
};

export const presets: GameWords['presets'] = { short: 'Alle geben einmal', plain: 'Einfache Wertung' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Wer am höchsten reizt, spielt allein gegen die anderen zwei und braucht 61 von 120 Augen, den Skat eingerechnet.',
  win: 'Haben alle {rounds}-mal gegeben, gewinnt, wer am meisten Punkte hat.',
  trick:
    'Herz ist Trumpf. Auch Anas Bube ist Trumpf, also ist Trumpf ausgespielt: Bo hat keinen, und der Pikbube ist höher.',
  scoring:
    'Zähl die Buben von Kreuz an, die man hat oder die fehlen, und eins dazu: so oft der Grundwert. Hand, Schneider und mehr sind weitere Stufen.',
  twist:
    'Die Buben sind in jedem Farbspiel die höchsten Trümpfe, und beim Grand die einzigen. Die Zehn ist höher als der König.',
  more: 'Reihum Werte sagen oder passen: 18, 20, 22 … Wer übrig bleibt, nimmt den Skat, legt zwei Karten weg und sagt das Spiel an; Null heißt: kein Stich.',
  labels: {
    trump: 'Trumpf',
    skat: 'der Skat',
    needed: 'Augen',
    value: 'Spielwert',
    clubsOne: 'Kreuz, ohne 1',
    clubsTwo: 'Kreuz, mit 2, Schneider',
    heartsThree: 'Herz Hand, mit 3',
    grandFour: 'Grand, mit 4, alle Stiche',
    jacks: 'immer die höchsten',
    rest: 'dann der Rest der Trümpfe',
  },
};
