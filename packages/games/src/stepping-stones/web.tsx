/** What Stepping Stones draws in the browser: the puddle, and the panel for declaring. */
import { fillSentence, nameOf } from '@followsuit/present';
import { NamedPile, type SceneProps, type Skin } from '@followsuit/ui';
import type { SteppingStonesScene } from './sheet.ts';
import { Declaring } from './web/declaring.tsx';
import './web.css';

const Puddle = ({ scene }: SceneProps<SteppingStonesScene>) =>
  scene.view.phase === 'puddle' && scene.acts.length === 0 ? (
    <NamedPile name={fillSentence(scene.words.splash, { name: nameOf(scene, scene.view.dealer) })}>
      <span class="puddle" aria-hidden="true" />
    </NamedPile>
  ) : null;

const skin: Skin = { hue: 200, felt: Puddle, panels: { declare: Declaring, pass: Declaring } };

export default skin;
