/** The worker with the bots: answers each question with a move, or with advice. */
import { advise, choose, warmUpBot } from './bot-moves.ts';
import type { BotQuestion, BotWarmUp, FromPage } from './messages.ts';

/** A question from the worker with the tables. */
export interface BotRequest {
  readonly n: number;
  readonly advice: boolean;
  readonly question: BotQuestion;
}

export interface BotAnswer {
  readonly n: number;
  readonly value?: unknown;
  readonly fault?: string;
}

/** Starts the worker. */
export function runBots(): void {
  self.onmessage = ({ data }: MessageEvent<FromPage>) => {
    if (data.t === 'port') listen(data.port);
  };
  postMessage('ready');
}

function listen(port: MessagePort): void {
  let asked = 0;
  port.onmessage = async ({ data }: MessageEvent<BotRequest | { readonly warmUp: BotWarmUp }>) => {
    if ('warmUp' in data) {
      // A failure here happens again with the first question, and is reported then.
      warmUpBot(data.warmUp, () => asked > 0).catch(() => {});
      return;
    }
    asked++;
    const { n, advice, question } = data;
    let answer: BotAnswer;
    try {
      answer = { n, value: await (advice ? advise(question) : choose(question)) };
    } catch (error) {
      answer = { n, fault: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answer);
  };
}
