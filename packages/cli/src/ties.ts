/** Who is level at the end of a game that only one of them has won, and the rule that decided between them. */
import type { Line } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { listed, namesOf, numbers, signed } from '@followsuit/present';
import type { SeatScene } from './scene.ts';
import { asSentence } from './wording.ts';

/** "You and Bo are level at 29. BISHOP-END-2: Ties: the bidder of that hand first …"; nothing where no tie was decided. */
export function tieWords(scene: SeatScene, over: Line): string[] {
  const { sides, text } = scene;
  const won = (side: readonly number[]): boolean => numbers(over, 'winners').includes(side[0]);
  const totals = numbers(over, 'total');
  const best = totals[sides.findIndex(won)];
  const level = sides.filter((_, i) => totals[i] === best);
  if (level.every(won)) return [];
  const who = listed(
    text,
    level.map((side) => namesOf(scene, side)),
  );
  return [[asSentence(`${who} are level at ${signed(best)}`), ...tieRule(scene)].join(' ')];
}

/** What the last rule about the end that speaks of ties says of them: pages give the general rule first. */
function tieRule({ seen: { rules } }: SeatScene): string[] {
  const found = [...sentencesOf(rules.game)].filter(([id, text]) => /-END-\d+$/.test(id) && TIE.test(text)).at(-1);
  if (!found) return [];
  const [id, text] = found;
  const parts = text.split(/(?<=\.) /);
  return [`${id}: ${parts.slice(parts.findIndex((part) => TIE.test(part))).join(' ')}`];
}

const TIE = /\b(ties?|level|shared?|equal)\b/i;
