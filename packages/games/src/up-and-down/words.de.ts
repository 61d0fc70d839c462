/** The words of Up and Down, in German. Whoever leads out has the "Eröffnung". */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  explain:
    'Sag, wie viele Punkte du mit einem Partner holst: Obere und untere Hälfte eines Stichs sind je ein Punkt. Du spielst die erste Karte aus, sie macht Trumpf.',
  explainLead:
    'Mit der ersten Person, die einen Stich mit dir teilt, brauchst du mehr als die Hälfte aller Punkte. Teilt niemand mit dir, spielst du allein, wie bei Rot.',
  trumpMore:
    'In jeder Hälfte eines Stichs gewinnt der höchste Trumpf darin: Ein hoher Trumpf bewirkt in der unteren Hälfte nichts. Trumpf auf eine andere Farbe darfst du nur spielen, wenn du nicht bedienen kannst.',
  acts: {
    lead: 'Eröffnen: {card}',
    leadRed: 'Rot eröffnen: {card}',
    knock: 'Klopfen',
    takeBack: 'Hinwerfen (4 Münzen zahlen)',
    coin: 'Eine Münze einzahlen',
    twoCoins: 'Zwei Münzen einzahlen',
  },
  waiting: {
    opening: 'Warten auf die Eröffnung: {names}.',
    lead: 'Warten auf die erste Karte von {names}.',
  },
  up: 'Obere Hälfte: 1 Punkt',
  down: 'Untere Hälfte: 1 Punkt',
  pot: 'Topf',
  potMore: 'Aus Runden, die niemand eröffnet hat; ihn bekommt, wer die nächste gespielte Runde gewinnt.',
  potBack: 'Was jetzt eingezahlt wird, kommt zurück, sobald jemand eröffnet.',
  knocked: 'geklopft',
  paid: 'gezahlt',
  pointsShort: '{n} P.',
  halvesLabel: '{name}: {points} aus Hälften und ungeteilten Stichen',
  shareLabel: 'Eröffnung {n}, die anderen {others}; höchstens {most} möglich; Ziel: {goal}',
  halfLine: 'mehr als die Hälfte',
  bidLine: 'Gebot {bid}',
  half: 'Hälfte',
  bidMark: 'Gebot {bid}',
  needHalf: 'mehr als die Hälfte',
  needBid: '{bid} Punkte',
  leaderNeeds: '{leader} braucht {goal}.',
  youNeed: 'Du brauchst {goal}.',
  leadersNeed: '{leader} + {partner} – Ziel: {goal}.',
  playsAlone: 'Rot: kein Partner.',
  theirPartner: 'Partner: wer zuerst einen Stich mit {leader} teilt.',
  yourPartner: 'Partner: wer zuerst einen Stich mit dir teilt.',
  goals: {
    opening: 'Schaffst du mehr als die Hälfte aller Punkte?',
    auction: 'Biete, was du mit einem Partner holst: 2 Punkte pro Stich.',
    lead: 'Deine erste Karte macht Trumpf; mit einem Partner brauchst du {bid}.',
    leadOther: '{name} braucht {bid} Punkte, mit einem Partner.',
    half: {
      watcher: '{team}: bisher {n} von {all} Punkten.',
      leader: 'Mit {partner} über die Hälfte: Ihr habt {n} von {all}.',
      seeking: 'Teile einen Stich, das bringt einen Partner: Du hast {n} von {all}.',
      alone: 'Allein über die Hälfte: Du hast {n} von {all}.',
      partner: 'Bring {leader} über die Hälfte: Ihr habt {n} von {all}.',
      joining: 'Teile einen Stich mit {leader}, dann seid ihr Partner – oder lass {leader} nicht über die Hälfte.',
      against: 'Lass {team} nicht über die Hälfte: bisher {n} von {all}.',
    },
    bid: {
      watcher: '{team}: {n} von {bid} gebotenen Punkten.',
      leader: 'Hol {bid} mit {partner}: Ihr habt {n}.',
      seeking: 'Hol {bid}: Du hast {n}. Einen Stich teilen bringt einen Partner.',
      alone: 'Hol {bid} allein: Du hast {n}.',
      partner: 'Hilf {leader}, {bid} zu holen: Ihr habt {n}.',
      joining: 'Teile einen Stich mit {leader}, dann seid ihr Partner – oder halte {leader} unter {bid}.',
      against: 'Halte {team} unter {bid}: bisher {n}.',
    },
  },
  potHolds: 'Topf: {coins}',
  joined: 'Partner gefunden: {name}! {a} + {b} = {sum}',
  leader: 'Eröffnung',
  leaderTitle: 'Eröffnung',
  redLeader: 'Eröffnung, rot',
  red: 'rot',
  alone: 'allein',
  opening: 'Eröffnung',
  leadOut: 'Eröffnen: Tipp unten eine Karte an',
  leadNote: 'Ihre Farbe ist Trumpf. Gewinn 3 Münzen, Verlust 6; allein jeweils 8.',
  formal: 'Eröffne mit einer Karte oder klopfe.',
  takeBack: 'Alle haben geklopft: Eröffne oder wirf hin.',
  informal: 'Eröffne mit einer Karte oder zahl eine Münze ein.',
  lastCoin: 'Du kommst zuletzt: Eröffne oder zahl zwei Münzen ein.',
  leadPrompt: 'Spiel aus: Die Farbe deiner ersten Karte ist Trumpf.',
  knockNote: 'Überlass es den anderen.',
  takeBackNote: 'Je eine Münze an alle anderen.',
  coinNote: 'Du eröffnest nicht. Sie kommt zurück, wenn es jemand anders tut.',
  coinWarning: 'Wer zuletzt kommt, zahlt zwei.',
  lastCoinNote: 'Du kommst zuletzt: Das kostet zwei.',
  nobodyLed: 'Keine Eröffnung',
  unled: 'Alle haben gezahlt, statt zu eröffnen; {pot} Münzen liegen im Topf.',
  whyUnled:
    'Alle haben eine Münze gezahlt (wer zuletzt kam, zwei), und der Topf geht an die, die die nächste gespielte Runde gewinnen.',
  thrownIn: 'Hingeworfen',
  tookBack: 'Alle haben geklopft, und der Geber hat hingeworfen.',
  whyTookBack: 'Hinwerfen kostet den Geber je eine Münze an alle anderen.',
  moreThan: '{team}: mehr als die Hälfte!',
  exactHalf: '{team}: genau die Hälfte',
  notHalf: '{team}: weniger als die Hälfte',
  tookOf: '{team}: {n} von {all} Punkten.',
  tookOn: '{team}: {n} von {all} Punkten bei Gebot {bid}.',
  why: {
    made: '{team}: mehr als die Hälfte. Das bringt je 3 Münzen, und die anderen zahlen je 2.',
    missed: '{team}: nicht mehr als die Hälfte. Wer eröffnet hat, zahlt 6 Münzen, die drei anderen bekommen je 2.',
    madeAlone: '{team}: allein mehr als die Hälfte. Das bringt je 2 Münzen von allen anderen.',
    missedAlone: '{team}: allein nicht mehr als die Hälfte. Das kostet je 2 Münzen an alle anderen.',
    exact: '{team}: genau das Gebot, also punktet sonst niemand.',
    over: '{team}: mehr als geboten, also bekommen auf beiden Seiten alle, was ihre Seite geholt hat.',
    together: '{team}: weniger als geboten, also bekommen alle anderen je, was sie zusammen geholt haben.',
    each: '{team}: weniger als geboten, also bekommen alle anderen, was sie selbst geholt haben.',
  },
  forget:
    'Ein hoher Trumpf bewirkt in der unteren Hälfte nichts, tote Karten bilden keine Hälfte, und wer die obere Hälfte holt, spielt aus.',
  forgetCoins: 'Genau die Hälfte verliert; der Partner zahlt dabei nichts.',
  hands: 'Runde {n} von {hands}. Wer die meisten Münzen hat, gewinnt.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Jeder Stich hat zwei Hälften: eine für den besten Buchstaben, eine für die beste Zahl. Jede ist ein Punkt. Wer eröffnet, braucht mit einem Partner mehr als die Hälfte aller Punkte.',
  hand: 'Eine Runde hat elf Stiche. Holt das Paar der Eröffnung mehr als die Hälfte der Punkte, zahlen die drei anderen. Wenn nicht, zahlt, wer eröffnet hat.',
  game: 'Alle beginnen mit 30 Münzen und geben zweimal. Nach zehn Runden gewinnt, wer die meisten Münzen hat.',
  opening:
    'Niemand bietet. Eröffne, und die Farbe deiner Karte ist Trumpf; oder klopfe und überlass es den anderen. Eröffne mit der Sieben der Anker: dem höchsten Trumpf der unteren Hälfte.',
  halves:
    'Ass, Ritter, Bischof, Bauer und Matrose sind oben, Zahlen unten. Die obere Hälfte ging an {high|dich|{high}}, die untere an {low|dich|{low}}: je ein Punkt.',
  yourPartner: 'Zum ersten Mal teilt jemand einen Stich mit dir: {name} ist in dieser Runde dein Partner.',
  youArePartner: 'Du hast einen Stich mit der Eröffnung geteilt: Ihr seid in dieser Runde Partner.',
  theirs: '{bidder} und {partner} haben einen Stich geteilt und sind in dieser Runde Partner.',
  trump: 'Trumpf ({trump}) schlägt die ausgespielte Farbe, aber nur in seiner Hälfte. Jede andere Karte ist tot.',
  later:
    'Du hast {points}. Wer die obere Hälfte holt, spielt zum nächsten Stich aus. Liegen nur Buchstaben oder nur Zahlen, gibt es einen Punkt.',
  nobodyLed: 'Niemand hat eröffnet: Der Geber zahlt allen anderen eine Münze.',
  leaderAlone: 'Die Eröffnung blieb allein: zwei Münzen von allen anderen oder zwei an alle anderen.',
  made: 'Das Paar der Eröffnung hat mehr als die Hälfte: je drei Münzen, und die anderen zahlen je zwei.',
  missed: 'Das Paar der Eröffnung hat nicht mehr als die Hälfte: Wer eröffnet hat, zahlt allein sechs Münzen.',
  red: 'Wer eröffnet, darf „Rot“ sagen und allein gegen alle spielen: etwas für Mutige mit sehr guten Karten.',
  thrownIn: 'Haben alle anderen geklopft, muss der Geber eröffnen oder hinwerfen und allen anderen eine Münze zahlen.',
};

