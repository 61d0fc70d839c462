/** The sentence that says whose turn it is and what is to be done, in every phase. */
import type { Json } from '@followsuit/engine';
import { listed, seatName } from '@followsuit/present';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

/** @example promptFor(scene, []) // 'Waiting for Ana and Bo.' */
export function promptFor(scene: TableScene, picked: readonly string[]): string {
  const { view, acts, events, seat, game } = scene;
  const end = events[events.length - 1];
  if (end?.ev === 'over') return text.gameOver;
  if (scene.info.rejected) return text.stopped;
  const counting = several(scene, picked);
  if (counting) return counting;
  const special = scene.skin.prompt?.(scene);
  if (special) return seat < 0 ? fill(text.watching, { prompt: special }) : special;
  if (acts.length > 0) return todo(scene);
  const actors = ((view.actors ?? []) as readonly number[]).filter((each) => each !== seat);
  if (actors.length === 0) return text.dealing;
  const prompt = fill(text.waitingFor, { names: listed(actors.map((each) => seatName(scene, each))) });
  return seat < 0 ? fill(text.watching, { prompt }) : prompt;
}

/** Where several cards are put away: how many have been chosen. */
function several({ acts }: TableScene, picked: readonly string[]): string | null {
  const cards = acts.find((act) => Array.isArray(act.cards))?.cards as readonly Json[] | undefined;
  return cards ? fill(text.putSome, { n: cards.length, chosen: picked.length }) : null;
}

function todo({ acts, view }: TableScene): string {
  if (acts.every((act) => act.do === 'play')) return view.led === 'none' ? text.yourLead : text.yourPlay;
  if (acts.every((act) => act.do === 'discard')) return text.putOne;
  if (acts.every((act) => act.card !== undefined)) return text.chooseCard;
  return acts.some((act) => act.do === 'bid') ? text.yourBid : text.yourChoice;
}
