import type { TextsOf } from '../../../lib/wording/storefront-texts.ts';
import type { authorTexts } from './texts.ts';

export const german: TextsOf<typeof authorTexts> = {
  missing: 'Von dieser Autorin oder diesem Autor haben wir keine Bücher.',
  booksBy: (name) => `Bücher von ${name}`,
  description: (name) =>
    `Alle Bücher von ${name} in unserer Buchhandlung, Reihen in der richtigen Folge.`,
  empty: (name) => `Zurzeit haben wir keine Bücher von ${name}.`,
  writesIn: 'Genres: ',
  and: ' und ',
  series: 'Reihen',
};
