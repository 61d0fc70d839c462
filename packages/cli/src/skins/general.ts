/** The table and the score sheet of a game that has none of its own: made from what its fields and score lines say. */
import { isTricks, type Json, KERNEL, type Line } from '@followsuit/engine';
import { PLAYS, POINTS } from '@followsuit/engine/state';
import { suitWords } from '../colour.ts';
import { asSentence } from '../wording.ts';
import { cardsColumn, digit, scoreSheet, totalColumn, tricksColumn, written } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

export const general: TerminalSkin = {
  header({ rules, view: { state } }) {
    const phase = rules.design.phases[rules.tricks];
    const names = isTricks(phase) ? phase.key.digits.map(({ name }) => String(name)) : [];
    return names
      .filter((name) => name !== 'first')
      .map((name) => [name, digit(rules, state, name)] as const)
      .filter(([, value]) => value !== null && value !== false)
      .map(([name, value]) => (value === true ? name : digitWords(name, String(value), state[PLAYS] > 0)));
  },
  columns: (scene) => [cardsColumn, ...ownColumns(scene), tricksColumn, ...worthColumn(scene), totalColumn],
  panel: () => [],
  mark: () => '',
  opened: () => [],
  trick: () => [],
  why: (_, { score }) => extras(score),
  sheet: (table, history) => scoreSheet(table, history, [], () => []),
  families: () => [],
};

/** "trump locks ◘"; a suit that nobody has named may still be, until cards are played. */
function digitWords(name: string, value: string, begun: boolean): string {
  if (value === 'none') return `no ${name}${begun ? '' : ' yet'}`;
  return `${name} ${suitWords(value)}`;
}

/** A column for each field of the game that gives every seat one number for all to see. */
function ownColumns({ rules }: SeatScene): Column[] {
  return rules.design.layout.fields
    .slice(KERNEL.length)
    .filter(({ seen, per, width }) => seen === 'all' && per === 'seat' && width === 1)
    .map(({ name, start }) => ({
      title: name,
      cell: (scene, seat) => {
        const value = written(scene, name, seat);
        return value === null || (value === start && start < 0) ? '' : String(value);
      },
    }));
}

function worthColumn({ rules }: SeatScene): Column[] {
  const phase = rules.design.phases[rules.tricks];
  if (!isTricks(phase) || !phase.worth) return [];
  return [{ title: 'points', cell: ({ view }, seat) => String(view.state[POINTS + seat]) }];
}

/** What the game adds to the score line, as it is written there. */
function extras({ ev: _ev, hand: _hand, delta: _delta, total: _total, ...more }: Line): string[] {
  const text = (value: Json): string => (Array.isArray(value) ? value.map(text).join(', ') : String(value));
  return Object.entries(more).map(([name, value]) => asSentence(`${name}: ${text(value)}`));
}
