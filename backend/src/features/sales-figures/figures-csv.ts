import { categoryName } from '@book-store/contract/category-name';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/figures';
import { formatDollars } from '@book-store/contract/money';
import type { Figures } from '@book-store/contract/schemas/figures';
import { toCsv } from '../../shared/write-csv.ts';
import { type NameBooks, type Range, readBest, readDays } from './read-figures.ts';

type Names = {
  nameBooks: NameBooks;
  /** Returns how the owner calls the genres, by category. */
  nameGenres: () => Promise<ReadonlyMap<string, string>>;
};

/** Returns one part of the figures as a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(
  part: FiguresPart,
  { range, today }: { range: Range; today: string },
  { nameBooks, nameGenres }: Names,
): Promise<AsyncGenerator<string>> {
  const best = (kind: 'books' | 'authors') =>
    readBest({ range, today, limit: FIGURES_CSV_TOP, kinds: [kind] }, nameBooks);
  if (part === 'days') return toCsv(DAYS, (await readDays(range)).days);
  if (part === 'genres') {
    const [{ genres }, names] = await Promise.all([readDays(range), nameGenres()]);
    const nameOf = ({ category }: Genre) => names.get(category) ?? categoryName(category);
    return toCsv([{ name: 'Genre', value: nameOf }, ...SOLD], genres);
  }
  if (part === 'books') return toCsv(BOOKS, (await best('books')).books);
  return toCsv(AUTHORS, (await best('authors')).authors);
}

type Sold = { copies: number; sales: number };
type Day = Figures['days'][number];
type Genre = Figures['genres'][number];

const SOLD = [
  { name: 'Copies', value: ({ copies }: Sold) => copies },
  { name: 'Sales (USD)', value: ({ sales }: Sold) => formatDollars(sales) },
];
const DAYS = [
  { name: 'Day (UTC)', value: ({ day }: Day) => day },
  { name: 'Orders', value: ({ orders }: Day) => orders },
  { name: 'Revenue (USD)', value: ({ revenue }: Day) => formatDollars(revenue) },
  {
    name: 'Cash to collect (USD)',
    value: ({ cashToCollect }: Day) => formatDollars(cashToCollect),
  },
  { name: 'Cash collected (USD)', value: ({ cashCollected }: Day) => formatDollars(cashCollected) },
  { name: 'Delivered', value: ({ delivered }: Day) => delivered },
  { name: 'Refused', value: ({ refused }: Day) => refused },
  { name: 'Refused rate (%)', value: ({ refusedRate }: Day) => refusedRate ?? '' },
];
const BOOKS = [
  { name: 'Title', value: ({ title }: Figures['books'][number]) => title },
  { name: 'Author', value: ({ author }: Figures['books'][number]) => author },
  ...SOLD,
  { name: '_id', value: ({ bookId }: Figures['books'][number]) => bookId },
];
const AUTHORS = [
  { name: 'Author', value: ({ author }: Figures['authors'][number]) => author },
  ...SOLD,
];
