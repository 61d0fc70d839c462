/** The state of the page for a new table, and the function that makes the table. */

import type { Json } from '@followsuit/engine';
import type { SeatingRule, WantedSeat } from '@followsuit/protocol';
import { type Signal, signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import { http } from '../client/http.ts';
import { makeLocalTable } from '../client/local.ts';
import { asSomebody } from '../client/me.ts';
import { gameChoicesFor } from '../pages/game-choices.ts';
import { place } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { setupFrom } from '../variant/setup-query.ts';
import { clockOf, localSeats, resized, type Seat, type SeatingWay, seatsFor } from './new-seating.ts';
import { optionTexts } from './option-texts.ts';
import { numberFault } from './option-words.ts';
import { preloadTable, seedParam, USUAL_BOT } from './play-now.ts';

export interface NewGame {
  readonly game: GameInfo;
  readonly players: Signal<number>;
  /** Options that the person has chosen; the others have their defaults. */
  readonly options: Signal<Readonly<Record<string, Json>>>;
  readonly way: Signal<SeatingWay>;
  /** The level of all bots, unless seats are chosen one by one. */
  readonly level: Signal<string>;
  readonly seats: Signal<readonly Seat[]>;
  /** Whether seats are drawn when the game starts, and with them who deals first. */
  readonly seating: Signal<SeatingRule>;
  readonly listed: Signal<boolean>;
  readonly clock: Signal<string>;
  readonly grace: Signal<string>;
}

/** `/new/GAME?with=friends` begins with seats for friends, `?setup=…` with options and changed rules. */
export function startChoices(game: GameInfo): NewGame {
  const setup = setupFrom(place.peek().query);
  const isSetup = setup !== null && game.players.includes(setup.players);
  const players = isSetup ? setup.players : game.usualPlayers;
  const way = HAS_SERVER && place.peek().query.get('with') === 'friends' && players > 1 ? 'friends' : 'bots';
  return {
    game,
    players: signal(players),
    options: signal(isSetup ? setup.options : {}),
    way: signal<SeatingWay>(way),
    level: signal(USUAL_BOT),
    seats: signal(seatsFor(way, players, USUAL_BOT)),
    seating: signal<SeatingRule>('random'),
    listed: signal(false),
    clock: signal('none'),
    grace: signal('60'),
  };
}

/** Resets the seats, after a change of the number of players or of the way to play. */
export function seatAnew({ level, players, seats, way }: NewGame): void {
  seats.value =
    way.value === 'seats'
      ? resized(seats.value, players.value, level.value)
      : seatsFor(way.value, players.value, level.value);
}

/** The current value of an option. */
export const valueIn = ({ game, options, players }: NewGame, id: string): Json =>
  options.value[id] ?? gameChoicesFor(game.id).options.find((each) => each.id === id)?.standard[players.value] ?? null;

/** Whether other people will join: then the table is on the server. */
export const isShared = ({ seats }: NewGame): boolean => seats.value.includes('open');

/** What is wrong with the choices, as far as the page can tell. */
export function choicesFault(choices: NewGame): string | null {
  for (const option of gameChoicesFor(choices.game.id).options) {
    const fault =
      'low' in option.values ? numberFault(optionTexts[choices.game.id], option, valueIn(choices, option.id)) : null;
    if (fault) return fault;
  }
  return null;
}

/** Makes the table and returns its address; null if the person declines to give a name. Throws with a sentence. */
export async function make(choices: NewGame): Promise<string | null> {
  const { game, options, seats } = choices;
  const wanted = { game: game.id, options: options.value, seating: choices.seating.value };
  preloadTable(game.id);
  if (!HAS_SERVER || !isShared(choices)) {
    const own = settings.name.value || words.home.you;
    return `/play/${await makeLocalTable({ ...wanted, seats: localSeats(seats.value, own), seed: seedParam() })}`;
  }
  const made = await asSomebody(() =>
    http.makeTable({
      ...wanted,
      seats: seats.value.map(wantedSeat),
      listed: choices.listed.value,
      clock: clockOf(choices.clock.value),
      grace: choices.grace.value === 'never' ? null : Number(choices.grace.value),
    }),
  );
  return made && `/t/${made.table.id}`;
}

const wantedSeat = (seat: Seat): WantedSeat =>
  seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', bot: seat };
