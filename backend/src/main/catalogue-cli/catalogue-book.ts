import { createHash } from 'node:crypto';
import { PICK_TAG, SERIES_NUMBER_MAX } from '@book-store/contract/catalogue/books/book-facts';
import { CreateBookBody } from '@book-store/contract/catalogue/books/books.schemas';
import { toIsbn13 } from '@book-store/contract/catalogue/books/isbn';
import { toLanguage } from '@book-store/contract/catalogue/books/language';
import { decimals } from '@book-store/contract/money';
import { AUTHOR_MAX, SERIES_MAX } from '@book-store/contract/text-limits';
import { toStored } from '../../catalogue/editing/to-stored.ts';
import type { CsvRow } from '../../platform/csv/read-csv.ts';
import { idOfKey } from '../../platform/documents/id-of-key.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { describeBook } from './describe-book.ts';

/** Creation dates are spread over this period; the best-known books are the newest. */
const SPREAD_MS = 2 * 365 * DAY_MS;

/** The message is for the user. */
export class BadCatalogue extends Error {
  override name = 'BadCatalogue';
}

type Context = { rank: number; count: number; category: string; now: Date };

/** Throws `BadCatalogue` with the line. */
export function catalogueBook({ line, cells }: CsvRow, context: Context) {
  const { rank, count, category, now } = context;
  const key = cells.book_id ?? '';
  const { title, series } = splitTitle((cells.title || cells.original_title || '').trim());
  const author = shortened(cells.authors ?? '');
  const publishedYear = yearOf(cells.original_publication_year ?? '');
  const language = toLanguage(cells.language_code ?? '');
  const known = { title, author, series, publishedYear, language };
  const parsed = CreateBookBody.safeParse({
    ...known,
    ...offerOf(key, rank),
    description: describeBook(known, cells),
    category,
    popularity: Number(cells.ratings_count) || undefined,
    rating: ratingOf(cells),
    isbn: repairIsbn(cells.isbn ?? '', cells.isbn13 ?? ''),
  });
  if (!key) throw new BadCatalogue(`Line ${line}: book_id is empty.`);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadCatalogue(`Line ${line}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return {
    ...toStored(parsed.data).book,
    _id: idOfKey(`catalogue:${key}`),
    createdAt: new Date(now.getTime() - (rank / count) * SPREAD_MS),
  };
}

function ratingOf({ average_rating, ratings_count }: CsvRow['cells']) {
  const [average, count] = [Number(average_rating), Number(ratings_count)];
  return average && count ? { average, count, source: 'Goodreads' } : undefined;
}

/** A year before the common era is that of a work, not of a book for sale. */
function yearOf(text: string): number | undefined {
  const year = Number(text);
  return text !== '' && Number.isInteger(year) && year > 0 ? year : undefined;
}

/** Removes duplicates, and the last names of a line that is too long. */
function shortened(line: string): string {
  const names = [...new Set(line.split(/\s*,\s*/).filter(Boolean))];
  while (names.join(', ').length > AUTHOR_MAX && names.length > 1) names.pop();
  return names.join(', ').slice(0, AUTHOR_MAX);
}

type Titled = { title: string; series?: { name: string; number?: number } };

/** 'Soul Music (Discworld, #16; Death, #3)': takes the first series only, and no number from '#1-3'. */
const WITH_SERIES = /^(.*\S)\s*\(([^()#]*[^()#\s,])\s*,?\s*#([^();,]+?)\s*(?:[;,][^()]*)?\)$/;

/** Splits off the series in brackets at the end of a title. */
export function splitTitle(text: string): Titled {
  const [, title, name, place = ''] = WITH_SERIES.exec(text) ?? [];
  if (!title || !name || name.length > SERIES_MAX) return { title: text };
  const number = /^\d+(\.\d{1,2})?$/.test(place) ? Number(place) : undefined;
  const isNumber = number !== undefined && number <= SERIES_NUMBER_MAX;
  return { title, series: { name, ...(isNumber && { number }) } };
}

/**
 * Repairs an ISBN that a spreadsheet has damaged. The check digit proves an ISBN-10 without its leading zeros
 * ('439023483'); a rounded ISBN-13 ('9.78043902348e+12') must agree with it. Undefined if nothing proves it.
 */
export function repairIsbn(ten: string, thirteen: string): string | undefined {
  const whole = toIsbn13(thirteen);
  if (whole) return whole;
  const isbn = /^\d{1,9}[\dX]$/i.test(ten) ? toIsbn13(ten.padStart(10, '0')) : undefined;
  return isbn && agrees(isbn, thirteen) ? isbn : undefined;
}

function agrees(isbn: string, rounded: string): boolean {
  if (rounded === '') return true;
  const digits = /^(\d)\.?(\d*)e\+?12$/i.exec(rounded);
  return digits !== null && Number(isbn).toPrecision(12) === Number(rounded).toPrecision(12);
}

/** Possible stocks of books whose copies are counted; most are not. */
const STOCKS = [0, 0, 1, 2, 20] as const;
const PICK_EVERY = 400;

/**
 * Invents what the catalogue lacks and a shop needs: price, stock and tags. Derived from key and rank only, so
 * always the same.
 */
function offerOf(key: string, rank: number) {
  const chance = dice(key);
  // Amounts as in dollars; a currency without decimals has hundreds.
  const toPrice = (minor: number) => (decimals() === 0 ? minor : minor / 100);
  const newPrice = 499 + 100 * (chance(0) % 30);
  const isReduced = chance(1) % 7 === 0;
  const stock = chance(2) % 8 === 0 ? STOCKS[chance(3) % STOCKS.length] : undefined;
  return {
    newPrice: toPrice(newPrice),
    oldPrice: isReduced ? toPrice(newPrice + 100 * (2 + (chance(4) % 8))) : undefined,
    trending: chance(5) % 100 === 0,
    stock,
    orderable: stock === 0 && chance(6) % 2 === 0,
    tags: rank % PICK_EVERY === 7 ? [PICK_TAG] : [],
  };
}

/** A deterministic pseudo-random generator. */
function dice(key: string): (at: number) => number {
  const digest = createHash('sha256').update(key).digest();
  return (at) => digest.readUInt16BE(2 * at);
}
