/** The laboratory's list of games. */
import { catalogue } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { words } from '../text/text.ts';
import './lab.css';

const text = words.lab;

export default function LabIndex() {
  return (
    <Frame title={text.title}>
      <div class="lab">
        <h1>{text.title}</h1>
        <p class="lab-lead">{text.lead}</p>
        <h2>{text.choose}</h2>
        <ul class="lab-games">
          {catalogue
            .filter(({ deck }) => deck)
            .map(({ id, name }) => (
              <li key={id}>
                <a class="button" href={`/lab/${id}`}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </Frame>
  );
}
