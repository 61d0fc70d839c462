/** What is in force: the trump suit and the game's other signs. */

import type { Sign } from '@followsuit/present';
import { SuitSign } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import './signs.css';

/** The signs of a scene, and a sign that the log is open. */
export function signsOf(scene: TableScene): readonly Sign[] {
  const { log, openLog, openLogMore } = words.table;
  const signs = scene.presenter.signs?.(scene) ?? [];
  return scene.openLog ? [...signs, { name: log, text: openLog, tone: 'key', more: openLogMore }] : signs;
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
  const Icon = icon === undefined ? undefined : scene.skin.icons?.[icon];
  const body = (
    <>
      {Icon && <Icon />}
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
