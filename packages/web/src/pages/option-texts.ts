/** The names and explanations of options, by game. */
import { optionTexts as english } from 'virtual:option-texts';
import { area } from '../text/area.ts';

export const optionTexts = area('optionTexts', english);
