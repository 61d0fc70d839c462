/** What is in force: the trump suit and whatever else the game shows. */

import { capital, valueWords } from '@followsuit/present';
import { SuitSign } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import type { Sign, TableScene } from './scene.ts';
import './signs.css';

/** The signs of a scene: the game's own, or the trump suit where the game says nothing of it; and that the log is open. */
export function signsOf(scene: TableScene): readonly Sign[] {
  const { log, openLog, openLogMore } = words.table;
  const signs = gameSigns(scene);
  return scene.openLog ? [...signs, { name: log, text: openLog, tone: 'key', more: openLogMore }] : signs;
}

function gameSigns(scene: TableScene): readonly Sign[] {
  const own = scene.skin.signs?.(scene);
  if (own) return own;
  const { trump, trick, cards } = scene.view;
  if (typeof trump !== 'string') return [];
  const settled = trump !== 'none' || Number(trick) > 0 || (Array.isArray(cards) && cards.length > 0);
  const suit = trump === 'none' ? undefined : trump;
  return settled ? [{ name: words.table.trump, text: capital(valueWords(scene, trump)), suit }] : [];
}

export function Signs({ scene }: { readonly scene: TableScene }) {
  const signs = signsOf(scene);
  return (
    <ul class="signs">
      {signs.map((sign) => (
        <li key={sign.name} class="sign" data-tone={sign.tone} data-disc={sign.disc}>
          <SignBody scene={scene} sign={sign} />
        </li>
      ))}
    </ul>
  );
}

function SignBody({ scene, sign }: { readonly scene: TableScene; readonly sign: Sign }) {
  const { name, text, more, suit, disc, icon } = sign;
  const body = (
    <>
      {icon}
      <span class="sign-name">{name}</span>
      {suit && <SuitSign key={suit} suit={suit} deck={scene.game.deck} quiet />}
      {disc && !suit && <span key={disc} class="sign-disc" data-disc={disc} aria-hidden="true" />}
      <b key={text}>{text}</b>
    </>
  );
  if (!more) return <span class="sign-body">{body}</span>;
  return (
    <details class="sign-more">
      <summary class="sign-body" title={fill(words.table.more, { name })}>
        {body}
      </summary>
      <p>{more}</p>
    </details>
  );
}
