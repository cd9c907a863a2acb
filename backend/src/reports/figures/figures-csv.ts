import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import { shopPlace } from '@book-store/contract/place';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import {
  DEFAULT_TAX_BASIS,
  TAX_UNITS,
  type TaxBasis,
  type TaxSum,
} from '@book-store/contract/settings/tax/tax';
import { nameAllGenres } from '../../catalogue/genres/find-genres.ts';
import {
  listMoneyRows,
  listPaperRows,
  type MoneyRow,
  type PaperRow,
} from '../../orders/papers/journals.ts';
import { type MonthlyTax, sumTaxes } from '../../orders/papers/sum-taxes.ts';
import { type CsvColumn, csvAmount, toCsv } from '../../platform/csv/write-csv.ts';
import { type Range, readBest, readDays } from './read-figures.ts';

/** Yields a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(
  part: FiguresPart,
  range: Range,
  basis: TaxBasis = DEFAULT_TAX_BASIS,
): Promise<AsyncGenerator<string>> {
  if (part === 'days') return toCsv(days(), (await readDays(range)).days);
  if (part === 'genres') {
    const [{ genres }, named] = await Promise.all([readDays(range), nameAllGenres()]);
    const nameOf = ({ category }: Genre) => named.get(category) ?? categoryName(category);
    return toCsv([{ name: 'Genre', value: nameOf }, ...sold()], genres);
  }
  if (part === 'taxes') {
    return toCsv(taxes(), await sumTaxes(range, basis));
  }
  if (part === 'papers') return toCsv(papers(), await listPaperRows(range));
  if (part === 'payments') return toCsv(payments(), await listMoneyRows(range));
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
  { name: 'Day', value: ({ day }: Day) => day },
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
  { name: 'Month', value: ({ month }: MonthlyTax) => month },
  {
    name: 'Tax rate (%)',
    value: ({ rate }: MonthlyTax) => (rate === undefined ? 'none' : rate / TAX_UNITS),
  },
  { name: inCurrency('Net'), value: ({ net }: MonthlyTax) => csvAmount(net) },
  { name: inCurrency('Tax'), value: ({ tax }: MonthlyTax) => csvAmount(tax) },
  { name: inCurrency('Gross'), value: ({ gross }: MonthlyTax) => csvAmount(gross) },
  { name: 'Orders', value: ({ orders }: MonthlyTax) => orders },
];
/** What a row of a journal comes to at one rate. */
const sums = () => [
  { name: 'Country', value: ({ country }: { country?: string | undefined }) => country },
  { name: 'Tax rate (%)', value: rateOf },
  { name: inCurrency('Net'), value: ({ net }: TaxSum) => csvAmount(net) },
  { name: inCurrency('Tax'), value: ({ tax }: TaxSum) => csvAmount(tax) },
  { name: inCurrency('Gross'), value: ({ gross }: TaxSum) => csvAmount(gross) },
];
const rateOf = ({ rate, isSale = true }: { rate?: number | undefined; isSale?: boolean }) =>
  rate === undefined ? (isSale ? 'none' : 'no sale') : rate / TAX_UNITS;
const papers = (): CsvColumn<PaperRow>[] => [
  { name: 'Number', value: ({ number }) => number },
  { name: 'Day', value: ({ day }) => day },
  { name: 'Kind', value: ({ kind }) => kind },
  { name: 'Corrects', value: ({ corrects }) => corrects },
  { name: 'Order', value: ({ orderNumber }) => orderNumber },
  { name: 'Name', value: ({ name }) => name },
  ...sums(),
  { name: inCurrency('Discount'), value: ({ discount }) => csvAmount(discount) },
];
const payments = (): CsvColumn<MoneyRow>[] => [
  { name: 'Day', value: ({ day }) => day },
  { name: 'Order', value: ({ number }) => number },
  { name: 'Invoice', value: ({ invoice }) => invoice },
  { name: 'Way', value: ({ method }) => method },
  { name: 'Kind', value: ({ kind }) => kind },
  ...sums(),
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
