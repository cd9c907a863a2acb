import { counted } from '../money/amount.ts';
import type { CommonTexts } from './texts.ts';

export const german: CommonTexts = {
  books: (count) => counted(count, 'Buch', 'Bücher'),
  copies: (count) => counted(count, 'Exemplar', 'Exemplare'),
  allBooks: 'Alle Bücher',
  booksFailed: 'Diese Bücher konnten nicht geladen werden.',
  pageFailed: 'Diese Seite konnte nicht geladen werden.',
  browse: 'Alle Bücher ansehen',
  home: 'Zur Startseite',
  noneYet: 'Die ersten Bücher sind unterwegs.',
  andOthers: (names, others) =>
    others === 1 ? `${names} und eine weitere Person` : `${names} und ${others} weitere`,
};
