/** Replays, with all cards open or as one seat saw them. */
import { type Game, type Json, type Line, optionsIn, prover } from '@followsuit/engine';
import { GameProgress } from '@followsuit/table';
import { words } from '../text/text.ts';
import { loadedGame, loadedRules } from './loaded-games.ts';
import type { Frames } from './messages.ts';
import { tableInfoOf } from './stored-table.ts';
import { recordFault } from './table-from-record.ts';

type View = Readonly<Record<string, Json>>;

/** The view after each line, for a seat or (null) with all hands open; a sentence if not even the game line is valid. */
export function framesOf(lines: readonly Line[], seat: number | null): Frames | string {
  const fault = recordFault(lines);
  const good = fault ? lines.slice(0, fault.line - 1) : lines;
  const [first] = good;
  if (!first) return fault?.detail || words.worker.noRecord;
  const names = first.seats as readonly string[];
  const game = String(first.game);
  const options = optionsIn(loadedGame(game) as Game, first);
  const seats = names.map((name) => ({ kind: 'bot', bot: '', name }) as const);
  const info = tableInfoOf({ id: '', game, options, seats, seed: '', used: 0, lines: good });
  const rules = loadedRules(game, names.length, options);
  const changes: View[] = [];
  const texts = new Map<string, string>();
  const look = (now: GameProgress): void => {
    changes.push(changed(texts, seat === null ? openView(now) : rules.json(now.state, seat)));
  };
  look(new GameProgress(rules));
  changes.push({}); // the game line
  const played = GameProgress.replay(rules, good, prover, look);
  return { info, lines: seat === null ? good : played.eventsFor(seat, 0), changes, fault };
}

/** The fields that have changed. */
function changed(texts: Map<string, string>, view: View): View {
  const found: Record<string, Json> = {};
  for (const [name, value] of Object.entries(view)) {
    const text = JSON.stringify(value);
    if (texts.get(name) === text) continue;
    texts.set(name, text);
    found[name] = value;
  }
  return found;
}

/** The union of all seats' views: fields hidden from a spectator come from a seat that may see them. */
function openView({ rules, state }: GameProgress): View {
  let open: Json = rules.json(state, -1);
  for (let seat = 0; seat < rules.seats; seat++) open = merged(open, rules.json(state, seat));
  return { ...(open as View), seat: -1 };
}

function merged(a: Json, b: Json | undefined): Json {
  if (a === null) return b ?? null;
  if (Array.isArray(a)) return Array.isArray(b) ? a.map((value, i) => merged(value, b[i])) : a;
  if (typeof a !== 'object' || typeof b !== 'object' || b === null || Array.isArray(b)) return a;
  const more = b as View;
  return Object.fromEntries(Object.entries(a).map(([name, value]) => [name, merged(value, more[name])]));
}
