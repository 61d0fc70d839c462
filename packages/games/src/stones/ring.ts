/** The ring of Stones: which suit beats which in the current trick; a finished trick counts until the next lead. */
import { capital, cardRank, fillSentence, isPlaying, listed, shownTrick, suitWord } from '@followsuit/present';
import type { StonesScene } from './table.ts';

type Role = keyof StonesScene['words']['roles'];
/** The roles of suits in the trick, from the led one to the strongest. */
const ROLES: readonly Role[] = ['led', 'beats', 'both', 'all'];

export interface Ring {
  readonly suits: readonly string[];
  /** The suits that can take the trick, from the led one to the strongest; none before a lead. */
  readonly takers: readonly string[];
  readonly turned: boolean;
}

/** The ring while there is a trick, or one to be led; null otherwise. */
export function ringOnTable(scene: StonesScene): Ring | null {
  const ring = idleRing(scene);
  const trick = shownTrick(scene);
  if (ring.suits.length === 0 || !(isPlaying(scene) || trick)) return null;
  const turned = trick?.laid.some(({ card }) => cardRank(card) === 'X') ?? false; // STONES-JOKER-1
  return { ...ring, takers: scene.view.ring, turned };
}

/** The ring by itself, as it is before a lead. */
export const idleRing = ({ game }: StonesScene): Ring => ({
  suits: game.deck?.suits.map(({ name }) => name) ?? [],
  takers: [],
  turned: false,
});

/** Whether one suit beats another: the next two in the ring do, and rock always if it breaks everything. */
export function beats({ options }: StonesScene, { suits, turned }: Ring, suit: string, other: string): boolean {
  if (options.rockBreaksEverything === 'on' && (suit === 'rock' || other === 'rock')) return suit === 'rock';
  const steps = (suits.indexOf(suit) - suits.indexOf(other)) * (turned ? -1 : 1);
  return [1, 2].includes((steps + suits.length) % suits.length);
}

/** The role of a suit in the trick; `idle` before a lead. */
export const roleIn = ({ takers }: Ring, suit: string): Role | 'idle' =>
  takers.length === 0 ? 'idle' : (ROLES[takers.indexOf(suit)] ?? 'weak');

/** Before the first lead of a game, when the ring is new to some. */
export const isRingNew = ({ view }: StonesScene): boolean =>
  view.hand === 1 && view.trick === 0 && view.ring.length === 0;

/** "Water is led: paper beats it, lizard beats both." */
export function ringWords(scene: StonesScene): string {
  const { words, options } = scene;
  const ring = ringOnTable(scene);
  if (!ring || ring.takers.length === 0)
    return options.rockBreaksEverything === 'on' ? words.ringIdleRock : words.ringIdle;
  const [led, ...over] = ring.takers;
  const beating = over.map((suit) => `${suitWord(scene, suit)} ${words.roles[roleIn(ring, suit) as Role]}`).join(', ');
  const text = fillSentence(over.length === 0 ? words.ringAlone : words.ring, { led: suitWord(scene, led), beating });
  return ring.turned ? `${words.turnedNews} ${text}` : text;
}

/** The ring of the current trick in words, with the suits that cannot win; a joker may still change that. */
export function ringLines(scene: StonesScene): string[] {
  const { words, view, options, text } = scene;
  const ring = isPlaying(scene) ? ringOnTable(scene) : null;
  if (!ring) return [];
  if (view.led === 'none') return isRingNew(scene) ? [`${capital(ringWords(scene))}.`] : [];
  // If nothing beats the led suit, it is rock, which breaks everything, and a joker does not change that.
  if (ring.takers.length === 1) return [ringWords(scene)];
  const weak = ring.suits.filter((suit) => !ring.takers.includes(suit)).map((suit) => suitWord(scene, suit));
  const mayTurn = options.jokers === 'on' && !ring.turned;
  const cannot = fillSentence(mayTurn ? words.cannotWinYet : words.cannotWin, { suits: listed(text, weak) });
  return [`${ringWords(scene)} ${cannot}`];
}
