/** Messages between the laboratory's page and its workers. */
import type { Json, Line } from '@followsuit/engine';
import type {
  ChunkSums,
  DealRange,
  GradientResult,
  GradientTask,
  Measure,
  NamedPlot,
  Study,
  Training,
  Unit,
} from '@followsuit/study';

/** What can be changed in a game, and the rule that says so; options quote none. */
export interface ChangeableInfo {
  readonly id: string;
  readonly values: readonly Json[] | { readonly low: number; readonly high: number; readonly or?: number };
  readonly standard: Json;
  readonly rule: string | null;
}

export interface MetricInfo {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly definition: string;
  readonly measure: Measure;
}

/** What the page shows of a game before anything is played. */
export interface GameDescription {
  readonly players: number;
  readonly changeables: readonly ChangeableInfo[];
  readonly metrics: Readonly<Record<Unit, readonly MetricInfo[]>>;
}

/** The words of a game's settings, by id; sentences are the rules as they are changed. */
export interface SettingTexts {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly acts: Readonly<Record<string, string>>;
  readonly signs: Readonly<Record<string, string>>;
  readonly sentences: Readonly<Record<string, { readonly text: string; readonly rule: string }>>;
}

/** What to find out: a comparison, or one for each value, or the value that gives a target. */
export interface LabQuestion {
  readonly study: Study;
  /** Stops when the changes of the wins are known this well; 0: not before all deals are played. */
  readonly width: number;
  /** The question in the person's own words. */
  readonly text: string;
  readonly words: SettingTexts;
  /** Until when players learn under both versions, for a second comparison with them. */
  readonly until?: Training['until'];
  readonly sweep?: { readonly id: string; readonly values: readonly Json[] };
  readonly balance?: {
    readonly id: string;
    readonly low: number;
    readonly high: number;
    readonly metric: string;
    readonly target: number;
  };
}

/** The results so far, ready to be shown; tables are HTML. */
export interface LabView {
  readonly done: number;
  readonly of: number;
  /** While players learn, the share that is done. */
  readonly learned?: number;
  /** The comparison with players who have learned, as HTML. */
  readonly relearned?: string;
  /** Why there are fewer deals to look at than were played. */
  readonly fewer?: readonly string[];
  readonly summary: string;
  readonly plots: readonly NamedPlot[];
  readonly table: string;
  readonly acts: string;
  readonly method: readonly string[];
}

/** A deal to look at side by side. */
export interface LabDeal {
  readonly deal: number;
  readonly by: number;
  readonly records: readonly [readonly Line[], readonly Line[]];
}

/** What can be saved at the end. */
export interface LabFiles {
  readonly html: string;
  readonly csv: string;
  readonly json: string;
  readonly command: string;
}

export type ToLab =
  | { readonly t: 'players'; readonly ports: readonly MessagePort[]; readonly language: 'en' | 'de' }
  | { readonly t: 'describe'; readonly game: string; readonly players: number }
  | { readonly t: 'ask'; readonly question: LabQuestion }
  | { readonly t: 'stop' };

export type FromLab =
  | { readonly t: 'game'; readonly description: GameDescription }
  | { readonly t: 'view'; readonly view: LabView }
  | {
      readonly t: 'end';
      readonly view: LabView | null;
      readonly deals: readonly LabDeal[];
      readonly files: LabFiles | null;
      readonly isStopped: boolean;
    }
  /** In the page's language; what rules and programs say is English. */
  | { readonly t: 'fault'; readonly text: string; readonly isEnglish?: boolean };

/** What a worker that plays is asked: a range of deals of a study, or a piece of self-play; and its answer, as the pool of ports numbers it. */
export interface PlayJobs {
  readonly deals: readonly [{ readonly study: Study; readonly range: DealRange }, ChunkSums];
  readonly gradient: readonly [GradientTask, GradientResult];
}
export type PlayJob = {
  readonly [K in keyof PlayJobs]: { readonly job: K; readonly task: PlayJobs[K][0] };
}[keyof PlayJobs];

export interface PlayRequest {
  readonly n: number;
  readonly job: PlayJob;
}
export interface PlayReply {
  readonly n: number;
  readonly result?: PlayJobs[keyof PlayJobs][1];
  readonly fault?: string;
}
