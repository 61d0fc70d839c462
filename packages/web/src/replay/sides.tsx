/** Beside the table: the score sheet, hands and tricks to jump to, and the hand in words. */
import type { Line } from '@followsuit/engine';
import { useMemo } from 'preact/hooks';
import { touchOf } from '../sheets/index.ts';
import { plain, sideName, signed } from '../table/talk.ts';
import { fill, words } from '../text/text.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import type { PartProps } from './player.tsx';
import { lineWords, sceneAt } from './scene.ts';

const said = words.replay;

/** Where there is room beside the table, everything is open. */
const isWide = (): boolean => matchMedia('(min-width: 60rem)').matches;

export function Sheet({ scene }: PartProps) {
  const Own = touchOf(scene.game.id).sheet;
  if (!scene.game.deck) return null;
  return (
    <details class="replay-part" open={isWide()}>
      <summary>{said.sheet}</summary>
      <div class="scroll-x">{Own ? <Own scene={scene} /> : <PlainSheet scene={scene} />}</div>
    </details>
  );
}

function PlainSheet({ scene }: Pick<PartProps, 'scene'>) {
  const scores = scene.events.filter(({ ev }) => ev === 'score');
  if (scores.length === 0) return <p>{said.noScore}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{said.points}</th>
          {scene.sides.map((side) => (
            <th scope="col" key={side.join()}>
              {sideName(scene, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map((line) => (
          <tr key={line.hand}>
            <th scope="row">{line.hand}</th>
            {scene.sides.map((side, i) => (
              <td key={side.join()}>{pointsOf(line, i)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pointsOf({ delta, total }: Line, side: number): string {
  return `${signed((delta as readonly number[])[side])} → ${plain((total as readonly number[])[side])}`;
}

export function Tricks({ scene, chapters, n, goTo }: PartProps) {
  const here = chapterAt(chapters, n);
  return (
    <details class="replay-part" open={isWide()}>
      <summary>{scene.game.deck ? said.tricks : said.turns}</summary>
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
                      {fill(said.trick, { n: Number(trick.line.n), name: scene.names[Number(trick.line.taker)] })}
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
  if (line.ev === 'setup') return said.board;
  return line.ev === 'roll' ? fill(said.turn, { n: Number(line.turn) }) : fill(said.hand, { n: Number(line.hand) });
}

export function Log({ scene, replay, chapters, n, goTo }: PartProps) {
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
      <summary>{said.log}</summary>
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
