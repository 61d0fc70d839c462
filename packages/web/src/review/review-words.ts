/** The words of reviews in the reader's language. */
import { type ReviewWords, reviewInEnglish, reviewInGerman } from '@followsuit/review';
import { language } from '../text/language.ts';

export const reviewWords = (): ReviewWords => (language() === 'de' ? reviewInGerman : reviewInEnglish);
