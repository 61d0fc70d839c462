/** What is to be done now, in a sentence: for whoever acts, and for those who wait. */
import type { TableScene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { actors, field, isTurn, phaseOf, suitOf } from './read.ts';
import { fillSentence, namesOf, suitWord, wordIn } from './wording.ts';

const sharedText = words.skins;

/** Sentences for one's own turn, by phase; a function where it takes more than the phase to say. */
export type Own = Readonly<Record<string, string | ((scene: TableScene) => string)>>;

/** The prompt of a game: its own sentences first, then those that all games have. */
export function prompts(own: Own = {}): (scene: TableScene) => string | null {
  return (scene) => {
    const phase = phaseOf(scene);
    const due = actors(scene);
    if (due.length === 0) return null;
    if (!isTurn(scene)) return fillSentence(wordIn(sharedText.waiting, phase), { names: namesOf(scene, due) });
    const text = own[phase] ?? (phase === 'tricks' ? trickPrompt : (sharedText.own as Own)[phase]);
    return typeof text === 'string' ? text : (text?.(scene) ?? null);
  };
}

/** Lead, follow, or play anything; made from the cards that may be played. `follow`: where suits are not named in the plural. */
export function trickPrompt(scene: TableScene, follow: string = sharedText.follow): string {
  const led = field<string | null>(scene, 'led') ?? 'none';
  const cards = scene.acts.map((act) => String(act.card));
  const held = field<readonly (readonly string[] | null)[]>(scene, 'hold')[scene.seat] ?? [];
  const any = held.every((card) => cards.includes(card));
  if (led === 'none') return any ? sharedText.lead : sharedText.leadSome;
  if (cards.length > 0 && cards.every((card) => suitOf(scene, card) === led))
    return fillSentence(follow, { suit: suitWord(led) });
  if (held.some((card) => suitOf(scene, card) === led)) return sharedText.playOne;
  return fillSentence(any ? sharedText.voidOf : sharedText.voidSome, { suit: suitWord(led) });
}

/** Whether the seat may not pass, because everybody else has. */
export const mustBid = ({ acts }: TableScene): boolean =>
  acts.some((act) => act.do === 'bid') && !acts.some((act) => act.do === 'pass' || act.do === 'forfeit');
/** For the auctions in which the dealer must bid when nobody else has. */
export const auctionPrompt = (scene: TableScene): string =>
  mustBid(scene) ? sharedText.mustBid : sharedText.own.auction;
export const bidPrompt = (scene: TableScene): string => (mustBid(scene) ? sharedText.mustBid : sharedText.own.bidding);
