import type { TaxClass } from '../../settings/tax/tax.ts';
import type { BookFormat } from './book-facts.ts';

const CLASS_OF: Partial<Record<BookFormat, TaxClass>> = {
  ebook: 'digital',
  audiobook: 'digital',
  calendar: 'other',
  game: 'other',
  other: 'other',
};

/** Returns the class of a book. One whose format nobody has entered is a printed one. */
export const taxClassOf = (format: BookFormat | null | undefined): TaxClass =>
  CLASS_OF[format ?? 'hardcover'] ?? 'books';
