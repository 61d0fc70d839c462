/** The worker that thinks: answers each question with a move, or with advice. */
import { loadModels } from 'virtual:models';
import { loaded } from './loaded.ts';
import type { FromPage, Thought, WarmUp } from './talk.ts';
import { advise, choose, warmUp } from './think.ts';

/** What the worker with the tables sends. */
export interface Asking {
  readonly n: number;
  readonly advice: boolean;
  readonly thought: Thought;
}

export interface Thinking {
  readonly n: number;
  readonly value?: unknown;
  readonly fault?: string;
}

export function run(): void {
  self.onmessage = ({ data }: MessageEvent<FromPage>) => {
    if (data.t === 'port') listen(data.port);
  };
  postMessage('ready');
}

function listen(port: MessagePort): void {
  let asked = 0;
  port.onmessage = async ({ data }: MessageEvent<Asking | { readonly warmUp: WarmUp }>) => {
    if ('warmUp' in data) {
      // What fails here fails again where a bot is asked, and is told of then.
      loadModels(data.warmUp.game)
        .then(() => warmUp(data.warmUp, () => asked > 0))
        .catch(() => {});
      return;
    }
    asked++;
    const { n, advice, thought } = data;
    let answer: Thinking;
    try {
      await loaded(loadModels(thought.game));
      answer = { n, value: await (advice ? advise(thought) : choose(thought)) };
    } catch (error) {
      answer = { n, fault: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
  };
}
