/** From a session to what search works with: rules and states. */
import type { Play } from './play.ts';
import type { GameSession } from './session.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/**
 * The rules of a session and a copy of its state, hidden cards included.
 *
 * @example const { rules, state } = rawOf(game); rules.apply(state, seat, move);
 */
export const rawOf = (game: Raw): { rules: Play; state: State } => ({ rules: game.rules, state: game.copyState() });

/** A session's view for bots: a state in which everything hidden from the seat is masked. @example bot.choose(rawViewOf(game, 0), random) */
export const rawViewOf = (game: Raw, seat: number): View<Play> => game.rules.view(game.copyState(), seat);

type Raw = Pick<GameSession<unknown>, 'rules' | 'copyState'>;
