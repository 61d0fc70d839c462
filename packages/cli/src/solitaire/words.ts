/** What happens, in words. */
import type { Line, State } from '@followsuit/engine';
import {
  AT,
  COIN_NAMES,
  inPhaseOne,
  isHome,
  isStone,
  LATER,
  MOVING,
  PART,
  PAWN,
  PER_SUIT,
  PHASE,
  type PiecepackRules,
  POINTS,
  pawnsHome,
  SUITS,
  suitOf,
  TURN,
} from '@followsuit/games/piecepack-stepping-stones';
import { bold, dim } from '../colour.ts';
import { counted, lineWidth, widthOf } from '../text.ts';
import { suitName } from './board.ts';
import { rollWords } from './dice.ts';

/** What an act did, told after it; `before` is the position before it. */
export function actWords(rules: PiecepackRules, before: State, after: State, act: Line): string {
  const { names } = rules.board;
  const coin = COIN_NAMES.indexOf(String(act.coin));
  const suit =
    act.pawn === undefined ? suitOf(Math.max(coin, 0)) : (SUITS as readonly string[]).indexOf(String(act.pawn));
  if (act.do === 'place') return `${act.coin} lies on ${act.to}.`;
  if (act.do === 'move') return `${act.coin} goes from ${names[before[AT + coin]]} to ${act.to}.`;
  if (act.do === 'flip')
    return `${act.coin} is turned over.${inPhaseOne(after, suit) ? '' : ` All coins of ${suitName(suit)} are stones now: phase 2 from their next roll.`}`;
  if (act.do !== 'walk') return '';
  if (act.to !== 'home') return `The pawn of ${suitName(suit)} walks from ${names[before[PAWN + suit]]} to ${act.to}.`;
  const left = after[POINTS + suit];
  if (left > 0)
    return `The pawn of ${suitName(suit)} is home! ${leftWords(left, suit)}; after this turn they lie for good.`;
  return `The pawn of ${suitName(suit)} is home! Its stones lie where they are for good.`;
}

/** What is left of a die when its pawn is home: "3 points are left for the stones of suns". */
const leftWords = (left: number, suit: number): string =>
  `${counted(left, 'point')} ${left === 1 ? 'is' : 'are'} left for the stones of ${suitName(suit)}`;

/** An act as it is typed. */
export function typedForm({ do: name, coin, pawn, to }: Line): string {
  if (name === 'move') return `${coin} ${to}`;
  if (name === 'walk') return `${pawn} ${to}`;
  return [name, coin, to].filter((word) => word !== undefined).join(' ');
}

/** How each suit stands: "suns 3 to turn, moons all stones, arms home". */
export const standing = (s: State): string =>
  SUITS.map(
    (_, suit) =>
      `${suitName(suit)} ${isHome(s, suit) ? 'home' : inPhaseOne(s, suit) ? `${toTurn(s, suit)} to turn` : 'all stones'}`,
  ).join(' · ');

function toTurn(s: State, suit: number): number {
  let n = 0;
  for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) if (!isStone(s, coin)) n++;
  return n;
}

/** "1 of 4 pawns home". */
export const homeWords = (s: State): string => `${pawnsHome(s)} of ${SUITS.length} pawns home`;

/** The line above the board: the turn, its part where it has two, and the pawns home. */
export function headerLine(s: State): string {
  const parts = s[PART] === 2 ? ', second part' : s[LATER] === 0 ? '' : ', first part';
  const turn = s[PHASE] === MOVING ? `turn ${s[TURN]}${parts}` : 'before the first turn';
  const text = `── ${bold('Stepping Stones')} · ${turn} · ${homeWords(s)} `;
  return text + dim('─'.repeat(Math.max(0, lineWidth() - widthOf(text))));
}

/** What `score` says; `best` is the fewest turns of a win so far. */
export const scoreLines = (s: State, best: number | null): string[] => [
  `Turn ${s[TURN]}, ${homeWords(s)}.`,
  standing(s),
  best === null ? 'You have no win with these options yet.' : `Your best with these options: ${counted(best, 'turn')}.`,
];

/** How good a win is, by the turns it took; the page rates the base game alone. */
export function rating({ options }: PiecepackRules, turns: number): string | null {
  if (options.board !== 'small' || options.aces !== 'none') return null;
  if (turns < 50) return 'superb';
  if (turns < 65) return 'very good';
  return turns < 85 ? 'good' : 'done';
}

/** PIECEPACK-END-2 to -5. */
const LOST: Readonly<Record<string, string>> = {
  stuck: 'No roll whatever could allow anything any more',
  'dead-roll': 'The dice of this turn allowed nothing at all',
  'turn-limit': 'This was the last turn',
  resigned: 'You gave up',
};

/** The result. */
export function overWords(rules: PiecepackRules, { winners, total, turns, reason }: Line): string {
  const home = (total as readonly number[])[0];
  if ((winners as readonly number[]).length > 0) {
    const rated = rating(rules, Number(turns));
    return `All four pawns are home in turn ${turns}: you won${rated === null ? '' : ` (${rated})`}.`;
  }
  return `${LOST[String(reason)]}: the game is lost in turn ${turns}, with ${home} of ${SUITS.length} pawns home.`;
}

/** A win next to the best one before. */
export function bestWords({ winners, turns }: Line, best: number | null): string[] {
  if ((winners as readonly number[]).length === 0 || best === null) return [];
  const now = Number(turns);
  return [
    now < best
      ? `That is your best with these options; it was ${best} turns.`
      : `Your best with these options is ${counted(best, 'turn')}.`,
  ];
}

/** Turns that `log` shows unless all are asked for. */
const LATELY = 5;

/** What was rolled and done in the last turns, a paragraph for each roll. */
export function logParagraphs(record: readonly Line[], all: boolean): string[] {
  const parts: { turn: number; text: string; acts: string[] }[] = [];
  for (const line of record) {
    const last = parts[parts.length - 1];
    if (line.ev === 'setup')
      parts.push({ turn: 0, text: `Tiles ${(line.tiles as readonly string[]).join(', ')}`, acts: [] });
    else if (line.ev === 'roll') {
      const dice = rollWords(line.dice as Readonly<Record<string, string>>);
      parts.push({ turn: Number(line.turn), text: `Turn ${line.turn}: ${dice}`, acts: [] });
    } else if (line.ev === 'act' && line.do !== 'done') last.acts.push(typedForm(line));
  }
  const turn = parts[parts.length - 1]?.turn ?? 0;
  const earlier = all ? 0 : Math.max(0, turn - LATELY);
  const shown = parts.filter((part) => all || part.turn > earlier);
  const lines = shown.map(
    ({ text, acts }) => `${text}. ${acts.length === 0 ? 'Nothing was done.' : `${acts.join(', ')}.`}`,
  );
  return earlier > 0 ? [...lines, `(${counted(earlier, 'earlier turn')}: log all)`] : lines;
}
