import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { notFoundTexts } from './texts.ts';

export const german: TextsOf<typeof notFoundTexts> = {
  text: 'Diese Seite steht nicht in unseren Regalen.',
  which: 'Welches Buch suchen Sie?',
  search: 'Suchen',
};
