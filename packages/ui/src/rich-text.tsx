/** Renders a presenter's rich text. */
import { type RichText, type Span, spans } from '@followsuit/present';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Skin } from './skin.ts';

/** The icons that spans name: the game's `skin.icons`. A span without one shows its text. */
export const IconsContext = createContext<Skin['icons']>(undefined);

/** @example <Rich text={['6 ', { text: 'made', tone: 'good' }]} /> */
export const Rich = ({ text }: { readonly text: RichText }): ComponentChildren =>
  typeof text === 'string' ? text : spans(text).map((span, i) => <Piece key={i} span={span} />);

function Piece({ span: { text, tone, label, small, strong, icon } }: { readonly span: Span }): ComponentChildren {
  const Icon = useContext(IconsContext)?.[icon ?? ''];
  const body =
    Icon || label ? (
      <>
        <span aria-hidden="true">{Icon ? <Icon /> : text}</span>
        <span class="visually-hidden">{label ?? text}</span>
      </>
    ) : (
      text
    );
  const tint = tone && `rich-${tone}`;
  if (small) return <small class={tint}>{body}</small>;
  if (strong) return <b class={tint}>{body}</b>;
  if (!tint && !label) return body;
  return (
    <span class={tint} title={label}>
      {body}
    </span>
  );
}
