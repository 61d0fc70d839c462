import type { WordsOf } from '@followsuit/present';
import type { me as english } from '../en/me.ts';

export const me: WordsOf<typeof english> = {
  title: 'Ich',
  account: 'Konto',
  agents: 'Programme',
  pages: 'Über dich',
  back: 'Zurück zu deinen Partien',
  playsAs: 'Du spielst als {name}.',

  results: 'Ergebnisse',
  places: 'Wo du gespielt hast',
  server: 'Mit anderen',
  local: 'In diesem Browser',
  localHint: 'Aus den letzten 100 Partien in diesem Browser.',
  share: '{n} von {all} gewonnen',
  place: 'Platz im Schnitt',
  bids: 'Gebote geschafft',
  of: '{n} von {all}',
  streak: 'Siege in Folge',
  streakNow: 'jetzt {now}, höchstens {best}',
  streakTop: 'jetzt {now}, deine beste Serie',
  streakBest: 'höchstens {best}',
  learned: '{n} von {all} gelernt',
  learnedHint: 'Für jedes Spiel gibt es eine Lektion.',
  learnNext: '{game} lernen',
  none: 'Noch keine beendete Partie',
  noneMore: 'Nach deiner ersten Partie stehen hier deine Ergebnisse.',
  choose: 'Spiel wählen',

  nameHint: 'Andere sehen ihn sofort, auch in laufenden Partien. Du meldest dich damit an.',
  guestNameHint: 'Andere sehen ihn sofort, auch in laufenden Partien.',
  onceHint: 'Dieses Passwort gilt nur einmal. Wähl damit ein neues.',
  data: 'Deine Daten',
  dataHint:
    'Alles, was dieser Server über dich speichert, als Datei: Name, Anmeldungen, Programme, Tische, Partien, Ergebnisse, Meldungen.',
  dataGo: 'Herunterladen',

  agentsLead:
    'Lass ein eigenes Programm an Tischen spielen. Es sitzt dort wie eine eigene Person, mit Namen und Schlüssel.',
  agentsNobody: 'Programme gehören zu einer Person: Gib dir zuerst einen Namen.',

  notify: 'Sag mir, wenn ich dran bin',
  notifyHint: 'An Tischen mit anderen bekommst du eine Mitteilung, wenn diese Seite im Hintergrund ist.',
  notifyOn: 'Du bekommst Bescheid, wenn du dran bist.',
  notifyOff: 'Keinen Bescheid geben',
  notifyDenied:
    'Der Browser erlaubt es nicht. In seinen Einstellungen kannst du Mitteilungen für diese Seite erlauben.',
  yourTurn: 'Du bist dran: {game}',
};
