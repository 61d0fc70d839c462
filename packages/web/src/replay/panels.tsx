/** Beside the table: the score sheet, hands and tricks to jump to, and the hand in words. */

import { ScoreSheetView } from '@followsuit/ui';
import { useMemo } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import type { PartProps } from './player.tsx';
import { lineWords, sceneAt } from './scene.ts';

const text = words.replay;

/** If there is room beside the table, all panels are open. */
const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;

export function ScorePanel({ scene }: PartProps) {
  if (!scene.game.deck) return null;
  return (
    <details class="replay-part" open={isWide()}>
      <summary>{text.sheet}</summary>
      <ScoreSheetView scene={scene} />
    </details>
  );
}

export function TricksPanel({ scene, chapters, n, goTo }: PartProps) {
  const here = chapterAt(chapters, n);
  return (
    <details class="replay-part" open={isWide()}>
      <summary>{scene.game.deck ? text.tricks : text.turns}</summary>
      <ol class="replay-hands">
        {chapters.map((chapter) => (
          <li key={chapter.n}>
            <button type="button" aria-current={chapter === here} onClick={() => goTo(chapter.n)}>
              {chapterName(chapter)}
            </button>
            {chapter === here && chapter.tricks.length > 0 && (
              <ol>
                {chapter.tricks.map((trick) => (
                  <li key={trick.n}>
                    <button type="button" aria-current={trick.n === n} onClick={() => goTo(trick.n)}>
                      {fill(text.trick, { n: Number(trick.line.n), name: scene.names[Number(trick.line.taker)] })}
                    </button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function chapterName({ line }: Chapter): string {
  if (line.ev === 'setup') return text.board;
  return line.ev === 'roll' ? fill(text.turn, { n: Number(line.turn) }) : fill(text.hand, { n: Number(line.hand) });
}

export function LogPanel({ scene, replay, chapters, n, goTo }: PartProps) {
  const here = chapterAt(chapters, n);
  const { seat } = scene;
  const told = useMemo(() => {
    if (!here) return [];
    const numbers = Array.from({ length: here.end - here.n + 1 }, (_, i) => here.n + i);
    return numbers.map((at) => {
      const then = sceneAt(replay, at, seat < 0 ? null : seat) ?? scene;
      return { at, text: lineWords(then, replay.lines[at - 1]) };
    });
  }, [replay, here, seat]);
  return (
    <details class="replay-part" open={isWide()}>
      <summary>{text.log}</summary>
      <ol class="replay-log">
        {told.map(({ at, text }) => (
          <li key={at}>
            <button type="button" class="button-quiet" aria-current={at === n} onClick={() => goTo(at)}>
              {text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
