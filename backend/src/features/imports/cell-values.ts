import { BOOK_FORMATS, type BookFormat } from '@book-store/contract/book-facts';
import { languageName, toLanguage } from '@book-store/contract/language';

/** Thrown for a cell whose value no book can have, with a message for the owner. */
export class BadCell extends Error {
  override name = 'BadCell';
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'on', '✓', '✔']);
const NO = new Set(['', 'no', 'n', 'false', '0', 'off', '-']);

/** Returns the flag in a cell; an empty cell means 'no'. */
export function toFlag(cell: string): boolean {
  const word = cell.trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new BadCell('This must be yes or no.');
}

const CURRENCY = /^(usd|us\$|\$)\s*|\s*(usd|us\$|\$)$/gi;

/** Returns dollars: '$12.50', 'USD 12.5', '12,50' and '1,234.50' are read; '1,234' could be either. */
export function toPrice(cell: string): number {
  const text = cell
    .trim()
    .replace(CURRENCY, '')
    .replace(/[\s\u00a0']/g, '');
  if (/^\d{1,3}[.,]\d{3}$/.test(text)) {
    throw new BadCell('This can be read in two ways. Please write it like 1234.00.');
  }
  if (/^\d+([.,]\d+)?$/.test(text)) return Number(text.replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text)) {
    return Number(text.replaceAll('.', '').replace(',', '.'));
  }
  if (/^-\d/.test(text)) throw new BadCell('A price cannot be negative.');
  throw new BadCell('This is not a price. Please write it like 12.50.');
}

/** Returns a whole number: '12', '12.0' and '1,200'. */
export function toWhole(cell: string): number {
  const text = cell
    .trim()
    .replace(/^(\d{1,3})((?:,\d{3})+)$/, (whole) => whole.replaceAll(',', ''));
  if (/^-?\d{1,15}([.,]0*)?$/.test(text)) return Number.parseInt(text, 10);
  throw new BadCell('This must be a whole number.');
}

/** Returns a number like '1.5' or '1,5'. */
export function toNumber(cell: string): number {
  const text = cell.trim().replace(/^#\s*/, '').replace(',', '.');
  if (/^\d{1,9}(\.\d{1,9})?$/.test(text)) return Number(text);
  throw new BadCell('This must be a number.');
}

/** Returns the year: '2008', '2008.0', '2008-05-01' and 'May 2008'. */
export function toYear(cell: string): number {
  const text = cell.trim();
  if (/^\d{1,4}([.,]0*)?$/.test(text)) return Number.parseInt(text, 10);
  const year = /(?<!\d)(1[4-9]|20)\d\d(?!\d)/.exec(text)?.[0];
  if (year) return Number(year);
  throw new BadCell('This is not a year. Please write it like 2008.');
}

const FORMAT_WORDS: Readonly<Record<string, BookFormat>> = {
  hardcover: 'hardcover',
  hardback: 'hardcover',
  hardbound: 'hardcover',
  hb: 'hardcover',
  hc: 'hardcover',
  bound: 'hardcover',
  paperback: 'paperback',
  softcover: 'paperback',
  softback: 'paperback',
  pb: 'paperback',
  pbk: 'paperback',
  'mass market paperback': 'paperback',
  'trade paperback': 'paperback',
};

/** Returns the format of a book; a known word for something else is 'other'. */
export function toFormat(cell: string): BookFormat {
  const word = cell.trim().toLowerCase();
  return BOOK_FORMATS.find((one) => one === word) ?? FORMAT_WORDS[word] ?? 'other';
}

/** Returns the tags of a cell, which commas, semicolons or bars separate. */
export const toTags = (cell: string): string[] =>
  cell
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter(Boolean);

/** Every language with two letters, by its English name: a file may say 'French'. */
let codes: ReadonlyMap<string, string> | undefined;

/** Returns the code of a language that a cell names or abbreviates; else the cell as it is. */
export function toLanguageCode(cell: string): string {
  const text = cell.trim();
  if (toLanguage(text)) return text;
  codes ??= new Map(LETTER_PAIRS.map((code) => [languageName(code).toLowerCase(), code]));
  return codes.get(text.toLowerCase()) ?? text;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LETTER_PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => `${one}${other}`));

/** Returns whether a spreadsheet has turned an ISBN into a rounded number: '9.78014E+12', '9780140000000'. */
export const isRoundedIsbn = (cell: string): boolean =>
  /^\s*(\d([.,]\d+)?e\+?\d+|97[89]\d{4}0{6})\s*$/i.test(cell);

/** Returns an ISBN unchanged. Throws for one that a spreadsheet has rounded. */
export function toIsbnText(cell: string): string {
  const text = cell.trim();
  if (isRoundedIsbn(text)) {
    throw new BadCell(
      'A spreadsheet has rounded this ISBN. Please give its column the format Text and enter it again.',
    );
  }
  // ISBNs that a program has treated as numbers: '9780439023481.0', and ="9780439023481".
  return text.replace(/\.0$/, '').replace(/^="?([\dXx-]+)"?$/, '$1');
}
