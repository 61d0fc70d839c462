/** Rich text of a presenter. */
import { type RichText, type Span, spans } from '@followsuit/present';

/** @example <Rich text={['6 ', { text: 'made', tone: 'good' }]} /> */
export const Rich = ({ text }: { readonly text: RichText }) =>
  typeof text === 'string' ? (
    <>{text}</>
  ) : (
    <>
      {spans(text).map((span, i) => (
        <Piece key={i} span={span} />
      ))}
    </>
  );

function Piece({ span: { text, tone, label, small, strong } }: { readonly span: Span }) {
  const body = label ? (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="visually-hidden">{label}</span>
    </>
  ) : (
    text
  );
  const tint = tone && `rich-${tone}`;
  if (small) return <small class={tint}>{body}</small>;
  if (strong) return <b class={tint}>{body}</b>;
  return tint || label ? (
    <span class={tint} title={label}>
      {body}
    </span>
  ) : (
    <>{body}</>
  );
}
