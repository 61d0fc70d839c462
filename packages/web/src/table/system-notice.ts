/** Tells by a message of the system that it is one's turn. */
import { settings } from '../settings.ts';
import { fill, words } from '../text/text.ts';
import { tablePrompt } from './prompt-line.tsx';
import type { TableScene } from './scene.ts';

/** Whether another person is at the table: bots do not mind waiting. */
const hasCompany = ({ info, seat }: Pick<TableScene, 'info' | 'seat'>): boolean =>
  info.seats.some(({ kind }, i) => i !== seat && kind === 'person');

/** Whether the system may tell it now. @example if (mayNotify(scene)) notify(scene) */
export const mayNotify = (scene: TableScene): boolean =>
  hasCompany(scene) &&
  settings.notify.peek() === 'on' &&
  document.hidden &&
  'Notification' in globalThis &&
  Notification.permission === 'granted';

/** A message of the system; returns a function that takes it away. */
export function notify(scene: TableScene): () => void {
  const title = fill(words.me.yourTurn, { game: scene.game.name });
  const to = `/t/${scene.info.id}`;
  const options = { body: tablePrompt(scene, []), tag: to, icon: '/icon-192.png', data: to };
  let isOver = false;
  let close = (): void => {};
  const end = (): void => {
    isOver = true;
    close();
    document.removeEventListener('visibilitychange', end);
  };
  document.addEventListener('visibilitychange', end);
  show(title, options).then(
    (shown) => {
      close = shown;
      if (isOver) close();
    },
    () => {}, // the title and the icon still tell it
  );
  return end;
}

/** Phones show messages of service workers only. Resolves to a function that closes the message. */
async function show(title: string, options: NotificationOptions & { tag: string }): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () => {
      worker.getNotifications({ tag: options.tag }).then(
        (all) => {
          for (const each of all) each.close();
        },
        () => {},
      );
    };
  }
  const message = new Notification(title, options);
  message.onclick = () => {
    window.focus();
    message.close();
  };
  return () => message.close();
}
