import { categoryName } from '@book-store/contract/categories';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/figures';
import { toMoneyText } from '@book-store/contract/money';
import type { Figures } from '@book-store/contract/schemas/figures';
import { toCsv } from '../../shared/write-csv.ts';
import { nameAllGenres } from '../catalogue/find-genres.ts';
import { type Range, readBest, readDays } from './read-figures.ts';

/** Returns one part of the figures as a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(part: FiguresPart, range: Range): Promise<AsyncGenerator<string>> {
  if (part === 'days') return toCsv(DAYS, (await readDays(range)).days);
  if (part === 'genres') {
    const [{ genres }, named] = await Promise.all([readDays(range), nameAllGenres()]);
    const nameOf = ({ category }: Genre) => named.get(category) ?? categoryName(category);
    return toCsv([{ name: 'Genre', value: nameOf }, ...SOLD], genres);
  }
  const { books, authors } = await readBest(range, FIGURES_CSV_TOP);
  return part === 'books' ? toCsv(BOOKS, books) : toCsv(AUTHORS, authors);
}

type Sold = { copies: number; sales: number };
type Day = Figures['days'][number];
type Genre = Figures['genres'][number];

const SOLD = [
  { name: 'Copies', value: ({ copies }: Sold) => copies },
  { name: 'Sales (USD)', value: ({ sales }: Sold) => toMoneyText(sales) },
];
const DAYS = [
  { name: 'Day (UTC)', value: ({ day }: Day) => day },
  { name: 'Orders', value: ({ orders }: Day) => orders },
  { name: 'Revenue (USD)', value: ({ revenue }: Day) => toMoneyText(revenue) },
  {
    name: 'Cash to collect (USD)',
    value: ({ cashToCollect }: Day) => toMoneyText(cashToCollect),
  },
  { name: 'Cash collected (USD)', value: ({ cashCollected }: Day) => toMoneyText(cashCollected) },
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
