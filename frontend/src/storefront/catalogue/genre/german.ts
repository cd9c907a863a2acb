import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { genreTexts } from './texts.ts';

export const german: TextsOf<typeof genreTexts> = {
  missing: 'Dieses Genre gibt es bei uns nicht.',
  description: (genre) => `Genre ${genre}: meistverkaufte und neue Bücher in jeder Preislage.`,
  empty: (genre) => `Im Genre ${genre} gibt es zurzeit keine Bücher.`,
};