export const home: HomeWords = {
  ...english.home,
  sentence: 'Jeder Stich hat eine obere und eine untere Hälfte. Wer teilt, wird Partner.',
  kinds: ['geheimer Partner'],
};

export const options: GameWords['options'] = {
  scoring: {
    name: 'Wertung',
    values: { coins: 'Münzen', points: 'Punkte' },
    text: 'Um Münzen, mit Eröffnung; oder um Punkte, dann wird stattdessen geboten.',
  },
  opening: {
    name: 'Eröffnung',
    values: { formal: 'Der Reihe nach', informal: 'Alle jederzeit' },
    text: 'Nur bei Münzen: Einmal reihum darf eröffnet werden. Oder alle dürfen jederzeit, und will niemand, zahlen alle in den Topf.',
  },
  rounds: { name: 'Wie oft alle geben', text: 'Nur bei Münzen: Die Partie hat fünfmal so viele Runden.' },
  stake: { name: 'Münzen zu Beginn', text: 'Nur bei Münzen: So viele haben alle am Anfang.' },
  target: { name: 'Zielpunktzahl', text: 'Nur bei Punkten: Wer sie erreicht, gewinnt.' },
  opponents: {
    name: 'Gegner bei verfehltem Gebot',
    values: { together: 'Alle die gemeinsamen Punkte', each: 'Alle die eigenen Punkte' },
    text: 'Nur bei Punkten: Nach einem verfehlten Gebot bekommen alle Gegner ihre gemeinsamen Punkte – oder nur die eigenen.',
  },
};

