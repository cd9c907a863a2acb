import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { homeTexts } from './texts.ts';

export const german: TextsOf<typeof homeTexts> = {
  loading: (label) => `${label}, wird geladen`,
  picks: 'Unsere Empfehlungen',
  allPicks: 'Alle Empfehlungen ansehen',
  allNew: 'Alle Neuerscheinungen ansehen',
  genre: 'Genre',
  allOf: (genre) => `Alles aus ${genre} ansehen`,
  all: 'Alle Bücher ansehen',
  noneInGenre: 'In diesem Genre gibt es zurzeit keine Bücher. Versuchen Sie es mit einem anderen.',
  none: 'Unsere Regale werden gerade gefüllt. Bitte schauen Sie bald wieder vorbei.',
};
