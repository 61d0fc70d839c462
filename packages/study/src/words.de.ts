/** The words of the laboratory in German. */
import type { LabWords } from './words.en.ts';

export const labGerman: LabWords = {
  metrics: {
    wins: {
      name: 'Siege',
      definition:
        'Der Anteil der Blätter, in denen eine Seite am meisten erzielt (bei ganzen Spielen: der gewonnenen Spiele); ein geteilter Sieg zählt in Teilen.',
    },
    score: {
      name: 'Punkte',
      definition: 'Die mittleren Punkte einer Seite in einem Blatt, oder ihr mittlerer Stand am Ende eines Spiels.',
    },
    winsInPosition: {
      name: 'Siege nach Reihenfolge',
      definition:
        'Der Anteil der Blätter, die gewinnt, wer als Erster, Zweiter und so weiter spricht, in Spielen, die reihum beginnen.',
    },
    scoreInPosition: {
      name: 'Punkte nach Reihenfolge',
      definition: 'Die mittleren Punkte eines Blatts für die Seite, die als erste, zweite und so weiter spricht.',
    },
    gap: { name: 'Punkteabstand', definition: 'Der Abstand zwischen den meisten und den wenigsten Punkten.' },
    bid: {
      name: 'Gebot',
      definition:
        'Die Zahl, um die in einem Blatt gespielt wird; wo alle für sich bieten, der Mittelwert ihrer Gebote.',
    },
    played: {
      name: 'Blätter mit Gebot',
      definition: 'Der Anteil der Blätter, in denen jemand um ein Gebot oder einen Kontrakt spielt.',
    },
    made: {
      name: 'Erfüllte Gebote',
      definition: 'Der Anteil der Gebote und Kontrakte, die erfüllt werden; die anderen sind verfehlt.',
    },
    hands: { name: 'Blätter im Spiel', definition: 'Wie viele Blätter ein Spiel dauert.' },
    tricks: { name: 'Stiche', definition: 'Wie viele Stiche ein Blatt hat.' },
    acts: {
      name: 'Handlungen',
      definition: 'Wie viele Handlungen, Karten eingeschlossen, ein Blatt oder Spiel braucht.',
    },
    forced: {
      name: 'Erzwungenes',
      definition: 'Der Anteil der Handlungen, zu denen es keine erlaubte Alternative gibt.',
    },
    leadChanges: {
      name: 'Führungswechsel',
      definition:
        'Wie oft eine andere Seite in Führung geht, wenn man nach jedem Stich abrechnete (bei Spielen: nach dem Stand jedes Blatts).',
    },
    drama: {
      name: 'Spannung',
      definition:
        'Wie viele Punkte die Sieger hinter den Führenden liegen, im Mittel über alle Augenblicke vor dem letzten.',
    },
    decided: {
      name: 'Entschieden bei',
      definition:
        'Der Anteil des Blatts oder Spiels, der vorbei ist, wenn der spätere Sieger endgültig in Führung geht.',
    },
    idleTricks: {
      name: 'Folgenlose Stiche',
      definition:
        'Der Anteil der Stiche, in denen keine andere Karte die Punkte geändert hätte, wenn alle wie gewohnt weiterspielen.',
    },
    cardWeight: {
      name: 'Gewicht einer Karte',
      definition:
        'Wie viele Punkte die beste Karte mehr bringt als der Durchschnitt aller erlaubten, bei offenen Karten und gewohntem Spiel.',
    },
    callWeight: {
      name: 'Gewicht eines Gebots',
      definition:
        'Wie viele Punkte die beste Wahl außerhalb der Stiche mehr bringt als der Durchschnitt aller erlaubten, wie bei Karten.',
    },
    luck: {
      name: 'Glücksanteil',
      definition:
        '100 %: Die Karten entscheiden alles; 0 %: nur das Spiel. Es ist die Korrelation der Punkte, wenn wechselhafte Spieler ein Blatt zweimal spielen. Was ein Platz im Mittel bringt, zählt nicht.',
    },
    better: {
      name: 'Der Bessere gewinnt',
      definition:
        'Wie oft ein Spieler (oder eine Seite) der gespielten Stufe gegen lauter Spieler der nächstschwächeren gewinnt. Die Stufen sind Irgendwie, Leicht, Verein, Profi und Meisterhaft.',
    },
  },
  acts: {
    bid: 'bieten',
    pass: 'passen',
    discard: 'Karten weglegen',
    take: 'offene Karte nehmen',
    noTrump: 'ohne Trumpf spielen',
    zero: 'Null bieten',
    doubleZero: 'Doppelnull bieten',
    less: 'weniger bieten',
    look: 'Karten ansehen',
    blind: 'blind',
    forfeit: 'aufgeben',
    play: 'spielen',
    lead: 'ausspielen',
    red: 'rot',
    knock: 'klopfen',
    coin: 'Münze einsetzen',
    takeBack: 'Runde abbrechen',
    trump: 'Trumpf',
    none: 'keiner',
    order: 'aufnehmen lassen',
    alone: 'allein',
    name: 'Trumpf nennen',
    hold: 'halten',
    declare: 'ansagen',
    set: 'Trumpf',
  },
  faults: {
    noTricks: '{game} hat keine Stiche; das Labor ist für Stichspiele.',
    already: '{id}: {value} gilt schon; nenne einen anderen Wert zum Vergleichen.',
    partners:
      'Das Labor vergleicht Regeln mit denselben Partnern; wähle die Partner für beide Fassungen mit einer Option des Spiels.',
  },
  report: {
    title: '{game}: {what}',
    question: 'Was ändert das: {what}?',
    nothing: 'nichts',
    is: '{id}: {value} statt {before}',
    rule: '{text} (bisher: {before}; {rule}).',
    setting: '{id}: {value} (bisher: {before}).',
    fixed: 'In beiden Fassungen: {list}.',
    variant: 'Das geänderte Spiel ist die Variante „{name}“ ({hash}).',
    variantBefore: 'Das Spiel vor der Änderung ist die Variante „{name}“ ({hash}).',
    and: '; ',
    relearnedTitle: 'Alte Gewohnheit und neu gelernt',
    relearnedLead:
      'Oben haben alle Spieler die Gewohnheiten der alten Regel. Hier steht die Wirkung der Regel auf sie neben ihrer Wirkung auf Spieler, die geübt haben: die einen unter der alten Regel, für die alte Regel, und die anderen ebenso lang unter der geänderten, für die geänderte. Alle haben zweimal geübt, mit verschiedenen Startwerten, und jeder Durchgang hat seine Spalte. Die Intervalle decken das Glück der Blätter, nicht das beim Üben: Wie verschieden gleich lang Geübte sind, zeigt der Abstand der Durchgänge. Ist eine Wirkung nur bei einer Gruppe mehr als Zufall, müssen sich beide nicht unterscheiden.',
    relearnedDiffer:
      'Bei {n} von {all} Werten ist die Wirkung nur bei einer Gruppe mehr als Zufall oder umgekehrt: {list}.',
    relearnedAgree:
      'Nirgends ist die Wirkung in allen Durchgängen des Übens nur bei einer Gruppe mehr als Zufall oder umgekehrt.',
    relearnedLuck:
      'Bei {n} von {all} Werten sind die Durchgänge des Übens uneins, in der Richtung oder um mehr als ihre Intervalle; dort hängt die Wirkung auf Geübte vom Glück beim Üben ab: {list}.',
    relearnedGain:
      'In {n} Blättern von jeder Seite aus spielen die, die unter der geänderten Regel geübt haben, dort besser als Spieler mit alter Gewohnheit, und das ist in jedem Durchgang mehr als Zufall: Sie haben etwas gelernt.',
    relearnedNoGain:
      'In {n} Blättern von jeder Seite aus spielen die, die unter der geänderten Regel geübt haben, dort nicht in jedem Durchgang mehr als zufällig besser als Spieler mit alter Gewohnheit: Vielleicht haben sie zu wenig gelernt, um zu sagen, was die Regel bei erfahrenen Spielern bewirkt.',
    verdicts: {
      both: 'beide',
      reversed: 'umgekehrt',
      onlyHabits: 'nur alte Gewohnheit',
      onlyRelearned: 'nur neu gelernt',
      luck: 'hängt vom Üben ab',
      neither: '–',
    },
    levels: { random: 'Irgendwie', simple: 'Leicht', club: 'Verein', expert: 'Profi', master: 'Meisterhaft' },
    lead: '{deals} unter jeder Regel, {players} Spieler, gespielt von Bots der Stufe {level}.',
    seriesLead: 'Bis zu {deals} je Einstellung, {players} Spieler, gespielt von Bots der Stufe {level}.',
    firstHands: 'Jedes Blatt ist das erste einer Partie, und Platz 1 gibt oder beginnt.',
    deals: '{n} Blätter',
    games: '{n} Spiele',
    flagged: '{n} von {all} Werten haben sich mehr als zufällig geändert: {list}.',
    unflagged: 'Kein Wert hat sich mehr als zufällig geändert.',
    tooWide:
      'Alle {n} Blätter sind gespielt, und die Änderungen der Siege sind noch nicht so genau bekannt wie verlangt: Das breiteste Intervall misst von Ende zu Ende {reached}, nicht {width}. Mehr Blätter machen es schmaler.',
    tooFew:
      '{n} Blätter sind zu wenige für ein Intervall; die Änderungen der Siege sollten auf {width} genau bekannt sein.',
    figures: 'Werte',
    figure: 'Wert',
    interval: 'Intervall',
    beyond: 'kein Zufall',
    acts: 'Gebote und andere Handlungen',
    act: 'Handlung',
    chosen: 'gewählt (so oft möglich)',
    made: 'geschafft (so oft gespielt)',
    never: 'Nie gewählt, jetzt: {before}. Nach der Änderung: {after}.',
    none: 'nichts',
    shown: 'Die Blätter, die sich am meisten änderten',
    shownOf:
      'Beide Regeln teilten {shared} der Blätter, wie der Vorlauf es entschied; nur unter diesen sind die, die sich am meisten änderten.',
    shownNone: 'Kein Blatt wurde unter beiden Regeln gespielt, deshalb gibt es keins nebeneinander anzusehen.',
    hand: 'Platz {n}: {cards}',
    stock: 'nicht ausgeteilt: {cards}',
    parting: 'hier trennen sich die beiden',
    deal: 'Blatt {n}: {by} Punkte verschoben',
    seatActs: 'Platz {n}: {act}',
    trick: 'Stich {n}: Platz {leader} spielt aus, {cards}; Platz {taker} macht ihn',
    scored: 'Punkte: {points}',
    method: 'Methode',
    methodText:
      '± ist der Bereich der Werte, die zu den gespielten Blättern passen. Wir sind streng, weil {n} Werte angesehen werden. Die Einheit der Auswertung ist das Blatt. Jedes Intervall ist eine Konfidenzfolge: Es gilt mit 95 % zu allen Zeiten zugleich; wer zuschaut und früh aufhört, wird nicht getäuscht (Waudby-Smith und andere, Annals of Statistics 52, 2024). Eine Änderung gilt als mehr als zufällig, wenn ihr zu allen Zeiten gültiger p-Wert nach Holms Korrektur über alle {n} Werte höchstens 5 % ist: Ändert sich nichts, nennt höchstens eine von zwanzig Studien etwas. Die Plätze werden nicht vertauscht, da manche Spiele ihnen verschieden viele Karten geben.',
    pilot:
      'Ein Vorlauf von 200 Blättern, die beide Regeln teilten: Dieselben Blätter unter beiden Regeln zu spielen ist so viel wert wie {factor}-mal so viele getrennte (Median aller Werte mit genug Blättern), deshalb sind die übrigen {how}.',
    shared: 'auch gemeinsam',
    fresh: 'getrennt für jede Regel',
    different: 'Von {shared} gemeinsamen Blättern verliefen {different} anders.',
    family:
      'Das sind {n} Werte für jeden von {values} Einstellungen: Die p-Werte nach Holms Korrektur für eine Einstellung werden mit der Zahl der Einstellungen multipliziert.',
    byClock:
      'Die Bots dachten nach der Uhr (--time): Ein weiterer Lauf gibt andere Zahlen; --simulations gibt dieselben wieder.',
    unfinished: '{before} und {after} Spiele hatten nach 200 Blättern kein Ende.',
    again: 'Noch einmal dieselben Zahlen',
    definitions: 'Definitionen',
    values: 'Werte je Einstellung',
    neverTitle: 'Nie gewählte Handlungen',
    variants: 'Varianten',
    dealsAt: 'Blätter',
    balanceTitle: '{game}: Bei welcher Einstellung ({id}) ist {metric} {target}?',
    balanceLead:
      'Die Linie zeigt den Wert für jede versuchte Einstellung mit seinem Intervall; die gestrichelte Linie ist das Ziel. Alle Intervalle gelten zusammen mit 95 %.',
    target: 'Ziel',
    tried: 'Versuchte Einstellungen',
    found: '{metric} ist {target} bei {id} {low}.',
    foundRange: 'Bei {id} {low} bis {high} ist {metric} mit diesen Blättern nicht von {target} zu unterscheiden.',
    foundBetween: '{metric} ist {target} zwischen {id} {low} und {high}: keine ganze Zahl trifft es.',
    foundNone: 'Keine der versuchten Einstellungen macht {metric} {target}; {id} {low} kommt am nächsten.',
    estimate: 'Die Gerade zwischen Nachbarn trifft es bei {n}.',
    sweepTitle: '{game}: {id} von {low} bis {high}',
    sweepLead: 'Die Linie zeigt den Wert mit seinem Intervall; die gestrichelte Linie ist die Regel, wie sie ist.',
  },
  seat: 'Platz {n}',
  side: 'Plätze {seats}',
  position: 'als {n}.',
  before: 'jetzt',
  after: 'geändert',
  change: 'Änderung',
  habits: 'alte Gewohnheit',
  relearned: 'neu gelernt',
};
