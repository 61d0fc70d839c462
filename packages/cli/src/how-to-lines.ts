/** How to play a game, as text: the same four panels as in the browser. */
import { filled, type Game, usualPlayers } from '@followsuit/engine';
import { loadFile } from '@followsuit/games/game-files';
import {
  type DrawnTrick,
  drawnSeat,
  english,
  fill,
  type GameWords,
  type HowTo,
  type HowToWords,
  howToEnglish,
  isTrick,
  ranksDown,
  type ScoringRow,
  sceneGameOf,
  signed,
  type Thing,
  tricksIn,
  usualText,
} from '@followsuit/present';
import { bold } from './colour.ts';
import { UserError } from './errors.ts';
import { hanging } from './text.ts';

const text = howToEnglish;

/** The panels as lines. @example (await howToLines(coralon))[0] // 'Goal' */
export async function howToLines(game: Game): Promise<string[]> {
  const howTo = (await loadFile<{ default: HowTo }>(game, 'how-to'))?.default;
  const words = (await loadFile<GameWords>(game, 'words.en'))?.howTo;
  if (!howTo || !words) throw new UserError(`${game.name} has no short guide: see its rules.`);
  const players = usualPlayers(game);
  const { trick, scoring, twist } = howTo;
  const main = isTrick(trick) ? [trick] : [];
  const further = tricksIn({ ...howTo, goal: [], trick: [], twist });
  return [
    ...panel(text.goal, [words.goal, usualText(words.win, { ...filled(game, players), players })]),
    ...panel(words.turn ?? text.trick, [...main.map((each) => trickLine(each, words)), words.trick]),
    ...panel(text.scoring, [
      ...scoring.rows.map((row) => scoringLine(row, howTo, words)),
      ...(words.scoring ? [words.scoring] : []),
    ]),
    ...panel(text.twist, [words.twist, ...further.map((each) => trickLine(each, words))]),
    ...(words.more ? hanging('', words.more) : []),
    ...orderLines(game, howTo, players),
  ];
}

const panel = (title: string, lines: readonly string[]): string[] => [
  bold(title),
  ...lines.flatMap((line) => hanging('  ', line, 2)),
  '',
];

/** "Ana leads Kc, Bo 3c, Cy Ac, You 2l ★ (trump locks)" */
function trickLine(trick: DrawnTrick, { labels }: HowToWords): string {
  const { cards, keys = {}, signs = [], tags = {}, taker } = trick;
  const played = cards.map((card, i) => {
    const seat = drawnSeat(trick, i);
    const name = i === 0 ? fill(text.leads, { name: text.names[seat] }) : text.names[seat];
    return `${name} ${card}${seat === taker ? ' ★' : ''}${card in tags ? ` (${labels[tags[card]]})` : ''}`;
  });
  const shown = [
    ...('trump' in keys ? [keys.trump === 'none' ? english.withoutTrump : `${english.trumpCard} ${keys.trump}`] : []),
    ...Object.entries(keys).flatMap(([name, suit]) =>
      name !== 'trump' && name in labels && typeof suit === 'string' ? [`${labels[name].toLowerCase()} ${suit}`] : [],
    ),
    ...signs.map((sign) => labels[sign].toLowerCase()),
  ];
  return `${played.join(', ')}${shown.length > 0 ? ` [${shown.join(', ')}]` : ''}`;
}

/** "bid 4, 6 tricks. More: everybody, a point a trick. Bidder +6; The others +5 +2 0" */
function scoringLine({ label, things = [], points, took }: ScoringRow, { scoring }: HowTo, words: HowToWords): string {
  const what = things.map(thingWords).filter((each) => each !== '');
  const shown = points.flatMap((each, i) => {
    const numbers = (Array.isArray(each) ? each : each === null ? [] : [each]) as number[];
    const all = new Set(numbers).size === 1 ? numbers.slice(0, 1) : numbers;
    const written = all.map((n) => (n > 0 && !scoring.totals ? `+${n}` : signed(n))).join(' ');
    const of = took ? ` (${thingWords({ tricks: took[i] })})` : '';
    return written === '' ? [] : [`${words.labels[scoring.columns[i]]} ${written}${of}`];
  });
  return `${what.length > 0 ? `${what.join(', ')}. ` : ''}${words.labels[label]}. ${shown.join('; ')}`;
}

function thingWords(thing: Thing): string {
  if ('bid' in thing) return fill(text.bid, { n: thing.bid });
  if ('tricks' in thing) return fill(text.tricks[thing.tricks === 1 ? 0 : 1], { n: thing.tricks });
  return 'fan' in thing ? thing.fan.join(' ') : '';
}

/** The order of the cards, for a game that has cards. */
function orderLines(game: Game, { ranks }: HowTo, players: number): string[] {
  if (!('design' in game)) return [];
  const { deck } = sceneGameOf(game.setUp(players, filled(game, players)) as Parameters<typeof sceneGameOf>[0]);
  if (!deck) return [];
  const order = ranksDown(deck).join(' ');
  return [ranks === 'either' ? `${order} (${text.either})` : `${text.high} ${order} ${text.low}`];
}
