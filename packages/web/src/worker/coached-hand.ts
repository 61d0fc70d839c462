/** The first hand of a lesson as the coach plays it: from the learner's seat, with the same cards and the same script. */
import { type Act, drawFromSeed, type Line, Match, seatsIn } from '@followsuit/engine';
import { scriptedAct } from '../learn/script.ts';
import { loadedRules } from './loaded-games.ts';
import type { BotQuestion } from './messages.ts';
import { mySeat, type StoredTable } from './stored-table.ts';

/** The bot that plays for the coach. */
const COACH = { bot: 'expert' };

const isChance = ({ ev }: Line): boolean => ev === 'deal' || ev === 'roll' || ev === 'setup';

/**
 * Plays until a hand is scored, or (without hands) until as many rolls are used as the learner had. Returns the record.
 *
 * @example const lines = await coachedHand(stored, choose, (share) => progress(share));
 */
export async function coachedHand(
  stored: StoredTable,
  choose: (question: BotQuestion) => Promise<number>,
  tell: (share: number) => void,
): Promise<readonly Line[]> {
  const { game, options, seats, seed, script = [] } = stored;
  const learner = mySeat(seats);
  const rules = loadedRules(game, seats.length, options);
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const { state } = match;
  match.start(
    seats.map(({ name }) => name),
    seed,
  );
  const scored = stored.lines.findIndex(({ ev }) => ev === 'score');
  const played = scored < 0 ? stored.lines : stored.lines.slice(0, scored);
  const chances = played.filter(isChance).length;
  const length = Math.max(1, played.length);
  const isOver = (): boolean =>
    match.over ||
    lines.some(({ ev }) => ev === 'score') ||
    (match.due !== null && scored < 0 && lines.filter(isChance).length >= chances);
  const moveOf = async (seat: number): Promise<number> => {
    const act: Act | undefined = scriptedAct(script, lines, { learner, seat });
    const found = act && rules.read(state, seat, act);
    if (found && 'move' in found) return found.move;
    const own = seats[seat];
    const bot = own.kind === 'bot' ? { bot: own.bot } : COACH;
    const { state: seen } = rules.view(state, seat);
    const luck = `${seed}/coach/${lines.length}/${seat}`;
    return choose({ ...bot, game, options, players: seats.length, seat, state: seen, seed: luck });
  };
  while (!isOver()) {
    tell(Math.min(1, lines.length / length));
    if (match.due !== null) match.take(drawFromSeed(rules, state, seed));
    else {
      const [seat] = seatsIn(rules.actors(state));
      match.move(seat, await moveOf(seat));
    }
  }
  tell(1);
  return lines;
}
