/** The sentence that says whose turn it is and what is to be done, in every phase. */
import type { Json } from '@followsuit/engine';
import { skinOf } from '../skins/index.ts';
import { fill, words } from '../text/text.ts';
import { listed, nameOf } from './event-words.ts';
import type { TableScene } from './scene.ts';

const said = words.table;

/** @example promptFor(scene, []) // 'Waiting for Ana and Bo.' */
export function promptFor(scene: TableScene, picked: readonly string[]): string {
  const { view, acts, events, seat, game } = scene;
  const end = events[events.length - 1];
  if (end?.ev === 'over') return said.gameOver;
  if (scene.info.rejected) return said.stopped;
  const counting = several(scene, picked);
  if (counting) return counting;
  const special = skinOf(game.id).prompt?.(scene);
  if (special) return seat < 0 ? fill(said.watching, { prompt: special }) : special;
  if (acts.length > 0) return todo(scene);
  const actors = ((view.actors ?? []) as readonly number[]).filter((each) => each !== seat);
  if (actors.length === 0) return said.dealing;
  const prompt = fill(said.waitingFor, { names: listed(actors.map((each) => nameOf(scene, each))) });
  return seat < 0 ? fill(said.watching, { prompt }) : prompt;
}

/** Where several cards are put away: how many have been chosen. */
function several({ acts }: TableScene, picked: readonly string[]): string | null {
  const cards = acts.find((act) => Array.isArray(act.cards))?.cards as readonly Json[] | undefined;
  return cards ? fill(said.putSome, { n: cards.length, chosen: picked.length }) : null;
}

function todo({ acts, view }: TableScene): string {
  if (acts.every((act) => act.do === 'play')) return view.led === 'none' ? said.yourLead : said.yourPlay;
  if (acts.every((act) => act.do === 'discard')) return said.putOne;
  if (acts.every((act) => act.card !== undefined)) return said.chooseCard;
  return acts.some((act) => act.do === 'bid') ? said.yourBid : said.yourChoice;
}
