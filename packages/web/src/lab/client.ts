/** The page's connection to the laboratory's workers: one conducts, the others play. They live as long as the page shows a game. */
import { language } from '../text/language.ts';
import { words } from '../text/text.ts';
import type { FromLab, ToLab } from './worker/messages.ts';

/** The most workers that play, however many processors there are. */
const MOST = 8;

export interface Lab {
  send(message: ToLab): void;
  close(): void;
}

/** @example const lab = openLab(take); lab.send({ t: 'describe', game: 'stones', players: 4 }); */
export function openLab(take: (message: FromLab) => void): Lab {
  const conductor = new Worker(new URL('./worker/conductor.ts', import.meta.url), { type: 'module' });
  const channels = Array.from(
    { length: Math.max(1, Math.min(MOST, navigator.hardwareConcurrency)) },
    () => new MessageChannel(),
  );
  const players = channels.map(({ port2 }) => {
    const player = new Worker(new URL('./worker/player.ts', import.meta.url), { type: 'module' });
    player.postMessage(port2, [port2]);
    return player;
  });
  const workers = [conductor, ...players];
  for (const worker of workers) worker.onerror = () => take({ t: 'fault', text: words.lab.broken });
  conductor.onmessage = ({ data }: MessageEvent<FromLab>) => take(data);
  const ports = channels.map(({ port1 }) => port1);
  conductor.postMessage({ t: 'players', ports, language: language() } satisfies ToLab, ports);
  return {
    send: (message) => conductor.postMessage(message),
    close() {
      for (const worker of workers) worker.terminate();
    },
  };
}
