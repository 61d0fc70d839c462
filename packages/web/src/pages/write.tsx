/** The guide to writing a game. */
import { html } from 'virtual:guide';
import { words } from '../text/text.ts';
import { Frame } from './frame.tsx';
import '../rules/page.css';

/** Its heading is the first line of the guide. */
export default function WriteGame() {
  return (
    <Frame title={words.common.writeGame}>
      {words.about.guideInEnglish && <p class="hint">{words.about.guideInEnglish}</p>}
      <div class="rules-text text-page" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
    </Frame>
  );
}
