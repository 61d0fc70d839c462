/** The words of Thief, in German. */
import type { GameWords, HomeWords, WordsOf } from '@followsuit/present';
import type * as english from './words.en.ts';

export const table: WordsOf<typeof english.table> = {
  thieves: {
    name: 'Diebe',
    unit: ['Dieb', 'Diebe'],
    are: '{suit} sind Diebe!',
    card: 'Dieb',
    more: 'Wer den niedrigsten Dieb im Stich gespielt hat, bekommt ihn als Punkt zurück. Ausgespielt sind Diebe eine Farbe wie jede andere; auf einer anderen Farbe gewinnen sie nichts.',
    unknownMore:
      'Die Diebe stehen noch nicht fest: Eine Karte, die nicht bedient, bestimmt sie. Ein Trumpf auf eine andere Farbe bestimmt nichts.',
    wouldTrump: 'damit würden {suit} Trumpf',
    wouldThief: 'damit würden {suit} zu Dieben',
  },
  asTrump: '{card} als Trumpf ausspielen',
  asThief: '{card} als Diebe ausspielen',
  openingWaiting: 'Am Ausspielen: {names}.',
  explainPoints:
    'Sag an, wie viele Punkte du holst: Jeder Stich und jeder Dieb, den du behältst, zählt 1. Genau: Nur du punktest. Mehr: alle. Weniger: alle außer dir.',
  explainTricks:
    'Sag an, wie viele Stiche du machst. Diebe zählen nicht fürs Gebot; wer sie behält, bekommt dafür immer Punkte.',
  opening: 'Du spielst aus: Wähl eine Karte und sag dann, ob ihre Farbe Trumpf ist oder die Diebe.',
  declaring: 'Trumpf oder Diebe',
  as: { trump: 'Als Trumpf', thief: 'Als Diebe' },
  chooseAs: 'Wähl Trumpf oder Diebe',
  trumpMore:
    'Die erste Karte wird als Trumpf oder als Diebe angesagt. Das andere bestimmt die erste Karte, die weder bedient noch die angesagte Farbe hat.',
  bidMore: 'Bei genau dem Gebot gehen alle anderen leer aus.',
  tricksMore: 'Bei genau dem Gebot bekommt sonst niemand Punkte für Stiche. Diebe zählen in jedem Fall.',
  goalOpening: 'Trumpf: eine lange, hohe Farbe. Diebe: eine mit niedrigen Karten.',
  goalsInPoints: {
    own: {
      under: 'Hol genau {bid} mit Stichen und Dieben: Du hast {n}.',
      hit: 'Du hast deine {bid}: keine Stiche mehr, keine Diebe mehr.',
      over: 'Mehr als deine {bid}: Jetzt zählt alles, für alle.',
    },
    others: {
      over: '{names} über {bid}: Jeder Stich und Dieb ist 1 Punkt für dich.',
    },
  },
  goals: {
    own: { over: 'Mehr als deine {bid}: Mach Stiche und behalt Diebe.' },
    others: {
      over: '{names} über {bid}: Mach Stiche und behalt Diebe.',
      lost: '{names} verfehlt {bid}: Mach Stiche und behalt Diebe.',
    },
  },
  sumWide: '{tricks} + {thieves} = {points}',
  hasWide: '{tricks} + {thieves}',
  hasLabel: '{name}: {tricks} und {thieves}',
  keys: 'Trumpf, Diebe',
  keysCell: '{trump}, {thief}',
  boxes: 'In jedem Feld: Stiche und Diebe nebeneinander, dann Punkte und Summe.',
  took: '{who} {who|hast|hat} {bid} geboten. Geholt: {tricks} und {thieves}.',
  whyPoints: {
    exact: '{who} {who|hast|hat} das Gebot genau getroffen, also {who|punktest nur du|punktet nur {who}}: {points}.',
    over: '{who} {who|hast|hat} mehr als das Gebot, also punkten alle mit Stichen und Dieben.',
    missed: '{who} {who|hast|hat} weniger als das Gebot, also punkten alle anderen mit Stichen und Dieben.',
  },
  whyTricks: {
    exact:
      '{who} {who|hast|hat} genau so viele Stiche wie geboten, also punktet sonst niemand mit Stichen; Diebe zählen immer.',
    over: '{who} {who|hast|hat} mehr Stiche als geboten, also punkten alle mit Stichen und Dieben.',
    missed:
      '{who} {who|hast|hat} weniger Stiche als geboten, also punkten alle anderen mit Stichen; Diebe zählen immer.',
  },
  points: {
    exact: 'genau {bid}: Punkte nur für {who|dich|{who}}',
    over: 'Mehr: Alle punkten mit Stichen und Dieben',
    missed: 'weniger: nichts für {who|dich|{who}}, alle anderen punkten mit Stichen und Dieben',
  },
  tricks: {
    exact: 'genau {bid} Stiche: Stiche zählen nur für {who|dich|{who}}, Diebe für alle',
    over: 'Mehr: Alle punkten mit Stichen und Dieben',
    missed: 'weniger: Stiche zählen für alle außer {who|dir|{who}}, Diebe für alle',
  },
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Sag an, wie viele Punkte du holst, und hol dann genau so viele. Jeder Stich ist ein Punkt, und auch jeder Dieb, der sich zu dir heimschleicht.',
  hand: 'Eine Runde hat 13 Stiche. Wer das höchste Gebot genau trifft, punktet allein. Bei mehr punkten alle, bei weniger alle anderen.',
  game: 'Gespielt wird, bis jemand 40 Punkte hat. Dann gewinnt, wer die meisten Punkte hat.',
  away: 'Du hast eine Karte zu viel. Leg den Matrosen der Schlösser weg, dein einziges Schloss: Ohne Schlösser kannst du sie stechen oder einen Dieb spielen.',
  bidding:
    'Alle sind einmal dran: höher bieten oder passen. Zwei Asse, drei Ritter, und Diebe kommen noch dazu: Biete 7 Punkte.',
  opening:
    'Dein Gebot ist das höchste. Spiel eine Karte aus und sag, ob ihre Farbe Trumpf ist oder die Diebe. Du hast vier Kelche: Spiel den Ritter der Kelche als Trumpf aus.',
  settled:
    'Jetzt sind {thief} die Diebe: Die erste Karte, die nicht bedient, bestimmt das. Wer ab jetzt den niedrigsten Dieb im Stich spielt, bekommt ihn als Punkt zurück.',
  home: 'Da entwischt ein Dieb: {card}. Er gewinnt nichts, schleicht sich aber heim: 1 Punkt für {name|dich|{name}}, egal wer den Stich bekommt.',
  led: 'Werden Diebe ausgespielt, gewinnen sie den Stich wie jede Farbe; der niedrigste schleicht sich trotzdem heim.',
  later:
    'Du hast {tricks}, dazu {thieves}. Wer am höchsten geboten hat, will genau treffen: Dann punktet sonst niemand.',
  exact: 'Genau das Gebot: Nur {name|du punktest|{name} punktet}.',
  over: 'Mehr als das Gebot: Alle punkten mit Stichen und Dieben.',
  under: 'Weniger als das Gebot: Alle punkten mit Stichen und Dieben, nur das höchste Gebot nicht.',
  thieves: {
    unit: ['Dieb', 'Diebe'],
    makesThieves: 'Ein Trumpf ({trump}) sticht die ausgespielte Farbe. Jede andere Karte macht ihre Farbe zu Dieben.',
    makesThievesAlone: 'Ohne Trumpf gewinnt sie den Stich nicht, aber ihre Farbe wird zu Dieben.',
    makesTrump:
      'Ein Dieb ({thief}) kommt als Punkt zurück, wenn er der niedrigste ist. Jede andere Karte macht ihre Farbe zum Trumpf und kann den Stich gewinnen.',
    thief: 'Der niedrigste Dieb im Stich ({thief}) kommt als Punkt zurück.',
    trumpAndThief:
      'Ein Trumpf ({trump}) sticht die ausgespielte Farbe; ein Dieb ({thief}) kommt als Punkt zurück, wenn er der niedrigste ist.',
  },
};

