import type { WordsOf } from '@followsuit/present';
import type { fair as english } from '../en/fair.ts';

export const fair: WordsOf<typeof english> = {
  title: 'Der Server hat sein Versprechen über die Karten nicht gehalten.',
  record: 'Das Protokoll',
  chances: { draw: 'Die Auslosung der Plätze', deal: 'Runde {n}', roll: 'Wurf in Zug {n}', setup: 'Der Aufbau' },
  next: 'Das nächste Geben',
  faults: {
    swapped:
      '{what}: Der Server hat ein Geheimnis versprochen und hat jetzt ein anderes. Er konnte sich die Karten aussuchen.',
    unpromised: '{what}: Der Server hat ohne Versprechen gegeben. Er konnte sich die Karten aussuchen.',
    'left-out':
      '{what}: Der Server hat die Zufallszahlen dieses Browsers weggelassen, obwohl er sie rechtzeitig hatte.',
    replaced: '{what}: Der Server hat für deinen Platz andere Zufallszahlen verwendet als die, die er von dir hat.',
    moved: '{what}: Der Server hat die Leute von anderen Plätzen umgesetzt als denen, auf denen sie saßen.',
    derived: '{what}: Die Karten folgen nicht aus dem versprochenen Geheimnis und den Zufallszahlen.',
    unpublished:
      '{what}: Der Server hat sein Geheimnis nicht veröffentlicht. Deshalb kann niemand die Karten nachprüfen.',
    missing: '{what}: Hier wurde gespielt, aber im Protokoll der Partie fehlt das.',
    changed: '{what}: Hier steht nicht das, was dir während der Partie gezeigt wurde.',
    cards: '{what}: Du hattest andere Karten als die, die im Protokoll für dich stehen.',
    table: '{what} gehört zu einem anderen Tisch.',
    broken: '{what} dieser Partie verstößt gegen die Regeln des Spiels oder ist nicht lesbar.',
  },
  more: 'Und {n} weitere.',
  advice:
    'Verlass dich bei diesem Server nicht auf die Karten. Lade das Protokoll herunter und frage, wer den Server betreibt.',
  see: 'Das Geben ansehen',
  kept: 'Dein Browser war dabei: Bei {n}-mal Mischen wurde ihm das Versprechen vorher gezeigt, und jedes steht so in diesem Protokoll.',
  own: 'Seine eigenen Zufallszahlen stecken in {n} davon.',
  late: 'Bei {n} kamen sie zu spät, sagt der Server.',
};
