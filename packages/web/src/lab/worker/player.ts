/** A worker that plays deals for a study, and for players who learn. */
import type { Game, TrickGame } from '@followsuit/engine';
import {
  type ChunkSums,
  type GradientResult,
  type GradientTask,
  rulesOfStudy,
  SelfPlay,
  StudyPlayer,
} from '@followsuit/study';
import { loadKnowledge } from '../../worker/bot-moves.ts';
import { loadedGame, loadGames } from '../../worker/loaded-games.ts';
import type { PlayJob, PlayJobs, PlayReply, PlayRequest } from './messages.ts';

/** A game with what bots know of it. */
async function readyGame(id: string): Promise<Game> {
  await loadGames([id]);
  const game = loadedGame(id);
  if (!game) throw new Error(id);
  await loadKnowledge(game);
  return game;
}

/** What the last study and the last training needed. */
let [key, selfPlayKey] = ['', ''];
let player: StudyPlayer | undefined;
let selfPlay: SelfPlay | undefined;

async function playDeals({ study, range }: PlayJobs['deals'][0]): Promise<ChunkSums> {
  const name = JSON.stringify(study);
  if (!player || key !== name) {
    player = new StudyPlayer(study, rulesOfStudy(await readyGame(study.game), study));
    key = name;
  }
  return player.play(range);
}

async function playGradient(task: GradientTask): Promise<GradientResult> {
  const name = JSON.stringify([task.game, task.setups]);
  if (!selfPlay || selfPlayKey !== name) {
    selfPlay = new SelfPlay((await readyGame(task.game)) as TrickGame, task.setups);
    selfPlayKey = name;
  }
  return selfPlay.play(task);
}

const play = (job: PlayJob): Promise<ChunkSums | GradientResult> =>
  job.job === 'deals' ? playDeals(job.task) : playGradient(job.task);

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  let last: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data: { n, job } }: MessageEvent<PlayRequest>) => {
    last = last
      .then(() => play(job))
      .then((result): PlayReply => ({ n, result }))
      .catch((error: Error): PlayReply => ({ n, fault: error.message }))
      .then((reply) => port.postMessage(reply));
  };
};
