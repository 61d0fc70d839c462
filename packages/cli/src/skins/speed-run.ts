/** Speed Run's table, boards and score sheet: games/src/speed-run/rules.md, "At the table". */

import { seatsIn } from '@followsuit/engine';
import { ACTORS, TAKEN, TRICK } from '@followsuit/engine/state';
import { bold, dim, green } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted, signed } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import { boards, contractCards } from './boards.ts';
import { cardsColumn, digit, numbers, scoreSheet, totalColumn, tricksColumn, trumpWords, written } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const HANDS: Readonly<Record<string, number>> = { short: 6, medium: 9, long: 12 };
const SECRET = new Set(['choosing', 'redoing', 'revealing']);

/** A field of the game's own that each seat has one of. */
const field = ({ rules, view }: SeatScene, name: string, seat: number): number => view.state[rules.at[name] + seat];

const contract: Column = {
  title: 'contract',
  cell(scene, seat) {
    const { rules, view } = scene;
    const phase = rules.phase(view.state);
    if (phase === 'setting') return '';
    if (SECRET.has(phase) && (view.state[ACTORS] >> seat) & 1) return 'choosing';
    const open = written(scene, 'face', seat);
    if (open !== null) return `${open} ×2`;
    return (
      (seat === view.seat ? ownContract(scene) : null) ??
      ((view.state[rules.at.redoing] >> seat) & 1 ? 'redo of …' : 'hidden')
    );
  },
};

/** Your own contract, also while nobody else knows it. */
function ownContract(scene: SeatScene): string | null {
  const chosen = written(scene, 'choice', scene.view.seat);
  if (chosen !== 'redo') return chosen as string | null;
  const redone = written(scene, 'redone', scene.view.seat);
  return redone === null ? 'redo' : `${redone} (redo)`;
}

/** What a seat may still be holding: the contracts not done, and its Pass and Redo cards. */
const left: Column = {
  title: 'still to choose',
  cell(scene, seat) {
    const names = contractCards(scene.rules).slice(0, -2);
    const open = names.filter((_, i) => written(scene, 'board', seat * names.length + i) === null);
    const extra = (['passes', 'redos'] as const).map((name) => [field(scene, name, seat), name] as const);
    const more = extra
      .filter(([n]) => n > 0)
      .map(([n, name]) => `${n > 1 ? `${n} ` : ''}${name === 'passes' ? 'Pass' : 'Redo'}`);
    return [...open, ...more].join(' ');
  },
};

export const speedRun: Partial<TerminalSkin> = {
  header: ({ rules, view: { state } }) => [
    state[rules.at.trumpSet] ? trumpWords(digit(rules, state, 'trump'), 'no trump') : 'trump not set',
    state[rules.at.rankingSet] ? `${digit(rules, state, 'mode')}` : 'ranking not set',
    `${HANDS[String(rules.options.length)]} hands, lowest wins`,
  ],
  columns: () => [cardsColumn, tricksColumn, contract, totalColumn, left],
  panel: (scene) => [...strip(scene), ...distance(scene), ...(isPlaying(scene) ? [] : boards(scene, scene.history))],
  opened: (before, after) => [...shownRedos(before, after), ...revealed(before, after)],
  why: (table, hand) => table.names.map((_, seat) => resultWords(table, hand, seat)),
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['tricks', 'contracts'], ({ score }) => [
      numbers(score, 'tricks').join(' '),
      (score.contracts as readonly string[]).join(' '),
    ]),
    '',
    ...boards(table, history),
    dim('Lowest total wins.'),
  ],
  families: ({ options }, phase) =>
    phase === 'setting'
      ? []
      : phase === 'tricks'
        ? ['SPEEDRUN-SET-4', 'SPEEDRUN-SCORE']
        : ['SPEEDRUN-SCORE-3', ...(options.contractReveal === 'on' ? ['SPEEDRUN-REVEAL'] : [])],
};

const isPlaying = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'tricks';

