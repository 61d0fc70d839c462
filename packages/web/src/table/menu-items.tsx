/** What the menu of the table offers. */
import { isPlaying } from '@followsuit/present';
import { useEffect, useState } from 'preact/hooks';
import { loadPage } from '../catalogue/index.ts';
import { words } from '../text/text.ts';
import type { BarProps } from './bar.tsx';
import { asText, toggleText } from './prefs.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

interface MenuItemsProps extends Pick<BarProps, 'scene' | 'open' | 'takeBack' | 'claim'> {
  /** Called before a choice does what it says. */
  readonly onChosen: () => void;
}

export function MenuItems({ scene, open, takeBack, claim, onChosen }: MenuItemsProps) {
  const rules = usePhaseRules(scene);
  const item = (name: string, run: () => void) => (
    <button
      type="button"
      onClick={() => {
        onChosen();
        run();
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      {takeBack && item(text.takeBack, takeBack)}
      {claim && scene.seat >= 0 && isPlaying(scene) && (
        <>
          {item(words.tableParts.claim, () => claim('claim'))}
          {item(words.tableParts.concede, () => claim('concede'))}
        </>
      )}
      {open && item(text.log, () => open('log'))}
      {scene.game.howTo &&
        (open ? (
          item(words.how.link, () => open('howTo'))
        ) : (
          <a class="button" href={`/how/${scene.game.id}`}>
            {words.how.link}
          </a>
        ))}
      <a class="button" href={rules}>
        {text.phaseRules}
      </a>
      {open ? (
        item(text.lookUp.title, () => open('lookUp'))
      ) : (
        <a class="button" href={`/rules/${scene.game.pages[0]}#advice`}>
          {text.lookUp.title}
        </a>
      )}
      {open && item(asText.value ? text.cardView : text.textView, toggleText)}
      {open && item(text.settings, () => open('settings'))}
      {open && item(text.help, () => open('help'))}
      <a class="button" href="/">
        {text.leave}
      </a>
    </>
  );
}

/** The headings of phases on the rules pages, if they differ from the phase's name. */
const HEADINGS: Readonly<Record<string, RegExp>> = {
  tricks: /^play/i,
  bids: /^(bids|bidding|bid)/i,
  auction: /^(auction|bidding)/i,
  setting: /^setting/i,
  set: /^(set|declar|call)/i,
};

/** The link to the rules of the phase; their page is loaded with the menu. */
function usePhaseRules({ game, view }: TableScene): string {
  const [page] = game.pages;
  const phase = String(view.phase);
  const [at, setAt] = useState('rules');
  useEffect(() => {
    const heading = HEADINGS[phase] ?? new RegExp(`^${phase}`, 'i');
    loadPage(page).then(
      (found) => setAt(found?.contents.find(({ text, programs }) => !programs && heading.test(text))?.id ?? 'rules'),
      () => {},
    );
  }, [phase]);
  return `/rules/${page}#${at}`;
}
