import type { TaxClass } from '../../settings/tax/tax.ts';
import type { BookFormat } from './book-facts.ts';

const CLASS_OF: Partial<Record<BookFormat, TaxClass>> = {
  ebook: 'digital',
  audiobook: 'digital',
  calendar: 'other',
  game: 'other',
  other: 'other',
};

/** A book without a format counts as printed. */
export const taxClassOf = (format: BookFormat | null | undefined): TaxClass =>
  CLASS_OF[format ?? 'hardcover'] ?? 'books';
