/** The link to a table: to copy, to send, and as a QR code. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../text/text.ts';
import './people.css';

const text = words.people;

/** @example <ShareLink link={tableLink(id)} /> */
export function ShareLink({ link }: { readonly link: string }) {
  const note = useSignal('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      note.value = text.copied;
    } catch {
      note.value = text.notCopied;
    }
  };
  return (
    <div class="share">
      <div class="share-words">
        <label for="share-link">{text.shareLabel}</label>
        <input id="share-link" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <p class="people-row">
          <button type="button" onClick={copy}>
            {text.copy}
          </button>
          {'share' in navigator && (
            <button type="button" onClick={() => navigator.share({ url: link }).catch(() => {})}>
              {text.send}
            </button>
          )}
          <span role="status">{note.value}</span>
        </p>
      </div>
      <Code link={link} />
    </div>
  );
}

/** @example tableLink('abc') // 'https://cards.example.org/t/abc' */
export const tableLink = (id: string): string => `${location.origin}/t/${id}`;

/** The light border around the code that cameras need, in modules. */
const QUIET = 4;

function Code({ link }: { readonly link: string }) {
  const drawn = useSignal<{ path: string; size: number } | null>(null);
  useEffect(() => {
    import('lean-qr').then(
      ({ generate }) => {
        const code = generate(link);
        let path = '';
        for (let y = 0; y < code.size; y++)
          for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
        drawn.value = { path, size: code.size };
      },
      () => {}, // the link itself is still there
    );
  }, [link]);
  if (!drawn.value) return null;
  const { path, size } = drawn.value;
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return (
    <svg class="share-code" viewBox={box} role="img" aria-label={text.qr} shape-rendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
