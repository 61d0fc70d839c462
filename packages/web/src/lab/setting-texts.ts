/** The words of a game's settings for reports, and what is wrong with a question, in the page's language. */
import type { Json } from '@followsuit/engine';
import { knobText, suitSigns } from '@followsuit/present';
import { sharedText } from '@followsuit/ui';
import { optionTexts } from '../pages/option-texts.ts';
import { numberFault } from '../pages/option-words.ts';
import { fill, words } from '../text/text.ts';
import { changeableName, valueText } from './controls.tsx';
import { type LabState, learningOf, metricOf, settingTurned } from './state.ts';
import type { SettingTexts } from './worker/messages.ts';

const text = words.lab;

export function settingTexts(state: LabState): SettingTexts {
  const all = state.description.value?.changeables ?? [];
  const said = (id: string, value: Json): string => valueText(state, id, value);
  return {
    names: Object.fromEntries(all.map(({ id }) => [id, changeableName(state, id)])),
    values: Object.fromEntries(
      all.flatMap(({ id, values }) =>
        'low' in values ? [] : [[id, Object.fromEntries(values.map((each) => [String(each), said(id, each)]))]],
      ),
    ),
    signs: suitSigns,
    acts: { ...sharedText.value.suits, ...state.actWords.value },
    sentences: Object.fromEntries(
      all.flatMap(({ id, rule }) => {
        const knob = state.knobWords.value[id];
        const value = state.changes.value[id];
        return knob && rule !== null && value !== undefined ? [[id, { text: knobText(knob, value), rule }]] : [];
      }),
    ),
  };
}

/** As the command has it. */
const MOST_LEARNING = { seconds: 86_400, deals: 100_000_000 };

/** What is wrong with the question as far as the page can tell; null if nothing is. */
export function questionFault(state: LabState): string | null {
  const all = state.description.value?.changeables ?? [];
  const outOfRange = (id: string, value: Json): string | null => {
    const found = all.find((each) => each.id === id);
    if (!found) return null;
    const own = optionTexts[state.game.id] ?? {};
    const named = {
      ...own,
      options: { ...own.options, [id]: { ...own.options?.[id], name: changeableName(state, id) } },
    };
    return numberFault(named, { id, values: found.values, standard: {} }, value);
  };
  const given = [
    ...Object.entries(state.base.value),
    ...(state.mode.value === 'compare' ? Object.entries(state.changes.value) : []),
  ];
  const turned = state.mode.value === 'compare' ? null : settingTurned(state);
  const ends: readonly (readonly [string, Json])[] =
    turned && 'low' in turned
      ? [
          [turned.id, turned.low],
          [turned.id, turned.high],
        ]
      : [];
  for (const [id, value] of [...given, ...ends]) {
    const fault = outOfRange(id, value);
    if (fault !== null) return fault;
  }
  if (turned && 'low' in turned && turned.low > turned.high) return text.order;
  const until = turned ? null : learningOf(state);
  if (until) {
    const [[unit, n]] = Object.entries(until) as [['seconds' | 'deals', number]];
    if (!Number.isInteger(n) || n < 1 || n > MOST_LEARNING[unit])
      return fill(text.relearnRange[unit], { high: MOST_LEARNING[unit].toLocaleString(document.documentElement.lang) });
    if (state.level.value === 'random') return text.relearnRandom;
    if (state.width.value.trim() !== '') return text.relearnWidth;
  }
  const { target } = state;
  if (state.mode.value === 'balance' && (target.value.trim() === '' || !Number.isFinite(Number(target.value))))
    return fill(text.noTarget, { metric: metricOf(state)?.name ?? '' });
  return null;
}
