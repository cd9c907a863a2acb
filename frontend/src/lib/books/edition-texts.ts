import {
  BOOK_FORMAT_NAMES,
  type BookFormat,
} from '@book-store/contract/catalogue/books/book-facts';
import { area, type TextsOf } from '../wording/storefront-texts.ts';

const formats: Readonly<Record<BookFormat, string>> = BOOK_FORMAT_NAMES;

/** What editions are called. */
export const editionTexts = area('lib/books/edition', {
  formats,
  another: 'Another edition',
  ofYear: (year: string): string => `Edition of ${year}`,
});
export type EditionTexts = TextsOf<typeof editionTexts>;
