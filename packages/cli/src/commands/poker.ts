/** `followsuit poker`: compares poker hands of the Vines deck. */
import { codesOf, handOf, pokerName, pokerScore } from '@followsuit/games';
import type { Command } from 'commander';
import { UserError } from '../errors.ts';

export function define(command: Command): void {
  command.action((texts: string[]) => {
    process.stdout.write(`${judged(texts).join('\n')}\n`);
  });
}

/** A line per hand, winners marked. */
function judged(texts: readonly string[]): string[] {
  const hands = texts.map((text) => {
    const cards = handOf(text);
    if (typeof cards === 'string') throw new UserError(cards);
    return cards;
  });
  const all = hands.flat();
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined)
    throw new UserError(`The card ${codesOf([twice])} is in two hands, and the deck has one of each.`);
  const scores = hands.map(pokerScore);
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score, i) => {
    const mark = scores.length === 1 || score < best ? '' : winners > 1 ? '  (shares the win)' : '  (wins)';
    return `${codesOf(hands[i]).join(' ')}: ${pokerName(score)}${mark}`;
  });
}
