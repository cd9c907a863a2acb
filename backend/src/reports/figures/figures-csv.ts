import { categoryName } from '@book-store/contract/catalogue/genres/categories';
import { shopPlace } from '@book-store/contract/place';
import { FIGURES_CSV_TOP, type FiguresPart } from '@book-store/contract/reports/figures/figures';
import type { Figures } from '@book-store/contract/reports/figures/figures.schemas';
import { GERMAN_METHODS } from '@book-store/contract/settings/payment/german-methods';
import {
  DEFAULT_TAX_BASIS,
  TAX_UNITS,
  type TaxBasis,
  type TaxSum,
} from '@book-store/contract/settings/tax/tax';
import type { Language } from '@book-store/contract/storefront';
import { nameAllGenres } from '../../catalogue/genres/find-genres.ts';
import { MOVES, paperWord } from '../../orders/papers/csv-german.ts';
import {
  listMoneyRows,
  listPaperRows,
  type MoneyRow,
  type PaperRow,
} from '../../orders/papers/journals.ts';
import { type MonthlyTax, sumTaxes } from '../../orders/papers/sum-taxes.ts';
import {
  type CsvColumn,
  type CsvWord,
  csvAmount,
  csvWord,
  toCsv,
} from '../../platform/csv/write-csv.ts';
import { type Range, readBest, readDays } from './read-figures.ts';

/** Yields a CSV file in parts; of books and authors the first 1,000. */
export async function figuresCsv(
  part: FiguresPart,
  range: Range,
  { basis = DEFAULT_TAX_BASIS, language }: { basis?: TaxBasis | undefined; language: Language },
): Promise<AsyncGenerator<string>> {
  if (part === 'days') return toCsv(days(), (await readDays(range)).days, language);
  if (part === 'genres') {
    const [{ genres }, named] = await Promise.all([readDays(range), nameAllGenres()]);
    const nameOf = ({ category }: Genre) => named.get(category) ?? categoryName(category);
    return toCsv(
      [{ name: { en: 'Genre', de: 'Genre' }, value: nameOf }, ...sold()],
      genres,
      language,
    );
  }
  if (part === 'taxes') {
    return toCsv(taxes(), await sumTaxes(range, basis), language);
  }
  if (part === 'papers') return toCsv(papers(), await listPaperRows(range), language);
  if (part === 'payments') return toCsv(payments(), await listMoneyRows(range), language);
  const { books, authors } = await readBest(range, FIGURES_CSV_TOP);
  return part === 'books'
    ? toCsv(soldBooks(), books, language)
    : toCsv(soldAuthors(), authors, language);
}

const NO_TAX: CsvWord = { en: 'none', de: 'keine' };
const NO_SALE: CsvWord = { en: 'no sale', de: 'kein Umsatz' };

type Sold = { copies: number; sales: number };
type Day = Figures['days'][number];
type Genre = Figures['genres'][number];

const inCurrency = (en: string, de: string): CsvWord => {
  const { currency } = shopPlace();
  return { en: `${en} (${currency})`, de: `${de} (${currency})` };
};

const sold = () => [
  { name: { en: 'Copies', de: 'Exemplare' }, value: ({ copies }: Sold) => copies },
  { name: inCurrency('Sales', 'Umsatz'), value: ({ sales }: Sold) => csvAmount(sales) },
];
const days = () => [
  { name: { en: 'Day', de: 'Tag' }, value: ({ day }: Day) => day },
  { name: { en: 'Orders', de: 'Bestellungen' }, value: ({ orders }: Day) => orders },
  { name: inCurrency('Revenue', 'Umsatz'), value: ({ revenue }: Day) => csvAmount(revenue) },
  {
    name: inCurrency('Cash to collect', 'Noch zu kassieren'),
    value: ({ cashToCollect }: Day) => csvAmount(cashToCollect),
  },
  {
    name: inCurrency('Cash collected', 'Bar kassiert'),
    value: ({ cashCollected }: Day) => csvAmount(cashCollected),
  },
  { name: { en: 'Delivered', de: 'Zugestellt' }, value: ({ delivered }: Day) => delivered },
  { name: { en: 'Refused', de: 'Verweigert' }, value: ({ refused }: Day) => refused },
  {
    name: { en: 'Refused rate (%)', de: 'Anteil verweigert (%)' },
    value: ({ refusedRate }: Day) => refusedRate ?? '',
  },
];
const taxes = (): CsvColumn<MonthlyTax>[] => [
  { name: { en: 'Month', de: 'Monat' }, value: ({ month }) => month },
  ...sums(),
  { name: { en: 'Orders', de: 'Bestellungen' }, value: ({ orders }) => orders },
];
/** What a row comes to in one country at one rate. */
const sums = () => [
  {
    name: { en: 'Country', de: 'Land' },
    value: ({ country }: { country?: string | undefined }) => country,
  },
  { name: { en: 'Tax rate (%)', de: 'Steuersatz (%)' }, value: rateOf },
  { name: inCurrency('Net', 'Netto'), value: ({ net }: TaxSum) => csvAmount(net) },
  { name: inCurrency('Tax', 'Steuer'), value: ({ tax }: TaxSum) => csvAmount(tax) },
  { name: inCurrency('Gross', 'Brutto'), value: ({ gross }: TaxSum) => csvAmount(gross) },
];
const rateOf = ({ rate, isSale = true }: { rate?: number | undefined; isSale?: boolean }) =>
  rate === undefined ? (isSale ? NO_TAX : NO_SALE) : rate / TAX_UNITS;
const papers = (): CsvColumn<PaperRow>[] => [
  { name: { en: 'Number', de: 'Nummer' }, value: ({ number }) => number },
  { name: { en: 'Day', de: 'Tag' }, value: ({ day }) => day },
  { name: { en: 'Kind', de: 'Art' }, value: ({ kind, whole }) => paperWord(kind, whole) },
  { name: { en: 'Corrects', de: 'Korrigiert' }, value: ({ corrects }) => corrects },
  { name: { en: 'Order', de: 'Bestellung' }, value: ({ orderNumber }) => orderNumber },
  { name: { en: 'Name', de: 'Name' }, value: ({ name }) => name },
  ...sums(),
  { name: inCurrency('Discount', 'Rabatt'), value: ({ discount }) => csvAmount(discount) },
];
const payments = (): CsvColumn<MoneyRow>[] => [
  { name: { en: 'Day', de: 'Tag' }, value: ({ day }) => day },
  { name: { en: 'Order', de: 'Bestellung' }, value: ({ number }) => number },
  { name: { en: 'Invoice', de: 'Rechnung' }, value: ({ invoice }) => invoice },
  {
    name: { en: 'Way', de: 'Zahlungsart' },
    value: ({ method }) => csvWord(method, GERMAN_METHODS),
  },
  { name: { en: 'Kind', de: 'Art' }, value: ({ kind }) => csvWord(kind, MOVES) },
  ...sums(),
];
const soldBooks = () => [
  { name: { en: 'Title', de: 'Titel' }, value: ({ title }: Figures['books'][number]) => title },
  {
    name: { en: 'Author', de: 'Autor/in' },
    value: ({ author }: Figures['books'][number]) => author,
  },
  ...sold(),
  { name: { en: '_id', de: '_id' }, value: ({ bookId }: Figures['books'][number]) => bookId },
];
const soldAuthors = () => [
  {
    name: { en: 'Author', de: 'Autor/in' },
    value: ({ author }: Figures['authors'][number]) => author,
  },
  ...sold(),
];
