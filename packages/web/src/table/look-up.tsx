/** Advice and definitions from the rules pages, without leaving the table. */
import { useEffect, useState } from 'preact/hooks';
import { type GameInfo, loadPage } from '../catalogue/index.ts';
import { sectionOf } from '../rules/section.ts';
import { fill, words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';

const text = words.table.lookUp;

interface Part {
  readonly title: string;
  readonly html: string;
}

/** The sections of the game's page and of the pages it builds on, in display order. */
async function partsOf({ name, pages }: GameInfo): Promise<Part[]> {
  const texts = await Promise.all(pages.map(loadPage));
  return (['advice', 'words'] as const).flatMap((id) =>
    texts.flatMap((page, i) => {
      const html = page && sectionOf(page, id);
      const of = i === 0 ? name : page?.title.split(':')[0];
      return html ? [{ title: fill(text[id], { of: of ?? '' }), html }] : [];
    }),
  );
}

export function LookUp({ game, onClose }: { readonly game: GameInfo; readonly onClose: () => void }) {
  const [parts, setParts] = useState<readonly Part[] | 'failed' | null>(null);
  useEffect(() => {
    partsOf(game).then(setParts, () => setParts('failed'));
  }, [game.id]);
  return (
    <Dialog title={text.title} onClose={onClose}>
      {words.rules.inEnglish && <p class="hint">{words.rules.inEnglish}</p>}
      {parts === null && <p>{words.common.loading}</p>}
      {parts === 'failed' && <p role="alert">{words.notices.partNotLoaded}</p>}
      {Array.isArray(parts) &&
        parts.map(({ title, html }: Part, i) => (
          <details key={title} class="look-up" open={i === 0}>
            <summary>{title}</summary>
            <div lang="en" dangerouslySetInnerHTML={{ __html: html }} />
          </details>
        ))}
      <p>
        <a href={`/rules/${game.pages[0]}`}>{text.rules}</a>
      </p>
    </Dialog>
  );
}
