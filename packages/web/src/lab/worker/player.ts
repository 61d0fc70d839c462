/** A worker that plays deals for a study. */
import { rulesOfStudy, StudyPlayer } from '@followsuit/study';
import { loadKnowledge } from '../../worker/bot-moves.ts';
import { loadedGame, loadGames } from '../../worker/loaded-games.ts';
import type { PlayReply, PlayRequest } from './messages.ts';

let key = '';
let player: StudyPlayer | undefined;

async function play({ n, study, range }: PlayRequest): Promise<PlayReply> {
  const name = JSON.stringify(study);
  if (!player || key !== name) {
    await loadGames([study.game]);
    const game = loadedGame(study.game);
    if (!game) return { n, fault: study.game };
    await loadKnowledge(game);
    player = new StudyPlayer(study, rulesOfStudy(game, study));
    key = name;
  }
  return { n, sums: player.play(range) };
}

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  let last: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent<PlayRequest>) => {
    last = last
      .then(() => play(data))
      .catch((error: Error): PlayReply => ({ n: data.n, fault: error.message }))
      .then((reply) => port.postMessage(reply));
  };
};
