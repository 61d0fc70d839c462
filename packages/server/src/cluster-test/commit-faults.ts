/** Faults of the network around a commit, at random. They read PostgreSQL's protocol as it passes through a proxy. */
import type { Random } from '@followsuit/engine';
import type { Filter } from './fault-proxy.ts';

/**
 * What happens to the commit of a transaction that wrote lines:
 * - `lost`: the connection breaks before the database gets it;
 * - `unanswered`: the database commits, and the connection breaks before its answer arrives;
 * - `silent`: the database commits, and the connection stays open without an answer;
 * - `late`: the answer takes some seconds.
 */
export type CommitFault = 'lost' | 'unanswered' | 'silent' | 'late';

/** The type byte of a simple query, which is how `pg` sends a statement without parameters. */
const QUERY = 'Q'.charCodeAt(0);
/** How a statement begins that writes lines and commits by itself. */
const AT_ONCE = 'with written as (insert into "lines"';
/** Milliseconds of a late answer: less than a node waits for one. */
const LATE = 3000;

export class CommitFaults {
  /** Of 100 commits, how many have a fault. */
  percent = 0;
  kinds: readonly CommitFault[] = ['lost', 'unanswered', 'silent', 'late'];
  /** How many faults there have been. */
  count = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  private next(): CommitFault | null {
    if (this.random.below(100) >= this.percent) return null;
    this.count++;
    return this.kinds[this.random.below(this.kinds.length)];
  }

  /** The filter of a new connection. */
  filter(): Filter {
    return commitFilter(() => this.next());
  }
}

/** The filter of a connection to PostgreSQL; `next` is called for each commit of a transaction that wrote lines. */
export function commitFilter(next: () => CommitFault | null): Filter {
  let hasLines = false;
  let fault: CommitFault | null = null;
  return (direction, bytes) => {
    if (direction === 'out') {
      hasLines ||= bytes.includes('insert into "lines"');
      const isCommit = (bytes[0] === QUERY && bytes.includes('commit\0')) || bytes.includes(AT_ONCE);
      if (!isCommit) return 'pass';
      fault = hasLines ? next() : null;
      hasLines = false;
      return fault === 'lost' ? 'break' : 'pass';
    }
    if (fault === 'unanswered') return 'break';
    if (fault === 'silent') return 'lose';
    const isLate = fault === 'late';
    fault = null;
    return isLate ? LATE : 'pass';
  };
}
