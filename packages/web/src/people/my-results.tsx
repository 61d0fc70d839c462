/** The person's results, game by game: with people on the server, and in this browser. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue, gameInfo } from '../catalogue/index.ts';
import { type GameResults, http } from '../client/http.ts';
import { localResults } from '../client/local.ts';
import { me } from '../client/me.ts';
import { learnedAmong } from '../learn/learned.ts';
import { ChoiceRow } from '../pages/choice.tsx';
import { Empty } from '../pages/empty.tsx';
import { fill, words } from '../text/text.ts';
import './my-results.css';

const text = words.me;
type Place = 'server' | 'local';
type Results = readonly GameResults[];

export function MyResults() {
  const local = useSignal<Results | null>(null);
  const server = useSignal<Results | null>(null);
  const chosen = useSignal<Place | null>(null);
  const person = HAS_SERVER ? me.value?.id : undefined;
  // Without storage or network, those results are simply missing.
  useEffect(() => {
    localResults().then(
      (found) => {
        local.value = found;
      },
      () => {
        local.value = [];
      },
    );
  }, []);
  useEffect(() => {
    server.value = person ? null : [];
    if (!HAS_SERVER || !person) return;
    http.results().then(
      ({ results }) => {
        server.value = results;
      },
      () => {
        server.value = [];
      },
    );
  }, [person]);
  if (local.value === null || server.value === null) return <p role="status">{words.common.loading}</p>;
  const places: readonly Place[] = (['server', 'local'] as const).filter(
    (place) => ({ server, local })[place].value?.length,
  );
  if (places.length === 0)
    return (
      <section>
        <h2>{text.none}</h2>
        <Empty says={text.noneMore}>
          <a class="button button-main" href="/">
            {text.choose}
          </a>
        </Empty>
      </section>
    );
  const place = chosen.value ?? places[0];
  return (
    <section>
      <h2>{text.results}</h2>
      {places.length > 1 && (
        <ChoiceRow
          label={text.places}
          values={places.map((each) => [each, text[each]] as const)}
          value={place}
          choose={(each) => {
            chosen.value = each;
          }}
        />
      )}
      {place === 'local' && <p class="hint">{text.localHint}</p>}
      <ul class="results">
        {(place === 'server' ? server : local).value?.map((results) => (
          <GameRow key={results.game} results={results} />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ results }: { readonly results: GameResults }) {
  const { game, played, won, place, bids, made, streak } = results;
  const facts: readonly (readonly [string, string] | false)[] = [
    place !== null && [text.place, place.toFixed(1)],
    bids > 0 && [text.bids, fill(text.of, { n: made, all: bids })],
    streak.best > 0 && [
      text.streak,
      fill(streak.now === 0 ? text.streakBest : streak.now < streak.best ? text.streakNow : text.streakTop, streak),
    ],
  ];
  return (
    <li class="result">
      <h3>{gameInfo(game)?.name ?? game}</h3>
      <p class="result-won">
        <b>{fill(text.share, { n: won, all: played })}</b>
        {/* The same in words beside it. */}
        <meter class="result-bar" min={0} max={played} value={won} aria-hidden="true" />
      </p>
      <dl>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]}>
                <dt>{fact[0]}</dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

/** How many games have been learned, and the next one. */
export function LearnedCount() {
  const { n, all, next } = learnedAmong(catalogue);
  return (
    <section class="learned">
      <div class="learned-words">
        <h2>{fill(text.learned, { n, all })}</h2>
        <p class="hint">{text.learnedHint}</p>
        <meter class="result-bar" min={0} max={all} value={n} aria-hidden="true" />
      </div>
      {next && (
        <a class="button" href={`/learn/${next.id}`}>
          {fill(text.learnNext, { game: next.name })}
        </a>
      )}
    </section>
  );
}
