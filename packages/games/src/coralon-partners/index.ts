/** Coralon Partners in plain JSON: `import { coralonPartners } from '@followsuit/games/coralon-partners'`. */
import { playable } from '../playable.ts';
import { type CoralonPartnersView, coralonPartners as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { CoralonPartnersView } from './rules.ts';
export const coralonPartners = playable<CoralonPartnersView>(game, sentences);
