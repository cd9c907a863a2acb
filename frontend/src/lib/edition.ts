import { BOOK_FORMAT_NAMES } from '@book-store/contract/book-facts';
import { languageName } from '@book-store/contract/language';
import type { EditionView } from '@book-store/contract/schemas/books';
import type { Edition } from '@book-store/contract/schemas/orders';

/** Returns what tells a book from its other editions: 'Paperback, Rowohlt 2019, ISBN 9783161484100'. */
export function editionOf({ format, publisher, publishedYear, isbn }: Edition): string {
  const parts = [
    format && format !== 'other' && BOOK_FORMAT_NAMES[format],
    [publisher, publishedYear].filter(Boolean).join(' '),
    isbn && `ISBN ${isbn}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Returns what a visitor chooses an edition by: 'Paperback, German, Rowohlt 2019'. */
export function editionInWords({
  format,
  language,
  publisher,
  publishedYear,
}: EditionView): string {
  const parts = [
    format && format !== 'other' && BOOK_FORMAT_NAMES[format],
    language && languageName(language),
    [publisher, publishedYear].filter(Boolean).join(' '),
  ].filter(Boolean);
  const words = parts.join(', ') || 'Another edition';
  // A year alone could be anything.
  return words === String(publishedYear) ? `Edition of ${words}` : words;
}
