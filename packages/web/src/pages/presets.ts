/** Settings to begin with, as the rules pages name them under "At the table". The first of each game is that of "Play now". */
import type { Json } from '@followsuit/engine';
import type { GameInfo } from '../catalogue/index.ts';
import { words } from '../text/text.ts';

export interface Preset {
  readonly name: string;
  readonly players?: number;
  /** Those that differ from the usual values. */
  readonly options: Readonly<Record<string, Json>>;
}

const { quick, short, regulars, tavern, dog, jasper, buccaneer, teaching, pairs, advanced, evening, easy } =
  words.home.presets;

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  coralon: [
    { name: quick, players: 4, options: { target: 20 } },
    { name: regulars, options: { zeroBids: 'zero-and-less' } },
  ],
  'coralon-partners': [{ name: quick, options: { target: 30 } }],
  thief: [{ name: quick, players: 4, options: { target: 20 } }],
  thieves: [{ name: quick, options: { target: 40 } }],
  'ducks-and-geese': [
    { name: quick, options: {} },
    { name: short, options: { target: 15 } },
    { name: tavern, options: { zeroBids: 'zero-and-free-double', blindBids: true } },
    { name: dog, options: { pointCards: 'dog' } },
  ],
  'ducks-and-geese-cutthroat': [{ name: quick, players: 4, options: {} }],
  bishop: [
    { name: quick, players: 5, options: {} },
    { name: jasper, options: { partner: 'jasper-city' } },
  ],
  baronet: [
    { name: quick, players: 5, options: {} },
    { name: short, options: { rounds: 1 } },
  ],
  chevalier: [
    { name: quick, options: {} },
    { name: short, options: { target: 15 } },
    { name: buccaneer, options: { poison: 'tars' } },
  ],
  'up-and-down': [{ name: quick, options: {} }],
  stones: [
    { name: quick, players: 4, options: { target: 200 } },
    { name: teaching, players: 4, options: { target: 200, jokers: 'off' } },
    { name: pairs, players: 4, options: { partners: 'on' } },
  ],
  'stepping-stones': [
    { name: quick, options: {} },
    { name: advanced, options: { sheet: 'advanced' } },
  ],
  'speed-run': [
    { name: quick, options: { contractSet: 'mixed' } },
    { name: evening, options: { length: 'long' } },
  ],
  'piecepack-stepping-stones': [
    { name: quick, options: { rolling: 'together' } },
    { name: easy, options: { rolling: 'together', board: 'large' } },
  ],
};

/** The presets of a game; the last is the usual values, where no other is. @example presetsOf(coralon)[0].options */
export function presetsOf({ id }: GameInfo): readonly Preset[] {
  const own = PRESETS[id] ?? [];
  const plain = own.some(({ options }) => Object.keys(options).length === 0);
  return plain ? own : [...own, { name: words.home.presets.standard, options: {} }];
}

/** How many play where nobody says: what the preset says, else four if the game allows it. */
export const playersOf = ({ players }: GameInfo, preset?: Preset): number =>
  preset?.players ?? (players.includes(4) ? 4 : players[0]);
