/** A record as short lines, for a reader without the app. */
import type { Deck, Json, Line } from '@followsuit/engine';
import { rankOf, suitOf } from '@followsuit/engine/cards';
import type { LabWords } from '../words.en.ts';
import { filledWith } from './fill.ts';
import { actKindText, type SettingWords } from './setting-words.ts';

export interface ReplayLine {
  readonly text: string;
  /** Whether it is the first that the other replay of the deal does not have. */
  readonly isParting: boolean;
}

/** How cards and acts are written. */
export interface ReplayWords {
  readonly words: LabWords;
  readonly settings: Pick<SettingWords, 'acts' | 'signs'>;
  readonly deck: Deck;
}

const actsOf = (lines: readonly Line[]): readonly Line[] => lines.filter(({ ev }) => ev === 'act');

/** The index of the first act that is another in the other record; −1 if all acts are the same. */
function partingAct(lines: readonly Line[], others: readonly Line[]): number {
  const [own, other] = [actsOf(lines), actsOf(others)];
  const at = own.findIndex((act, i) => JSON.stringify(act) !== JSON.stringify(other[i]));
  return at < 0 && own.length < other.length ? own.length : at;
}

/**
 * Choices, tricks and the score, with a mark where two replays of a deal part; the card of a trick at which they do stands in
 * brackets. If all acts are the same, they part at the score.
 */
export function replayLines(lines: readonly Line[], others: readonly Line[], with_: ReplayWords): ReplayLine[] {
  const { report } = with_.words;
  const parting = partingAct(lines, others);
  let done = 0;
  let isParted = false;
  /** A line about the acts up to now, and about `n` of them. */
  const line = (text: string, n: number): ReplayLine => {
    const isParting = !isParted && parting >= 0 && done > parting && done - n <= parting;
    isParted ||= isParting;
    return { text, isParting };
  };
  return lines.flatMap((each): ReplayLine[] => {
    if (each.ev === 'act') {
      done++;
      if (each.do === 'play') return [];
      return [line(filledWith(report.seatActs, { n: seatNumber(each.seat), act: actText(each, with_) }), 1)];
    }
    if (each.ev === 'trick') {
      const [leader, taker] = [seatNumber(each.leader), seatNumber(each.taker)];
      const codes = each.cards as readonly string[];
      const marked = codes.map((code, i) => {
        const text = cardText(code, with_);
        return done - codes.length + i === parting ? `[${text}]` : text;
      });
      return [line(filledWith(report.trick, { ...each, leader, taker, cards: marked.join(' ') }), codes.length)];
    }
    if (each.ev !== 'score') return [];
    const isFirst = !isParted && parting < 0;
    isParted ||= isFirst;
    return [
      {
        text: filledWith(report.scored, { points: (each.delta as readonly Json[]).join(' : ') }),
        isParting: isFirst,
      },
    ];
  });
}

/** The hands of the first deal, seat by seat, each suit from high to low; and the cards that nobody got. */
export function dealtHands(lines: readonly Line[], with_: ReplayWords): string[] {
  const { report } = with_.words;
  const deal = lines.find(({ ev }) => ev === 'deal');
  const hands = (deal?.hands ?? []) as readonly (readonly string[])[];
  const stock = (deal?.stock ?? []) as readonly string[];
  return [
    ...hands.map((cards, seat) => filledWith(report.hand, { n: seat + 1, cards: handText(cards, with_) })),
    ...(stock.length > 0 ? [filledWith(report.stock, { cards: handText(stock, with_) })] : []),
  ];
}

function handText(cards: readonly string[], with_: ReplayWords): string {
  const { byCode } = with_.deck;
  const known = cards.map((code) => ({ code, card: byCode.get(code) ?? 0 }));
  known.sort((a, b) => suitOf(a.card) - suitOf(b.card) || rankOf(b.card) - rankOf(a.card));
  return known
    .map(({ code, card }, i) => {
      const isSameSuit = i > 0 && suitOf(card) === suitOf(known[i - 1].card);
      return (i > 0 && !isSameSuit ? ' · ' : i > 0 ? ' ' : '') + cardText(code, with_);
    })
    .join('');
}

/** @example cardText('Kh', words) === 'K♥' */
function cardText(code: string, { deck, settings }: ReplayWords): string {
  const suit = deck.suits.find(({ letter }) => letter === code.slice(-1));
  const sign = suit && deck.byCode.has(code) ? settings.signs[suit.name] : undefined;
  return sign === undefined ? code : code.slice(0, -1) + sign;
}

/** Readers count seats from 1. */
const seatNumber = (seat: Json | undefined): number => Number(seat) + 1;

function actText({ ev: _ev, seat: _seat, do: name, ...args }: Line, with_: ReplayWords): string {
  const said = (value: Json): string => {
    const text = String(value);
    return with_.deck.byCode.has(text) ? cardText(text, with_) : actKindText(text, with_.words, with_.settings);
  };
  const more = Object.entries(args).flatMap(([arg, value]) =>
    value === false || value === null ? [] : value === true ? [arg] : Array.isArray(value) ? value : [value],
  );
  return [name as string, ...more].map(said).join(' ');
}
