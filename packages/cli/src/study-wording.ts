/** The words of a game's options and knobs in reports of the laboratory. */
import { type Game, knobsOf } from '@followsuit/engine';
import { loadFile } from '@followsuit/games/game-files';
import {
  capital,
  english,
  type GameWords,
  knobText,
  knobValueText,
  suitSigns,
  type VariantWords,
} from '@followsuit/present';
import type { SettingWords } from '@followsuit/study';

/** @example (await settingWords(chevalier)).name('buried') // 'Poison that the bidder put away' */
export async function settingWords(game: Game): Promise<SettingWords> {
  const options = (await loadFile<GameWords>(game, 'words.en'))?.options ?? {};
  const { knobs = {}, acts = {} } = (await loadFile<VariantWords>(game, 'knob-words.en')) ?? {};
  return {
    name: (id) => knobs[id]?.name ?? options[id]?.name ?? spaced(id),
    value: (id, value) => options[id]?.values?.[String(value)] ?? knobValueText(value, knobs[id]),
    acts: { ...english.suits, ...acts },
    signs: suitSigns,
    sentence(id, value) {
      const knob = knobsOf(game).find((each) => each.id === id);
      return knob && knobs[id] ? { text: knobText(knobs[id], value), rule: knob.rule } : null;
    },
  };
}

/** @example spaced('zeroBids') // 'Zero bids' */
const spaced = (id: string): string => capital(id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
