/** The shape and colour of each suit. */
import type { Icon } from './suit-shapes.ts';

/** The names of the suit colours in style/tokens.css. */
export type SuitColour = 'ink' | 'brown' | 'red' | 'purple' | 'blue' | 'green';

export interface SuitLook {
  readonly icon: Icon;
  readonly colour: SuitColour;
}

const LOOKS: Readonly<Record<string, SuitLook>> = {
  spades: { icon: 'spade', colour: 'ink' },
  hearts: { icon: 'heart', colour: 'red' },
  diamonds: { icon: 'diamond', colour: 'blue' },
  clubs: { icon: 'club', colour: 'green' },
  anchors: { icon: 'anchor', colour: 'brown' },
  crowns: { icon: 'crown', colour: 'red' },
  cups: { icon: 'cup', colour: 'purple' },
  locks: { icon: 'lock', colour: 'blue' },
  trees: { icon: 'tree', colour: 'green' },
  rock: { icon: 'rock', colour: 'ink' },
  water: { icon: 'water', colour: 'blue' },
  paper: { icon: 'paper', colour: 'brown' },
  lizard: { icon: 'lizard', colour: 'green' },
  scissors: { icon: 'scissors', colour: 'red' },
  suns: { icon: 'sun', colour: 'brown' },
  moons: { icon: 'moon', colour: 'blue' },
  arms: { icon: 'shield', colour: 'green' },
};

/** @example lookOf('locks') // { icon: 'lock', colour: 'blue' } */
export const lookOf = (suit: string): SuitLook | undefined => LOOKS[suit];
