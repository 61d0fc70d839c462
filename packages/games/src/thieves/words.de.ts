/** The words of Thieves, in German. */
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
  counter: 'Stiche: {count}',
  counterName: '{who}, genau · {thieves}',
  goals: {
    own: {
      over: 'Mehr als eure {bid}: Macht Stiche und behaltet Diebe.',
      lost: 'Eure {bid} schafft ihr nicht mehr: Diebe zählen trotzdem.',
    },
    others: {
      over: '{names} über {bid}: Macht Stiche und behaltet Diebe.',
      lost: '{names} verfehlen {bid}: Macht Stiche und behaltet Diebe.',
    },
  },
  hasLabel: '{name}: {thieves} behalten',
  tricks: 'Stiche',
  explain:
    'Sag an, wie viele Stiche ihr zu zweit macht. Diebe zählen nicht fürs Gebot, sind aber immer Punkte für das Paar, das sie behält.',
  bidMore: 'Fürs Gebot zählen nur Stiche. Diebe sind Punkte, egal was aus dem Gebot wird.',
  took: '{team}: {bid} geboten, {n} gemacht, {thieves} behalten.',
  why: {
    exact: '{team}: genau das Gebot, also zählen die Stiche nur für dieses Paar. Diebe zählen immer.',
    over: '{team}: mehr als das Gebot, also zählen die Stiche beider Paare. Diebe zählen immer.',
    missed: '{team}: weniger als das Gebot, also zählen die Stiche nur fürs Paar {others}. Diebe zählen immer.',
  },
  exact: 'genau {bid}: Stiche zählen nur fürs Paar {team}',
  over: 'Mehr: Stiche zählen für beide Paare',
  missed: 'weniger: Stiche zählen nur fürs Paar {others}',
  forget:
    'Diebe zählen immer für das Paar, das sie behalten hat, egal was aus dem Gebot wird; fürs Gebot zählen sie nie. Ein Trumpf auf eine andere Farbe macht keine Diebe.',
};

export const lesson: WordsOf<typeof english.lesson> = {
  goal: 'Dein Partner sitzt dir gegenüber. Sag an, wie viele Stiche ihr zwei macht, und macht dann genau so viele. Diebe, die sich heimschleichen, sind Extrapunkte.',
  hand: 'Eine Runde hat 13 Stiche. Genau das Gebot: Stiche zählen nur fürs bietende Paar. Mehr: für beide. Weniger: nur fürs andere. Diebe zählen immer für das Paar, das sie behält.',
  game: 'Gespielt wird, bis ein Paar 80 Punkte hat. Dann gewinnt das Paar mit mehr Punkten.',
  bidding:
    'Alle sind einmal dran. Diebe zählen nicht fürs Gebot. Trumpf kann nur die Farbe der offenen Karte werden: Schlösser. Du hast vier mit dem Ass: Biete 8 Stiche.',
  box: 'Nimmst du den Kasten mit drei Karten, sind Schlösser Trumpf. Lässt du ihn liegen, gibt es keinen Trumpf. Du hast vier Schlösser: Nimm ihn.',
  away: 'Leg drei Karten weg: die zwei niedrigen Kronen und deinen einzigen Kelch. Fehlt dir eine Farbe, kannst du sie stechen oder einen Dieb spielen.',
  lead: 'Das höchste Gebot spielt aus. Beginn mit dem Matrosen der Schlösser: Die Stiche deines Partners zählen wie deine, und die hohen Trümpfe der anderen müssen heraus.',
  thief:
    'Jetzt sind {thief} die Diebe: Die erste Karte, die nicht bedient, bestimmt das. Wer ab jetzt den niedrigsten Dieb im Stich spielt, bekommt ihn als Punkt zurück.',
  home: 'Da entwischt ein Dieb: {card}. Er gewinnt nichts, schleicht sich aber heim: 1 Punkt für {name|dich|{name}}, egal wer den Stich bekommt.',
  later: 'Euer Paar hat {tricks}. Fürs Gebot zählen nur Stiche; Diebe, die ihr behaltet, kommen dazu.',
  exact:
    'Genau das Gebot: Stiche zählen nur fürs bietende Paar. Diebe zählen für das Paar, das sie behalten hat, egal was aus dem Gebot wird.',
  over: 'Mehr als das Gebot: Stiche zählen für beide Paare. Diebe zählen für das Paar, das sie behalten hat, egal was aus dem Gebot wird.',
  under:
    'Weniger als das Gebot: Stiche zählen nur fürs andere Paar. Diebe zählen für das Paar, das sie behalten hat, egal was aus dem Gebot wird.',
  forced: 'Haben alle anderen gepasst, muss der Geber, der zuletzt dran ist, bieten.',
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
  sentence: 'Thief für zwei Paare: Fürs Gebot zählen Stiche, Diebe kommen dazu.',
  minutes: '40',
  kinds: ['Paare'],
  level: 'medium',
  cards: ['2u', '3u', 'Al'],
};

export const options: GameWords['options'] = {
  target: {
    name: 'Zielpunktzahl',
    text: 'So viele Punkte braucht ein Paar zum Sieg, Stiche und Diebe zusammen.',
  },
};

export const howTo: WordsOf<typeof english.howTo> = {
  goal: 'Du spielst mit der Person gegenüber. Biete, wie viele Stiche ihr zwei macht, und trefft das Gebot genau. Jeder Dieb, den ihr behaltet, ist ein Extrapunkt.',
  win: 'Das erste Paar mit {target} Punkten gewinnt.',
  trick:
    'Kelche sind Trumpf, also gewinnt die 2 den Stich. Bäume sind Diebe: Der niedrigste, der Matrose deines Partners, kommt als Punkt für euch zurück.',
  scoring: 'Diebe zählen immer, egal was aus dem Gebot wird.',
  twist:
    'Wer am höchsten bietet, nimmt den Kasten, und die offene Farbe ist Trumpf; oder lässt ihn liegen: kein Trumpf. Die erste Karte, die weder bedient noch Trumpf ist, macht ihre Farbe zu Dieben.',
  more: 'Bediene, wenn du kannst; sonst geht jede Karte. Das höchste Gebot spielt aus.',
  labels: {
    tricks: 'Stiche',
    more: 'Diebe: extra',
    thief: 'Diebe',
    kept: '+1 für euch',
    exact: 'Genau: Stiche nur fürs bietende Paar',
    over: 'Mehr: für beide Paare',
    missed: 'Weniger: nur fürs andere',
    bidders: 'Bietende',
    others: 'Andere',
    makes: 'Diebe!',
  },
};
