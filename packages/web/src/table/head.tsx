/** The title of the table, with the hand and the trick; and the player's score on its way to the target. */
import { capital, scoreSheet } from '@followsuit/present';
import { Portrait } from '@followsuit/ui';
import { useMemo } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { aboutSeat } from './about-seat.ts';
import type { TableScene } from './scene.ts';
import './head.css';

const text = words.table;

interface HeadProps {
  readonly scene: TableScene;
  readonly onScore?: () => void;
  /** Opens what a variant changes. */
  readonly onVariant?: () => void;
}

/** @example <Head scene={scene} onScore={() => open('score')} /> */
export function Head({ scene, onScore, onVariant }: HeadProps) {
  const { variant } = scene.options;
  return (
    <header class="table-head" data-seats={scene.info.seats.length}>
      <h1 class="table-title felt-corner">
        <span>{scene.game.name}</span> <small>{momentWords(scene)}</small>
      </h1>
      {variant && onVariant && (
        <button type="button" class="variant-sign" title={text.changedRules} onClick={onVariant}>
          ✎ {variant}
        </button>
      )}
      {scene.seat >= 0 && onScore && <OwnScore scene={scene} onScore={onScore} />}
    </header>
  );
}

/** "Hand 4 of 8 · trick 5". */
function momentWords({ presenter, view, ...scene }: TableScene): string {
  const { hand, trick } = view;
  if (typeof hand !== 'number' || hand < 1) return '';
  const hands = presenter.hands?.({ presenter, view, ...scene });
  const parts = [hands ? fill(text.handIn, { n: hand, all: hands }) : fill(text.hand, { n: hand })];
  if (Number(trick) > 0) parts.push(fill(text.trickIn, { n: Number(trick) }));
  return parts.join(' · ');
}

function OwnScore({ scene, onScore }: Required<Pick<HeadProps, 'scene' | 'onScore'>>) {
  const { total, face } = aboutSeat(scene, scene.seat);
  const { presenter, game, options } = scene;
  const target = useMemo(() => (presenter.sheet ?? scoreSheet)(scene).target, [presenter, game, options]);
  const n = total?.n ?? 0;
  const label = fill(target === undefined ? text.yourTotal : text.yourScore, {
    points: total?.text ?? '0',
    target: target ?? '',
  });
  return (
    <button
      type="button"
      class="own-score felt-corner"
      title={text.score}
      aria-label={capital(label)}
      onClick={onScore}
    >
      <Portrait name={face} />
      <b>{n}</b>
      {target !== undefined && (
        <>
          <span class="own-bar">
            <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, n / target))})` }} />
          </span>
          <span>{target}</span>
        </>
      )}
    </button>
  );
}
