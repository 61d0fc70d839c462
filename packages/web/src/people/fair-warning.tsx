/** The warning that a server did not keep its pledges, in plain words. */
import { useSignal } from '@preact/signals';
import { type FairFinding, liveFindings } from '../client/fair-check.ts';
import type { FairNotes } from '../client/fair-notes.ts';
import { fill, words } from '../text/text.ts';
import './fair-warning.css';

const text = words.fair;
/** More are listed on the page that checks deals. */
const MOST = 3;

const subject = ({ n, ev, hand }: FairFinding): string => {
  if (n === null) return text.record;
  const name = ev === null ? undefined : (text.chances as Readonly<Record<string, string>>)[ev];
  return fill(name ?? text.next, { n: hand ?? n });
};

/** A finding as a sentence. */
export const findingWords = (finding: FairFinding): string =>
  fill(text.faults[finding.fault], { what: subject(finding) });

export interface FairWarningProps {
  readonly table: string;
  readonly notes: FairNotes;
  /** What the comparison with the record found. */
  readonly findings: readonly FairFinding[];
  /** Whether it is part of a page; otherwise it lies over the table, until the player has read it. */
  readonly inPage?: boolean;
}

export function FairWarning({ table, notes, findings, inPage = false }: FairWarningProps) {
  const all = findings.length > 0 ? findings : liveFindings(notes);
  const read = useSignal(0);
  if (all.length === 0 || (!inPage && read.value >= all.length)) return null;
  return (
    <div class="fair-warning" role="alert" data-over={!inPage}>
      <p>
        <b>{text.title}</b>
      </p>
      <ul>
        {all.slice(0, MOST).map((finding) => (
          <li key={`${finding.n} ${finding.fault}`}>{findingWords(finding)}</li>
        ))}
      </ul>
      {all.length > MOST && <p>{fill(text.more, { n: all.length - MOST })}</p>}
      <p>{text.advice}</p>
      <p class="fair-buttons">
        {!inPage && (
          <button
            type="button"
            onClick={() => {
              read.value = all.length;
            }}
          >
            {words.notices.understood}
          </button>
        )}
        <a class="button" href={`/deals?table=${encodeURIComponent(table)}`}>
          {text.see}
        </a>
      </p>
    </div>
  );
}
