/** Scenes of the page for tests: games played at random through the engine, as each seat would see them. */
import * as scenes from '@followsuit/games/testing';
import type { Scene } from '@followsuit/present';
import type { TableInfo } from '@followsuit/protocol';
import { preloadPresentation, presentationOf } from '../../presentation.ts';
import type { TableScene } from '../scene.ts';

export { type Setup, setupsOf } from '@followsuit/games/testing';

export interface Moment extends Omit<scenes.Moment, 'sceneFor'> {
  readonly sceneFor: (seat: number) => TableScene;
}

/** Like `play` of the games' tests, plus the fields that the page adds to a scene. Load the game's presentation first: `loadPresentation`. */
export function play(
  setup: scenes.Setup,
  seed: string,
  hands: number,
  look: (now: Moment) => void,
  rather: readonly string[] = [],
): void {
  const presentation = presentationOf(setup.game.id);
  const info = infoOf(setup);
  const pageScene = (scene: Scene): TableScene => ({
    ...scene,
    info,
    skin: presentation.skin,
    game: {
      ...scene.game,
      pages: setup.game.pages,
      players: setup.game.players,
      classic: false,
      usualPlayers: setup.players,
      home: { sentence: '', cards: [] },
      pairs: false,
      lesson: null,
      howTo: false,
    },
  });
  const pageLook = ({ sceneFor, ...now }: scenes.Moment): void =>
    look({ ...now, sceneFor: (seat) => pageScene(sceneFor(seat)) });
  scenes.play(setup, presentation, seed, hands, pageLook, rather);
}

export { preloadPresentation };

const infoOf = ({ game, players, options }: scenes.Setup): TableInfo => ({
  id: 'scene',
  game: game.id,
  options,
  seats: Array.from({ length: players }, (_, seat) => ({
    kind: 'person',
    name: scenes.NAMES[seat],
    here: true,
    away: false,
    bot: null,
  })),
  host: 0,
  listed: false,
  stage: 'playing',
  grace: null,
  clock: { kind: 'none' },
  watchers: 0,
  seating: 'fixed',
  draw: null,
  rematch: null,
  rejected: null,
});
