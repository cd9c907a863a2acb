import { counted, formatCount } from '../../lib/money/amount.ts';
import type { TextsOf } from '../../lib/wording/storefront-texts.ts';
import type { searchBoxTexts } from './search-box-texts.ts';

export const german: TextsOf<typeof searchBoxTexts> = {
  suggestions: 'Vorschläge',
  none: 'Keine Treffer',
  noneFor: (words) => `Keine Treffer für ${words}`,
  near: (words) => `Keine genauen Treffer für „${words}“. Ähnliche Treffer:`,
  nearFor: (words, count) =>
    `Keine genauen Treffer für ${words}, ${counted(count, 'ähnlicher Vorschlag', 'ähnliche Vorschläge')}`,
  corrected: (words, instead) => `Zu „${words}“ passt nichts. Treffer für „${instead}“:`,
  correctedFor: (words, instead, count) =>
    `Zu ${words} passt nichts. ${counted(count, 'Vorschlag', 'Vorschläge')} für ${instead}`,
  foundFor: (words, count) => `${counted(count, 'Vorschlag', 'Vorschläge')} für ${words}`,
  clear: 'Diese Suchen löschen',
  books: 'Bücher',
  authors: 'Autorinnen und Autoren',
  series: 'Reihen',
  genres: 'Genres',
  didYouMean: 'Meinten Sie',
  seeAll: (count) =>
    count === 1 ? '1 Treffer ansehen' : `Alle ${formatCount(count)} Treffer ansehen`,
  seeAllNear: (count) =>
    count === 1
      ? '1 ähnlichen Treffer ansehen'
      : `Alle ${formatCount(count)} ähnlichen Treffer ansehen`,
  last: 'Ihre letzten Suchen',
};
