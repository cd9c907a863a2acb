import { categoryName } from '@book-store/contract/categories';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/figures';
import { shopPlace } from '@book-store/contract/place';
import type { Figures } from '@book-store/contract/schemas/figures';
import { TAX_UNITS } from '@book-store/contract/tax';
import { addDays } from '../../shared/utc-day.ts';
import { csvAmount, toCsv } from '../../shared/write-csv.ts';
import { nameAllGenres } from '../catalogue/find-genres.ts';
import { type MonthlyTax, sumTaxes } from '../orders/sum-taxes.ts';
import { type Range, readBest, readDays } from './read-figures.ts';

/** Returns one part of the figures as a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(part: FiguresPart, range: Range): Promise<AsyncGenerator<string>> {
  if (part === 'days') return toCsv(days(), (await readDays(range)).days);
  if (part === 'genres') {
    const [{ genres }, named] = await Promise.all([readDays(range), nameAllGenres()]);
    const nameOf = ({ category }: Genre) => named.get(category) ?? categoryName(category);
    return toCsv([{ name: 'Genre', value: nameOf }, ...sold()], genres);
  }
  if (part === 'taxes') {
    return toCsv(taxes(), await sumTaxes(new Date(range.from), new Date(addDays(range.to, 1))));
  }
  const { books, authors } = await readBest(range, FIGURES_CSV_TOP);
  return part === 'books' ? toCsv(soldBooks(), books) : toCsv(soldAuthors(), authors);
}

type Sold = { copies: number; sales: number };
type Day = Figures['days'][number];
type Genre = Figures['genres'][number];

const inCurrency = (what: string) => `${what} (${shopPlace().currency})`;

const sold = () => [
  { name: 'Copies', value: ({ copies }: Sold) => copies },
  { name: inCurrency('Sales'), value: ({ sales }: Sold) => csvAmount(sales) },
];
const days = () => [
  { name: 'Day (UTC)', value: ({ day }: Day) => day },
  { name: 'Orders', value: ({ orders }: Day) => orders },
  { name: inCurrency('Revenue'), value: ({ revenue }: Day) => csvAmount(revenue) },
  {
    name: inCurrency('Cash to collect'),
    value: ({ cashToCollect }: Day) => csvAmount(cashToCollect),
  },
  {
    name: inCurrency('Cash collected'),
    value: ({ cashCollected }: Day) => csvAmount(cashCollected),
  },
  { name: 'Delivered', value: ({ delivered }: Day) => delivered },
  { name: 'Refused', value: ({ refused }: Day) => refused },
  { name: 'Refused rate (%)', value: ({ refusedRate }: Day) => refusedRate ?? '' },
];
const taxes = () => [
  { name: 'Month (UTC)', value: ({ month }: MonthlyTax) => month },
  {
    name: 'Tax rate (%)',
    value: ({ rate }: MonthlyTax) => (rate === undefined ? 'none' : rate / TAX_UNITS),
  },
  { name: inCurrency('Net'), value: ({ net }: MonthlyTax) => csvAmount(net) },
  { name: inCurrency('Tax'), value: ({ tax }: MonthlyTax) => csvAmount(tax) },
  { name: inCurrency('Gross'), value: ({ gross }: MonthlyTax) => csvAmount(gross) },
  { name: 'Orders', value: ({ orders }: MonthlyTax) => orders },
];
const soldBooks = () => [
  { name: 'Title', value: ({ title }: Figures['books'][number]) => title },
  { name: 'Author', value: ({ author }: Figures['books'][number]) => author },
  ...sold(),
  { name: '_id', value: ({ bookId }: Figures['books'][number]) => bookId },
];
const soldAuthors = () => [
  { name: 'Author', value: ({ author }: Figures['authors'][number]) => author },
  ...sold(),
];
