/** The prompt: what to do now, in a sentence, for the players who act and for those who wait. */
import type { Json, KernelView } from '@followsuit/engine';
import { heldCards, isTurn, suitNow } from './read.ts';
import type { Scene } from './scene.ts';
import { fill, fillSentence } from './text.ts';
import { namesOf, passesTo, suitWord } from './wording.ts';

/** The sentences of a game, by phase: a text, or a function if the phase alone does not decide it. */
export interface PromptTexts<S> {
  /** For the player who acts. */
  readonly own?: Readonly<Record<string, string | ((scene: S) => string)>>;
  /** For the others, with `{names}` of the players who act. */
  readonly waiting?: Readonly<Record<string, string>>;
}

/**
 * The `prompt` of a presenter: the game's own sentences first, then those that all games share.
 *
 * @example prompt: prompts(({ words }) => ({ own: { bidding: bidPrompt, opening: words.opening } }))
 */
export function prompts<S extends Scene>(
  texts: (scene: S) => PromptTexts<S> = () => ({}),
): (scene: S) => string | null {
  return (scene) => {
    const { view, text } = scene;
    const { own, waiting } = texts(scene);
    if (view.actors.length === 0) return null;
    if (!isTurn(scene)) {
      const wait = ({ ...text.waiting, ...waiting } as Readonly<Record<string, string | undefined>>)[view.phase];
      return wait === undefined ? null : fillSentence(wait, { names: namesOf(scene, view.actors) });
    }
    const mine = own?.[view.phase];
    if (typeof mine === 'function') return mine(scene);
    if (mine !== undefined) return mine;
    return view.phase === 'tricks'
      ? trickPrompt(scene)
      : ((text.own as Readonly<Record<string, string | undefined>>)[view.phase] ?? null);
  };
}

/** Lead, follow, or play anything, by the playable cards. `follow`: the text if suits are not named in the plural. */
export function trickPrompt(scene: Scene<KernelView>, follow: string = scene.text.follow): string {
  const { view, text } = scene;
  const cards = scene.acts.map((act) => String(act.card));
  const held = heldCards(scene);
  const any = held.every((card) => cards.includes(card));
  if (view.led === 'none') return any ? text.lead : text.leadSome;
  if (cards.length > 0 && cards.every((card) => suitNow(scene, card) === view.led))
    return fillSentence(follow, { suit: suitWord(scene, view.led) });
  if (held.some((card) => suitNow(scene, card) === view.led)) return text.playOne;
  return fillSentence(any ? text.voidOf : text.voidSome, { suit: suitWord(scene, view.led) });
}

/** Whether the seat may not pass, because everybody else has. */
export const mustBid = ({ acts }: Pick<Scene, 'acts'>): boolean =>
  acts.some((act) => act.do === 'bid') && !acts.some((act) => act.do === 'pass' || act.do === 'forfeit');
/** For auctions in which the dealer must bid if nobody else has. */
export const auctionPrompt = (scene: Scene<KernelView>): string =>
  mustBid(scene) ? scene.text.mustBid : scene.text.own.auction;
export const bidPrompt = (scene: Scene<KernelView>): string =>
  mustBid(scene) ? scene.text.mustBid : scene.text.own.bidding;

/**
 * The prompt, in every game and phase; `picked` are the cards that the player has picked so far.
 *
 * @example promptFor(scene) // 'Waiting for Ana and Bo.'
 */
export function promptFor(scene: Scene, picked: readonly string[] = []): string {
  const { acts, text, view, seat } = scene;
  const counting = several(scene, picked);
  if (counting) return counting;
  const own = scene.presenter.prompt?.(scene);
  if (own) return own;
  if (acts.length > 0) return usual(scene);
  const others = (view.actors ?? []).filter((each) => each !== seat);
  return others.length === 0 ? text.dealing : fill(text.waitingFor, { names: namesOf(scene, others) });
}

/** For a choice of several cards: how many the player has picked. */
function several(scene: Scene, picked: readonly string[]): string | null {
  const { acts, text } = scene;
  const act = acts.find(({ cards }) => Array.isArray(cards));
  if (!act) return null;
  const n = (act.cards as readonly Json[]).length;
  const name = passesTo(scene);
  return fill(name === null ? text.putSome : text.passSome, { n, name: name ?? '', chosen: picked.length });
}

function usual({ acts, view, text }: Scene): string {
  if (acts.every((act) => act.do === 'play')) return view.led === 'none' ? text.yourLead : text.yourPlay;
  if (acts.every((act) => act.do === 'discard')) return text.putOne;
  if (acts.every((act) => act.card !== undefined)) return text.chooseCard;
  return acts.some((act) => act.do === 'bid') ? text.yourBid : text.yourChoice;
}
