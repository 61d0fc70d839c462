/** The score sheet of a scene in words. */
import { lastScored, plainText, type RichText, type Scene, spans } from '@followsuit/present';

/** A rich text, and what a screen reader says in its place. */
const richTexts = (text: RichText): string[] => [plainText(text), ...spans(text).map(({ label = '' }) => label)];

/** The score sheet and the last hand, in words. */
export function sheetTexts(scene: Scene): string[] {
  const { presenter } = scene;
  const last = lastScored(scene);
  const outcome = last && presenter.outcome?.(scene, last);
  const { tables = [], notes = [] } = presenter.sheet?.(scene) ?? {};
  return [
    ...(outcome ? [outcome.headline, outcome.text, outcome.why, ...(outcome.notes ?? [])] : []),
    ...(outcome?.ways ?? []).flatMap(({ text, when, who }) => [text, when, who]),
    ...tables.flatMap(({ caption, head, rows, more = [], foot = [] }) => [
      caption,
      ...[...head, ...rows.flat(), ...more.flat(2), ...foot].flatMap(richTexts),
    ]),
    ...notes,
  ];
}
