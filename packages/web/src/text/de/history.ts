import type { WordsOf } from '@followsuit/present';
import type { history as english } from '../en/history.ts';

export const history: WordsOf<typeof english> = {
  title: 'Mein Spiel im Lauf der Zeit',
  lead: 'Aus den Analysen deiner beendeten Partien. Ungenauigkeiten und Fehler zählen mit dem, was sie an Siegchance gekostet haben.',
  review: '{n} beendete Partien analysieren',
  reviewOne: 'Deine beendete Partie analysieren',
  progress: 'Analysierte Partien',
  working: 'Partie {n} von {all} wird analysiert. Das geht weiter, während du andere Seiten ansiehst.',
  stop: 'Nach dieser Partie aufhören',
  luck: 'Glück bisher',
  luckIs: 'Das Glück war {sum} eines Sieges wert, in {n} Partien (üblich ± {error}).',
  luckOne: 'Das Glück war {sum} eines Sieges wert, in einer Partie.',
  practise: 'Meine Fehler üben',
  practiseLeft: '{n} zu üben',
  practiseNone: 'Nichts mehr zu üben.',
  trend: 'Verlust je Entscheidung',
  trendLater: 'Ab sechs Partien siehst du hier, ob du weniger Fehler machst.',
  chart: 'Verlust je Entscheidung in den letzten zehn Partien: zuerst {first}, jetzt {last}',
  ways: {
    better: 'Du verlierst weniger als früher: {before} in der früheren Hälfte deiner Partien, {now} in der späteren.',
    worse: 'Du verlierst mehr als früher: {before} in der früheren Hälfte deiner Partien, {now} in der späteren.',
    open: 'Frühere Hälfte deiner Partien: {before}; spätere Hälfte: {now}. Der Unterschied kann Zufall sein.',
  },
  byGame: 'Nach Spiel',
  byKind: 'Nach Art der Entscheidung',
  what: 'Entscheidungen in',
  lost: 'Verlust je Entscheidung',
  decisions: 'Entscheidungen',
  intervals: 'Kleine Zahlen und Striche: Dort liegt der wahre Wert in 19 von 20 Fällen.',
  costliest: 'Die teuersten Fehler',
  mistake: '{game}, {kind}: {loss}',
};
