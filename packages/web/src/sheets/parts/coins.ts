/** Purses, in the games for coins. */
import type { Scene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { ofSeat } from './read.ts';
import { counted } from './say.ts';

const say = words.sheets;

/** The coins of a seat, as it stands. */
export const purse = (scene: Scene, seat: number): string => counted(ofSeat(scene, 'total', seat), say.coin);
