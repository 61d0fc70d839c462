/** Who sits where: you, and bots with short names. */
import { bots as all, type Bot, botOf } from '@followsuit/bots';
import { seatsFromSeed } from '@followsuit/engine';
import { didYouMean, UserError } from './errors.ts';

const NAMES = ['Bo', 'Cy', 'Di', 'Eve', 'Flo'];
const USUAL_BOT = 'simple';

/** The names at the table; yours is You. */
export function tableNames(seats: number, you: number): string[] {
  const rest = NAMES.values();
  return Array.from({ length: seats }, (_, seat) => (seat === you ? 'You' : (rest.next().value as string)));
}

/** Your seat as typed; by default, the one drawn from the seed (VINES-TABLE-2). */
export function readSeat(text: string | undefined, seats: number, seed: string): number {
  if (text === undefined) return seatsFromSeed(seats, seed).indexOf(0);
  if (/^\d+$/.test(text) && Number(text) < seats) return Number(text);
  if (seats === 1) throw new UserError(`There is no seat ${text}; a game for one player has only seat 0.`);
  throw new UserError(`There is no seat ${text}; with ${seats} players the seats are 0 to ${seats - 1}.`);
}

/** The bot of each seat by name, null for yours; a list shorter than the seats repeats. */
export function readBots(text: string | undefined, seats: number, you: number): (string | null)[] {
  if (seats === 1 && text === undefined) return [null];
  if (seats === 1) throw new UserError('This game is played alone; leave --bots away.');
  const names = (text ?? USUAL_BOT).split(',').map((name) => name.trim());
  for (const name of names) findBot(name);
  if (names.length > seats - 1)
    throw new UserError(`--bots names ${names.length} bots for ${seats - 1} seats; name ${seats - 1} or fewer.`);
  let next = 0;
  return Array.from({ length: seats }, (_, seat) => (seat === you ? null : names[next++ % names.length]));
}

/** The bot with this name. */
export function findBot(name: string): Bot {
  const bot = botOf(name);
  if (bot) return bot;
  const names = all.map((each) => each.name);
  throw new UserError(`There is no bot "${name}".${didYouMean(name, names) || ` The bots are ${names.join(', ')}.`}`);
}
