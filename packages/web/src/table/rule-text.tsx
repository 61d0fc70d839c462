/** The sentence of a rule, its id, and a link to it. */
import { useEffect, useState } from 'preact/hooks';
import { type GameInfo, sentenceOf } from '../catalogue/index.ts';
import { words } from '../text/text.ts';

const text = words.table;

export interface RuleTextProps {
  readonly game: GameInfo;
  readonly rule: string;
}

/** @example <RuleText game={scene.game} rule="CORALON-SCORE-1" /> */
export function RuleText({ game, rule }: RuleTextProps) {
  const [found, find] = useState<{ text: string; page: string } | null | undefined>(undefined);
  useEffect(() => {
    sentenceOf(game.id, rule).then(find, () => find(null));
  }, [game.id, rule]);
  return (
    <>
      {found && text.ruleInEnglish && <p class="hint">{text.ruleInEnglish}</p>}
      {found && (
        <p class="why-sentence" lang="en">
          {found.text}
        </p>
      )}
      {found === null && <p class="why-sentence">{text.whyUnknown}</p>}
      <p>
        <code>{rule}</code> <a href={`/rules/${found?.page ?? game.pages[0]}#${rule}`}>{text.readRule}</a>
      </p>
    </>
  );
}
