/** The tied sides at the end of a game with one winner, and the rule that broke the tie. */
import type { Line } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';
import { listed, namesOf, numbers, signed } from '@followsuit/present';
import type { SeatScene } from './scene.ts';
import { asSentence } from './wording.ts';

/** "You and Bo are level at 29. BISHOP-END-2: Ties: the bidder of that hand first …"; empty if there was no tie. */
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

/** What the last end rule that mentions ties says about them: pages give the general rule first. */
function tieRule({ seen: { rules } }: SeatScene): string[] {
  const found = [...sentencesOf(rules.game)].filter(([id, text]) => /-END-\d+$/.test(id) && TIE.test(text)).at(-1);
  if (!found) return [];
  const [id, text] = found;
  const parts = text.split(/(?<=\.) /);
  return [`${id}: ${parts.slice(parts.findIndex((part) => TIE.test(part))).join(' ')}`];
}

const TIE = /\b(ties?|level|shared?|equal)\b/i;