export const home: HomeWords & Pick<typeof english.home, 'minutes' | 'level' | 'cards'> = {
  sentence: 'Die niedrigste Karte der Diebesfarbe schleicht sich wieder heim – als Punkt.',
  minutes: '30–45',
  kinds: ['Bieten'],
  level: 'medium',
  cards: ['2a', '3a', 'Kc'],
};

export const options: GameWords['options'] = {
  bidIn: {
    name: 'Gebote zählen',
    values: { points: 'Stiche und Diebe', tricks: 'Nur Stiche' },
    text: 'Gebote zählen Stiche und Diebe zusammen, mindestens 3. Oder nur Stiche, mindestens 2: Dann zählen behaltene Diebe für alle, egal was aus dem Gebot wird.',
  },
  target: { name: 'Zielpunktzahl', text: 'So viele Punkte braucht der Sieg.' },
};

export const presets: WordsOf<typeof english.presets> = { tricks: 'Gebote in Stichen' };

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Jeder Stich ist ein Punkt, und auch jeder Dieb, den du behältst. Das höchste Gebot muss genau getroffen werden.',
  win: 'Wer zuerst {target} Punkte hat, gewinnt (mit {players} am Tisch).',
  trick:
    'Die 5 ist der höchste Anker und gewinnt den Stich. Kronen sind Diebe: Die niedrigste, deine 2, kommt als Punkt zu dir zurück.',
  twist:
    'Wer am höchsten bietet, spielt aus und sagt, ob diese Farbe Trumpf ist oder die Diebe. Das andere bestimmt die erste Karte, die weder bedient noch diese Farbe hat.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Ganz am Anfang legen alle außer dem Geber eine Karte weg.',
  labels: {
    tricks: 'Stiche',
    thieves: 'Diebe',
    thief: 'Diebe',
    kept: '+1 für dich',
    exact: 'Genau: Nur wer bietet, punktet',
    over: 'Mehr: Alle punkten',
    missed: 'Weniger: Alle anderen punkten',
    bidder: 'Wer bietet',
    others: 'Die anderen',
    lead: '„Trumpf!“',
    makes: 'Diebe!',
    lowest: 'niedrigste: +1',
  },
};
