import type { EditionView } from '@book-store/contract/catalogue/books/books.schemas';
import { languageName } from '@book-store/contract/catalogue/books/language';
import type { Edition } from '@book-store/contract/orders/order/orders.schemas';
import type { Language } from '@book-store/contract/storefront';
import type { CommonTexts } from '../wording/texts.ts';

/** For example 'Paperback, Rowohlt 2019, ISBN 9783161484100'. */
export function editionOf(
  { format, publisher, publishedYear, isbn }: Edition,
  { formats }: CommonTexts['edition'],
): string {
  const parts = [
    format && format !== 'other' && formats[format],
    [publisher, publishedYear].filter(Boolean).join(' '),
    isbn && `ISBN ${isbn}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** For example 'Paperback, German, Rowohlt 2019'. */
export function editionInWords(
  { format, language, publisher, publishedYear }: EditionView,
  texts: CommonTexts['edition'],
  speaks: Language,
): string {
  const parts = [
    format && format !== 'other' && texts.formats[format],
    language && languageName(language, speaks),
    [publisher, publishedYear].filter(Boolean).join(' '),
  ].filter(Boolean);
  const words = parts.join(', ') || texts.another;
  // A year alone would be ambiguous.
  return words === String(publishedYear) ? texts.ofYear(words) : words;
}
