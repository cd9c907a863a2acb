import { toMoneyText } from '@book-store/contract/money';
import { separators, shopTime } from '@book-store/contract/place';

/** The value of a cell; undefined and an empty text are an empty cell. */
export type CsvValue = string | number | boolean | Date | CsvAmount | undefined;

/** An amount in minor units. */
type CsvAmount = { minor: number };

/** Returns an amount as the value of a cell. */
export const csvAmount = (minor: number): CsvAmount => ({ minor });

/** A column: its name in the first line, and its value for a row. */
export type CsvColumn<Row> = { name: string; value: (row: Row) => CsvValue };

/** Without it, spreadsheets read a file in the computer's own, older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows are written together until they are this long: one packet for each would be slow. */
const PART_LENGTH = 16_384;

/**
 * Writes a CSV file (RFC 4180, UTF-8) in parts, so that it can be sent while the rows are read. Times are those of the
 * shop's time zone. Numbers have the decimal sign of its locale; where that is a comma, semicolons separate the cells,
 * as spreadsheets expect it there. Safe in a spreadsheet: a text that begins like a formula gets an apostrophe, which
 * `read-csv.ts` removes.
 */
export async function* toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  const form = formOf(separators().decimal);
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

/** What separates cells, and what decimals. */
type Form = { separator: string; decimal: string };
const formOf = (decimal: string): Form =>
  decimal === ',' ? { separator: ';', decimal } : { separator: ',', decimal: '.' };

const toLine = (values: CsvValue[], form: Form) =>
  `${values.map((value) => toCell(value, form)).join(form.separator)}\r\n`;

function toCell(value: CsvValue, { decimal }: Form): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (typeof value === 'object' && 'minor' in value) {
    return toMoneyText(value.minor).replace('.', decimal);
  }
  const text = value instanceof Date ? shopTime(value) : toSafeCell(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a spreadsheet reads as the beginning of a formula, also after apostrophes of our own. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Returns a text that no spreadsheet reads as a formula: with an apostrophe before it if need be.
 * `toPlainCell` gives exactly the same text back.
 */
export const toSafeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the apostrophe of `toSafeCell`. */
export const toPlainCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
