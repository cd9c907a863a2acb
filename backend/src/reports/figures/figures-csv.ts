import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import { shopPlace } from '@book-store/contract/place';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { percentText, TAX_UNITS } from '@book-store/contract/settings/tax/tax';
import { nameAllGenres } from '../../catalogue/genres/find-genres.ts';
import { listMoneyMoves, type OrderMove } from '../../orders/papers/money-moves.ts';
import { type MonthlyTax, sumTaxes } from '../../orders/papers/sum-taxes.ts';
import { csvAmount, toCsv } from '../../platform/csv/write-csv.ts';
import { type Range, readBest, readDays } from './read-figures.ts';

/** Yields a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(part: FiguresPart, range: Range): Promise<AsyncGenerator<string>> {
  if (part === 'days') return toCsv(days(), (await readDays(range)).days);
  if (part === 'genres') {
    const [{ genres }, named] = await Promise.all([readDays(range), nameAllGenres()]);
    const nameOf = ({ category }: Genre) => named.get(category) ?? categoryName(category);
    return toCsv([{ name: 'Genre', value: nameOf }, ...sold()], genres);
  }
  if (part === 'taxes') {
    return toCsv(taxes(), await sumTaxes(range));
  }
  if (part === 'payments') {
    const moves = await listMoneyMoves(range.from, range.to);
    return toCsv(moneyMoves(moves), moves);
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
/** A row for each movement of money, with the parts taxed at each rate. */
const moneyMoves = (moves: readonly OrderMove[]) => {
  const rates = new Set(moves.flatMap(({ taxes }) => taxes.map(({ rate }) => rate)));
  const inOrder = [...rates].sort((one = Infinity, other = Infinity) => one - other);
  return [
    { name: 'Day', value: ({ day }: OrderMove) => day },
    { name: 'Order', value: ({ number }: OrderMove) => number },
    { name: 'Invoice', value: ({ invoice }: OrderMove) => invoice },
    { name: 'Way', value: ({ method }: OrderMove) => method },
    { name: 'Kind', value: ({ kind }: OrderMove) => kind },
    { name: inCurrency('Amount'), value: ({ amount }: OrderMove) => csvAmount(amount) },
    ...inOrder.map((rate) => ({
      name: inCurrency(rate === undefined ? 'Of it untaxed' : `Of it at ${percentText(rate)}`),
      value: ({ taxes }: OrderMove) => {
        const part = taxes.find((one) => one.rate === rate);
        return part && csvAmount(part.gross);
      },
    })),
  ];
};
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
