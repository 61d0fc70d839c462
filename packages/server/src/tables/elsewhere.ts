/** Work at tables that another node may have. */
import { TableElsewhere, TablesLost } from '../store/write-errors.ts';

/**
 * Runs work at a table; resolves to 'elsewhere', having done nothing, if another node that is alive has it, or has taken
 * it over meanwhile.
 *
 * @example if ((await unlessElsewhere(() => tables.get(id))) === 'elsewhere') return;
 */
export async function unlessElsewhere<T>(work: () => Promise<T>): Promise<T | 'elsewhere'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TableElsewhere || error instanceof TablesLost) return 'elsewhere';
    throw error;
  }
}
