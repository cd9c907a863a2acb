import { toMoneyText } from '@book-store/contract/money';
import { separators, shopTime } from '@book-store/contract/place';
import type { Language } from '@book-store/contract/storefront';

/** Undefined and an empty text make an empty cell. */
export type CsvValue = string | number | boolean | Date | CsvAmount | CsvWord | undefined;

/** What the shop itself says in a file, in the language of its owner. */
export type CsvWord = Readonly<Record<Language, string>>;

/** In minor units. */
type CsvAmount = { minor: number };

export const csvAmount = (minor: number): CsvAmount => ({ minor });

/** A code of the API, which German files have as a word. */
export const csvWord = <Code extends string>(
  code: Code,
  german: Readonly<Record<Code, string>>,
): CsvWord => ({ en: code, de: german[code] });

export const csvYesNo = (flag: boolean | undefined): CsvWord =>
  flag ? { en: 'yes', de: 'ja' } : { en: 'no', de: 'nein' };

export type CsvColumn<Row> = { name: CsvWord; value: (row: Row) => CsvValue };

/** Without it, spreadsheets read the file in the computer's legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows are sent in chunks of this length: one packet per row would be slow. */
const PART_LENGTH = 16_384;

/**
 * Writes a CSV file (RFC 4180, UTF-8) in chunks, so that it can be sent while rows are read. Times
 * are in the shop's time zone. Numbers use its locale's decimal sign; where that is a comma, cells
 * are separated by semicolons, as spreadsheets there expect. To prevent formula injection, a text
 * that begins like a formula gets an apostrophe, which `read-csv.ts` removes.
 */
export async function* toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  language: Language,
): AsyncGenerator<string> {
  const form = formOf(separators().decimal, language);
  let part =
    BYTE_ORDER_MARK +
    toLine(
      columns.map(({ name }) => name),
      form,
    );
  for await (const row of rows) {
    part += toLine(
      columns.map(({ value }) => value(row)),
      form,
    );
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part) yield part;
}

type Form = { separator: string; decimal: string; language: Language };
const formOf = (decimal: string, language: Language): Form => ({
  language,
  ...(decimal === ',' ? { separator: ';', decimal } : { separator: ',', decimal: '.' }),
});

const toLine = (values: CsvValue[], form: Form) =>
  `${values.map((value) => toCell(value, form)).join(form.separator)}\r\n`;

function toCell(value: CsvValue, { decimal, language }: Form): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'object' && 'minor' in value) {
    return toMoneyText(value.minor).replace('.', decimal);
  }
  const text =
    value instanceof Date
      ? shopTime(value)
      : toSafeCell(typeof value === 'object' ? value[language] : value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The beginning of a formula in spreadsheets, also after our own apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes an apostrophe to a text that a spreadsheet would read as a formula. `toPlainCell` reverses it exactly. */
export const toSafeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `toSafeCell` added. */
export const toPlainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
