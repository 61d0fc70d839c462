/** Checks the deals of a record against their pledges. */
import type { Json, Line } from '@followsuit/engine';
import { listed } from '@followsuit/present';
import type { ChanceCheck } from '@followsuit/table';
import { sharedText } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { checkRecordDeals, openReplay } from '../client/local.ts';
import type { gamesIn } from '../client/records.ts';
import { Frame } from '../pages/frame.tsx';
import { place } from '../router.ts';
import { countForm, fill, words } from '../text/text.ts';
import { type ComparedGame, compared, FairNotice } from './fair-notice.tsx';
import { FileDrop } from './file-drop.tsx';
import { type Loaded, loadRemote } from './load.ts';
import './deals-page.css';

const text = words.replay.deals;

type Games = ReturnType<typeof gamesIn>;

interface Result {
  readonly lines: readonly Line[];
  readonly checked: readonly ChanceCheck[];
  /** Why there is nothing to check. */
  readonly nothing: string | null;
  /** What this browser remembers of the game, if it was there. */
  readonly own: ComparedGame | null;
}

export default function Deals() {
  const results = useSignal<readonly Result[] | string | 'working' | null>(null);
  const take = async (loading: Games | Promise<Games>) => {
    results.value = 'working';
    try {
      const games = await loading;
      results.value = typeof games === 'string' ? games : await Promise.all(games.map(check));
    } catch (error) {
      results.value = fill(words.replay.noRecord, { why: (error as Error).message });
    }
  };
  const asked = place.value.query.get('table');
  useEffect(() => {
    if (asked) take(loadRemote(asked).then(oneGame));
  }, [asked]);
  const found = results.value;
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (found) shown.current?.scrollIntoView({ block: 'start' });
  }, [found]);
  return (
    <Frame title={text.title}>
      <div class="deals text-page">
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
        <ol>
          {text.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p class="hint">{text.limits}</p>
        <div class="deals-results" ref={shown}>
          {/* Always present: screen readers announce only what is added to an existing region. */}
          <p role="status">
            {found === 'working' && text.checking}
            {Array.isArray(found) && <span class="visually-hidden">{found.map(summary).join(' ')}</span>}
          </p>
          <p role="alert" class="error">
            {typeof found === 'string' && found !== 'working' && found}
          </p>
          {found !== null && typeof found !== 'string' && found.map((result, i) => <Shown key={i} {...result} />)}
        </div>
        <ByTable take={take} />
        <h2>{text.file}</h2>
        <FileDrop take={take} />
      </div>
    </Frame>
  );
}

function ByTable({ take }: { take: (loading: Promise<Games>) => Promise<void> }) {
  const id = useSignal('');
  const fault = useSignal('');
  const submit = (event: Event) => {
    event.preventDefault();
    const name = id.value
      .trim()
      .replace(/[?#].*$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1);
    fault.value = name ? '' : text.noTable;
    if (name) take(loadRemote(name).then(oneGame));
  };
  return (
    <form class="deals-table" onSubmit={submit}>
      <label for="deals-table">{text.table}</label>
      <p class="hint" id="deals-hint">
        {text.tableHint}
      </p>
      <div>
        <input
          id="deals-table"
          aria-describedby="deals-hint deals-fault"
          aria-invalid={fault.value !== ''}
          autocomplete="off"
          spellcheck={false}
          value={id}
          onInput={({ currentTarget }) => {
            id.value = currentTarget.value;
          }}
        />
        <button type="submit">{text.check}</button>
      </div>
      <p id="deals-fault" class="error" role="alert">
        {fault}
      </p>
    </form>
  );
}

const oneGame = (lines: Loaded): Games =>
  typeof lines === 'string' ? fill(words.replay.noRecord, { why: lines }) : [lines];

async function check(lines: readonly Line[]): Promise<Result> {
  const { fault } = await openReplay(lines);
  if (fault) return { lines, checked: [], nothing: fill(text.broken, { fault }), own: null };
  const { seed, table } = lines[0];
  if (lines.some(({ fair }) => fair !== undefined)) {
    const own = typeof table === 'string' ? await compared(table, lines) : null;
    return { lines, checked: await checkRecordDeals(lines), nothing: null, own };
  }
  return {
    lines,
    checked: [],
    own: null,
    nothing: typeof seed === 'string' ? fill(text.local, { seed }) : text.unseeded,
  };
}

const badIn = (checked: readonly ChanceCheck[]): number => checked.filter(({ fault }) => fault !== null).length;

/** The result, as a sentence. */
function summary({ checked, nothing }: Result): string {
  if (nothing !== null) return nothing;
  if (checked.length === 0) return text.none;
  const bad = badIn(checked);
  return bad > 0 ? fill(text.some, { bad, n: checked.length }) : countForm(text.all, checked.length);
}

function Shown(result: Result) {
  const { lines, checked, nothing, own } = result;
  if (nothing !== null) return <p class="panel">{nothing}</p>;
  return (
    <section class="panel deals-result">
      <p class="deals-told" data-good={badIn(checked) === 0}>
        {summary(result)}
      </p>
      {own && <Own {...own} />}
      <ol>
        {checked.map((each) => (
          <Deal key={each.line} {...each} lines={lines} />
        ))}
      </ol>
    </section>
  );
}

/** What this browser was shown and gave, compared with the record. */
function Own(game: ComparedGame) {
  const { findings, compared: n, own, late } = game.report;
  if (findings.length > 0) return <FairNotice {...game} />;
  if (n === 0) return null;
  return (
    <p>
      {fill(words.fair.kept, { n })} {fill(words.fair.own, { n: own })}
      {late > 0 && ` ${fill(words.fair.late, { n: late })}`}
    </p>
  );
}

const orderIn = ({ order }: Readonly<Record<string, Json>>): readonly Json[] => (Array.isArray(order) ? order : []);

function Deal({ line: number, ev, fault, given, lines }: ChanceCheck & { lines: readonly Line[] }) {
  const line = lines[number - 1];
  const now = lines[0].seats as readonly string[];
  const name = fill(text[ev as 'draw' | 'deal' | 'roll' | 'setup'], { n: Number(line.hand ?? line.turn ?? 0) });
  const fair = ((ev === 'draw' ? line.draw : line.fair) ?? {}) as Readonly<Record<string, Json>>;
  // Contributions to the draw are listed by the seats before it.
  const names =
    ev === 'draw' ? given.map((old) => now[orderIn(fair).indexOf(old)] ?? '') : given.map((seat) => now[seat]);
  return (
    <li>
      <b>{name}</b>{' '}
      <span class="deals-mark" data-good={fault === null}>
        {fault === null ? `✓ ${text.good}` : `✗ ${text.bad}`}
      </span>
      <p>{fault ?? (ev === 'draw' ? fill(text.goodDraw, { names: listed(sharedText.value, now) }) : text.goodMore)}</p>
      <p>{given.length > 0 ? fill(text.given, { names: listed(sharedText.value, names) }) : text.nobody}</p>
      <dl>
        <dt>{text.promised}</dt>
        <dd>
          <code>{String(fair.hash ?? '–')}</code>
        </dd>
        <dt>{text.came}</dt>
        <dd>
          <code>{String(fair.secret ?? '–')}</code>
        </dd>
      </dl>
    </li>
  );
}
