import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';

export type ReadIsbn = {
  /** 13 digits; undefined for an empty or wrong cell. */
  isbn?: string | undefined;
  /** How it was repaired. */
  repair?: 'isbn-read' | 'isbn-zeros';
  problem?: 'invalid-isbn' | 'rounded-isbn';
};

/** Placeholders for books without an ISBN. */
const NONE = /^(-+|–|0+|n\/?a|nan|null|none|keine?|ohne|sans|sin|senza)?$/i;
/** The shop's own export format. */
const EXPORTED = /^97[89]-?\d{10}$/;

/** Returns whether a spreadsheet has rounded an ISBN: '9.78014E+12', '9780140000000'. */
export const isRoundedIsbn = (cell: string): boolean =>
  /^\s*(\d([.,]\d+)?e\+?\d+|97[89]\d{4}0{6})\s*$/i.test(cell);

/** Reads the ISBN of a cell. Undoes number formatting by other programs if the check digit then matches. */
export function readIsbn(cell: string): ReadIsbn {
  // ISBNs that were treated as numbers: '9780439023481.0', and ="9780439023481".
  const text = cell
    .trim()
    .replace(/\.0$/, '')
    .replace(/^="?([\dXx-]+)"?$/, '$1');
  if (NONE.test(text)) return {};
  if (isRoundedIsbn(cell)) return { problem: 'rounded-isbn' };
  const isbn = toIsbn13(text);
  if (isbn) return EXPORTED.test(text) ? { isbn } : { isbn, repair: 'isbn-read' };
  const filled = /^\d{6,8}[\dX]$/i.test(text) ? toIsbn13(text.padStart(10, '0')) : undefined;
  if (!filled) return { problem: 'invalid-isbn' };
  return { isbn: filled, repair: 'isbn-zeros' };
}
