/**
 * One table as the app sees it, on the server (remote.ts) or in this browser (local.ts). Both use the messages of the
 * protocol, and one model (model.ts) applies them; nothing above this file knows which of the two it is.
 */
import type { Act, Json, Line } from '@followsuit/engine';
import type { Pledge, ServerMessage, TableInfo, TimeLeft } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { FairNotes } from './fair-notes.ts';

export type ViewJson = Readonly<Record<string, Json>>;

/** A chat message or phrase, from a seat or (−1) from a spectator. */
export type Said = Extract<ServerMessage, { t: 'said' }>;

/** A message to send: exactly one of these. */
export interface Words {
  readonly phrase?: string;
  readonly emote?: string;
  readonly text?: string;
}

/** The last error, as a sentence for the player. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
}

/** `opening` until the first answer; `away` while reconnecting; `gone` if the table will not come back. */
export type Link = 'opening' | 'open' | 'away' | 'gone';

/** The state of a table as the app renders it. */
export interface TableModel {
  readonly link: ReadonlySignal<Link>;
  readonly info: ReadonlySignal<TableInfo | null>;
  /** The player's seat, or −1 for a spectator. */
  readonly seat: ReadonlySignal<number>;
  /** The number of events. */
  readonly seq: ReadonlySignal<number>;
  /** All events since the beginning of the game that this seat may know. */
  readonly events: ReadonlySignal<readonly Line[]>;
  /** The view, by field; null before the game begins. */
  readonly view: ReadonlySignal<ViewJson | null>;
  readonly acts: ReadonlySignal<readonly Act[]>;
  /** Cards in hand that may not be played now, each with the rule that forbids it. */
  readonly barred: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Whether anybody at the table may settle the hand. */
  readonly settle: ReadonlySignal<boolean>;
  readonly pledge: ReadonlySignal<Pledge | null>;
  readonly left: ReadonlySignal<TimeLeft | null>;
  readonly said: ReadonlySignal<readonly Said[]>;
  /** Chat that the server has not confirmed yet. */
  readonly unsaid: ReadonlySignal<readonly Words[]>;
  /** An act that was sent and not yet answered. */
  readonly sent: ReadonlySignal<Act | null>;
  readonly trouble: ReadonlySignal<Trouble | null>;
}

export interface TableClient {
  readonly model: TableModel;
  /** Where the table is; only local tables give hints and undo moves. */
  readonly place: 'local' | 'remote';
  /** What this browser has seen of the pledges; tables of the server only. */
  readonly fairNotes?: ReadonlySignal<FairNotes>;
  act(act: Act): void;
  say(words: Words): void;
  dismissTrouble(): void;
  /** Asks a strong bot for a hint; local tables only. */
  hint?(): Promise<Hint>;
  /** The squares over which an act captures a piece, for games on a board; local tables only. */
  way?(act: Act): Promise<readonly string[]>;
  /** Undoes the seat's last act and everything after it; local tables only. */
  takeBack?(): void;
  close(): void;
}
