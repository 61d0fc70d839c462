/** A table for an assistant: it has one seat, bots have the others, and it sees what its seat may know. */
import { type Budget, chooseAct } from '@followsuit/bots';
import { type Act, type GameSession, type Json, type Line, Random, Rules, type View } from '@followsuit/engine';
import { rawViewOf } from '@followsuit/engine/raw';
import { actWords, eventWords } from '@followsuit/present';
import { choicesOf } from '../choices.ts';
import { loadPresentation, type Presentation, type SeatScene, seatScene } from '../scene.ts';
import { tableNames } from '../seating.ts';
import { sheetLines } from '../sheet-lines.ts';
import { tableLines } from '../table-lines.ts';
import { typedForm } from '../wording.ts';

/** What an assistant gets to see: the same in words and as data. */
export interface Look {
  readonly words: string;
  readonly data: Record<string, unknown>;
}

export class McpTable {
  readonly id: string;
  readonly game: GameSession<Json>;
  readonly seat: number;
  private readonly bots: readonly string[];
  private readonly budget: Budget | undefined;
  private readonly presentation: Presentation;
  private readonly names: readonly string[];
  /** Lines of the record that the assistant has been told. */
  private told = 0;

  private constructor(id: string, start: McpTableStart, presentation: Presentation) {
    const { game, seat, bots, budget } = start;
    this.id = id;
    this.game = game;
    this.seat = seat;
    this.bots = bots;
    this.budget = budget;
    this.presentation = presentation;
    this.names = tableNames(game.players, seat);
  }

  static async open(id: string, start: McpTableStart): Promise<McpTable> {
    const table = new McpTable(id, start, await loadPresentation(start.game.rules.game));
    table.letBotsAct();
    return table;
  }

  /** Does the assistant's act, then those of the bots; throws an `IllegalAct`. */
  act(act: Act): void {
    this.game.act(this.seat, act);
    this.letBotsAct();
  }

  /** What the seat sees now, and what has happened since it last looked. */
  look(): Look {
    const { game, seat } = this;
    const events = game.recordFor(seat);
    const news = events.slice(this.told);
    this.told = events.length;
    const legal = game.legalActs(seat);
    const { phase, actors, isOver: over, scores, hands } = game;
    const data = { table: this.id, game: game.game, seat, names: this.names, phase, actors, over, hands, scores };
    const result = over ? { winners: game.winners } : {};
    const seen = rawViewOf(game, seat);
    const scene = seen.rules instanceof Rules ? this.scene(seen as View, events) : null;
    const words = scene ? inWords(scene, news, over) : [];
    return {
      words: [...words, ...this.actsInWords(legal, scene)].join('\n'),
      data: { ...data, ...result, legal, news, view: game.view(seat) },
    };
  }

  /** The record of a finished game: nothing in it is secret any more. */
  record(): readonly Line[] {
    return this.game.record();
  }

  private scene(seen: View, events: readonly Line[]): SeatScene {
    const { names, seat, presentation } = this;
    return seatScene({ rules: seen.rules, names, you: seat, presentation }, seen, events);
  }

  private actsInWords(legal: readonly Act[], scene: SeatScene | null): string[] {
    const { game } = this;
    if (game.isOver) return [`The game is over. Winners: ${this.winners()}. Totals: ${game.scores.join(', ')}.`];
    const words = (act: Act): string => (scene ? actWords(scene, act) : typedForm(act));
    return ['', 'Your legal acts:', ...legal.map((act) => `  ${JSON.stringify(act)}  ${words(act)}`)];
  }

  private winners(): string {
    return this.game.winners.map((seat) => `${this.names[seat]} (seat ${seat})`).join(', ') || 'nobody';
  }

  /** Bots before the assistant; but if all see each act at once, the order matters, and chance decides. */
  private next(): number | undefined {
    const { game, seat } = this;
    const { actors, rules } = game;
    if (!rules.inTheOpen(game.peek())) return actors.find((each) => each !== seat) ?? actors[0];
    return actors[new Random(`${game.seed}/order/${game.length}`).below(Math.max(1, actors.length))];
  }

  private letBotsAct(): void {
    const { game, seat, bots, budget } = this;
    for (;;) {
      const next = this.next();
      if (next === undefined || next === seat) return;
      game.act(next, chooseAct(bots[next], game, next, { budget }));
    }
  }
}

/** What a table is opened with; the bots by seat. */
export interface McpTableStart {
  readonly game: GameSession<Json>;
  readonly seat: number;
  readonly bots: readonly string[];
  readonly budget: Budget | undefined;
}

function inWords(scene: SeatScene, news: readonly Line[], over: boolean): string[] {
  const told = news.map((line) => eventWords(scene, line) ?? '').filter((text) => text !== '');
  const table = over ? sheetLines(scene) : tableLines(scene, choicesOf(scene));
  return [...(told.length === 0 ? [] : ['What has happened:', ...told.map((text) => `  ${text}`), '']), ...table];
}
