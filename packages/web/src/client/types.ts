/**
 * One table as the app sees it, wherever it is: on the server (remote.ts) or in this browser (local.ts). Both speak the
 * messages of the protocol, and one model (model.ts) takes them in; nothing above this file knows which it is.
 */
import type { Act, Json, Line } from '@followsuit/engine';
import type { Pledge, ServerMessage, TableInfo, TimeLeft } from '@followsuit/protocol';
import type { Hint } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';

export type ViewJson = Readonly<Record<string, Json>>;

/** What has been said at the table: by somebody at a seat, or (−1) by somebody who watches. */
export type Said = Extract<ServerMessage, { t: 'said' }>;

/** Something to say at the table: one of these. */
export interface Words {
  readonly phrase?: string;
  readonly emote?: string;
  readonly text?: string;
}

/** What went wrong last, for people. */
export interface Trouble {
  readonly code: string;
  readonly text: string;
  readonly rule?: string;
}

/** `opening` until the first answer; `away` while the connection is gone and is being made again; `gone`: it will not come back. */
export type Link = 'opening' | 'open' | 'away' | 'gone';

/** Everything that is shown of a table. */
export interface TableModel {
  readonly link: ReadonlySignal<Link>;
  readonly info: ReadonlySignal<TableInfo | null>;
  /** One's own seat, or −1 for somebody who watches. */
  readonly seat: ReadonlySignal<number>;
  /** How many events there are. */
  readonly seq: ReadonlySignal<number>;
  /** All events since the beginning of the game, as this seat may know them. */
  readonly events: ReadonlySignal<readonly Line[]>;
  /** What may be known, by field; null before the game begins. */
  readonly view: ReadonlySignal<ViewJson | null>;
  readonly acts: ReadonlySignal<readonly Act[]>;
  /** Cards in hand that may not be played now, with the rule that forbids each. */
  readonly barred: ReadonlySignal<Readonly<Record<string, string>>>;
  readonly pledge: ReadonlySignal<Pledge | null>;
  readonly left: ReadonlySignal<TimeLeft | null>;
  readonly said: ReadonlySignal<readonly Said[]>;
  /** What one has said and the others have not heard yet. */
  readonly unsaid: ReadonlySignal<readonly Words[]>;
  /** An act that was sent and is not done yet. */
  readonly sent: ReadonlySignal<Act | null>;
  readonly trouble: ReadonlySignal<Trouble | null>;
}

export interface TableClient {
  readonly model: TableModel;
  /** Where the table is; only those in this browser give hints and take moves back. */
  readonly place: 'local' | 'remote';
  act(act: Act): void;
  say(words: Words): void;
  dismissTrouble(): void;
  /** Asks a strong bot; local tables only. */
  hint?(): Promise<Hint>;
  /** The squares over which an act takes a piece, for games on a board; local tables only. */
  way?(act: Act): Promise<readonly string[]>;
  /** Takes back the seat's last act and what came after it; local tables only. */
  takeBack?(): void;
  close(): void;
}
