/** The value of a cell; undefined and an empty text are an empty cell. */
export type CsvValue = string | number | boolean | Date | undefined;

/** A column: its name in the first line, and its value for a row. */
export type CsvColumn<Row> = { name: string; value: (row: Row) => CsvValue };

/** Without it, spreadsheets read a file in the computer's own, older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Rows are written together until they are this long: one packet for each would be slow. */
const PART_LENGTH = 16_384;

/**
 * Writes a CSV file (RFC 4180, UTF-8) in parts, so that it can be sent while the rows are read. Safe in
 * a spreadsheet: a text that begins like a formula gets an apostrophe, which `read-csv.ts` removes.
 */
export async function* toCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<string> {
  let part = BYTE_ORDER_MARK + toLine(columns.map(({ name }) => name));
  for await (const row of rows) {
    part += toLine(columns.map(({ value }) => value(row)));
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part) yield part;
}

const toLine = (values: CsvValue[]) => `${values.map(toCell).join(',')}\r\n`;

function toCell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : toSafeCell(value);
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
