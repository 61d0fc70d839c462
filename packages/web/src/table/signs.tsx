/** What is in force: the trump suit and the game's other signs. */

import { capital, type Sign } from '@followsuit/present';
import { SuitSign } from '@followsuit/ui';
import { useId } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './signs.css';

/** The signs of a scene, and a sign that the log is open. */
export function signsOf(scene: TableScene): readonly Sign[] {
  const { log, openLog, openLogMore } = words.table;
  const signs = scene.presenter.signs?.(scene) ?? [];
  return scene.openLog ? [...signs, { name: log, text: openLog, tone: 'key', more: openLogMore }] : signs;
}

/** Whether a sign shows a suit, or that there is none. */
export const isSuitSign = ({ suit, disc }: Sign): boolean => suit !== undefined || disc !== undefined;

interface SignsProps {
  readonly scene: TableScene;
  readonly signs: readonly Sign[];
}

/** @example <Signs scene={scene} signs={signsOf(scene)} /> */
export function Signs({ scene, signs }: SignsProps) {
  if (signs.length === 0) return null;
  return (
    <ul class="signs">
      {signs.map((sign) => (
        <li key={sign.name} class="sign" data-tone={sign.tone} data-disc={sign.disc ?? (sign.suit && 'suit')}>
          <SignBody scene={scene} sign={sign} />
        </li>
      ))}
    </ul>
  );
}

function SignBody({ scene, sign }: { readonly scene: TableScene; readonly sign: Sign }) {
  const id = useId();
  const { name, text, more, suit, disc, icon, progress } = sign;
  const Icon = icon === undefined ? undefined : scene.skin.icons?.[icon];
  // "Trump, not yet", but "Anchors, trump".
  const [large, small] = disc === 'unknown' ? [name, text] : [capital(text), name];
  const body = (
    <>
      {(suit || disc) && <SuitBlock key={suit ?? disc} suit={suit} kind={disc} />}
      {Icon && <Icon />}
      <span class="sign-words">
        {progress && <Progress {...progress} />}
        <b key={large}>{large}</b> <span class="sign-name">{small}</span>
      </span>
    </>
  );
  if (!more) return <span class="sign-body">{body}</span>;
  return (
    <>
      <button type="button" class="sign-body" popovertarget={id} title={fill(words.table.more, { name })}>
        {body}
      </button>
      <p id={id} popover="auto" class="sign-more">
        {more}
      </p>
    </>
  );
}

/** More small cards than this are no longer counted at a glance. */
const MOST = 13;

/** A small card for each step of a goal: filled so far, outlined to come; those beyond the goal are crossed. The text says the same. */
function Progress({ n, of }: NonNullable<Sign['progress']>) {
  const all = Math.max(n, of);
  if (all > MOST) return null;
  const kind = (i: number): string => (i >= of ? 'over' : i < n ? 'done' : 'open');
  return (
    <span class="sign-progress" data-many={all > 7} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-kind={kind(i)} />
      ))}
    </span>
  );
}

/** A block of ivory that shows a suit; blank while the suit is unknown, crossed out if there is none. */
const SuitBlock = ({ suit, kind }: { readonly suit?: string; readonly kind: Sign['disc'] }) => (
  <span class="sign-block" data-kind={suit ? 'suit' : kind} aria-hidden="true">
    {suit && <SuitSign suit={suit} quiet />}
  </span>
);