/** One arrow a trick: up where 10 is high, down where 1 is; the trick under way in brackets. */
function strip({ rules, view: { state } }: SeatScene): string[] {
  if (!state[rules.at.rankingSet]) return [];
  const now = state[TRICK];
  const mode = digit(rules, state, 'mode');
  const turns = (n: number): boolean => mode === 'slalom' || (mode === 'bell-curve' && (n === 4 || n === 8));
  const high: boolean[] = [];
  high[now] = digit(rules, state, 'high') === 10;
  for (let n = now; n > 0; n--) high[n - 1] = turns(n) ? !high[n] : high[n];
  for (let n = now + 1; n < 12; n++) high[n] = turns(n) ? !high[n - 1] : high[n - 1];
  const arrows = high.map((ten, n) => (n === now ? bold(`[${ten ? '↑' : '↓'}]`) : ` ${ten ? '↑' : '↓'} `));
  return [`Ranking ${arrows.join('')}  ↑ 10 high, ↓ 1 high; now ${high[now] ? 10 : 1}`];
}

/** "Your contract win-4: 2 tricks so far, 2 off." */
function distance(scene: SeatScene): string[] {
  const name = ownContract(scene);
  if (name === null || !isPlaying(scene)) return [];
  const { rules, view } = scene;
  const taken = Array.from({ length: rules.seats }, (_, seat) => view.state[TAKEN + seat]);
  const own = taken[view.seat];
  const off = difference(
    name,
    own,
    [...taken].sort((a, b) => a - b),
  );
  const stands = off === null ? '' : off === 0 ? ', exactly right as it stands' : `, ${off} off as it stands`;
  return [`Your contract ${bold(name)}: ${counted(own, 'trick')} so far${stands}.`];
}

/** How many tricks a count is off a contract, from all three counts in order: SPEEDRUN-SCORE-1 and -2. */
function difference(name: string, own: number, [least, middle, most]: readonly number[]): number | null {
  const goal = /^win-(\d)/.exec(name)?.[1];
  if (goal !== undefined) return Math.abs(own - Number(goal));
  if (name.startsWith('least')) return own - least;
  if (name.startsWith('most')) return most - own;
  return name.startsWith('middle') ? Math.abs(own - middle) : null;
}

/** Redo cards are shown when all have chosen: SPEEDRUN-CHOOSE-5. */
function shownRedos(before: SeatScene, after: SeatScene): string[] {
  const at = after.rules.at.redoing;
  const fresh = after.view.state[at] & ~before.view.state[at];
  return seatsIn(fresh).map((seat) => asSentence(`${nameOf(after, seat)} ${verb(after, seat, 'show')} a Redo card`));
}

/** Revealed contracts are turned up together: SPEEDRUN-REVEAL-2. */
function revealed(before: SeatScene, after: SeatScene): string[] {
  const at = after.rules.at.revealed;
  const fresh = after.view.state[at] & ~before.view.state[at];
  return seatsIn(fresh).map((seat) =>
    asSentence(
      `${nameOf(after, seat)} ${verb(after, seat, 'reveal')} ${written(after, 'face', seat)}, for double points`,
    ),
  );
}

/** "You played win-4 and took 4: perfect, −2." */
function resultWords(table: TableNames, { score }: ScoredHand, seat: number): string {
  const at = <T>(name: string): T => (score[name] as readonly T[])[seat];
  const name = at<string>('contracts');
  const took = `took ${counted(at<number>('tricks'), 'trick')}`;
  if (name === 'pass') return asSentence(`${nameOf(table, seat)} passed (and ${took}): no score`);
  const points = at<number>('points');
  const off = points < 0 ? green(`perfect, ${signed(points)}`) : counted(points, 'point');
  const double = at<boolean>('revealed') ? ', doubled' : '';
  const redo = !at<boolean>('redo')
    ? ''
    : at<number>('delta') < 0
      ? ', better than before'
      : ', so the old result stays';
  return asSentence(
    `${nameOf(table, seat)} played ${name}${at<boolean>('redo') ? ' again' : ''} and ${took}: ${off}${double}${redo}`,
  );
}
