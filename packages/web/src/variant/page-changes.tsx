/** The changed rules on top of a rules page, and a mark at each of them. */
import { useEffect } from 'preact/hooks';
import { place } from '../router.ts';
import { fill, words } from '../text/text.ts';
import { ChangeList, type ChangesProps, changeText, useChanges } from './change-list.tsx';

const text = words.variant;

/** @example <PageChanges game="bishop" players={5} options={options} body={ref} /> */
export default function PageChanges({
  body,
  ...table
}: ChangesProps & { readonly body: { readonly current: Element | null } }) {
  const changes = useChanges(table);
  useEffect(() => {
    if (!Array.isArray(changes)) return;
    const marks = changes.flatMap((change) => {
      const rule = body.current?.querySelector(`#${CSS.escape(change.rule)}`);
      if (!rule) return []; // it is on a page that several games share
      const mark = document.createElement('strong');
      mark.className = 'rule-changed';
      mark.lang = document.documentElement.lang;
      mark.textContent = ` ${fill(text.changed, { text: changeText(change) })}`;
      rule.append(mark);
      return [mark];
    });
    return () => {
      for (const mark of marks) mark.remove();
    };
  }, [changes]);
  const { variant } = table.options;
  return (
    <section class="page-changes" aria-labelledby="page-changes">
      <h2 id="page-changes">{fill(text.title, { name: typeof variant === 'string' ? variant : '' })}</h2>
      <p>{text.onPage}</p>
      <ChangeList changes={changes} page={`${place.value.path}?${place.value.query}`} />
    </section>
  );
}
