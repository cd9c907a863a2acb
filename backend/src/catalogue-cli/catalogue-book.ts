import { toLanguage } from '@book-store/contract/language';
import { decodeMoney } from '@book-store/contract/money';
import { CreateBookBody } from '@book-store/contract/schemas/books';
import { AUTHOR_MAX } from '@book-store/contract/text-limits';
import { toStored } from '../features/book-editing/to-stored.ts';
import { idOfKey } from '../shared/id-of-key.ts';
import type { CsvRow } from '../shared/read-csv.ts';
import { repairIsbn } from './damaged-isbn.ts';
import { describeBook } from './describe-book.ts';
import { offerOf } from './offer-of.ts';
import { splitTitle } from './split-title.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The creation dates of a catalogue's books are spread over this time; the best-known books are the newest. */
const SPREAD_MS = 2 * 365 * DAY_MS;

/** Thrown for a catalogue that cannot be loaded, with a message for the user. */
export class BadCatalogue extends Error {
  override name = 'BadCatalogue';
}

type Context = { rank: number; count: number; category: string; now: Date };

/** Returns the book of a catalogue's row as it is stored. Throws `BadCatalogue` with the line. */
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
    isbn: repairIsbn(cells.isbn ?? '', cells.isbn13 ?? ''),
  });
  if (!key) throw new BadCatalogue(`Line ${line}: book_id is empty.`);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadCatalogue(`Line ${line}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  return {
    ...toStored(decodeMoney(parsed.data)).book,
    _id: idOfKey(`catalogue:${key}`),
    createdAt: new Date(now.getTime() - (rank / count) * SPREAD_MS),
  };
}

/** Years before the common era belong to a work, not to a book that one can buy. */
function yearOf(text: string): number | undefined {
  const year = Number(text);
  return text !== '' && Number.isInteger(year) && year > 0 ? year : undefined;
}

/** Returns an author line without repetitions, and without the last names if it is too long. */
function shortened(line: string): string {
  const names = [...new Set(line.split(/\s*,\s*/).filter(Boolean))];
  while (names.join(', ').length > AUTHOR_MAX && names.length > 1) names.pop();
  return names.join(', ').slice(0, AUTHOR_MAX);
}
