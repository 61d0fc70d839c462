/** What has happened, in words that only the terminal says. */
import type { Line } from '@followsuit/engine';
import { counted } from '@followsuit/present';
import { type Position, pieceSuit, type Suit, toTurn, withPointsLeft } from '../position.ts';
import { groundOf, sealedBy, sealedIn } from '../sealed.ts';
import { allLeftWords, lineWords, type PiecepackWords, suitsWords } from '../wording.ts';
import type { Moment } from './moment.ts';

/** What an act did, told after it; `before` is the position before it. */
export function actWords({ text, position }: Moment, before: Position, act: Line): string {
  const coin = String(act.coin);
  if (act.do === 'place') return `${coin} lies on ${act.to}.`;
  if (act.do === 'move') return `${coin} goes from ${before.coins[coin]} to ${act.to}.`;
  if (act.do === 'flip') {
    const suit = pieceSuit(coin);
    const all = ` All coins of ${text.suits[suit]} are stones now: phase 2 from their next roll.`;
    return `${coin} is turned over.${toTurn(position, suit) > 0 ? '' : all}`;
  }
  if (act.do !== 'walk') return '';
  const suit = act.pawn as Suit;
  const pawn = `The pawn of ${text.suits[suit]}`;
  if (act.to !== 'home') return `${pawn} walks from ${before.pawns[suit]} to ${act.to}.`;
  const left = position.points[suit] > 0;
  return `${pawn} is home! ${left ? allLeftWords(text, position, [suit]) : 'Its stones lie where they are for good.'}`;
}

/** A word of warning, not a rule: that a pawn has no way home any more, or will have none after this part. */
export function sealedWarning({ rules, text, position }: Moment, mayTakeBack: boolean): string | null {
  const ground = groundOf(rules.options);
  const sealed = sealedIn(position, ground);
  if (sealed.length > 0) {
    const { back, late } = text.sealedThen;
    return `${suitsWords(text, text.sealed, sealed)} ${mayTakeBack ? back : late}`;
  }
  const [suit] = withPointsLeft(position).length === 0 ? [] : sealedBy(position, { do: 'done' }, ground);
  if (suit === undefined) return null;
  return `As the stones lie now, the pawn of ${text.suits[suit]} has no way home once you are done: use the points left to open one.`;
}

/** An act as it is typed. */
export function typedForm({ do: name, coin, pawn, to }: Line): string {
  if (name === 'move') return `${coin} ${to}`;
  if (name === 'walk') return `${pawn} ${to}`;
  return [name, coin, to].filter((word) => word !== undefined).join(' ');
}

/** Turns that `log` shows unless all are asked for. */
const LATELY = 5;

/** What was rolled and done in the last turns, a paragraph for each roll. */
export function logParagraphs(text: PiecepackWords, record: readonly Line[], all: boolean): string[] {
  const parts: { turn: number; text: string; acts: string[] }[] = [];
  for (const line of record) {
    const last = parts[parts.length - 1];
    if (line.ev === 'setup')
      parts.push({ turn: 0, text: `Tiles ${(line.tiles as readonly string[]).join(', ')}.`, acts: [] });
    else if (line.ev === 'roll') parts.push({ turn: Number(line.turn), text: lineWords(text, line) ?? '', acts: [] });
    else if (line.ev === 'act' && line.do !== 'done') last.acts.push(typedForm(line));
  }
  const turn = parts[parts.length - 1]?.turn ?? 0;
  const earlier = all ? 0 : Math.max(0, turn - LATELY);
  const shown = parts.filter((part) => all || part.turn > earlier);
  const lines = shown.map(({ text, acts }) => `${text} ${acts.length === 0 ? 'Nothing was done' : acts.join(', ')}.`);
  return earlier > 0 ? [...lines, `(${counted(earlier, ['earlier turn', 'earlier turns'])}: log all)`] : lines;
}
