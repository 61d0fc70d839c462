/** The types of views as JSON, derived from the fields that a game declares. */
import type { FieldSpec } from './state.ts';

/** The fields in the view of every trick game; `viewAsJson` writes them. */
export interface KernelView {
  readonly game: string;
  /** The seat that it belongs to, or −1 for a spectator. */
  readonly seat: number;
  readonly phase: string;
  /** The seats that may act now. */
  readonly actors: readonly number[];
  readonly hand: number;
  readonly dealer: number;
  /** Whether this is the first trick of the hand, or it is still to come. */
  readonly first: boolean;
  /** The led suit, `none` between tricks. */
  readonly led: string;
  /** Finished tricks of the hand. */
  readonly trick: number;
  readonly leader: number | null;
  /** The seats that sit the hand out. */
  readonly out: readonly number[];
  /** The seats that have not looked at their cards. */
  readonly blind: readonly number[];
  readonly open: string | null;
  readonly winners: readonly number[];
  /** How many cards each seat holds. */
  readonly count: readonly number[];
  readonly taken: readonly number[];
  readonly points: readonly number[];
  /** The cards played in this hand, in order. */
  readonly cards: readonly string[];
  readonly leaders: readonly number[];
  readonly put: readonly number[];
  readonly total: readonly number[];
  readonly delta: readonly number[];
  readonly hold: readonly (readonly string[] | null)[];
  readonly away: readonly (readonly string[] | null)[];
  /** The strength of each card of the current trick. */
  readonly power: readonly number[];
  /** The cards that count for the seat that takes them; null in games in which none does. */
  readonly worth: readonly string[] | null;
  /** The cards that now count as another suit than their own, with that suit; only in games that have such cards. */
  readonly countsAs?: Readonly<Record<string, string>>;
  /** The seats that may say each phrase of the game now. */
  readonly phrases?: Readonly<Record<string, readonly number[]>>;
}

type Specs = Readonly<Record<string, FieldSpec>>;

/** A single number of a field, as a view writes it. */
type Single<S> = S extends { readonly reads: (value: number) => infer J }
  ? J
  : S extends { readonly shape: infer H }
    ? H extends 'seat'
      ? number | null
      : H extends 'seats'
        ? readonly number[]
        : H extends 'card'
          ? string | null
          : H extends 'cards'
            ? readonly string[]
            : H extends 'suit'
              ? string
              : number
    : number;

/** The value for one seat, one side or the table: a list if the field has several numbers. */
type Owned<S> = S extends { readonly shape: 'cards' }
  ? Single<S>
  : S extends { readonly width: number }
    ? readonly Single<S>[]
    : Single<S>;

type Visible<S> = S extends { readonly seen: 'owner' | 'none' } ? Owned<S> | null : Owned<S>;

/**
 * The view of a game with these fields of its own (declared `as const`), besides the digits of its key.
 *
 * @example type ThiefView = ViewOf<typeof fields> & { readonly trump: string; readonly thief: string };
 */
export type ViewOf<F extends Specs> = KernelView & {
  readonly [N in keyof F]: F[N] extends { readonly per: 'seat' | 'side' } ? readonly Visible<F[N]>[] : Visible<F[N]>;
};
