/** The records of a deal under both rules, to look at side by side. */
import { type Line, Match, type Rules } from '@followsuit/engine';
import { HAND } from '@followsuit/engine/state';
import type { RulePair } from '../chunk.ts';
import type { Study } from '../study.ts';
import { chancesOf, dealSeedOf, HANDS_AT_MOST, nextToAct } from './play-deal.ts';
import { playerOfLevel, type StatePlayer } from './state-players.ts';

/** Plays a deal, or a game, once more, and writes it down. */
function recordOf(rules: Rules, { name, choose }: StatePlayer, seed: string, hands: number): Line[] {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const chances = chancesOf(rules.seats, seed);
  match.start(
    chances.seats.map((_, seat) => `${name} ${seat}`),
    seed,
  );
  while (!match.over && !(match.due !== null && match.state[HAND] === hands)) {
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const seat = nextToAct(rules, match.state, chances);
    match.move(seat, choose(match.state, seat, chances.seats[seat]));
  }
  return lines;
}

/** The records of a shared deal, or game, under both rules. @example recordsOf(study, rules, 17)[1] */
export function recordsOf(study: Study, rules: RulePair, deal: number): readonly [readonly Line[], readonly Line[]] {
  const { level, budget, unit, seed } = study;
  const [before, after] = rules.map((version) => {
    const player = playerOfLevel(version, level, budget);
    return recordOf(version, player, dealSeedOf(seed, deal), unit === 'games' ? HANDS_AT_MOST : 1);
  });
  return [before, after];
}
