/** The answers of the laboratory: plots, figures, deals side by side, and files to save. */
import { type NamedPlot, standaloneSvg } from '@followsuit/study';
import { useSignal } from '@preact/signals';
import { ReplayPlayer } from '../replay/player.tsx';
import { fill, words } from '../text/text.ts';
import { setupQuery } from '../variant/setup-query.ts';
import { type LabState, metricsOf } from './state.ts';
import type { LabDeal } from './worker/messages.ts';

const text = words.lab;

/** Saves a text as a file. */
function save(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** HTML that the laboratory's worker has made: tables and plots, with every text escaped. */
const Drawn = ({ html, kind, name }: { readonly html: string; readonly kind: string; readonly name?: string }) =>
  name ? (
    // A wide table scrolls: by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section class={kind} aria-label={name} tabIndex={0} dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div class={kind} dangerouslySetInnerHTML={{ __html: html }} />
  );

export function Results({ state }: { readonly state: LabState }) {
  const view = state.view.value;
  if (view === null) return null;
  return (
    <section class="lab-results" aria-label={text.results}>
      <h2>{text.results}</h2>
      {view.summary && <p class="lab-summary">{view.summary}</p>}
      {state.files.value && <Elsewhere state={state} />}
      <div class="lab-plots">
        {view.plots.map((plot) => (
          <Plot key={plot.id} plot={plot} game={state.game.id} />
        ))}
      </div>
      {view.table && (
        <>
          <h2>{text.figures}</h2>
          <p class="hint">{text.figuresLead}</p>
          <Drawn kind="lab-table" name={text.figures} html={view.table} />
        </>
      )}
      {view.relearned && <Drawn kind="lab-table" name={text.relearned} html={view.relearned} />}
      {(state.deal.value.length > 0 || (view.fewer?.length ?? 0) > 0) && (
        <Deals deals={state.deal.value} fewer={view.fewer ?? []} />
      )}
      {view.acts && <Drawn kind="lab-table" name={text.acts} html={view.acts} />}
      <Definitions state={state} />
      {view.method.length > 0 && (
        <details class="lab-changes">
          <summary>{text.method}</summary>
          {view.method.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
      <Files state={state} />
    </section>
  );
}

const Plot = ({ plot: { id, name, svg }, game }: { readonly plot: NamedPlot; readonly game: string }) => (
  <figure>
    <figcaption>{name}</figcaption>
    <Drawn kind="lab-plot" html={svg} />
    <button
      type="button"
      aria-label={`${text.saveSvg}: ${name}`}
      onClick={() => save(`${game}-${id}.svg`, 'image/svg+xml', standaloneSvg(svg))}
    >
      {text.saveSvg}
    </button>
  </figure>
);

/** To a table with the changed rules, to their page, and the address of the study. */
function Elsewhere({ state }: { readonly state: LabState }) {
  const asked = state.asked.value;
  if (asked === null) return null;
  const { study } = asked;
  const settings = { ...study.base, ...study.changes };
  const setup = setupQuery(study.players, settings);
  const isVariant = Object.keys(settings).some((id) => id in state.knobWords.value);
  return (
    <p class="lab-links">
      {Object.keys(settings).length > 0 && (
        <a class="button" href={`/new/${state.game.id}?${setup}`}>
          {text.play}
        </a>
      )}
      {isVariant && (
        <a class="button" href={`/rules/${state.game.pages[0]}?${setup}`}>
          {text.changedRules}
        </a>
      )}
      <a href={`/lab/${state.game.id}?${state.address.value}`}>{text.address}</a>
    </p>
  );
}

function Deals({ deals, fewer }: { readonly deals: readonly LabDeal[]; readonly fewer: readonly string[] }) {
  const open = useSignal<number | null>(null);
  return (
    <>
      <h2>{text.dealsTitle}</h2>
      <p class="hint">{[...(deals.length > 0 ? [text.dealsLead] : []), ...fewer].join(' ')}</p>
      <div class="lab-deals">
        {deals.map(({ deal, by }) => (
          <button
            key={deal}
            type="button"
            aria-pressed={open.value === deal}
            onClick={() => {
              open.value = open.value === deal ? null : deal;
            }}
          >
            {fill(text.deal, { n: deal, by })}
          </button>
        ))}
      </div>
      {deals
        .filter(({ deal }) => deal === open.value)
        .map(({ deal, records: [before, after] }) => (
          <div key={deal} class="lab-sides">
            {(
              [
                [text.before, before],
                [text.after, after],
              ] as const
            ).map(([name, lines]) => (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ReplayPlayer lines={lines} mine={null} home={null} />
              </section>
            ))}
          </div>
        ))}
    </>
  );
}

function Definitions({ state }: { readonly state: LabState }) {
  const metrics = metricsOf(state);
  const kinds = metrics.filter(({ kind }, i) => metrics.findIndex((each) => each.kind === kind) === i);
  return (
    <details class="lab-changes">
      <summary>{text.definitions}</summary>
      <dl>
        {kinds.map(({ kind, name, definition }) => (
          <div key={kind}>
            <dt>{name.split(',')[0]}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Files({ state }: { readonly state: LabState }) {
  const files = state.files.value;
  if (files === null) return null;
  const { id } = state.game;
  return (
    <>
      <h2>{text.save}</h2>
      <div class="lab-deals">
        <button type="button" onClick={() => save(`${id}-report.html`, 'text/html', files.html)}>
          {text.saveReport}
        </button>
        <button type="button" onClick={() => save(`${id}.csv`, 'text/csv', files.csv)}>
          {text.saveCsv}
        </button>
        <button type="button" onClick={() => save(`${id}.json`, 'application/json', files.json)}>
          {text.saveJson}
        </button>
      </div>
      <p>{text.again}</p>
      <pre class="lab-command">{files.command}</pre>
    </>
  );
}
