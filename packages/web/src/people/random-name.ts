import { words } from '../text/text.ts';

/** A friendly name for somebody who does not want to think of one. */
export function randomName(): string {
  const { first, second } = words.people.names;
  const [a, b] = crypto.getRandomValues(new Uint32Array(2));
  return `${first[a % first.length]} ${second[b % second.length]}`;
}
