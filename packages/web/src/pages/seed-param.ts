/** The same deals again at a table of this browser. */
import { place } from '../router.ts';

/** The seed that the address names, as in `/new/coralon?seed=a1`. */
export const seedParam = (): string | undefined => place.peek().query.get('seed') || undefined;
