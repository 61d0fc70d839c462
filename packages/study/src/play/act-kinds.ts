/** Kinds of acts outside the tricks: acts that differ only in their cards are one kind. */
import type { Act, Rules } from '@followsuit/engine';

/** How often a kind of act was possible, and how often it was chosen. */
export interface ActCount {
  readonly offered: number;
  readonly chosen: number;
}

interface Kind {
  /** Its index among the labels. */
  readonly index: number;
  /** The number that a bid names. */
  readonly bid: number | null;
}

export class ActKinds {
  /** Such as "bid 4", "trump hearts", "discard". */
  readonly labels: string[] = [];
  private readonly rules: Rules;
  private readonly byMove: Map<number, Kind>[];
  private readonly indexes = new Map<string, number>();

  constructor(rules: Rules) {
    this.rules = rules;
    this.byMove = rules.design.phases.map(() => new Map());
  }

  /** The kind of a move in the current phase of a state. */
  of(s: Int32Array, phase: number, move: number): Kind {
    const known = this.byMove[phase].get(move);
    if (known) return known;
    const act = this.rules.act(s, move);
    const label = labelOf(act, this.rules);
    const index = this.indexes.get(label) ?? this.labels.push(label) - 1;
    this.indexes.set(label, index);
    const bid = act.do === 'bid' ? Object.values(act).find((value) => typeof value === 'number') : undefined;
    const kind: Kind = { index, bid: bid === undefined ? null : (bid as number) };
    this.byMove[phase].set(move, kind);
    return kind;
  }
}

/** @example labelOf({ do: 'bid', tricks: 4 }, rules) === 'bid 4' */
function labelOf({ do: name, ...args }: Act, { design }: Rules): string {
  const words = Object.entries(args).flatMap(([arg, value]) => {
    if (typeof value === 'boolean') return value ? [arg] : [];
    const isWord = typeof value === 'number' || (typeof value === 'string' && !design.deck.byCode.has(value));
    return isWord ? [String(value)] : [];
  });
  return [name, ...words].join(' ');
}
