/** The list of the table's keys. */
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.tableParts.helpTitle} onClose={onClose}>
      <dl class="keys">
        {Object.entries(words.tableParts.keys).map(([name, [key, does]]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
