/** The changed rules of a table as a list of sentences. */
import type { Options } from '@followsuit/engine';
import type { RuleChange } from '@followsuit/present';
import { useEffect, useState } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { changesAt } from './load.ts';

const text = words.variant;

export interface ChangesProps {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
}

/** "A sweep scores 3 (rulebook: 2)." */
export const changeText = (change: RuleChange): string =>
  fill(text.rulebook, { text: change.text.replace(/\.$/, ''), rulebook: change.rulebook });

/** The changes, or null while they load; `failed` if they cannot. */
export function useChanges({ game, players, options }: ChangesProps): readonly RuleChange[] | 'failed' | null {
  const [changes, setChanges] = useState<readonly RuleChange[] | 'failed' | null>(null);
  useEffect(() => {
    changesAt(game, players, options).then(setChanges, () => setChanges('failed'));
  }, [game, players, options]);
  return changes;
}

export function ChangeList({
  changes,
  page,
}: {
  readonly changes: ReturnType<typeof useChanges>;
  readonly page: string;
}) {
  if (changes === null) return <p>{words.common.loading}</p>;
  if (changes === 'failed') return <p role="alert">{text.failed}</p>;
  return (
    <ul class="rule-changes">
      {changes.map((change) => (
        <li key={change.id}>
          {changeText(change)} <a href={`${page}#${change.rule}`}>{change.rule}</a>
        </li>
      ))}
    </ul>
  );
}
