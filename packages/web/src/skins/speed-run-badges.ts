/** What lies before each seat of Speed Run: contracts, face down or open, how far they are, and what they may be. */
import type { Badge, TableScene } from '../table/scene.ts';
import { gameWords } from '../text/games.ts';
import { words } from '../text/text.ts';
import { actors, isIn, isPlaying, ofSeat, phaseOf } from './parts/read.ts';
import { contractWord, fillSentence, nameOf, ofWords, shortContract, wordIn } from './parts/wording.ts';
import { completedBy, contractsOf, heldFaceDown, leftFor } from './speed-run-boards.tsx';

const sharedText = words.skins;
const gameText = gameWords.speedRun;

const SECRET = new Set(['choosing', 'redoing', 'revealing']);

/** One's own contract, also while nobody else knows it. */
function ownContract(scene: TableScene): string | null {
  if (scene.seat < 0) return null;
  const chosen = ofSeat<string | null>(scene, 'choice', scene.seat);
  return chosen === 'redo' ? (ofSeat<string | null>(scene, 'redone', scene.seat) ?? 'redo') : chosen;
}

/** How many tricks a seat is off a contract as things are. */
const offBy = (scene: TableScene, seat: number, contract: string): number =>
  ofSeat<readonly number[]>(scene, 'off', seat)[contractsOf(scene).indexOf(contract)];

/** "2 of 4", or for least, middle and most how many tricks it is off. */
function standing(scene: TableScene, seat: number, contract: string): string {
  const goal = /^win-(\d+)$/.exec(contract)?.[1];
  if (goal === '0') return fillSentence(gameText.taken, { n: ofSeat(scene, 'taken', seat) });
  if (goal !== undefined) return ofWords(ofSeat(scene, 'taken', seat), Number(goal));
  const off = offBy(scene, seat, contract);
  return off === 0 ? gameText.onIt : fillSentence(gameText.offBy, { n: off });
}

/** A contract that is known, with how far it is while cards are played. */
function contractBadge(scene: TableScene, seat: number, contract: string, double: boolean): Badge {
  const playing = isPlaying(scene) && contract !== 'pass' && contract !== 'redo';
  const text = double ? fillSentence(gameText.double, { contract: contractWord(contract) }) : contractWord(contract);
  const far = playing ? `: ${standing(scene, seat, contract)}` : '';
  const wants = wordIn(gameText.wants, contract.startsWith('win') ? 'win' : contract);
  return {
    text: text + far,
    label: `${fillSentence(seat === scene.seat ? gameText.ownLabel : gameText.faceLabel, { name: nameOf(scene, seat), contract: text + far })} (${wants})`,
    tone: playing && offBy(scene, seat, contract) === 0 ? 'good' : seat === scene.seat ? 'plain' : 'key',
  };
}

/** What a seat may be holding: players look for it when they guess. After a Redo it is one of its completed contracts. */
function holdsBadge(scene: TableScene, seat: number): Badge[] {
  const completed = completedBy(scene, seat).map(shortContract);
  const mayRedo = phaseOf(scene) === 'choosing' && completed.length > 0;
  const held = mayRedo ? leftFor(scene, seat) : heldFaceDown(scene, seat);
  const list = isIn(scene, 'redoing', seat) ? completed : held;
  const values = { name: nameOf(scene, seat), list: list.join(' · ') };
  return [
    {
      text: fillSentence(gameText.holds, values),
      label: fillSentence(gameText.holdsLabel, { ...values, list: list.join(', ') }),
      tone: 'note',
    },
  ];
}

/** What lies before a seat: nothing, a card face down, a Redo, or a contract for double points; one's own is known to oneself. */
export function badges(scene: TableScene, seat: number): Badge[] {
  const name = nameOf(scene, seat);
  const secret = SECRET.has(phaseOf(scene));
  const found: Badge[] = [];
  if (secret && actors(scene).includes(seat))
    found.push({ text: sharedText.choosing, label: fillSentence(sharedText.choosingLabel, { name }) });
  else if (phaseOf(scene) === 'revealing')
    found.push({ text: sharedText.ready, label: fillSentence(sharedText.readyLabel, { name }), tone: 'good' });
  const face = ofSeat<string | null>(scene, 'face', seat);
  const mine = seat === scene.seat ? ownContract(scene) : null;
  const redo = isIn(scene, 'redoing', seat);
  if ((face ?? mine) !== null)
    found.push(contractBadge(scene, seat, face ?? mine ?? '', isIn(scene, 'revealed', seat)));
  else if (redo)
    found.push({ text: gameText.redoing, label: fillSentence(gameText.redoingLabel, { name }), tone: 'key' });
  else if (isPlaying(scene) || (secret && !actors(scene).includes(seat)))
    found.push({ text: gameText.hidden, label: fillSentence(gameText.hiddenLabel, { name }), tone: 'back' });
  const guessed = seat !== scene.seat && face === null && (secret || isPlaying(scene));
  return guessed ? [...found, ...holdsBadge(scene, seat)] : found;
}
