import type { BookFormat } from '@book-store/contract/book-facts';
import type { Edition } from '@book-store/contract/schemas/orders';

export const FORMAT_NAMES: Record<BookFormat, string> = {
  hardcover: 'Hardcover',
  paperback: 'Paperback',
  other: 'Other',
};

/** Returns what tells a book from its other editions: 'Paperback, Rowohlt 2019, ISBN 9783161484100'. */
export function editionOf({ format, publisher, publishedYear, isbn }: Edition): string {
  const parts = [
    format && format !== 'other' && FORMAT_NAMES[format],
    [publisher, publishedYear].filter(Boolean).join(' '),
    isbn && `ISBN ${isbn}`,
  ];
  return parts.filter(Boolean).join(', ');
}