export const presets: WordsOf<typeof english.presets> = {
  informal: 'Wirtshaus-Eröffnung',
  points: 'Punkte statt Münzen',
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Ein Stich hat zwei Hälften, je ein Punkt: Der beste Buchstabe holt die obere, die beste Zahl die untere. Wer eröffnet, braucht mit einem Partner mehr als die Hälfte aller Punkte.',
  win: 'Alle beginnen mit {stake} Münzen. Wenn alle zweimal gegeben haben, gewinnt, wer die meisten hat.',
  trick: 'Schlösser sind Trumpf, in beiden Hälften: Der Matrose holt die obere, deine 2 die untere.',
  scoring: 'Sag beim Eröffnen „Rot“, um allein zu spielen.',
  twist:
    'Niemand bietet: Wer sich traut, eröffnet, und diese erste Farbe ist Trumpf. Wer zuerst einen Stich mit der Eröffnung teilt, ist Partner.',
  more: 'Nur Trumpf und die ausgespielte Farbe zählen. Nur Buchstaben oder nur Zahlen: Der Stich wird nicht geteilt, ein Punkt. Bediene, wenn du kannst.',
  labels: {
    letters: 'obere Hälfte',
    numbers: 'untere Hälfte',
    high: 'obere Hälfte',
    low: 'untere Hälfte',
    won: 'Mehr als die Hälfte',
    lost: 'Höchstens die Hälfte',
    red: 'Allein, mehr als die Hälfte',
    redLost: 'Allein, höchstens die Hälfte',
    leader: 'Eröffnung',
    partner: 'Partner',
    others: 'Andere je',
    leads: 'eröffnet',
    joins: 'Partner!',
  },
};
