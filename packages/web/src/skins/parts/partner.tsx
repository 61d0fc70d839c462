/** How the partner of Bishop and Baronet is found: the moment of the game. */
import { render } from 'preact';
import type { TableScene } from '../../table/scene.ts';
import { shownTrick } from '../../table/trick.ts';
import { gameWords } from '../../text/games.ts';
import { Cards } from './cards.tsx';
import { placeOf, send, useHappened } from './moves.ts';
import { callOf, isAlone } from './point-cards.tsx';
import { field, suitOf } from './read.ts';
import { fillSentence, nameOf, suitTitle } from './wording.ts';

const gameText = gameWords.bishop;
/** How long one bit of the announcement takes, in milliseconds. */
const BIT = 350;

const partnerOf = (scene: TableScene): number | null => field(scene, 'partner');

/** "2? 3? 4!": the trumps that the bidder asked for, from the lowest up. */
function asked(scene: TableScene): string[] {
  const ranks = field<readonly string[] | undefined>(scene, 'announced') ?? [];
  return ranks.map((rank, i) => (i < ranks.length - 1 || partnerOf(scene) === null ? `${rank}?` : `${rank}!`));
}

/** Who the partner is, or that there is none; null while it is open. */
function found(scene: TableScene): string | null {
  const partner = partnerOf(scene);
  if (partner !== null) return fillSentence(gameText.found, { name: nameOf(scene, partner) });
  return isAlone(scene) ? gameText.noneFound : null;
}

/** The announcement, bit by bit: "Cups: 2? 3? 4! Partner: Petra." */
export function partnerNews(scene: TableScene): (readonly string[])[] {
  const text = callOf(scene) === null ? null : found(scene);
  if (text === null) return [];
  const ranks = asked(scene);
  const [first = '', ...rest] = ranks;
  const suit = suitTitle(field<string>(scene, 'trump'));
  return [ranks.length > 0 ? [fillSentence(gameText.runs, { suit, rank: first }), ...rest, text] : [text]];
}

/** By which card the partner was found, where one was played for it. */
export const partnerGlow = (scene: TableScene): string | null => {
  const trick = shownTrick(scene);
  return trick?.n === 1 ? (trick.laid.find(({ seat }) => seat === partnerOf(scene))?.card ?? null) : null;
};

/** The call as a large card, and how the partner was found; the partner's chair slides to the bidder's side. */
export function TheCall({ scene }: { scene: TableScene }) {
  useHappened(scene, (before, now) => {
    const partner = partnerOf(now);
    if (partner !== null && partnerOf(before) === null) slide(now, partner, asked(now).length * BIT);
  });
  if (callOf(scene) === null) return null;
  const trump = field<string>(scene, 'trump');
  const called = field<readonly string[]>(scene, 'worth').filter((card) => suitOf(scene, card) === trump);
  const ranks = asked(scene);
  return (
    <div class="pile-call">
      <Cards scene={scene} cards={called.reverse()} size="large" />
      <span class="pile-note">
        {ranks.length > 0 && `${fillSentence(gameText.asked, { ranks: ranks.join(' ') })} `}
        <span class={partnerOf(scene) === null ? undefined : 'pile-found'}>{found(scene) ?? gameText.noPartner}</span>
      </span>
    </div>
  );
}

function slide(scene: TableScene, partner: number, delay: number): void {
  const chair = document.createElement('div');
  chair.className = 'chair';
  render(<Chair name={nameOf(scene, partner)} />, chair);
  const to = placeOf(scene, field<number>(scene, 'bidder'));
  send(chair, { from: placeOf(scene, partner), to, delay, time: 800, size: 1 });
}

/** Our own drawing: a back, a seat and four legs. */
const Chair = ({ name }: { name: string }) => (
  <>
    <svg viewBox="0 0 24 32" aria-hidden="true">
      <path d="M4 0h3v15h12v16h-3V21H7v10H4zM7 3h9v3H7zM7 8h9v3H7z" />
    </svg>
    {name}
  </>
);
