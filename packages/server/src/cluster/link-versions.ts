/** Which versions of the messages between nodes two nodes have in common: docs/decisions/0212. */

export interface LinkVersions {
  readonly oldest: number;
  readonly newest: number;
}

/**
 * What this version of the program speaks. Whoever raises `newest` lets nodes go on speaking the version before, by which nodes are
 * upgraded one after the other; or raises `oldest` as well: then nodes of the two versions do without each other meanwhile.
 */
export const LINK_VERSIONS: LinkVersions = { oldest: 2, newest: 2 };

/** What nodes speak that have not said so. */
const UNSAID: LinkVersions = { oldest: 2, newest: 2 };

/** The versions in a row of `nodes`. */
export const versionsOf = ({ link_versions }: { readonly link_versions: string | null }): LinkVersions =>
  link_versions === null ? UNSAID : JSON.parse(link_versions);

/** The newest version that both speak, or null. @example commonVersion({ oldest: 2, newest: 3 }, { oldest: 1, newest: 2 }); // 2 */
export function commonVersion(a: LinkVersions, b: LinkVersions): number | null {
  const version = Math.min(a.newest, b.newest);
  return version >= Math.max(a.oldest, b.oldest) ? version : null;
}
