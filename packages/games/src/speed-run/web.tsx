/** What Speed Run draws in the browser: the course of the ranking, and panels for trump or ranking, the contract, and revealing it. */
import { actWords } from '@followsuit/present';
import type { PanelProps, Skin } from '@followsuit/ui';
import type { SpeedRunScene } from './sheet.ts';
import { Contracts } from './web/contracts.tsx';
import { FeltCourse } from './web/course.tsx';
import { withIntro } from './web/intro.tsx';
import { Setting } from './web/setting.tsx';
import './web.css';

const Revealing = ({ scene, acts, choose }: PanelProps<SpeedRunScene>) => (
  <section class="ask" aria-label={scene.words.revealing}>
    <div class="ask-row">
      {acts.map((act) => (
        <button type="button" class="ask-apart" key={act.do} onClick={() => choose(act)}>
          {actWords(scene, act)}
          <small>{act.do === 'reveal' ? scene.words.revealNote : scene.words.concealNote}</small>
        </button>
      ))}
    </div>
  </section>
);

const FirstSetting = withIntro(Setting);
const FirstContracts = withIntro(Contracts);

const skin: Skin = {
  hue: 12,
  felt: FeltCourse,
  panels: {
    trump: FirstSetting,
    ranking: FirstSetting,
    choose: FirstContracts,
    redo: Contracts,
    reveal: Revealing,
    conceal: Revealing,
  },
};

export default skin;
