/** Plays the chunks of studies in this thread; the player of the last study is kept, since its bots have caches. */
import { gameOf } from '@followsuit/games';
import { type ChunkSums, type DealRange, rulesOfStudy, type Study, StudyPlayer } from '@followsuit/study';

export interface StudyChunk {
  readonly study: Study;
  readonly chunk: DealRange;
}

let key = '';
let player: StudyPlayer | undefined;

/** @example playStudyChunk({ study, chunk: { first: 1, last: 26, paired: true } }).moments */
export function playStudyChunk({ study, chunk }: StudyChunk): ChunkSums {
  const name = JSON.stringify(study);
  if (!player || name !== key) {
    const game = gameOf(study.game);
    if (!game) throw new Error(`There is no game ${study.game}.`);
    player = new StudyPlayer(study, rulesOfStudy(game, study));
    key = name;
  }
  return player.play(chunk);
}
