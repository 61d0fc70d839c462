/** The most ids that one query is given: databases limit the parameters of a query. */
const IDS = 1000;

/** Ids in lists for one query each. @example for (const some of idParts(ids)) await query.where('id', 'in', some).execute(); */
export function* idParts(ids: readonly string[]): Iterable<string[]> {
  for (let from = 0; from < ids.length; from += IDS) yield ids.slice(from, from + IDS);
}
