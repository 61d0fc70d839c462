/** The open card and the box: what lies there, and the bidder's choice. */
import type { Act } from '@followsuit/engine';
import type { ComponentType } from 'preact';
import type { PanelProps, Scene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { actWords, hasBox, openSuit } from './acts.ts';
import { Cards, Pile } from './cards.tsx';
import { field, phaseOf, tableOf } from './read.ts';
import { suitWord, tell } from './say.ts';
import './ask.css';

const say = words.sheets;

/** The box with its open card, until the bidder has decided. */
export function OpenCard({ scene }: { scene: Scene }) {
  const open = field<string | null>(scene, 'open');
  const phase = phaseOf(scene);
  if (open === null || (phase !== 'bidding' && phase !== 'box')) return null;
  const backs = Array<null>(hasBox(scene) ? tableOf<number>(scene, 'box') - 1 : 0).fill(null);
  const cards = [open, ...backs];
  return (
    <Pile name={tell(hasBox(scene) ? say.boxLies : say.openLies, { suit: suitWord(openSuit(scene)) })}>
      <Cards scene={scene} cards={cards} size="large" />
    </Pile>
  );
}

function BoxChoice({ scene, acts, choose }: PanelProps) {
  const note = (act: Act): string =>
    act.do === 'noTrump' ? say.noTrumpNote : hasBox(scene) ? say.takeBoxNote : say.takeOpenNote;
  return (
    <section class="ask" aria-label={say.theBox}>
      <div class="ask-row">
        {acts.map((act) => (
          <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
            {actWords(scene, act)}
            <small>{note(act)}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

export const boxPanels: Readonly<Record<string, ComponentType<PanelProps>>> = { take: BoxChoice, noTrump: BoxChoice };
