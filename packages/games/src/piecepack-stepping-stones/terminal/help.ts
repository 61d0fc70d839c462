/** What `?` says: what may be typed, the rules for it, and the commands. */
import { sentencesOf } from '../../pages.ts';
import type { Position } from '../position.ts';
import { SUITS } from '../suits.ts';
import { summaryLines } from './choices.ts';
import type { Moment } from './moment.ts';

/** The words that are understood besides acts. */
const COMMANDS: Readonly<Record<string, string>> = {
  '?': 'this',
  board: 'the board again',
  moves: 'every choice there is now',
  '4s': 'a coin, stone, pawn or square alone: where it can go',
  back: 'take back the last act of this part; back all: everything since the roll',
  h: 'a hint: what the expert would do, and why',
  score: 'turn, pawns home, coins still to turn',
  log: 'what was rolled and done in the last turns; log all: in all of them',
  advice: 'advice on how to play well',
  words: 'what the words of the game mean',
  rules: "the game's rules; with the id of a rule, that rule alone",
  resign: 'give up: the game is lost, and over',
  quit: 'leave; the game is saved and goes on when you come back',
};

const HOW: readonly (readonly [string, string])[] = [
  ['4s a5', 'move the 4 of suns to a5 (c7 a5 does the same while it lies on c7)'],
  ['flip 2s', 'turn the 2 of suns over; 2s will do where it can do nothing else'],
  ['moons d3', 'walk the pawn of moons to d3; moons home takes it home'],
  ['done', 'end the part, so that the next dice are rolled; Enter will do when nothing else is left'],
];

const PLACE_HOW: readonly (readonly [string, string])[] = [['g5', 'place the ace that is due on g5 (or: place Am g5)']];

const LEGEND =
  '4s a coin · (4s) a stone · [4s] a set stone, which lies for good · <As> an ace · S M C A pawns, (4S) one on its stone · # home · 0 a null';

export function helpLines(moment: Moment): string[] {
  const { io, rules, position } = moment;
  const { hanging } = io.layout;
  const { bold, dim } = io.paint;
  const sentences = sentencesOf(rules.game);
  const ids = [...sentences.keys()].filter((id) => families(position).includes(id.replace(/-\d+$/, '')));
  const row = ([name, text]: readonly [string, string]): string[] => hanging(`  ${name.padEnd(9)}`, dim(text));
  return [
    bold('Now'),
    ...summaryLines(moment),
    bold('The rules for it'),
    ...ids.flatMap((id) => hanging('  ', `${bold(`${id}:`)} ${sentences.get(id)}`, 2)),
    bold('The pieces'),
    ...hanging('  ', LEGEND),
    bold('What to type'),
    ...(position.phase === 'placing' ? PLACE_HOW : HOW).flatMap(row),
    bold('You can also type'),
    ...Object.entries(COMMANDS).flatMap(row),
  ];
}

/** The families of rules that matter now. */
function families({ phase, first, owed, points }: Position): string[] {
  if (phase === 'placing') return ['PIECEPACK-ACE'];
  return [
    ...(first.length + owed.length > 0 ? ['PIECEPACK-ONE', 'PIECEPACK-MOVE'] : []),
    ...(SUITS.some((suit) => points[suit] > 0) ? ['PIECEPACK-TWO'] : []),
  ];
}
